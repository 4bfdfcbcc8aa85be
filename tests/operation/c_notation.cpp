// SPDX-License-Identifier: BSL-1.0
#include <u8lit/operation/escape_c.hpp>

#include <string_view>

using namespace u8lit;
using namespace u8lit::detail;

template <code_unit Literal>
constexpr bool is_written(char32_t value, std::string_view expected) {
  const escape_sequence written = c_notation<Literal>::make_escape(scalar_value::unchecked(value));
  return std::string_view{written.characters, written.size} == expected;
}

// What is escaped how: a letter, octal code units in the literal's form, a character's number.
static_assert(is_written<char>(U'\n', "\\n") && is_written<char>(U'?', "\\?") && is_written<char32_t>(U'"', "\\\""));
static_assert(is_written<char>(0, "\\000") && is_written<char>(0x1B, "\\033") && is_written<char16_t>(0x7F, "\\177"));
static_assert(is_written<char>(0x80, "\\302\\200") && is_written<char16_t>(0x80, "\\200") && is_written<wchar_t>(0x9F, "\\237"));
static_assert(is_written<char>(0xA0, "\\u00A0") && is_written<char>(0xFFFF, "\\uFFFF") && is_written<char>(0x10000, "\\U00010000"));

// What is escaped at all.
constexpr c_notation<char> kept{}, ascii{beyond_ascii::escaped};
static_assert(kept.writes_unescaped(U'a') && kept.writes_unescaped(U'\'') && kept.writes_unescaped(U' ') && kept.writes_unescaped(U'~') && kept.writes_unescaped(0xA0) && kept.writes_unescaped(0x10FFFF));
static_assert(!kept.writes_unescaped(U'?') && !kept.writes_unescaped(U'"') && !kept.writes_unescaped(U'\\') && !kept.writes_unescaped(0x1F) && !kept.writes_unescaped(0x7F) && !kept.writes_unescaped(0x9F));
static_assert(ascii.writes_unescaped(U'~') && !ascii.writes_unescaped(0xA0) && !ascii.writes_unescaped(0x10FFFF));

// What may stand for itself, which is more.
static_assert(kept.reads_unescaped(U'?') && kept.reads_unescaped(U'\t') && kept.reads_unescaped(0) && kept.reads_unescaped(U'\'') && kept.reads_unescaped(0x85));
static_assert(!kept.reads_unescaped(U'"') && !kept.reads_unescaped(U'\\') && !kept.reads_unescaped(U'\n') && !kept.reads_unescaped(U'\r'));

// One escape is read, or one sequence of them.
template <code_unit Literal>
constexpr decoded read(std::string_view units) {
  return c_notation<Literal>::decode_escape(units.data(), units.size());
}
static_assert(read<char>("\\nn") == decoded{U'\n', 2, fault::none} && read<char>("\\0017") == decoded{1, 4, fault::none});
static_assert(read<char>("\\xE2\\x82\\xAC!") == decoded{U'€', 12, fault::none} && read<char16_t>("\\x20AC!") == decoded{U'€', 6, fault::none});
static_assert(read<char16_t>("\\xD83D\\157000") == decoded{replacement_character, 6, fault::unpaired_high_surrogate});
static_assert(read<char32_t>("\\x1F600") == decoded{U'😀', 7, fault::none} && read<char>("\\x1F600").what == fault::out_of_range);

// And a code unit by itself.
static_assert(c_notation<char>::read_unit("\\xE2", 4) == decoded{0xE2, 4, fault::none});
static_assert(c_notation<char>::read_unit("\\u0041", 6).what == fault::invalid_escape && c_notation<char>::read_unit("a", 1).length == 0);

int main() {}
