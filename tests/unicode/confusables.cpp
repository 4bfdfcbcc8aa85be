// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/confusables.hpp>

#include <u8lit/text/literals.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using unicode::are_confusable, unicode::to_skeleton;

// UTS #39, section 4: texts of one script, of mixed scripts, of whole scripts.
static_assert(are_confusable("\u01C9eto"_text, "ljeto"));
static_assert(are_confusable("paypal"_text, "p\u0430yp\u0430l"));
static_assert(are_confusable("scope"_text, "\u0455\u0441\u043E\u0440\u0435"));
static_assert(to_skeleton("\u0455\u0441\u043E\u0440\u0435"_text) == "scope"_text);
static_assert(!are_confusable("scope"_text, "scop") && !are_confusable("scope"_text, "skope"));
static_assert(!are_confusable(""_text, "a") && are_confusable(""_text, "") && are_confusable(""_text, "\u200D\u00AD"));

// Letters of ASCII, and what looks like two of them. Case matters: what is confusable so is only what looks alike.
static_assert(to_skeleton("I1|l 0O m"_text) == "llll OO rn"_text && are_confusable("modern"_text, "rnodem"));
static_assert(to_skeleton(u8"1"_text) == u8"l"_text && !are_confusable("paypal"_text, "PAYPAL"));
// Any encoding forms.
static_assert(are_confusable("p\u0430y"_text, u"pay"_text));
static_assert(are_confusable(U"\U0001D5C9\U0001D5BA\U0001D5D2"_text, "pay"_text));

// What is in one form of normalization looks like what is in another; what is ignored does not show.
static_assert(are_confusable("caf\u00E9"_text, "cafe\u0301") && to_skeleton("\u00E9"_text) == "e\u0301"_text);
static_assert(are_confusable("\uAC00"_text, "\u1100\u1161") && are_confusable("q\u0307\u0323"_text, "q\u0323\u0307"));
static_assert(are_confusable("pay\u00ADpal"_text, "paypal") && are_confusable("\uFE0Fa\uFE0F"_text, "a"));
// A mark that is ignored does not keep others apart.
static_assert(to_skeleton("a\u0301\u034F\u0323"_text) == "a\u0323\u0301"_text);
static_assert(are_confusable("a\u0301\u034F\u0323"_text, "a\u0323\u0301"));

// Prototypes are sorted again, because a mark may look like one of another class, and a letter like a mark: U+05AE
// (class 228) like U+0598 (230), U+0945 (0) like U+0306 (230). The letter is a barrier in the first step only.
static_assert(to_skeleton("\u05D0\u05AE\u0598"_text) == "\u05D0\u0598\u0598"_text);
static_assert(to_skeleton("\u0905\u0945\u0323"_text) == "\u0905\u0323\u0306"_text);
static_assert(to_skeleton("\u0905\u0361\u0945"_text) == "\u0905\u0306\u0361"_text);  // U+0361 has class 234
// They are taken once: that of the prototype is not taken.
static_assert(to_skeleton("\uFDFA"_text).size() == 30);

// More marks than are sorted in memory, in both steps.
constexpr bool sorts_many_marks() {
  char16_t text[101]{u'a'}, skeleton[201]{}, other[201]{};
  for (size_t at = 1; at < 101; ++at) text[at] = at % 3 == 0 ? u'\u0323' : at % 3 == 1 ? u'\u0343' : u'\u0327';
  const size_t size = to_skeleton(u8lit::text_view<char16_t>::unchecked(text, 101), skeleton).written;
  const auto sorted = u8lit::text_view<char16_t>::unchecked(skeleton, size);
  // 33 of class 202, which look like U+0326, and 33 others of class 220; 34 of class 230.
  if (size != 101 || skeleton[1] != u'\u0326' || skeleton[66] != u'\u0323' || skeleton[67] != u'\u0313') return false;
  return to_skeleton(sorted, other).written == size &&
         are_confusable(u8lit::text_view<char16_t>::unchecked(text, 101), sorted);
}
static_assert(sorts_many_marks());

// A buffer that is too small: it goes on where it stopped.
constexpr bool converts_in_parts() {
  constexpr auto text = "m\u0430\u0301\u0323mm1"_text;
  char all[32]{}, part[6]{};
  size_t written = 0, read = 0;
  while (read < text.size()) {
    const transcoded done =
        to_skeleton(text_view<char>::unchecked(text.data() + read, text.size() - read), part);
    if (done.read == 0) return false;
    for (size_t at = 0; at < done.written; ++at) all[written++] = part[at];
    read += done.read;
  }
  return text_view<char>::unchecked(all, written) == to_skeleton(text) && written == 12;
}
static_assert(converts_in_parts());
constexpr bool stops_before_what_does_not_fit() {
  char out[2]{};
  const transcoded done = to_skeleton("am"_text, out);
  return !done && done.read == 1 && done.written == 1 && out[0] == 'a';
}
static_assert(stops_before_what_does_not_fit());

// In UTF-8, skeletons are at most ten times as long.
bool is_at_most_ten_times_as_long() {
  size_t most = 0;
  for (char32_t value = 0; value <= 0x10FFFF; ++value) {
    if (!is_scalar_value(value)) continue;
    char units[4]{}, skeleton[64]{};
    const size_t size = encode_to(units, scalar_value::unchecked(value));
    const auto text = text_view<char>::unchecked(units, size);
    const transcoded done = to_skeleton(text, skeleton);
    if (!done || done.written > 10 * size) return false;
    if (done.written == 10 * size) ++most;
  }
  return most > 0;
}

int main() {
  return at_run_time(sorts_many_marks, converts_in_parts, stops_before_what_does_not_fit, is_at_most_ten_times_as_long);
}
