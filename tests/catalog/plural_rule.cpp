// SPDX-License-Identifier: BSL-1.0
#include <u8lit/catalog/plural_rule.hpp>

#include <string>
#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit::detail;

constexpr unsigned long long value_of(std::string_view text, unsigned long long n) {
  const plural_rule rule = compile_plural_rule(text.data(), text.size());
  return evaluate_plural_rule(rule.code, rule.size, n).value;
}

// The compiler says what an expression is.
#define IS_AS_IN_C(...)                                                          \
  static_assert([] {                                                             \
    for (unsigned long long n = 0; n < 130; ++n) {                               \
      if (value_of(#__VA_ARGS__, n) != static_cast<unsigned long long>(__VA_ARGS__)) return false; \
    }                                                                            \
    return true;                                                                 \
  }())
IS_AS_IN_C(n != 1);
IS_AS_IN_C(n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20) ? 1 : 2);
IS_AS_IN_C(((n + 3) * 7 - n / 2 % 5 < 90) == !(n > 4));
IS_AS_IN_C(n < 7 ? n < 3 ? n && n - 1 : n : n == 9 || n > 100 ? 70 : n * n);
#undef IS_AS_IN_C

static_assert(value_of("1+2*3-4", 0) == 3 && value_of("(1+2)*3", 0) == 9 && value_of("20-5-3", 0) == 12 &&
              value_of("100/10/2", 0) == 5 && value_of("7%4", 0) == 3 && value_of("17 % 10 / 2", 0) == 3);
static_assert(value_of("!n", 0) == 1 && value_of("!n", 5) == 0 && value_of("!!n", 5) == 1 && value_of("!n+1", 5) == 1 &&
              value_of("!(n==5)", 5) == 0);
static_assert(value_of("n<3", 2) == 1 && value_of("n<=3", 3) == 1 && value_of("n>3", 3) == 0 &&
              value_of("n>=3", 3) == 1 &&
              value_of("n==3", 3) == 1 && value_of("n!=3", 3) == 0);
static_assert(value_of("3>2==1", 0) == 1 && value_of("2==2>1", 0) == 0 && value_of("1<2+3", 0) == 1);
// && and || give 0 or 1; && binds more tightly.
static_assert(value_of("n&&7", 2) == 1 && value_of("n&&7", 0) == 0 && value_of("n||0", 2) == 1 &&
              value_of("0||n", 0) == 0 &&
              value_of("1||0&&0", 0) == 1 && value_of("0&&0||1", 0) == 1 && value_of("n==1&&2==2||0", 1) == 1);
// ?: groups to the right, and its middle is as if in parentheses.
static_assert(value_of("n?2:3", 0) == 3 && value_of("n?2:3", 1) == 2 && value_of("n==0?10:n==1?11:12", 1) == 11 &&
              value_of("n==0?10:n==1?11:12", 2) == 12 && value_of("n ? n==1 ? 5 : 6 : 7", 2) == 6 &&
              value_of("n ? n==1 ? 5 : 6 : 7", 0) == 7 && value_of("(n?2:3)+1", 1) == 3 &&
              value_of("0||1?4:5", 0) == 4);
// What does not decide is not evaluated.
static_assert(value_of("n==0||6/n>2", 0) == 1 && value_of("n!=0&&6/n>2", 0) == 0 && value_of("n?6/n:9", 0) == 9);
constexpr bool divides_by_zero(std::string_view text, unsigned long long n) {
  const plural_rule rule = compile_plural_rule(text.data(), text.size());
  return evaluate_plural_rule(rule.code, rule.size, n).divides_by_zero;
}
static_assert(divides_by_zero("6/n", 0) && divides_by_zero("1+6%n", 0) && !divides_by_zero("6/n", 6));
// The numbers are those of unsigned long long.
static_assert(value_of("18446744073709551615", 0) == 18446744073709551615u &&
              value_of("n-1", 0) == 18446744073709551615u &&
              value_of("n%1000000", 12345678901234567890u) == 567890u && value_of("128+16384", 0) == 16512);

// What is no expression, and where.
constexpr bool is_refused(std::string_view text, plural_flaw what, u8lit::size_t offset) {
  const plural_rule rule = compile_plural_rule(text.data(), text.size());
  return rule.what == what && rule.flaw_offset == offset;
}
static_assert(is_refused("", plural_flaw::operand_missing, 0) && is_refused("n+", plural_flaw::operand_missing, 2) &&
              is_refused("n ? : 1", plural_flaw::operand_missing, 4) &&
              is_refused("x", plural_flaw::operand_missing, 0) &&
              is_refused("-1", plural_flaw::operand_missing, 0) && is_refused("()", plural_flaw::operand_missing, 1));
static_assert(is_refused("n n", plural_flaw::operator_missing, 2) &&
              is_refused("n=1", plural_flaw::operator_missing, 1) &&
              is_refused("n|1", plural_flaw::operator_missing, 1) &&
              is_refused("n^1", plural_flaw::operator_missing, 1));
static_assert(is_refused("(n", plural_flaw::unmatched, 2) && is_refused("n)", plural_flaw::unmatched, 1) &&
              is_refused("n:1", plural_flaw::unmatched, 1) && is_refused("n?1", plural_flaw::unmatched, 3) &&
              is_refused("(n?1)", plural_flaw::unmatched, 4) && is_refused("n?(1:2)", plural_flaw::unmatched, 4));
static_assert(is_refused("18446744073709551616", plural_flaw::number_too_large, 0));

bool refuses_what_is_too_long_or_deep() {
  const std::string deep = std::string(31, '(') + "n" + std::string(31, ')');
  std::string wide = "n";
  for (int count = 0; count < 400; ++count) wide += "+n%7";
  const std::string fits = std::string(30, '(') + "n" + std::string(30, ')');
  return compile_plural_rule(deep.data(), deep.size()).what == plural_flaw::too_deep &&
         compile_plural_rule(wide.data(), wide.size()).what == plural_flaw::too_long &&
         compile_plural_rule(fits.data(), fits.size()).what == plural_flaw::none && value_of(fits, 7) == 7;
}

int main() { return at_run_time(refuses_what_is_too_long_or_deep); }
