// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TRANSCODE_HPP
#define U8LIT_TRANSCODE_HPP

// <u8lit/transcode.hpp>: conversion between UTF-8, UTF-16, UTF-32 and ISO 8859-1; lengths.
//
//   transcode           converts to a buffer and stops at the first fault; returns a transcoded
//   replace_ill_formed  the same with U+FFFD for each maximal subpart that is ill-formed
//   to_utf8             converts text; also to_utf16, to_utf32 and to_wide
//   to_latin1           to ISO 8859-1; from_latin1 is the reverse
//   utf8_length         the size of text in UTF-8; also utf16_length and utf32_length
//   on_fault            whether a conversion stops at a fault or replaces it
//   "..."_lossy         a text_constant of a literal with its faults replaced

// IWYU pragma: begin_exports
#include <u8lit/transcoding/latin1.hpp>
#include <u8lit/transcoding/length.hpp>
#include <u8lit/transcoding/replace.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/transcoding/transcoding.hpp>
// IWYU pragma: end_exports

#endif
