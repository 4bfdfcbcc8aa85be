// SPDX-License-Identifier: BSL-1.0
// A schema: the names of fields, as literals, and their types. All else is made of it.
#ifndef U8LIT_EXAMPLES_SCHEMA_HPP
#define U8LIT_EXAMPLES_SCHEMA_HPP

#include <boost/hana/at_key.hpp>
#include <boost/hana/for_each.hpp>
#include <boost/hana/map.hpp>
#include <boost/hana/pair.hpp>

#include <cstddef>
#include <cstdio>
#include <u8lit/operations.hpp>
#include <u8lit/hana.hpp>

namespace schema {
namespace hana = boost::hana;
using namespace u8lit::literals;

inline constexpr auto fields = hana::make_tuple(hana::make_pair("名前"_text, hana::type_c<u8lit::text_view<char>>),
                                                hana::make_pair("größe \"cm\""_text, hana::type_c<int>),
                                                hana::make_pair("🚀"_text, hana::type_c<bool>));

// A struct-like map: `made["名前"_text]` is a text_view.
template <class... Values>
constexpr auto make(Values... values) {
  return hana::unpack(fields, [=](auto... field) {
    return hana::make_map(hana::make_pair(hana::first(field),
                                          typename decltype(+hana::second(field))::type{values})...);
  });
}

inline void write(u8lit::text_view<char> value) {
  std::putchar('"');
  for (std::size_t at = 0; at < value.size();) {
    char escaped[64];
    const auto done = u8lit::escape_json(value.data() + at, value.size() - at, escaped, sizeof escaped);
    std::printf("%.*s", static_cast<int>(done.written), escaped);
    at += done.read;
  }
  std::putchar('"');
}
inline void write(int value) { std::printf("%d", value); }
inline void write(bool value) { std::printf(value ? "true" : "false"); }

// The text before each value is a literal: the compiler has escaped and validated the name.
template <class Record>
void write_json(const Record& record) {
  const char* before = "{";
  hana::for_each(fields, [&](auto field) {
    const auto name = hana::first(field);
    constexpr auto key = u8lit::concat("\""_text, u8lit::escape_json(name, u8lit::beyond_ascii::escaped), "\": "_text);
    std::printf("%s%s", before, key.c_str());
    write(record[name]);
    before = ", ";
  });
  std::printf("}\n");
}
}  // namespace schema
#endif
