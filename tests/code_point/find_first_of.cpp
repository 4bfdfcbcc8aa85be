// SPDX-License-Identifier: BSL-1.0
#include <u8lit/code_point/find_first_of.hpp>

#include <u8lit/code_point/code_point_set.hpp>
#include <u8lit/code_point/code_points_in.hpp>
#include <u8lit/text/literals.hpp>
#include <u8lit/code_point/code_point_ranges.hpp>

#include <cstddef>
#include <string>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"
#include "../support/owning_text.hpp"

using namespace u8lit;

// Usage: members of a set, and others, in every kind of text.
inline constexpr auto digit_ranges = make_code_points({{U'0', U'9'}, {U'٠', U'٩'}, {U'𝟎', U'𝟗'}});
inline constexpr auto digits = make_code_point_set<digit_ranges>;
constexpr text_view<char> amount = "12٣ €";
static_assert(find_first_of(amount, digits) == 0 && find_first_not_of(amount, digits) == 4 &&
              prefix_in(amount, digits) == "12٣");
static_assert(find_first_of(amount, digits, 1) == 1 && find_first_of(amount, digits, 3) == npos);
static_assert(find_first_not_of(amount, digits, 5) == 5 && find_first_not_of(amount, digits, 6) == npos);
static_assert(find_first_of("a٣"_text, digits) == 1 && prefix_in("٣a"_text, digits) == "٣" &&
              prefix_in("a٣"_text, digits).empty());
static_assert(find_first_of(amount, code_points_in("€ ")) == 4);
static_assert(prefix_in(amount, digit_ranges) == prefix_in(amount, digits));
static_assert(find_first_of(amount, scalar_range{U'٠', U'٩'}) == 2 &&
              prefix_in(amount, code_point_range{U'0', U'9'}) == "12");

// text_constants of every encoding form.
static_assert(find_first_of("a٣"_text, digits) == 1 && find_first_not_of("٣a"_text, digits) == 2 &&
              prefix_in("12٣a"_text, digits) == "12٣");
static_assert(find_first_of(u"a𝟗"_text, digits) == 1 && find_first_not_of(u"𝟗a"_text, digits) == 2 &&
              prefix_in(U"𝟗1a"_text, digits) == U"𝟗1");
static_assert(prefix_in("abc"_text, digits).empty() && prefix_in(""_text, digits).empty() &&
              prefix_in("12"_text, digit_ranges) == "12");

// The empty set, the empty text, the full set.
static_assert(find_first_of(amount, make_code_points()) == npos && find_first_not_of(amount, make_code_points()) == 0);
static_assert(find_first_of(amount, all_scalar_values) == 0 && prefix_in(amount, all_scalar_values) == amount);
static_assert(find_first_of(text_view<char>{}, digits) == npos && find_first_not_of(text_view<char>{}, digits) == npos);
static_assert(prefix_in(text_view<char>{}, digits).empty() && find_first_of(amount, digits, npos) == npos);

// Other code units. The functions of std with these names do not interfere.
constexpr unsigned char raw[]{0x61, 0xD9, 0xA3};
constexpr std::byte bytes[]{std::byte{0x61}, std::byte{0xD9}, std::byte{0xA3}};
static_assert(find_first_of(text_view<unsigned char>{raw}, digits) == 1 &&
              find_first_of(text_view<std::byte>{bytes}, digits) == 1);
static_assert(find_first_not_of(text_view<std::byte>{bytes}, digits) == 0 &&
              prefix_in(text_view<std::byte>{bytes}, digits).empty());
static_assert(find_first_of(text_view<wchar_t>{L"a𝟗"}, digits) == 1);

// All short texts and all sets of their letters, compared with a loop over the scalar values.
template <class Unit, class Set>
constexpr bool finds_in(const small_text<Unit>& text, const Set& set) {
  const auto view = text.text();
  size_t begin = 0;
  while (begin < text.count && set.contains(text.values[begin])) ++begin;
  if (prefix_in(view, set).data() != text.units || prefix_in(view, set).size() != text.offsets[begin]) return false;
  for (size_t from = 0; from <= text.size() + 1; ++from) {
    size_t member = npos, other = npos;
    for (size_t at = text.count; at-- > 0;) {
      if (text.offsets[at] < from) continue;
      (set.contains(text.values[at]) ? member : other) = text.offsets[at];
    }
    if (find_first_of(view, set, from) != member || find_first_not_of(view, set, from) != other) return false;
  }
  return find_first_of(view, set) == find_first_of(view, set, 0) &&
         find_first_not_of(view, set) == find_first_not_of(view, set, 0);
}
template <class Unit>
constexpr bool finds_all_in(std::u32string_view alphabet, size_t longest) {
  return for_all_texts<Unit>(alphabet, longest, [&](const auto& text) {
    for (unsigned chosen = 0; chosen < 1u << alphabet.size(); ++chosen) {
      code_point_range members[4]{};
      size_t count = 0;
      for (size_t at = 0; at < alphabet.size(); ++at) {
        if (chosen >> at & 1) members[count++] = {alphabet[at], alphabet[at]};
      }
      if (!finds_in(text, make_code_point_ranges(members, count))) return false;
    }
    return true;
  });
}
static_assert(finds_all_in<char>(four_letters.substr(0, 3), 2) && finds_all_in<char16_t>(four_letters.substr(1, 2), 2));
bool finds_all() {
  const size_t four = unknown(4);
  return finds_all_in<char>(four_letters, four) && finds_all_in<char16_t>(four_letters, four) &&
         finds_all_in<char32_t>(four_letters, four);
}
bool finds_in_tables() {
  return for_all_texts<char>(U"1a٣𝟗", unknown(5), [](const auto& text) { return finds_in(text, digits); }) &&
         for_all_texts<char16_t>(U"1a٣𝟗", unknown(5), [](const auto& text) { return finds_in(text, digits); });
}

// Text that was not validated is not taken.
template <class Text, class Set>
concept works = requires(const Text& text, const Set& set) {
  find_first_of(text, set);
  find_first_not_of(text, set);
  prefix_in(text, set);
};
static_assert(works<text_view<char>, code_point_ranges<3>> && !works<std::string, code_point_ranges<3>> &&
              !works<text_view<char>, int>);
// A temporary that owns its text is not taken.
template <class Text>
concept has_a_prefix = requires(Text&& text) { prefix_in(static_cast<Text&&>(text), digits); };
static_assert(has_a_prefix<owning_text&> && has_a_prefix<const owning_text&> && !has_a_prefix<owning_text>);
static_assert(noexcept(find_first_of(amount, digits)) && noexcept(find_first_not_of(amount, digits)));
static_assert(noexcept(prefix_in(amount, digits)));

int main() { return at_run_time(finds_all, finds_in_tables); }
