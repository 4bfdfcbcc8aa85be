// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/as_text.hpp>

#include <u8lit/text/literals.hpp>
#include <u8lit/policy/restricted_text.hpp>

#include <string>
#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Text prints itself, without a copy.
constexpr text_view<char> language = "日本語";
static_assert(as_text(language).data() == language.data() && as_text(language).size() == 9);
static_assert(as_text(u"日本語"_text).data() == u"日本語"_text.data() && as_text(u"日本語"_text) == "日本語"_utf8);

constexpr bool everything_else_prints_text() {
  const scalar_value euro = U'€';
  const verdict found = validate("abc\xE0\x80");
  const explanation words = explain(found), well_formed = as_text(validate(""));
  return as_text(euro) == "€"_utf8 && as_text(euro).data() == &euro.unchecked_value &&
         as_text(fault::overlong) == "overlong" &&
         as_text(fault::none) == "well-formed" && words.view() == "ill-formed: the sequence at byte 4 is overlong" &&
         as_text(words).data() == words.data() && well_formed.view() == "well-formed, 0 code units";
}
static_assert(everything_else_prints_text());

// Strings, which may be ill-formed, do not print, nor does an object that only converts to text.
static_assert(printable<text_view<char>> && printable<text_view<char32_t>> && printable<text_view<wchar_t>>);
static_assert(printable<decltype(U"日本語"_text)> && printable<scalar_value> && printable<fault> && printable<verdict>);
static_assert(printable<restricted_text<char, policy::no_interior_nul>>);
static_assert(printable<explanation> && !printable<checked_text<char>> && !printable<fixed_text<char, 3>>);
static_assert(!printable<std::string> && !printable<std::string_view> && !printable<char[4]> &&
              !printable<const char*>);
static_assert(!printable<int> && !printable<char32_t> && !printable<bool> && !printable<decoded> &&
              !printable<encoding_form>);

// No view of a temporary that owns its text.
template <class Object>
concept borrowed = requires(Object&& object) { as_text(static_cast<Object&&>(object)); };
static_assert(borrowed<text_view<char>> && borrowed<explanation&> && borrowed<const explanation&> &&
              borrowed<scalar_value&>);
static_assert(!borrowed<explanation> && !borrowed<const explanation>);

static_assert(noexcept(as_text(language)) && noexcept(as_text(fault::none)) && noexcept(as_text(verdict{})));
static_assert(std::is_same_v<decltype(as_text(verdict{})), explanation>);

int main() { return at_run_time(everything_else_prints_text); }
