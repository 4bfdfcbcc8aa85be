// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/real_number.hpp>

#include <bit>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

constexpr auto read(std::string_view text) {
  return read_real_number<double>(text_view<char>::unchecked(text.data(), text.size()));
}
constexpr bool reads(std::string_view text, std::uint64_t bits) {
  return read(text).what == real_fault::none && std::bit_cast<std::uint64_t>(read(text).value) == bits;
}
constexpr bool reads_float(std::string_view text, std::uint32_t bits) {
  const auto result = read_real_number<float>(text_view<char>::unchecked(text.data(), text.size()));
  return result.what == real_fault::none && std::bit_cast<std::uint32_t>(result.value) == bits;
}

// What is a number. Oracle for their values: tests/oracle/data_files.cpp.
static_assert(reads("0", 0) && reads("-0.0e9", 0x8000'0000'0000'0000) && reads("1", 0x3FF0'0000'0000'0000) &&
              reads("+1.", 0x3FF0'0000'0000'0000) && reads(".5", 0x3FE0'0000'0000'0000) &&
              reads("-25E-1", 0xC004'0000'0000'0000) && reads("1e+2", 0x4059'0000'0000'0000) &&
              reads("0.1", 0x3FB9'9999'9999'999A));
constexpr bool is_no_number(std::string_view text) { return read(text).what == real_fault::no_number; }
static_assert(is_no_number("") && is_no_number("-") && is_no_number(".") && is_no_number("e1") && is_no_number("1e") &&
              is_no_number("1e-") && is_no_number("1.2.3") && is_no_number("0x1") && is_no_number("inf") &&
              is_no_number("nan") && is_no_number("1 ") && is_no_number(" 1") && is_no_number("1,5") &&
              is_no_number("--1") && is_no_number("1f") && is_no_number("1e1.5"));

// Halves between two numbers go to the even one; what is more, if only in the last digit, to the larger one.
static_assert(reads("9007199254740993", 0x4340'0000'0000'0000) && reads("9007199254740995", 0x4340'0000'0000'0002) &&
              reads("9007199254740993.00000000000000000000000000000000000000000000000001", 0x4340'0000'0000'0001) &&
              reads_float("16777217", 0x4B80'0000) && reads_float("16777217.0000001", 0x4B80'0001));
// The largest and the smallest numbers, and those that are half as far beyond them.
static_assert(reads("1.7976931348623157e308", 0x7FEF'FFFF'FFFF'FFFF) &&
              reads("1.7976931348623158e308", 0x7FEF'FFFF'FFFF'FFFF) &&
              read("1.7976931348623159e308").what == real_fault::out_of_range &&
              read("1e310").what == real_fault::out_of_range &&
              read("-1e999999999999999999999").what == real_fault::out_of_range);
static_assert(reads("2.2250738585072014e-308", 0x0010'0000'0000'0000) && reads("5e-324", 1) &&
              reads("2.2250738585072011e-308", 0x000F'FFFF'FFFF'FFFF) && reads("2.4703282292062328e-324", 1) &&
              reads("2.4703282292062327e-324", 0) && reads("-1e-400", 0x8000'0000'0000'0000) &&
              reads("0e999999999999999999999", 0));
static_assert(reads_float("3.4028235677973365e38", 0x7F7F'FFFF) && reads_float("1e-45", 1) &&
              reads_float("7.006492321624085e-46", 0) && reads_float("1e-60", 0));

// More digits than are read, and numbers with hundreds of digits, against strtod.
bool reads_as_strtod(const std::string& text) {
  const auto bits = std::bit_cast<std::uint64_t>(std::strtod(text.c_str(), nullptr));
  return bits == binary_format<double>::infinity ? read(text).what == real_fault::out_of_range : reads(text, bits);
}
bool reads_long_numbers() {
  const std::string zeros(2000, '0');
  for (const char* digits : {"1", "9007199254740993", "22250738585072011", "24703282292062327208051", "4"}) {
    for (const char* more : {"", "1", "00", "5"}) {
      for (const char* exponent : {"e-2000", "e-2300", "e-2324", "e-2341", "e-1700"}) {
        if (!reads_as_strtod(digits + zeros + more + exponent)) return false;
      }
      if (!reads_as_strtod("0." + zeros + digits + zeros + more + "e2000")) return false;
      if (!reads_as_strtod(zeros + digits + "." + zeros + more)) return false;
    }
  }
  return true;
}

int main() { return at_run_time(reads_long_numbers); }
