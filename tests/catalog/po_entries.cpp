// SPDX-License-Identifier: BSL-1.0
#include <u8lit/catalog/po_entries.hpp>

#include <string_view>

using namespace u8lit;
using namespace u8lit::detail;

constexpr bool reads(std::string_view escape, unsigned value, size_t length) {
  const po_escape found = read_po_escape(escape.data());
  return found.what == po_flaw::none && found.value == value && found.length == length;
}
constexpr bool refuses(std::string_view escape, po_flaw what) { return read_po_escape(escape.data()).what == what; }
static_assert(reads(R"(\n")", 10, 2) && reads(R"(\t")", 9, 2) && reads(R"(\"")", '"', 2) && reads(R"(\\")", '\\', 2) &&
              reads(R"(\a")", 7, 2) && reads(R"(\b")", 8, 2) && reads(R"(\f")", 12, 2) && reads(R"(\r")", 13, 2) &&
              reads(R"(\v")", 11, 2));
// One to three octal digits, and any number of hexadecimal ones.
static_assert(reads(R"(\7")", 7, 2) && reads(R"(\18")", 1, 2) && reads(R"(\3034")", 0xC3, 4) &&
              reads(R"(\377")", 0xFF, 4));
static_assert(reads(R"(\xa")", 10, 3) && reads(R"(\xC3g")", 0xC3, 4) && reads(R"(\x00041")", 0x41, 7));
static_assert(refuses(R"(\q")", po_flaw::unknown_escape) && refuses(R"(\8")", po_flaw::unknown_escape) &&
              refuses(R"(\?")", po_flaw::unknown_escape) && refuses(R"(\xg")", po_flaw::unknown_escape) &&
              refuses("\\\n\"", po_flaw::unknown_escape));
static_assert(refuses(R"(\400")", po_flaw::escape_out_of_range) && refuses(R"(\000")", po_flaw::escape_out_of_range) &&
              refuses(R"(\x100000000000000041")", po_flaw::escape_out_of_range));

inline constexpr char file[] = R"(
msgid "zwei"
msgstr "\303\244\
)" R"("
)";
inline constexpr char entries[] = R"(
msgid ""
msgstr "Language: de\n"
"X: y\n"

msgctxt "menu"
msgid "Op"
"en"
msgstr "\303\244\"f"
"fnen"

msgid "{n} file"
msgid_plural "{n} files"
msgstr[0] "A"
msgstr[1] ""
"B"
)";
// A reverse solidus at the end of a line is no escape.
static_assert(contents_of<file>.flaw.what == po_flaw::unknown_escape && contents_of<file>.flaw.offset == 30);

constexpr auto& all = contents_of<entries>;
constexpr text_view<char> form(size_t entry, size_t number) {
  return all.text(all.spans[all.entries[entry].first_form() + number]);
}
static_assert(all.size() == 3 && all.flaw.what == po_flaw::none);
static_assert(all.text(all.entries[1].key) == "menu\x04Open" && all.text(all.spans[all.entries[1].id]) == "Open");
static_assert(form(0, 0) == "Language: de\nX: y\n" && form(1, 0) == "ä\"ffnen" && form(2, 0) == "A" &&
              form(2, 1) == "B");
static_assert(all.entries[2].forms == 2 && all.entries[2].has_plural && !all.entries[1].has_plural);
static_assert(header_of_po<entries> == 0 && header_of_po<file> == npos);
// In the order of the keys: "", "menu...", "{n} file".
static_assert(nth_po_entry<entries>(0) == 0 && nth_po_entry<entries>(1) == 1 && nth_po_entry<entries>(2) == 2);

// Where an octet of a text comes from, over escapes and from string to string.
constexpr bool comes_from(size_t entry, size_t number, size_t index, std::string_view source) {
  const po_span span = all.spans[all.entries[entry].first_form() + number];
  return std::string_view{entries}.substr(find_source<entries>(span, index)).starts_with(source);
}
static_assert(comes_from(0, 0, 0, "Language") && comes_from(0, 0, 12, "\\n\"\n") && comes_from(0, 0, 13, "X: y"));
static_assert(comes_from(1, 0, 0, "\\303") && comes_from(1, 0, 1, "\\244") && comes_from(1, 0, 2, "\\\"f\"") &&
              comes_from(1, 0, 3, "f\"\n") && comes_from(1, 0, 4, "fnen") && comes_from(1, 0, 8, "\"\n"));
static_assert(comes_from(2, 1, 0, "B"));
static_assert(entries[begin_of_text<entries>(all.spans[0])] == '"');

// Octets of another type are copied one by one.
inline constexpr utf8_character utf8[] = u8"msgid \"a\\tb\" \"é\" msgstr \"\"";
static_assert(contents_of<utf8>.text(contents_of<utf8>.entries[0].key) == "a\tbé");

int main() {}
