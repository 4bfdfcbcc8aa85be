// SPDX-License-Identifier: BSL-1.0
// How many columns of a terminal text takes, by two properties of the Unicode Character Database, which are tables made
// by the compiler.
#ifndef DISPLAY_WIDTH_HPP
#define DISPLAY_WIDTH_HPP

#include "east_asian_width.hpp"
#include "general_category.hpp"

#include <cstddef>

#include <u8lit.hpp>

// Marks, format and control characters take none, nor do the vowels and finals of Hangul that join a syllable.
constexpr std::size_t display_width(u8lit::scalar_value c) {
  using enum unicode::general_category;
  using enum unicode::east_asian_width;
  const auto category = unicode::general_category_of[c];
  if (category == Mn || category == Me || category == Cf || category == Cc) return c == U'\u00AD' ? 1 : 0;
  if (c >= U'\u1160' && c <= U'\u11FF') return 0;
  const auto width = unicode::east_asian_width_of[c];
  return width == wide || width == fullwidth ? 2 : 1;
}

constexpr std::size_t display_width(u8lit::text_view<char> text) {
  std::size_t width = 0;
  for (u8lit::scalar_value c : text.scalars()) width += display_width(c);
  return width;
}

#endif
