// SPDX-License-Identifier: BSL-1.0
// The normal forms of every row of NormalizationTest.txt, and of every scalar value, and of random texts, as ICU has
// them. Argument: the file; exits with 77 where there is none, after the rest. Of what ICU's version of Unicode does
// not know, only the file says something. Only ICU's C functions are called, which fit any C++ library.
#define U_SHOW_CPLUSPLUS_API 0
#include <unicode/uchar.h>
#include <unicode/unorm2.h>

#include <u8lit.hpp>
#include <u8lit/unicode/normalization.hpp>

#include "../support/normal_forms.hpp"

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <random>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#ifdef __clang__
#pragma clang diagnostic ignored "-Wdisabled-macro-expansion"  // ICU's functions are macros of their own names
#endif

namespace {

using namespace u8lit;
using u8lit::detail::is_surrogate;

constexpr std::string_view version_of_tables = "17.0.0";

int failures = 0;

void failed(const char* what, std::u32string_view text) {
  if (++failures > 10) return;
  std::printf("%s:", what);
  for (const char32_t each : text) std::printf(" %04lX", static_cast<unsigned long>(each));
  std::printf("\n");
}

template <class Unit>
using string = std::basic_string<Unit>;

template <class To, class From>
string<To> encoded(const string<From>& from) {
  string<To> to(4 * from.size(), To{});
  to.resize(transcode(from, to.data(), to.size()).written);
  return to;
}
template <class Unit>
text_view<Unit> view(const string<Unit>& text) {
  return text_view<Unit>::unchecked(text.data(), text.size());
}

// Room for a text in any form: a code unit may become 18.
template <class Unit>
std::vector<Unit>& room_for(size_t size) {
  static std::vector<Unit> room;
  if (room.size() < 18 * size + 1) room.resize(18 * size + 1);
  return room;
}

// A form as this library and as ICU have it.
template <const auto& Convert, const auto& Test, const UNormalizer2* (*Instance)(UErrorCode*)>
struct form {
  template <class Unit>
  static string<Unit> convert(const string<Unit>& text) {
    auto& room = room_for<Unit>(text.size());
    const transcoded found = Convert(view(text), room);
    return found && found.read == text.size() ? string<Unit>(room.data(), found.written) : string<Unit>{};
  }
  // Into small buffers, larger ones only where nothing fits.
  template <class Unit>
  static string<Unit> convert_in_parts(const string<Unit>& text, size_t room) {
    string<Unit> result, part;
    for (size_t at = 0, more = 0;;) {
      part.assign(room + more, Unit{});
      const transcoded found =
          Convert(text_view<Unit>::unchecked(text.data() + at, text.size() - at), part.data(), part.size());
      result.append(part, 0, found.written);
      at += found.read;
      if (found) return at == text.size() ? result : string<Unit>{};
      more = found.read > 0 ? 0 : more + 1;
    }
  }
  template <class Unit>
  static bool is_in_form(const string<Unit>& text) {
    return Test(view(text));
  }
  static string<char16_t> of_icu(const string<char16_t>& text) {
    static const UNormalizer2* const normalizer = [] {
      UErrorCode error = U_ZERO_ERROR;
      return Instance(&error);
    }();
    UErrorCode error = U_ZERO_ERROR;
    auto& room = room_for<char16_t>(text.size());
    const std::int32_t size = unorm2_normalize(normalizer, text.data(), static_cast<std::int32_t>(text.size()),
                                               room.data(), static_cast<std::int32_t>(room.size()), &error);
    return U_FAILURE(error) ? string<char16_t>{} : string<char16_t>(room.data(), static_cast<size_t>(size));
  }
};
using nfc = form<unicode::to_nfc, unicode::is_nfc, unorm2_getNFCInstance>;
using nfd = form<unicode::to_nfd, unicode::is_nfd, unorm2_getNFDInstance>;
using nfkc = form<unicode::to_nfkc, unicode::is_nfkc, unorm2_getNFKCInstance>;
using nfkd = form<unicode::to_nfkd, unicode::is_nfkd, unorm2_getNFKDInstance>;

// What ICU knows of Unicode.
bool is_known(char32_t value) {
  return !is_surrogate(value) && u_charType(static_cast<UChar32>(value)) != U_UNASSIGNED;
}
bool is_as_old_as(char32_t value, std::string_view version) {
  UVersionInfo age, of_version;
  u_charAge(static_cast<UChar32>(value), age);
  u_versionFromString(of_version, std::string{version}.c_str());
  return age[0] > 0 && std::pair{age[0], age[1]} <= std::pair{of_version[0], of_version[1]};
}

// NormalizationTest.txt.
void check_rows(std::istream& file) {
  std::string line, part;
  std::getline(file, line);
  const std::string_view name = "# NormalizationTest-";
  if (!line.starts_with(name)) return failed("no NormalizationTest.txt", U"");
  const std::string version = line.substr(name.size(), line.find(".txt") - name.size());
  std::vector<bool> is_in_part_1(0x11'0000);
  size_t rows = 0;
  while (std::getline(file, line)) {
    if (line.starts_with('@')) part = line.substr(0, line.find(' '));
    if (line.empty() || line[0] == '#' || line[0] == '@') continue;
    std::u32string columns[5];
    std::istringstream fields{line};
    for (std::u32string& column : columns) {
      std::string field, number;
      std::getline(fields, field, ';');
      for (std::istringstream numbers{field}; numbers >> number;)
        column += static_cast<char32_t>(std::stoul(number, nullptr, 16));
      if (column.empty() || column.size() > longest_normal_form) return failed("a row of another size", columns[0]);
    }
    const normal_forms row{columns[0], columns[1], columns[2], columns[3], columns[4]};
    if (!are_normal_forms<char>(row) || !are_normal_forms<char16_t>(row) || !are_normal_forms<char32_t>(row))
      failed("a row", columns[0]);
    if (part == "@Part1") is_in_part_1[columns[0][0]] = true;
    ++rows;
  }
  if (rows < 19'000) failed("few rows", U"");
  // All others that the version knows are in all forms; of the version of the tables, that is said of all.
  for (char32_t value = 0; value < 0x11'0000; ++value) {
    if (is_surrogate(value) || is_in_part_1[value]) continue;
    if (version != version_of_tables && !is_as_old_as(value, version)) continue;
    const std::u32string_view text{&value, 1};
    const normal_forms row{text, text, text, text, text};
    if (!becomes_forms<char>(row) || !becomes_forms<char16_t>(row) || !becomes_forms<char32_t>(row))
      failed("not in part 1", text);
  }
  std::printf("%zu rows of version %s\n", rows, version.c_str());
}

// A text in a form, by ICU, in UTF-16 and in another encoding form.
template <class Form, class Unit>
string<char16_t> check_form(const string<char16_t>& text16, const string<Unit>& text) {
  const string<char16_t> expected16 = Form::of_icu(text16);
  if (Form::convert(text16) != expected16 || Form::is_in_form(text16) != (text16 == expected16))
    failed("not as ICU has it, in UTF-16", encoded<char32_t>(text16));
  const string<Unit> expected = encoded<Unit>(expected16);
  if (Form::convert(text) != expected || Form::is_in_form(text) != (text == expected))
    failed("not as ICU has it", encoded<char32_t>(text16));
  return expected16;
}
struct all_forms {
  string<char16_t> in_nfc, in_nfd, in_nfkc, in_nfkd;
};
template <class Unit>
all_forms check(const string<char32_t>& scalars) {
  const auto text16 = encoded<char16_t>(scalars);
  const auto text = encoded<Unit>(scalars);
  return {check_form<nfc>(text16, text), check_form<nfd>(text16, text), check_form<nfkc>(text16, text),
          check_form<nfkd>(text16, text)};
}

// What holds of the forms among themselves, and of conversions into small buffers.
template <class Unit>
void check_laws(const string<char32_t>& text, const all_forms& forms, size_t room) {
  const auto in_nfc = encoded<Unit>(forms.in_nfc), in_nfd = encoded<Unit>(forms.in_nfd),
             in_nfkc = encoded<Unit>(forms.in_nfkc), in_nfkd = encoded<Unit>(forms.in_nfkd);
  if (nfc::convert(in_nfc) != in_nfc || nfd::convert(in_nfd) != in_nfd || nfkc::convert(in_nfkc) != in_nfkc ||
      nfkd::convert(in_nfkd) != in_nfkd)
    failed("not idempotent", text);
  if (nfc::convert(in_nfd) != in_nfc || nfd::convert(in_nfc) != in_nfd || nfkc::convert(in_nfkd) != in_nfkc ||
      nfkd::convert(in_nfkc) != in_nfkd)
    failed("not there and back", text);
  if (nfkc::convert(in_nfc) != in_nfkc || nfkc::convert(in_nfd) != in_nfkc || nfkd::convert(in_nfc) != in_nfkd ||
      nfkd::convert(in_nfd) != in_nfkd || nfc::convert(in_nfkd) != in_nfkc || nfd::convert(in_nfkc) != in_nfkd)
    failed("not by another form", text);
  if (!nfc::is_in_form(in_nfc) || !nfd::is_in_form(in_nfd) || !nfkc::is_in_form(in_nfkc) ||
      !nfkd::is_in_form(in_nfkd) || !nfc::is_in_form(in_nfkc) || !nfd::is_in_form(in_nfkd))
    failed("not in the form", text);
  const auto source = encoded<Unit>(text);
  if (nfc::convert_in_parts(source, room) != in_nfc || nfd::convert_in_parts(source, room) != in_nfd ||
      nfkc::convert_in_parts(source, room) != in_nfkc || nfkd::convert_in_parts(source, room) != in_nfkd)
    failed("not in parts", text);
}

// Random texts of what normalization is about.
class random_texts {
 public:
  random_texts() {
    UErrorCode error = U_ZERO_ERROR;
    const UNormalizer2* const canonical = unorm2_getNFCInstance(&error);
    const UNormalizer2* const compatible = unorm2_getNFKCInstance(&error);
    for (char32_t value = 0; value < 0x11'0000; ++value) {
      if (!is_known(value)) continue;
      known_.push_back(value);
      const auto of_icu = static_cast<UChar32>(value);
      if (u_getCombiningClass(of_icu) != 0) marks_.push_back(value);
      char16_t units[32];
      const bool is_syllable = value >= 0xAC00 && value <= 0xD7A3;
      const auto size = unorm2_getRawDecomposition(canonical, of_icu, units, 32, &error);
      if (size > 0 && !is_syllable) {
        pairs_.push_back(encoded<char32_t>(string<char16_t>(units, static_cast<size_t>(size))));
        decomposable_.push_back(value);
      } else if (unorm2_getRawDecomposition(compatible, of_icu, units, 32, &error) > 0 && !is_syllable) {
        decomposable_.push_back(value);
      }
    }
    if (U_FAILURE(error) != 0 || marks_.size() < 800 || pairs_.size() < 2000 || decomposable_.size() < 5000)
      failed("ICU's data", U"");
  }

  string<char32_t> next() {
    string<char32_t> text;
    const size_t size = below(below(101) + 1);
    while (text.size() < size) add_piece(text);
    text.resize(size);
    return text;
  }
  size_t below(size_t limit) { return chance_() % limit; }

 private:
  char32_t of(const std::vector<char32_t>& all) { return all[below(all.size())]; }
  char32_t from(char32_t first, size_t count) { return first + static_cast<char32_t>(below(count)); }
  void add_marks(string<char32_t>& text, size_t count) {
    while (count-- > 0) text += below(2) == 0 ? from(0x300, 0x46) : of(marks_);
  }
  void add_piece(string<char32_t>& text) {
    switch (below(10)) {
      case 0:
        for (size_t count = below(12); count > 0; --count) text += from(U' ', 0x5F);
        break;
      case 1: text += of(known_); break;
      case 2: text += of(decomposable_); break;
      case 3: add_marks(text, below(6)); break;
      case 4:
        if (below(64) == 0) add_marks(text, 100);
        break;
      case 5:  // a decomposition with marks between
        for (const char32_t each : pairs_[below(pairs_.size())]) {
          text += each;
          add_marks(text, below(4) == 0 ? below(4) : 0);
        }
        break;
      case 6: text += pairs_[below(pairs_.size())].back(); break;
      case 7: text += from(0xAC00, 11'172); break;
      case 8:  // conjoining jamo, and a little beyond
        text += from(0x1100, 20);
        if (below(8) != 0) text += from(0x1160, 23);
        if (below(2) != 0) text += from(0x11A6, 30);
        break;
      default:
        text += from(U'A', 58);
        add_marks(text, below(4));
        break;
    }
  }

  std::mt19937 chance_{15};
  std::vector<char32_t> known_, marks_, decomposable_;
  std::vector<string<char32_t>> pairs_;
};

}  // namespace

int main(int argc, char** argv) {
  std::ifstream file{argc > 1 ? argv[1] : ""};
  const bool has_file = file && file.peek() != std::ifstream::traits_type::eof();
  if (has_file) check_rows(file);
  for (char32_t value = 0; value < 0x11'0000; ++value) {
    if (!is_known(value)) continue;
    const string<char32_t> text(1, value);
    check<char>(text);
    check<char32_t>(text);
  }
  random_texts texts;
  for (int number = 0; number < 1'000'000; ++number) {
    const string<char32_t> text = texts.next();
    const all_forms forms = number % 2 == 0 ? check<char>(text) : check<char32_t>(text);
    const size_t room = texts.below(12);
    switch (number % 24) {
      case 0: check_laws<char>(text, forms, room); break;
      case 1: check_laws<char16_t>(text, forms, room); break;
      case 2: check_laws<char32_t>(text, forms, room); break;
      default: break;
    }
  }
  if (failures > 0) {
    std::printf("%d failures\n", failures);
    return 1;
  }
  if (!has_file) std::printf("no NormalizationTest.txt: Debian's package unicode-data has it\n");
  return has_file ? 0 : 77;
}
