// SPDX-License-Identifier: BSL-1.0
// Text goes to interfaces that have checked strings of their own, and comes back from them. Stand-ins of the same
// shape.
#include <u8lit.hpp>
#include <u8lit/glue/owning_text.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Rust's str, as in bridges to C++: one constructor validates, the other does not.
namespace rust {

struct unchecked_t {};

class str {
 public:
  constexpr str(const char* data, std::size_t size)
      : data_{data}, size_{text_view<char>::checked(data, size) ? size : 0} {}
  constexpr str(unchecked_t, const char* data, std::size_t size) noexcept : data_{data}, size_{size} {}
  constexpr const char* data() const noexcept { return data_; }
  constexpr std::size_t size() const noexcept { return size_; }

 private:
  const char* data_;
  std::size_t size_;
};

}  // namespace rust

constexpr std::size_t length_of(rust::str string) { return string.size(); }

// Text is not validated again.
template <any_text Text>
constexpr rust::str as_str(const Text& text) {
  return {rust::unchecked_t{}, text_view{text}.data(), text_view{text}.size()};
}

constexpr bool goes_to_rust_and_back() {
  constexpr auto constant = "日本語"_text;  // clang 14 crashes where it prints "..."_text
  const auto checked = text_view<char>::checked(rust::str{"é", 2});
  const auto believed = text_view<char>::unchecked(as_str(constant).data(), as_str(constant).size());
  return length_of(as_str("日本語"_utf8)) == 9 && length_of(rust::str("日本語"_utf8)) == 9 &&
         length_of(rust::str(constant)) == 9 && checked && *checked == "é" && believed == "日本語" &&
         validate(as_str("é"_utf8)) && is_well_formed(as_str("é"_utf8));
}
static_assert(goes_to_rust_and_back());

// Qt's QStringView: a signed size, `utf16()` for the code units, and a constructor that takes whatever has data() and
// size() of its characters.
class string_view_of_qt {
 public:
  using size_type = std::ptrdiff_t;

  constexpr string_view_of_qt() = default;
  constexpr string_view_of_qt(const char16_t* units, size_type size) : units_{units}, size_{size} {}
  template <class Container>
    requires(!std::is_same_v<Container, string_view_of_qt>) && requires(const Container& container) {
      { container.data() } -> std::same_as<const char16_t*>;
      container.size();
    }
  constexpr string_view_of_qt(const Container& container) noexcept
      : units_{container.data()}, size_{static_cast<size_type>(container.size())} {}

  constexpr const char16_t* utf16() const noexcept { return units_; }
  constexpr const char16_t* data() const noexcept { return units_; }
  constexpr size_type size() const noexcept { return size_; }

 private:
  const char16_t* units_ = nullptr;
  size_type size_ = 0;
};

constexpr std::ptrdiff_t length_in_qt(string_view_of_qt string) { return string.size(); }

constexpr bool goes_to_qt_and_back() {
  constexpr auto constant = u"日本😀"_text;
  const text_view<char16_t> title = u"日本😀";
  const string_view_of_qt view = title;
  const auto back = text_view<char16_t>::checked(view);
  const auto unpaired = text_view<char16_t>::checked(string_view_of_qt{u"a\xD83D", 2});
  return length_in_qt(title) == 4 && length_in_qt(constant) == 4 && length_in_qt(string_view_of_qt(title)) == 4 &&
         back && *back == title && !unpaired && unpaired.verdict().offset == 1 && validate(view);
}
static_assert(goes_to_qt_and_back());

bool owning_text_goes_to_both() {
  const text<char> name{"日本語"};
  const text<char16_t> wide{u"日本😀"};
  return length_of(as_str(name)) == 9 && length_in_qt(wide) == 4 && text<char16_t>::from(name) == u"日本語";
}

// Windows: NUL-terminated wide strings, of UTF-16 where wchar_t has 16 bits (-fshort-wchar), and buffers that are
// filled with what need not be well-formed.
std::size_t set_window_text(const wchar_t* title) {
  std::size_t length = 0;
  while (title[length] != L'\0') ++length;
  return length;
}
std::size_t get_window_text(wchar_t* buffer, std::size_t size, bool cut) {
  const wchar_t title[]{L'a', static_cast<wchar_t>(sizeof(wchar_t) == 2 ? 0xD83D : 0x1F600),
                        static_cast<wchar_t>(0xDE00)};
  const std::size_t length = sizeof(wchar_t) == 4 || cut ? 2 : 3;
  for (std::size_t at = 0; at < length && at < size; ++at) buffer[at] = title[at];
  return length;
}

constexpr std::size_t of_emoji = sizeof(wchar_t) == 2 ? 2 : 1;
bool goes_to_windows_and_back() {
  wchar_t buffer[16];
  const auto read = text_view<wchar_t>::checked(buffer, get_window_text(buffer, 16, false));
  if (!read || !(*read == "a😀"_utf8) || !(text<char>::from(*read) == "a😀")) return false;
#if defined(_WIN32) || __WCHAR_MAX__ > 0xFFFF  // the standard library has no such strings
  if (set_window_text(text<wchar_t>::from("a😀"_utf8).c_str()) != 1 + of_emoji ||
      set_window_text(text<wchar_t>{L"é"}.c_str()) != 1)
    return false;
#endif
  const auto cut = text_view<wchar_t>::checked(buffer, get_window_text(buffer, 16, true));
  if (sizeof(wchar_t) == 2 && (cut || cut.verdict().what != fault::unpaired_high_surrogate)) return false;
  return set_window_text(L"日本😀"_text.c_str()) == 2 + of_emoji && text_view<wchar_t>{L"日本😀"}.scalars().count() == 3;
}

int main() {
  return at_run_time(goes_to_rust_and_back, goes_to_qt_and_back, owning_text_goes_to_both, goes_to_windows_and_back);
}
