// SPDX-License-Identifier: BSL-1.0
// Writes a program, in C as well as in C++, that compares string literals with what was escaped to make them: a sample
// of the scalar values, each followed by a character that could become part of its escape or of a trigraph.
// c_literals.py runs it.
#include <u8lit/operation/escape_c.hpp>

#include <cstdio>
#include <initializer_list>
#include <string>
#include <vector>

#include "../support/laws.hpp"

namespace {

using namespace u8lit;
using namespace u8lit::detail;

constexpr size_t values_of_a_literal = 40;
size_t checks = 0;

template <class Unit>
void write_check(const char* prefix, const char* type, const std::vector<char32_t>& values, beyond_ascii beyond) {
  std::basic_string<Unit> text;
  for (const char32_t value : values) {
    Unit units[4]{};
    text.append(units, encode_to(units, scalar_value::unchecked(value)));
  }
  std::string escaped(12 * text.size(), '\0');
  const transcoded written = escape_c(text, escaped, beyond);
  std::printf("  {\n    static const %s expected[] = {", type);
  for (const Unit unit : text) std::printf("0x%lX, ", static_cast<unsigned long>(to_unsigned(unit)));
  const int size = static_cast<int>(written ? written.written : 0);
  std::printf("0};\n    if (differ(%s\"%.*s\", sizeof(%s\"%.*s\"), expected, sizeof expected)) return %zu;\n  }\n",
              prefix, size,
              escaped.data(), prefix, size, escaped.data(), ++checks % 200 + 1);
}

template <class Unit>
void write_checks(const char* prefix, const char* type) {
  constexpr const char32_t* followers = U"0A?=7f/?'(g";
  size_t next = 0;
  for (const beyond_ascii beyond : {beyond_ascii{false}, beyond_ascii{true}}) {
    std::vector<char32_t> values;
    const auto add = [&](char32_t value) {
      if (!is_scalar_value(value)) return;
      values.push_back(value);
      values.push_back(followers[next++ % 11]);
      if (values.size() < 2 * values_of_a_literal) return;
      write_check<Unit>(prefix, type, values, beyond);
      values.clear();
    };
    for (char32_t value = 0; value < 0x800; ++value) add(value);
    for (const char32_t trigraph : std::u32string{U"\?\?=\?\?/\?\?'\?\?(\?\?)\?\?!\?\?<\?\?>\?\?-\?\?\?="})
      values.push_back(trigraph);
    for (char32_t high = 0x800; high <= 0x10'0000; high <<= 1) {
      for (char32_t low = high; low; low >>= 1) {
        add((high | low) - 1);
        add(high | low);
      }
    }
    for (const char32_t edge : {0xD7FFu, 0xE000u, 0xFFFEu, 0xFFFFu, 0x10FFFFu}) values.push_back(edge);
    write_check<Unit>(prefix, type, values, beyond);
  }
}

}  // namespace

int main() {
  std::printf("#include <stddef.h>\n#include <string.h>\n"
              "static int differ(const void* left, size_t left_size, const void* right, size_t right_size) {\n"
              "  return left_size != right_size || memcmp(left, right, left_size) != 0;\n}\n"
              "int main(void) {\n");
  write_checks<char>("", "unsigned char");
  write_checks<wchar_t>("L", "wchar_t");
  std::printf("#if defined __cplusplus || __STDC_VERSION__ >= 201112L\n");
  write_checks<char>("u8", "unsigned char");
  write_checks<char16_t>("u", "unsigned short");
  write_checks<char32_t>("U", "unsigned");
  std::printf("#endif\n  return 0;\n}\n");
  return checks < 500;
}
