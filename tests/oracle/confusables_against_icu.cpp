// SPDX-License-Identifier: BSL-1.0
// ICU says the same of what looks alike and of how scripts are mixed (UTS #39): of each scalar value, and of random
// texts, the same every time. The data of UTS #39 change with each version of Unicode, so ICU must have that of the
// tables; exits with 77 if it has another. Only ICU's C functions are called, which fit any C++ library.
#define U_SHOW_CPLUSPLUS_API 0
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/uset.h>
#include <unicode/uspoof.h>

#include <u8lit/confusables.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <random>
#include <string>

#ifdef __clang__
#pragma clang diagnostic ignored "-Wdisabled-macro-expansion"  // ICU's functions are macros of their own names
#endif

namespace {

using namespace u8lit;
using namespace u8lit::unicode;

constexpr size_t longest = 24;

// Letters of many scripts that look alike, digits, marks that are sorted in one step or in both, and what is ignored.
constexpr char32_t alphabet[] =
    U"abcopIl1|m0O\u0430\u043E\u0440\u0455\u03BF\u03C1\u0391\u00E9\u0439\u1E69\uAC01\u30A2\u3042\u65E5\u672C\u3105"
    U"\uD55C\u0661\u06F1\u09EA\u0966\u0905\u0945\u0901\u05D0\u05AD\u0596\u05AE\u0598\u0301\u0313\u0343\u0323\u0327"
    U"\u0338\u064F\u0619\u0E01\u13A0\u0561\u10D0\u00AD\u200B\u200D\u3164\uFFA0\uFDFA\uFB01"
    U"\u2167 -'\"\u0378\U0001D400\U0001D7D8";

int failures = 0;

void report(const char* what, const std::u16string& text, unsigned long own = 0, unsigned long of_icu = 0) {
  if (++failures > 20) return;
  std::printf("%s, %lu and %lu:", what, own, of_icu);
  for (const char16_t unit : text) std::printf(" %04X", static_cast<unsigned>(unit));
  std::printf("\n");
}
void append(std::u16string& text, char32_t value) {
  char16_t units[2];
  text.append(units, encode_to(units, scalar_value::unchecked(value)));
}
u8lit::text_view<char16_t> view_of(const std::u16string& text) {
  return u8lit::text_view<char16_t>::unchecked(text.data(), text.size());
}

// As `to_skeleton` in UTF-16, written to as much memory as there is, in parts.
std::u16string skeleton_in_parts(const std::u16string& text, size_t room) {
  std::u16string result;
  size_t done = 0;
  while (done < text.size()) {
    char16_t part[20 * longest];
    const transcoded next =
        to_skeleton(u8lit::text_view<char16_t>::unchecked(text.data() + done, text.size() - done), part, room);
    result.append(part, next.written);
    done += next.read;
    room = next.read == 0 ? std::size(part) : room;
  }
  return result;
}

class checker {
 public:
  // With the characters that are allowed in identifiers, or with all.
  explicit checker(bool allows_all) {
    UErrorCode error = U_ZERO_ERROR;
    spoof_ = uspoof_open(&error);
    uset_addAll(allowed_, uspoof_getRecommendedSet(&error));
    uset_addAll(allowed_, uspoof_getInclusionSet(&error));
    if (allows_all) uset_addRange(allowed_, 0, 0x10'FFFF);
    uspoof_setAllowedChars(spoof_, allowed_, &error);
    uspoof_setChecks(spoof_, USPOOF_RESTRICTION_LEVEL | USPOOF_AUX_INFO | USPOOF_MIXED_NUMBERS, &error);
    uspoof_setRestrictionLevel(spoof_, USPOOF_ASCII);
    result_ = uspoof_openCheckResult(&error);
    works_ = U_SUCCESS(error) != 0;
  }
  checker(const checker&) = delete;
  checker& operator=(const checker&) = delete;
  ~checker() {
    uspoof_closeCheckResult(result_);
    uspoof_close(spoof_);
    uset_close(allowed_);
  }

  bool works() const { return works_; }
  bool allows(char32_t value) const { return uset_contains(allowed_, static_cast<UChar32>(value)) != 0; }
  std::u16string skeleton(const std::u16string& text) const {
    char16_t units[20 * longest];
    UErrorCode error = U_ZERO_ERROR;
    const std::int32_t size = uspoof_getSkeleton(spoof_, 0, text.data(), static_cast<std::int32_t>(text.size()), units,
                                                 static_cast<std::int32_t>(std::size(units)), &error);
    return {units, static_cast<size_t>(size)};
  }
  // Whether there are mixed numbers, after the level was set.
  bool check(const std::u16string& text, restriction_level& level) const {
    UErrorCode error = U_ZERO_ERROR;
    static_cast<void>(
        uspoof_check2(spoof_, text.data(), static_cast<std::int32_t>(text.size()), result_, &error));
    const URestrictionLevel found = uspoof_getCheckResultRestrictionLevel(result_, &error);
    level = found == USPOOF_ASCII                     ? restriction_level::ascii_only
            : found == USPOOF_SINGLE_SCRIPT_RESTRICTIVE ? restriction_level::single_script
            : found == USPOOF_HIGHLY_RESTRICTIVE        ? restriction_level::highly_restrictive
            : found == USPOOF_MODERATELY_RESTRICTIVE    ? restriction_level::moderately_restrictive
            : found == USPOOF_MINIMALLY_RESTRICTIVE     ? restriction_level::minimally_restrictive
                                                        : restriction_level::unrestricted;
    return (uspoof_getCheckResultChecks(result_, &error) & USPOOF_MIXED_NUMBERS) != 0;
  }

 private:
  USpoofChecker* spoof_ = nullptr;
  USet* allowed_ = uset_openEmpty();
  USpoofCheckResult* result_ = nullptr;
  bool works_ = false;
};

// Whether all characters that are not Latin are used in one script in common use. ICU does not ask for that.
bool is_in_recommended_script(const std::u16string& text) {
  const auto is_in = [](char32_t value, int script) {
    return uscript_hasScript(static_cast<UChar32>(value), static_cast<UScriptCode>(script)) != 0;
  };
  for (int script = 0; script < u_getIntPropertyMaxValue(UCHAR_SCRIPT); ++script) {
    if (uscript_getUsage(static_cast<UScriptCode>(script)) != USCRIPT_USAGE_RECOMMENDED) continue;
    bool has_all = true;
    for (const scalar_value value : view_of(text).scalars())
      has_all = has_all && (is_in(value, script) || is_in(value, USCRIPT_LATIN) || is_in(value, USCRIPT_COMMON) ||
                            is_in(value, USCRIPT_INHERITED));
    if (has_all && script != USCRIPT_LATIN && script != USCRIPT_COMMON && script != USCRIPT_INHERITED) return true;
  }
  return false;
}

void check(const checker& icu, const checker& for_all, const std::u16string& text, size_t room) {
  const std::u16string expected = icu.skeleton(text);
  char16_t units[20 * longest];
  const transcoded done = to_skeleton(view_of(text), units);
  const std::u16string own{units, done.written};
  if (own != expected) report("skeleton", text);
  if (skeleton_in_parts(text, room) != expected) report("skeleton in parts", text);
  if (detail::skeleton_operation::size_after(view_of(text)) != expected.size()) report("size of the skeleton", text);
  restriction_level level{};
  const bool has_mixed = icu.check(text, level);
  if (level == restriction_level::moderately_restrictive && !is_in_recommended_script(text))
    level = restriction_level::minimally_restrictive;
  const restriction_level own_level = restriction_level_of(view_of(text));
  if (own_level != level)
    report("restriction level", text, static_cast<unsigned>(own_level), static_cast<unsigned>(level));
  static_cast<void>(for_all.check(text, level));
  if (is_single_script(view_of(text)) != (level <= restriction_level::single_script)) report("single script", text);
  if (has_mixed_numbers(view_of(text)) != has_mixed) report("mixed numbers", text);
}

}  // namespace

int main() {
  UVersionInfo of_icu;
  u_getUnicodeVersion(of_icu);
  if (of_icu[0] != 17) {
    std::printf("ICU has Unicode %d.\n", of_icu[0]);
    return 77;
  }
  const checker icu{false}, for_all{true};
  if (!icu.works() || !for_all.works()) return 1;
  for (char32_t value = 0; value < 0x11'0000; ++value) {
    if (!is_scalar_value(value)) continue;
    std::u16string text;
    append(text, value);
    check(icu, for_all, text, longest);
    if (is_allowed_in_identifiers(value) != icu.allows(value)) report("identifier status", text);
  }
  std::mt19937 random{1};
  const auto below = [&random](size_t end) { return static_cast<size_t>(random() % end); };
  std::u16string last;
  for (size_t count = 0; count < 300'000; ++count) {
    std::u16string text;
    char32_t few[4];  // most of the text, so that scripts are mixed in all ways
    for (char32_t& each : few) each = alphabet[below(std::size(alphabet) - 1)];
    for (size_t left = 1 + below(longest / 2 - 1); left > 0; --left) {
      char32_t value = few[below(std::size(few))];
      // Now and then any other; in half of the texts, only those that identifiers have.
      while (below(16) == 0 || !is_scalar_value(value) || (count % 2 == 0 && !icu.allows(value)))
        value = static_cast<char32_t>(below(below(2) == 0 ? 0x3000 : 0x2'0000));
      append(text, value);
    }
    check(icu, for_all, text, below(longest));
    const std::u16string other = count % 3 == 0 ? last : count % 3 == 1 ? icu.skeleton(text) : text;
    if (are_confusable(view_of(text), view_of(other)) != (icu.skeleton(text) == icu.skeleton(other)))
      report("confusable", text);
    last = text;
  }
  return failures == 0 ? 0 : 1;
}
