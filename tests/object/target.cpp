// SPDX-License-Identifier: BSL-1.0
// What a program does with text at run time, compiled twice: TARGET is the name of what each defines.
#include "target.hpp"

#include <u8lit/hash.hpp>
#include <u8lit/ostream.hpp>

#include <sstream>
#include <string>
#include <string_view>

namespace {

using namespace u8lit;
using namespace u8lit::detail;

constexpr text_row<int> colour_rows[] = {{"red", 1}, {"grün", 2}, {"青", 3}, {"größer", 4}};
constexpr auto colours = make_text_map<colour_rows>;
constexpr auto greek_ranges = make_code_points({{U'Α', U'Ω'}, {U'α', U'ω'}});
constexpr auto greek = make_code_point_set<greek_ranges>;
constexpr code_point_row<unsigned char> width_rows[] = {{0x1100, 0x115F, 2}, {0x4E00, 0x9FFF, 2}};
constexpr auto widths = make_code_point_map<width_rows>;
constexpr auto matcher = make_octet_automaton<greek_ranges>;

template <class Unit>
bool are_forms_right(std::basic_string_view<Unit> in) {
  char octets[0x400];
  char16_t utf16[0x400];
  char32_t utf32[0x400];
  const auto text = text_view<Unit>::checked(in);
  if (!text || validate(in) != text.verdict() || !is_well_formed(in)) return false;
  const transcoded first = transcode(in, octets), second = transcode(in, utf16), third = transcode(in, utf32);
  if (!first || !second || !third) return false;
  if (third.written != text->scalars().count() || first.written != utf8_length(*text) ||
      second.written != utf16_length(*text)) return false;
  const auto same = text_view<char>::unchecked(octets, first.written);
  if (compare(*text, same) != 0 || !(*text == same) || *text < same) return false;
  return replace_ill_formed(in, octets).read == in.size() &&
         transcode(code_units<char16_t>{utf16, second.written}, utf32);
}

bool is_decoded(stream_decoder<char>& decoder, std::string_view in) {
  char16_t out[0x400];
  transcoded all = decoder.decode(in.substr(0, in.size() / 2 + 1), out);
  if (!all) return false;
  all = decoder.decode(in.substr(in.size() / 2 + 1), out, chunk::last);
  return all && decoder.held() == 0 && !decoder.has_signature();
}

template <class Codec>
bool is_codec_right(std::string_view in) {
  char form[0x800], back[0x400];
  const transcoded there = Codec::from_utf8(in, form);
  const std::string_view formed{form, there.written};
  const transcoded again = Codec::to_utf8(formed, back);
  return there && again && std::string_view{back, again.written} == in && Codec::is_well_formed(formed);
}

bool are_operations_right(text_view<char> text) {
  bool result = contains(text, "語") && find(text, "bc") == 1 && !contains(text, "absent");
  result &= starts_with(text, "abc") && !ends_with(text, "abc") && count(text, "γ") == 1;
  result &= trim(text).size() <= text.size() && text.slice(0, 3) == "abc" && *text.nth(1) == U'b';
  return result && equal_ignoring_ascii_case(text, text) && find_first_of(text, greek) < text.size();
}

bool are_notations_right(text_view<char> text) {
  std::ostringstream stream;
  stream << text << validate("\xC0") << U'€'_scalar;
  unsigned hash = 0;
  for (const auto value : scalars(text)) hash = hash * 31 + value;
  for (const auto each : scalars_with_faults(std::string_view{"a\xC0z"})) hash += static_cast<unsigned>(each.offset);
  return stream.str().size() > text.size() && hash != 0 && std::hash<text_view<char>>{}(text) == text_hash{}(text) &&
         explain(validate("ab\xC0"), "ab\xC0").size() > 0;
}

bool are_tables_right(const std::string& word) {
  return *colours.find_value(word) == 2 && colours.contains(word) && colours.value_or("nothing", 9) == 9 &&
         colours.starting_with("gr").size() == 2 && colours.longest_prefix_of("grünes")->value == 2 &&
         greek.contains(U'γ') &&
         widths[U'日'] == 2 && widths[-1] == 0 && match_front("γ", matcher) == 2;
}

}  // namespace

bool TARGET(text_view<char> text, stream_decoder<char>& decoder) {
  char octets[0x800];
  const std::string_view in = text;
  std::u16string utf16(in.size(), u'\0');
  utf16.resize(transcode(in, utf16).written);
  std::u32string utf32(in.size(), U'\0');
  utf32.resize(transcode(in, utf32).written);
  const transcoded written = to_octets(in, encoding_scheme::utf16be, initial_mark::write, octets);
  return are_forms_right<char>(in) && are_forms_right<char16_t>(utf16) && are_forms_right<char32_t>(utf32) &&
         is_decoded(decoder, in) && is_codec_right<legacy::cesu8>(in) && is_codec_right<legacy::wtf8>(in) && written &&
         !to_latin1(in, octets) && are_operations_right(text) && are_notations_right(text) &&
         are_tables_right("grün");
}

#ifdef MAIN
int main(int count, char**) {
  const char units[] =
      "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefgh"
      "日本語 γ Ελληνικά 😀 日本語日本語日本語日本語日本語日本語日本語日本語";
  const auto text = text_view<char>::checked(units);
  stream_decoder<char> decoder;
  // The other is linked, and called only if the machine is known to have its target.
  return !(text && basic(*text, decoder) && (count == 1 || other(*text, decoder)));
}
#endif
