// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATIONS_HPP
#define U8LIT_OPERATIONS_HPP

// Concat, find, split, trim, sort, escape_json, ....

// IWYU pragma: begin_exports
#include <u8lit/operation/ascii_case.hpp>
#include <u8lit/operation/boundary.hpp>
#include <u8lit/operation/compare.hpp>
#include <u8lit/operation/concat.hpp>
#include <u8lit/operation/escape_c.hpp>
#include <u8lit/operation/escape_json.hpp>
#include <u8lit/operation/escaping.hpp>
#include <u8lit/operation/find.hpp>
#include <u8lit/operation/fold.hpp>
#include <u8lit/operation/hex.hpp>
#include <u8lit/operation/identifier_style.hpp>
#include <u8lit/operation/integer.hpp>
#include <u8lit/operation/percent_encoding.hpp>
#include <u8lit/operation/replace_text.hpp>
#include <u8lit/operation/reverse.hpp>
#include <u8lit/operation/scalar_index.hpp>
#include <u8lit/operation/slice.hpp>
#include <u8lit/operation/sort.hpp>
#include <u8lit/operation/split.hpp>
#include <u8lit/operation/text_list.hpp>
#include <u8lit/operation/transform.hpp>
#include <u8lit/operation/trim.hpp>
#include <u8lit/operation/unescaping.hpp>
// IWYU pragma: end_exports

#endif
