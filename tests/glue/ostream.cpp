// SPDX-License-Identifier: BSL-1.0
#include <u8lit/glue/ostream.hpp>

#include <u8lit/text/literals.hpp>
#include <u8lit/glue/owning_text.hpp>
#include <u8lit/policy/restricted_text.hpp>

#include <iomanip>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;

template <class Object>
std::string printed(const Object& object) {
  std::ostringstream stream;
  stream << object;
  return stream.str();
}
template <class Object>
std::wstring printed_wide(const Object& object) {
  std::wostringstream stream;
  stream << object;
  return stream.str();
}

// Text of every form prints in the stream's.
bool text_prints() {
  const restricted_text<char, policy::no_interior_nul> restricted = "日本語";
  if (!(printed(restricted) == "日本語")) return false;
  return printed("日本語"_utf8) == "日本語" && printed(u"日本語 😀"_utf16) == "日本語 😀" &&
         printed(U"日本語 😀"_utf32) == "日本語 😀" && printed(text_view<wchar_t>{L"日本語 😀"}) == "日本語 😀" &&
         printed("日本語"_text) == "日本語" && printed(U"日本語"_text) == "日本語" && printed(""_utf8) == "" &&
         printed(u""_utf16) == "" && printed(text_view<char>{}) == "" && printed(U'€'_scalar) == "€" &&
         printed(scalar_value{U'\0'}) == std::string(1, '\0') && printed(u"a\0b"_utf16) == std::string("a\0b", 3) &&
         printed_wide("日本語 😀"_utf8) == L"日本語 😀" && printed_wide(text_view<wchar_t>{L"日本語 😀"}) == L"日本語 😀" &&
         printed_wide(u"日本語 😀"_text) == L"日本語 😀" && printed_wide(U'😀'_scalar) == L"😀";
}

#ifdef __cpp_char8_t
bool text_of_char8_prints() {
  return printed(u8"日本語"_utf8) == "日本語" && printed(u8"日本語"_text) == "日本語" && printed_wide(u8"日本語"_utf8) == L"日本語";
}
#else
bool text_of_char8_prints() { return true; }
#endif

// So does text that owns its code units.
bool owning_text_prints() {
  const text<char> name{"日本語"};
  const text<char16_t> wide{u"日本語 😀"};
  return printed(name) == "日本語" && printed(wide) == "日本語 😀" && printed_wide(name) == L"日本語" &&
         printed(name + "!") == "日本語!" && printed(text<char>{}) == "";
}

// A verdict prints a sentence.
bool verdicts_print() {
  return printed(validate("abc\xE0\x80")) == "ill-formed: the sequence at byte 4 is overlong" &&
         printed(explain(validate("abc\xE0\x80"), "abc\xE0\x80")) ==
             "ill-formed UTF-8: the sequence at byte 4 (E0 80) is overlong (RFC 3629, section 3)" &&
         printed(validate("abc")) == "well-formed, 3 code units" && printed(fault::invalid_lead) == "invalid lead" &&
         printed_wide(validate(u"abc")) == L"well-formed, 3 code units" &&
         printed_wide(fault::surrogate) == L"surrogate";
}

// Width and fill do what they do to a string_view, whatever is transcoded. Units are those of the stream.
template <class Char, class Object>
bool padded_alike(const Object& object, std::basic_string_view<Char> same) {
  for (const auto adjust :
       {std::ios_base::left, std::ios_base::right, std::ios_base::internal, std::ios_base::fmtflags{}}) {
    for (int width = 0; width < 20; ++width) {
      std::basic_ostringstream<Char> ours, theirs;
      for (std::basic_ostream<Char>* const stream : {&ours, &theirs}) {
        stream->setf(adjust, std::ios_base::adjustfield);
        stream->fill(Char{'*'});
        stream->width(width);
      }
      ours << object;
      theirs << same;
      if (ours.str() != theirs.str() || ours.width() != 0 || theirs.width() != 0 || !ours) return false;
      ours << object << Char{'|'} << object;  // the width is for one
      theirs << same << Char{'|'} << same;
      if (ours.str() != theirs.str()) return false;
    }
  }
  return true;
}
bool width_and_fill_are_those_of_strings() {
  return padded_alike<char>("日本"_utf8, "日本") && padded_alike<char>(u"日本😀"_utf16, "日本😀") &&
         padded_alike<char>(U'€'_scalar, "€") && padded_alike<char>(U""_utf32, "") &&
         padded_alike<char>(fault::overlong, "overlong") && padded_alike<wchar_t>("日本"_utf8, L"日本") &&
         padded_alike<wchar_t>(text_view<wchar_t>{L"日本"}, L"日本") &&
         padded_alike<wchar_t>(fault::truncated, L"truncated");
}

// Text of every length and cut of the pieces that it is transcoded in.
bool long_text_prints_whole() {
  std::u16string text;
  std::string expected;
  for (int length = 0; length < 200; ++length) {
    const auto view = text_view<char16_t>::checked(text);
    if (!view || printed(*view) != expected) return false;
    constexpr std::u16string_view parts[]{u"a", u"é", u"€", u"😀"};
    constexpr std::string_view same[]{"a", "é", "€", "😀"};
    text += parts[length * length % 7 % 4];
    expected += same[length * length % 7 % 4];
  }
  return true;
}

// A stream that fails is left alone, and so is one that has failed.
struct small_buffer : std::streambuf {
  explicit small_buffer(int size) { setp(room, room + size); }
  ~small_buffer() override;
  std::string_view written() const { return {pbase(), static_cast<std::size_t>(pptr() - pbase())}; }
  char room[8]{};
};
small_buffer::~small_buffer() = default;
bool failing_streams_stay_failed() {
  small_buffer buffer{4};
  std::ostream stream{&buffer};
  stream << u"日本"_utf16;
  if (stream || buffer.written().substr(0, 3) != "日") return false;
  std::ostringstream failed;
  failed.setstate(std::ios_base::failbit);
  failed << "日本"_utf8 << u"日本"_utf16 << std::setw(9) << u"日本"_utf16 << fault::none;
  return !failed && failed.str().empty();
}

template <class Object>
concept prints = requires(std::ostream& stream, const Object& object) { stream << object; };
static_assert(prints<text_view<char16_t>> && prints<verdict> && !prints<fixed_text<char, 3>> &&
              !prints<checked_text<char>>);
static_assert(!prints<char32_t> &&
              !prints<std::u16string_view>);  // which the standard library refuses, and may be ill-formed

// The operator takes nothing from the standard library's.
bool strings_print_as_ever() {
  using u8lit::operator<<;
  std::ostringstream stream;
  stream << "abc" << 'd' << std::string("e") << 1 << std::string_view{"f"} << true << std::hex << 255;
  return stream.str() == "abcde1f1ff";
}

int main() {
  return at_run_time(text_prints, text_of_char8_prints, verdicts_print, owning_text_prints,
                     width_and_fill_are_those_of_strings, long_text_prints_whole, failing_streams_stay_failed,
                     strings_print_as_ever);
}
