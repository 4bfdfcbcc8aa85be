// SPDX-License-Identifier: BSL-1.0
#include <u8lit/policy/policies.hpp>

#include <cstddef>

#include "../support/at_run_time.hpp"
#include "../support/laws.hpp"
#include "../support/policies.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::policy;

// A sample, partly at run time only; tests/oracle/every_policy.cpp tries all scalar values in every form.
template <class Policy, auto Forbids, class Unit = char>
constexpr bool finds_violation(scalar_value value) {
  return checks_policy<Policy, Unit>(Forbids, value);
}
template <class Policy, auto Forbids, class Unit = char>
constexpr bool in_a_sample() {
  return holds_in_the_sample(finds_violation<Policy, Forbids, Unit>);
}
static_assert(in_a_sample<no_interior_nul, is_nul>());
static_assert(in_a_sample<ascii_only, is_not_ascii>());
static_assert(in_a_sample<no_bidirectional_controls, is_a_bidirectional_control, char16_t>());
static_assert(in_a_sample<no_noncharacters, is_a_noncharacter, char32_t>());

// The ends of every range.
template <class Policy, auto Forbids>
constexpr bool at_the_edges() {
  constexpr code_point_range edges[]{{0x0000, 0x00A1}, {0x061B, 0x061D}, {0x200D, 0x2010},
                                     {0x2029, 0x202F}, {0x2065, 0x206A}, {0xFDCF, 0xFDF0}};
  for (const code_point_range& near : edges) {
    for (char32_t value = near.first; value <= near.last; ++value) {
      if (!finds_the_first<Policy, char>(Forbids, {U'a', value})) return false;
    }
  }
  return true;
}
static_assert(at_the_edges<no_noncharacters, is_a_noncharacter>() && at_the_edges<no_controls, is_a_control>());
static_assert(at_the_edges<no_controls_but_white_space, is_a_control_but_no_white_space>());
static_assert(at_the_edges<no_bidirectional_controls, is_a_bidirectional_control>());

// A mark is a mark only at the beginning.
static_assert(holds_in_the_sample(marks_lead<char>));
static_assert(!no_leading_mark::first_violation(text_view<char>{""}) &&
              !no_leading_mark::first_violation(text_view<char>{"a\uFEFF"}));
static_assert(no_leading_mark::first_violation(text_view<char>{"\uFEFFa"}) ==
              violation{true, 0, zero_width_no_break_space});

// Anywhere else it is inside.
static_assert(holds_in_the_sample(marks_lie_inside<char16_t>));
static_assert(!no_interior_mark::first_violation(text_view<char>{"\uFEFFa"}) &&
              !no_interior_mark::first_violation(text_view<char>{""}));
static_assert(no_interior_mark::first_violation(text_view<char>{"\uFEFFa\n\uFEFFb"}) ==
              violation{true, 5, zero_width_no_break_space});

// A control is terminated in its paragraph or not at all; tests/oracle/every_policy.cpp tries longer texts.
static_assert(finds_open_controls_in_all<char, 1>() && finds_open_controls_in_all<char16_t, 2>() &&
              finds_open_controls_in_all<char32_t, 3>());
static_assert(holds_in_the_sample(may_leave_open<char32_t>));
using no_unterminated = no_unterminated_bidirectional_controls;
static_assert(!no_unterminated::first_violation(text_view<char>{"\u202Euser\u202C \u2067\u202Aa\u2069"}));
static_assert(no_unterminated::first_violation(text_view<char>{"user\u202E nimda"}) ==
              violation{true, 4, scalar_value{U'\u202E'}});
// A paragraph ends all.
static_assert(no_unterminated::first_violation(text_view<char>{"a\u2067b\nc\u2069"}) ==
              violation{true, 1, scalar_value{U'\u2067'}});
// POP DIRECTIONAL FORMATTING does not end an isolate, nor an embedding around one.
static_assert(no_unterminated::first_violation(text_view<char16_t>{u"\u2066\u202C"}) &&
              no_unterminated::first_violation(text_view<char16_t>{u"\u202A\u2066\u202C\u2069"}) &&
              !no_unterminated::first_violation(text_view<char16_t>{u"\u202A\u2066\u2069\u202C"}));
// Marks have no end, and what ends nothing does nothing.
static_assert(!no_unterminated::first_violation(text_view<char>{"\u200E\u200F\u061C\u202C\u2069"}));

// Exactly one scalar value.
static_assert(holds_in_the_sample(only_one_is_one<char16_t>));
static_assert(one_scalar_value::first_violation(text_view<char>{""}) == violation{true, 0, {}});
static_assert(one_scalar_value::first_violation(text_view<char>{}) == violation{true, 0, {}});

// Bytes are those of UTF-8, whatever the form.
template <class Unit>
constexpr bool counts_every_octet() {
  return counts_octets_up_to_12<Unit>({U'a', U'\u00E9', U'\u20AC', U'\U0001F600', U'\0'}) &&
         counts_octets_up_to_12<Unit>({U'\U0001F600', U'\u20AC', U'\u00E9', U'a', U'z'});
}
static_assert(counts_every_octet<char>() && counts_every_octet<char16_t>() && counts_every_octet<char32_t>());
static_assert(!at_most_bytes<3>::first_violation(text_view<wchar_t>{L"\u20AC"}) &&
              at_most_bytes<2>::first_violation(text_view<wchar_t>{L"\u20AC"}));
static_assert(!at_most_bytes<0>::first_violation(text_view<char>{""}) &&
              at_most_bytes<0>::first_violation(text_view<char>{"a"}));

// Each policy finds the first violation, its offset in code units and its value. The NUL of a literal is not text.
static_assert(!no_interior_nul::first_violation(text_view<char>{"/tmp"}) &&
              !no_interior_nul::first_violation(text_view<char>{""}));
static_assert(no_interior_nul::first_violation(text_view<char>{"a\0b\0"}) == violation{true, 1, scalar_value{U'\0'}});
static_assert(ascii_only::first_violation(text_view<char>{"nai\u0308ve"}) ==
              violation{true, 3, scalar_value{U'\u0308'}});
static_assert(no_noncharacters::first_violation(text_view<char>{"a\uFFFD\uFFFF"}) ==
              violation{true, 4, scalar_value{U'\uFFFF'}});
static_assert(no_controls::first_violation(text_view<char>{"a\tb"}) == violation{true, 1, scalar_value{U'\t'}});
static_assert(!no_controls_but_white_space::first_violation(text_view<char>{"a\tb\r\n\u0085"}));
static_assert(no_controls_but_white_space::first_violation(text_view<char16_t>{u"\u00E9\x1B"}) ==
              violation{true, 1, scalar_value{U'\x1B'}});
static_assert(no_bidirectional_controls::first_violation(text_view<char>{"/* \u202E } */"}) ==
              violation{true, 3, scalar_value{U'\u202E'}});
static_assert(no_bidirectional_controls::first_violation(text_view<char32_t>{U"日本\u2066"}) ==
              violation{true, 2, scalar_value{U'\u2066'}});
static_assert(one_scalar_value::first_violation(text_view<char>{"e\u0301"}) ==
              violation{true, 1, scalar_value{U'\u0301'}});
static_assert(at_most_bytes<8>::first_violation(text_view<char>{"日本語"}) == violation{true, 6, scalar_value{U'語'}});
static_assert(at_most_bytes<8>::first_violation(text_view<char16_t>{u"日本語"}) == violation{true, 2, scalar_value{U'語'}});
static_assert(!at_most_bytes<9>::first_violation(text_view<char>{"日本語"}));
template <class Policy>
constexpr bool is_called(const char* name) {
  size_t at = 0;
  while (name[at] && Policy::name[at] == name[at]) ++at;
  return Policy::name[at] == name[at];
}
static_assert(is_called<at_most_bytes<0>>("at most 0 bytes") && is_called<at_most_bytes<9>>("at most 9 bytes") &&
              is_called<at_most_bytes<10>>("at most 10 bytes") && is_called<at_most_bytes<109>>("at most 109 bytes") &&
              is_called<at_most_bytes<4'294'967'295>>("at most 4294967295 bytes"));

// Implications; tests/oracle/every_policy.cpp proves them.
static_assert(implies<no_controls, no_interior_nul> && !implies<no_interior_nul, no_controls>);
static_assert(implies<no_bidirectional_controls, no_unterminated> &&
              !implies<no_unterminated, no_bidirectional_controls>);
static_assert(implies<ascii_only, no_interior_mark> && !implies<no_leading_mark, no_interior_mark>);
static_assert(implies<at_most_bytes<3>, at_most_bytes<4>> && implies<at_most_bytes<4>, at_most_bytes<4>>);
static_assert(!implies<at_most_bytes<5>, at_most_bytes<4>> && !implies<one_scalar_value, at_most_bytes<3>>);

// A volatile function pointer, because clang evaluates constant calls in functions, too.
template <law* Law>
bool in_the_sample() {
  law* const volatile unknown = Law;
  return holds_in_the_sample(unknown);
}

int main() {
  return at_run_time(in_the_sample<finds_violation<no_interior_nul, is_nul>>,
                     in_the_sample<finds_violation<ascii_only, is_not_ascii>>,
                     in_the_sample<finds_violation<no_controls, is_a_control>>,
                     in_the_sample<finds_violation<no_noncharacters, is_a_noncharacter>>,
                     in_the_sample<finds_violation<no_controls_but_white_space, is_a_control_but_no_white_space>>,
                     in_the_sample<finds_violation<no_bidirectional_controls, is_a_bidirectional_control, std::byte>>,
                     finds_open_controls_in_all<char, 3>, finds_open_controls_in_all<char16_t, 3>,
                     in_the_sample<may_leave_open<char>>, in_the_sample<marks_lie_inside<char>>,
                     in_the_sample<marks_lead<char16_t>>, in_the_sample<only_one_is_one<char>>,
                     counts_every_octet<char>, counts_every_octet<char16_t>);
}
