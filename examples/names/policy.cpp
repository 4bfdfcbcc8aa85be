// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/policy.hpp>.
#include <u8lit/literals.hpp>
#include <u8lit/policy.hpp>

#include <cstdio>
#include <string_view>

using namespace u8lit::literals;
namespace policy = u8lit::policy;

// `open("/srv/a\0b")` does not compile.
using path = u8lit::restricted_text<char, u8lit::policy::no_interior_nul>;
constexpr bool opens(path file) { return !file.empty(); }
static_assert(opens("/srv/日本"));

// Input is checked once.
bool try_to_open(std::string_view input) {
  const u8lit::checked_restricted_text<char, policy::no_interior_nul> file = path::checked(input);
  if (!file.verdict()) std::puts("ill-formed");
  else if (!file) std::printf("%s, byte %zu\n", file.policy_name(), file.violation().offset + 1);
  return file && opens(*file);
}

template <u8lit::fixed_text Name>
  requires u8lit::satisfies<Name, policy::ascii_only>
struct column {};
inline constexpr column<"width"> width;  // not column<"größe">

using device = u8lit::restricted_constant<"/dev/null", policy::no_interior_nul>;
static_assert(device::view() == "/dev/null");

// A policy of your own: characters that are not allowed.
struct no_asterisk : u8lit::policy::none_of<u8lit::code_point_range{U'*', U'*'}> {
  static constexpr const char* name = "no asterisk";
};
static_assert(u8lit::text_policy<no_asterisk, char> && !u8lit::satisfies<"a*b", no_asterisk>);

// A policy of your own: a function that finds the first violation.
struct digits_only {
  static constexpr const char* name = "digits only";
  template <u8lit::code_unit Unit>
  static constexpr u8lit::policy::violation first_violation(u8lit::text_view<Unit> text) noexcept {
    return u8lit::policy::first_violation_if(text, [](char32_t value) { return value < U'0' || value > U'9'; });
  }
};
static_assert(u8lit::satisfies<"123", digits_only> && digits_only::first_violation("12x"_utf8).offset == 2);

// Text of digits only is text without an asterisk: it converts.
template <>
inline constexpr bool u8lit::policy::implies<digits_only, no_asterisk> = true;
inline constexpr u8lit::restricted_text<char, digits_only> digits = "123";
inline constexpr u8lit::restricted_text<char, no_asterisk> without_asterisk = digits;

static_assert(u8lit::satisfies<"abc", policy::ascii_only> && !u8lit::satisfies<"é", policy::ascii_only>);

static_assert(u8lit::satisfies<"é", policy::at_most_bytes<2>> && !u8lit::satisfies<"€", policy::at_most_bytes<2>>);

static_assert(!u8lit::satisfies<"a\n", policy::no_controls>);

static_assert(u8lit::satisfies<"a\n", policy::no_controls_but_white_space>);

static_assert(!u8lit::satisfies<"\u202E", policy::no_bidirectional_controls>);

static_assert(u8lit::satisfies<"\u202Eabc\u202C", policy::no_unterminated_bidirectional_controls> &&
              !u8lit::satisfies<"\u202E", policy::no_unterminated_bidirectional_controls>);

static_assert(!u8lit::satisfies<"\uFEFF" "a", policy::no_leading_mark>);

static_assert(!u8lit::satisfies<"a\uFEFF", policy::no_interior_mark>);

static_assert(!u8lit::satisfies<"a\0b", policy::no_interior_nul>);

static_assert(!u8lit::satisfies<"\uFFFE", policy::no_noncharacters>);

static_assert(u8lit::satisfies<"€", policy::one_scalar_value> && !u8lit::satisfies<"ab", policy::one_scalar_value>);

int main() { return try_to_open("/srv/x") && !try_to_open({"a\0b", 3}) && without_asterisk.size() == 3 ? 0 : 1; }
