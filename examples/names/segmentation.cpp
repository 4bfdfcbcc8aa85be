// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/segmentation.hpp>.
#include <u8lit/literals.hpp>
#include <u8lit/segmentation.hpp>

#include <cstdio>

using namespace u8lit::literals;
namespace unicode = u8lit::unicode;

// A literal is divided by the compiler.
static_assert(unicode::graphemes("cafe\u0301"_text).at<3>() == "e\u0301"_text);

// A letter with its accent, a family and a flag are a character each.
static_assert(unicode::count_graphemes("e\u0301👨‍👩‍👧🇩🇪"_text) == 3);

// A title of at most four characters. None is cut in the middle.
static_assert(unicode::first_graphemes("cafe\u0301s"_text, 4) == "cafe\u0301");

static_assert(unicode::is_grapheme_boundary("e\u0301a"_text, 3) && !unicode::is_grapheme_boundary("e\u0301a"_text, 1));

// Words, with punctuation and spaces as parts of their own.
static_assert(unicode::words("can't stop"_text).at<2>() == "stop"_text);

static_assert(unicode::is_word_like("3.14"_text) && !unicode::is_word_like(" "_text));

static_assert(unicode::is_word_boundary("can't"_text, 5) && !unicode::is_word_boundary("can't"_text, 3));

// A sentence has the spaces that follow it.
static_assert(unicode::sentences("Is it 3.4? Yes."_text).at<0>() == "Is it 3.4? "_text);

static_assert(unicode::is_sentence_boundary("No! No!"_text, 4) && !unicode::is_sentence_boundary("No! No!"_text, 3));

// A line may be broken after a space or a hyphen.
static_assert(unicode::line_segments("ready-made text"_text).at<0>() == "ready-"_text);

static_assert(unicode::is_line_boundary("a b"_text, 2) && !unicode::is_line_boundary("a b"_text, 1));

// And must be after a line feed.
static_assert(unicode::ends_line("end\n"_text) && !unicode::ends_line("end "_text));

// 日 takes two columns of a terminal.
static_assert(unicode::count_columns("日本 e\u0301"_text) == 6);

static_assert(unicode::first_columns("日本語"_text, 5) == "日本");

// A field of four columns, with spaces after the text or before it.
static_assert(unicode::pad<4>("日"_text) == "日  "_text);

static_assert(unicode::pad<4, unicode::alignment::right>("42"_text) == "  42"_text);

// Text is a range of characters.
void print_each(u8lit::utf8_view text) {
  for (const u8lit::utf8_view character : unicode::graphemes(text))
    std::printf("[%.*s]", static_cast<int>(character.size()), character.data());
}

int main() { print_each("e\u0301🇩🇪"); }
