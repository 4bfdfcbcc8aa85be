// SPDX-License-Identifier: BSL-1.0
#include <u8lit/policy/policy.hpp>

#include <cstddef>
#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using policy::violation;

// A user's policy, by what it forbids.
struct no_asterisk : policy::none_of<code_point_range{U'*', U'*'}> {
  static constexpr const char* name = "no asterisk";
};
static_assert(no_asterisk::first_violation(text_view<char>{"日本*語*"}) == violation{true, 6, scalar_value{U'*'}});
static_assert(no_asterisk::first_violation(text_view<char16_t>{u"日本*語*"}) == violation{true, 2, scalar_value{U'*'}});
static_assert(!no_asterisk::first_violation(text_view<char>{"日本語"}) &&
              !no_asterisk::first_violation(text_view<char32_t>{}));

// Or by a function, if it depends on more than one scalar value: here, no scalar value follows itself.
struct no_double {
  static constexpr const char* name = "no double";
  template <code_unit Unit>
  static constexpr violation first_violation(text_view<Unit> text) noexcept {
    char32_t before = 0xFFFF'FFFF;
    return policy::first_violation_if(text, [&before](char32_t value) {
      const bool same = value == before;
      before = value;
      return same;
    });
  }
};
static_assert(no_double::first_violation(text_view<char>{"日本本語"}) == violation{true, 6, scalar_value{U'本'}});
static_assert(!no_double::first_violation(text_view<char>{"abab"}));

// Which types are policies, and for which code units.
struct no_name {
  template <code_unit Unit>
  static constexpr violation first_violation(text_view<Unit>) noexcept;
};
struct only_utf8 : no_asterisk {
  static constexpr violation first_violation(text_view<char> text) noexcept {
    return no_asterisk::first_violation(text);
  }
};
static_assert(text_policy<no_asterisk, char> && text_policy<no_asterisk, wchar_t> && text_policy<no_double, std::byte>);
static_assert(!text_policy<no_name, char> && !text_policy<int, char> && !text_policy<no_asterisk, int>);
static_assert(text_policy<only_utf8, char> && !text_policy<only_utf8, char16_t>);

// Every range finds what a loop over the scalar values finds, wherever in a sequence its ends are.
constexpr char32_t edges[]{0x00, 0x41, 0x7F, 0x80, 0x7FF, 0xD7FF, 0xE000, 0xFFFF, 0x1'0000, 0x10'FFFF};
template <class Unit>
constexpr violation naive(text_view<Unit> text, code_point_range range) {
  for (auto each = text.scalars().begin(); each != text.scalars().end(); ++each) {
    if (range.contains(*each)) return {true, static_cast<size_t>(each.base() - text.data()), *each};
  }
  return {};
}
template <size_t First, size_t Last, class Unit>
constexpr bool finds(text_view<Unit> text) {
  constexpr code_point_range range{edges[First], edges[Last]};
  return policy::none_of<range>::first_violation(text) == naive(text, range);
}
template <size_t Pair = 0, class Unit>
constexpr bool finds_all(text_view<Unit> text) {
  constexpr size_t count = sizeof(edges) / sizeof(*edges);
  if constexpr (Pair == count * count) return true;
  else if constexpr (Pair / count > Pair % count) return finds_all<Pair + 1>(text);
  else return finds<Pair / count, Pair % count>(text) && finds_all<Pair + 1>(text);
}
constexpr bool finds_in_every_form() {
  return finds_all(
             text_view<char>{"\U0001F600\u00BF\U00010000\u07FF\u0800Az\x7F\u0080\uD7FF\uE000\uFFFF\U0010FFFF\0"}) &&
         finds_all(text_view<char16_t>{
             u"\U0001F600\u00BF\U00010000\u07FF\u0800Az\x7F\u0080\uD7FF\uE000\uFFFF\U0010FFFF\0"}) &&
         finds_all(
             text_view<char32_t>{U"\U0001F600\u00BF\U00010000\u07FF\u0800Az\x7F\u0080\uD7FF\uE000\uFFFF\U0010FFFF\0"});
}
static_assert(finds_in_every_form());

// Several ranges, and the first scalar value in any of them. A predicate is called for values in the ranges only.
using vowels =
    policy::none_of<code_point_range{U'o', U'o'}, code_point_range{U'a', U'a'}, code_point_range{U'\u00E9', U'\u00E9'}>;
static_assert(vowels::first_violation(text_view<char>{"\u00EA\u00E8\u00E9oa"}) ==
              violation{true, 4, scalar_value{U'\u00E9'}});
using asterisk_behind_others = policy::none_of<code_point_range{0x10'FFFF, 0x10'FFFF}, code_point_range{U'*', U'*'}>;
static_assert(asterisk_behind_others::first_violation(text_view<char16_t>{u"*"}) ==
              violation{true, 0, scalar_value{U'*'}});
static_assert(asterisk_behind_others::first_violation(text_view<char32_t>{U"*"}) ==
              violation{true, 0, scalar_value{U'*'}});
static_assert(!policy::none_of<>::first_violation(text_view<char>{"a\u00E9"}));
static_assert(policy::first_violation_if<code_point_range{0xE9, 0xEA}>(text_view<char>{"\u00E8\u00EB\u00EA"},
                                                                       [](char32_t) { return true; }) ==
              violation{true, 4, scalar_value{U'\u00EA'}});

// Violations are equal if all members are.
static_assert(violation{} == violation{} && !violation{} && violation{true, 0, {}});
static_assert(violation{true, 0, {}} != violation{} && violation{true, 1, {}} != violation{true, 0, {}});
static_assert(violation{true, 0, {}} != violation{true, 0, replacement_character} &&
              violation{true, 0, scalar_value{U'a'}} != violation{true, 0, scalar_value{U'b'}});

// Several policies: the first that is violated, in their order.
constexpr auto first = detail::first_violated<no_double, no_asterisk>(text_view<char>{"*a**"});
static_assert(first && first.index == 0 && std::string_view{first.name} == "no double");
static_assert(first.what == violation{true, 3, scalar_value{U'*'}});
constexpr auto second = detail::first_violated<no_double, no_asterisk>(text_view<char>{"a*a"});
static_assert(second && second.index == 1 && std::string_view{second.name} == "no asterisk" && second.what.offset == 1);
constexpr auto none = detail::first_violated<no_double, no_asterisk>(text_view<char>{"abc"});
static_assert(!none && none.index == 2 && *none.name == '\0' && none.what == violation{});
static_assert(!detail::first_violated<>(text_view<char>{"**"}));

// A policy implies itself, and others by specialization.
struct no_asterisk_nor_plus : policy::none_of<code_point_range{U'*', U'+'}> {
  static constexpr const char* name = "no asterisk nor plus";
};
template <>
inline constexpr bool policy::implies<no_asterisk_nor_plus, no_asterisk> = true;
static_assert(detail::implied_by<no_asterisk, no_asterisk> &&
              detail::implied_by<no_asterisk, no_double, no_asterisk_nor_plus>);
static_assert(!detail::implied_by<no_asterisk_nor_plus, no_asterisk> && !detail::implied_by<no_asterisk>);

static_assert(noexcept(no_asterisk::first_violation(text_view<char>{})));
static_assert(noexcept(detail::first_violated<no_asterisk>(text_view<char>{})));
static_assert(std::is_trivially_copyable_v<violation> && std::is_aggregate_v<violation>);

int main() { return at_run_time(finds_in_every_form); }
