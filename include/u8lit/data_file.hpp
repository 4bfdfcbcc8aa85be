// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_DATA_FILE_HPP
#define U8LIT_DATA_FILE_HPP

// <u8lit/data_file.hpp>: rows of tables from files that are read when compiling.
//
//   data_file::csv         rows from comma-separated values; data_file::tsv from tab-separated values
//   data_file::json        rows from JSON
//   data_file::lines       rows from lines, for sets
//   data_file::properties  rows from Java's properties
//   data_file::ini         rows from INI files
//   data_file::names_of    how files name enumerators

// IWYU pragma: begin_exports
#include <u8lit/data_file/delimited_file.hpp>
#include <u8lit/data_file/ini_file.hpp>
#include <u8lit/data_file/json_file.hpp>
#include <u8lit/data_file/lines_file.hpp>
#include <u8lit/data_file/properties_file.hpp>
// IWYU pragma: end_exports

#endif
