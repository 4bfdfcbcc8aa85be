// SPDX-License-Identifier: BSL-1.0
// What the two files of a program share: each is compiled from order.cpp, with headers in another order.
#ifndef ORDER_HPP
#define ORDER_HPP

#include <u8lit/explain.hpp>
#include <u8lit/literals.hpp>
#include <u8lit/owning_text.hpp>
#include <u8lit/text_table.hpp>
#include <u8lit/text.hpp>

using namespace u8lit::literals;

inline constexpr u8lit::text_row<int> colour_rows[] = {{"red", 1}, {"grün", 2}, {"青", 3}};
inline constexpr auto colours = u8lit::make_text_map<colour_rows>;

// Compiled with U8LIT_WARN_SUSPICIOUS, these literals get a warning.
inline u8lit::size_t suspicious_length(u8lit::utf8_view text = "a\uFEFF") { return text.size(); }
inline u8lit::utf8_view suspicious_text() { return "user\u202E nimda"_utf8; }
template <u8lit::fixed_text Name = "\uFFFE">
u8lit::text_constant<Name> suspicious_constant() { return {}; }

struct seen {
  const char* constant = "日本語"_text.data();
  const void* table = &colours;
  u8lit::size_t hash = 0, view_size = sizeof(u8lit::utf8_view), owning_size = sizeof(u8lit::text<char>);
  u8lit::utf8_view suspicious = suspicious_text();
  const char* suspicious_type = "a\uFFFE"_text.data();
  u8lit::size_t suspicious_size = suspicious_length() + suspicious_constant().size();
  unsigned traits = 0;
};

// What both files define, and the program compares.
struct side {
  seen (*look)(u8lit::utf8_view);
  u8lit::verdict (*validated)(const std::string&);
  u8lit::checked_text<char> (*check)(const std::string&);
  u8lit::text<char> (*shout)(const u8lit::text<char>&);
  u8lit::explanation (*words)(const u8lit::verdict&);
  u8lit::size_t (*count)(u8lit::scalar_view<char>);
};
extern const side first, second;

#endif
