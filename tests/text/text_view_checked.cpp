// SPDX-License-Identifier: BSL-1.0
// The result of `checked`, for every type of text: as a std::optional, but not convertible to text before it is tested.
#include <any>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include <u8lit.hpp>
#include <u8lit/glue/owning_text.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::literals;

using path = restricted_text<char, policy::no_interior_nul>;

constexpr bool is_asked_for_its_value() {
  const auto good = utf8_view::checked("日本"), bad = utf8_view::checked("\xC0\xAF");
  const auto kept = path::checked("/srv"), offended = path::checked("/s\0rv"), ill_formed = path::checked("\xFF");
  return good.has_value() && good && !bad.has_value() && good.value_or("?") == "日本" && bad.value_or("?") == "?" &&
         *bad == "" &&
         kept.has_value() && kept.value_or("/") == "/srv" && !offended.has_value() && offended.value_or("/") == "/" &&
         !ill_formed.has_value() && ill_formed.value_or("/tmp") == "/tmp";
}
static_assert(is_asked_for_its_value());

bool owning_text_is_asked_for_its_value() {
  const auto good = text<char>::checked("日本");
  auto bad = text<char>::checked("\xC0\xAF");
  return good.has_value() && !bad.has_value() && good.value_or("?"_utf8) == "日本" && bad.value_or("?"_utf8) == "?" &&
         text<char>::checked("日本").value_or("?"_utf8) == "日本" &&
         text<char>::checked("\xFF").value_or("?"_utf8) == "?" &&
         bad.release() == "\xC0\xAF";
}

// Not text before it is tested: rejected/checked_*.cpp have the messages.
template <class Checked, class... Texts>
concept converts_to_none = (!std::is_convertible_v<Checked, Texts> && ...) &&
        (!std::is_constructible_v<Texts, Checked> && ...);
static_assert(converts_to_none<checked_text<char>, utf8_view, text<char>, path, std::string, std::string_view,
                               const char*>);
static_assert(converts_to_none<const checked_text<char16_t>&, utf16_view, std::u16string, std::u16string_view,
                               utf8_view>);
static_assert(converts_to_none<decltype(path::checked("")), path, utf8_view, std::string, std::string_view>);
static_assert(converts_to_none<decltype(text<char>::checked("")), text<char>, utf8_view, std::string,
                               std::string_view>);
template <class Checked>
concept is_operated_on = requires(Checked found) { u8lit::find(found, "a"); } ||
                         requires(Checked found, char (&buffer)[9]) { to_ascii_upper(found, buffer); };
static_assert(!is_operated_on<checked_text<char>> && is_operated_on<utf8_view>);
template <class View, class... Arguments>
concept is_checked_by = requires(const Arguments&... arguments) { View::checked(arguments...); };
static_assert(is_checked_by<utf8_view, std::string> && is_checked_by<utf8_view, const std::byte*, size_t>);
static_assert(!is_checked_by<utf8_view, std::u16string> && !is_checked_by<utf16_view, std::string> &&
              !is_checked_by<utf8_view, char16_t[3]> && !is_checked_by<utf8_view, const char16_t*, size_t> &&
              !is_checked_by<utf16_view, const char32_t*, size_t> && !is_checked_by<utf8_view, int>);
template <class Left, class Right>
concept compares_with = requires(const Left& left, const Right& right) { left == right; };
template <class Checked, class... Others>
concept compares_with_none = !(compares_with<Checked, Others> || ...) && !(compares_with<Others, Checked> || ...);
static_assert(compares_with<utf8_view, std::string_view> && compares_with<char[3], text<char>>);
static_assert(compares_with_none<checked_text<char>, checked_text<char>, checked_text<char16_t>, utf8_view,
                                 text<char>, path, std::string, std::string_view, char[3], const char*, int>);
static_assert(compares_with_none<decltype(path::checked("")), decltype(path::checked("")), checked_text<char>, path,
                                 utf8_view, std::string, char[3]>);
static_assert(compares_with_none<decltype(text<char>::checked("")), decltype(text<char>::checked("")), text<char>,
                                 checked_text<char>, utf8_view, std::string, char[3]>);

// Otherwise a regular type: the deleted conversion must not make it text in containers.
static_assert(!std::is_convertible_v<checked_text<char>, bool> && std::is_constructible_v<bool, checked_text<char>>);
static_assert(!std::is_convertible_v<checked_text<char>, int> && std::is_copy_assignable_v<checked_text<char>>);
bool is_kept() {
  const auto found = utf8_view::checked("日本");
  const std::optional<checked_text<char>> wrapped = found;
  const std::any any = found;
  return wrapped->has_value() && any.has_value() && **wrapped == "日本";
}

int main() { return at_run_time(is_asked_for_its_value, owning_text_is_asked_for_its_value, is_kept); }
