// SPDX-License-Identifier: BSL-1.0
#include <u8lit/policy/restricted_text.hpp>

#include <string_view>
#include <type_traits>

using namespace u8lit;
using namespace u8lit::detail;

struct no_asterisk : policy::none_of<code_point_range{U'*', U'*'}> {
  static constexpr const char* name = "no asterisk";
};
struct no_plus : policy::none_of<code_point_range{U'+', U'+'}> {
  static constexpr const char* name = "no plus";
};

// What is judged is said by name, place from 1 and value, and its ruling is no constant.
template <class... Policies>
constexpr auto judged = [](const auto& literal) { return diagnose_policies<Policies...>(text_view<char>::checked(literal).operator*()); };
constexpr bool is(policy_diagnosis found, std::string_view name, size_t number) {
  return name == found.name && number == found.number;
}
static_assert(is(judged<no_asterisk, no_plus>("ab*+"), "no asterisk", 3));
static_assert(is(judged<no_asterisk, no_plus>("\u00E9+"), "no plus", 3));
static_assert(is(judged<no_asterisk, no_plus>("ab"), "", 1) && is(judged<>("*+"), "", 1));

template <size_t Case>
constexpr size_t ruled() {
  const policy_diagnosis found = Case == 0   ? judged<no_asterisk, no_plus>("ab")
                                  : Case == 1 ? judged<no_asterisk, no_plus>("*")
                                  : Case == 2 ? judged<no_asterisk, no_plus>("ab+")
                                              : diagnose_policies<no_plus>(text_view<char16_t>{u"+"});
  return found.report(found.name, found.number, found.shown);
}
template <size_t Case>
concept is_constant = requires { typename std::integral_constant<size_t, ruled<Case>()>; };
static_assert(is_constant<0> && !is_constant<1> && !is_constant<2> && !is_constant<3>);

// Values as they are shown.
#ifdef __clang__
static_assert(std::string_view{shown_value{scalar_value{U'\u202E'}}.octets[1]} == "2E");
static_assert(shown_value{{}}.octets[0] == nullptr);
#else
static_assert(std::string_view{shown_value{scalar_value{U'\0'}}.characters} == "U+0000");
static_assert(std::string_view{shown_value{scalar_value{U'\u202E'}}.characters} == "U+202E");
static_assert(std::string_view{shown_value{scalar_value{U'\U0001F600'}}.characters} == "U+1F600");
static_assert(std::string_view{shown_value{scalar_value{U'\U0010FFFF'}}.characters} == "U+10FFFF");
static_assert(std::string_view{shown_value{{}}.characters} == "the end");
#endif

// Well-formed, and kept by all.
constexpr bool accepts(std::string_view literal) {
  return is_allowed_literal<no_asterisk, no_plus>(code_units<char>{literal.data(), literal.size()});
}
static_assert(accepts("ab") && accepts("") && !accepts("a*") && !accepts("a+") && !accepts("a\xFF"));

int main() {}
