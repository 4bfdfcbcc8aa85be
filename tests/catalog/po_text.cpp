// SPDX-License-Identifier: BSL-1.0
#include <u8lit/catalog/po_text.hpp>

#include <cstddef>

using namespace u8lit;
using namespace u8lit::detail;

// All that may stand in a file; previous and obsolete messages are comments.
inline constexpr char file[] = "\xEF\xBB\xBF# A comment\n#. to translators\n#: file.cpp:3\n#, fuzzy , c-format\n"
                               "#| msgid \"before\"\nmsgctxt \"c\"\n\tmsgid \"a\" \"b\"\r\nmsgstr\n\"\\\"\"\n\n"
                               "#~ msgid \"old\"\n#~ msgstr \"alt\"\n"
                               "#, python-brace-format\nmsgid\"d\"msgid_plural \"e\"msgstr[0]\"f\"msgstr [ 1 ] \"g\"\n";
inline constexpr char plural[] = "#, no-c-format\nmsgid\"d\"msgid_plural \"e\"msgstr[0]\"f\"msgstr [1] \"g\"";
constexpr auto& strings = strings_of<plural>;
static_assert(po_end<plural>.is_at_end && po_end<plural>.entries == 1 && po_end<plural>.heads == 4 &&
              strings.size() == 4);
static_assert(strings[0].part == po_part::id && strings[1].part == po_part::plural_id &&
              strings[2].part == po_part::text && strings[3].part == po_part::text && strings[3].size == 1);
static_assert(strings[0].flags.has_no_format && !strings[1].flags.has_no_format && !strings[0].flags.is_fuzzy);

// gettext allows no spaces within the brackets.
static_assert(po_end<file>.flaw.what == po_flaw::wrong_msgstr && strings_of<file>.size() == 7);
static_assert(strings_of<file>[0].part == po_part::context && strings_of<file>[0].flags.is_fuzzy &&
              strings_of<file>[0].flags.has_c_format && !strings_of<file>[0].flags.has_brace_format);
static_assert(strings_of<file>[1].part == po_part::id && strings_of<file>[2].part == po_part::more);
static_assert(strings_of<file>[3].part == po_part::text && strings_of<file>[3].has_escapes &&
              strings_of<file>[3].size == 2 && file[strings_of<file>[3].offset] == '\\');
static_assert(strings_of<file>[4].flags.has_brace_format && !strings_of<file>[4].flags.is_fuzzy);

// More strings than are read at once, in the octets that #embed gives.
template <std::size_t Count>
struct long_file {
  unsigned char octets[18 * Count]{};
  constexpr long_file() {
    unsigned char* out = octets;
    for (std::size_t entry = 0; entry < Count; ++entry) {
      for (const char unit : "msgid\"a\"msgstr\"b\"\n") {
        if (unit) *out++ = static_cast<unsigned char>(unit);
      }
    }
  }
  static constexpr std::size_t size() { return 18 * Count; }
  constexpr const unsigned char* data() const { return octets; }
};
inline constexpr long_file<256> as_many_as_a_block;
inline constexpr long_file<700> more;
static_assert(strings_of<as_many_as_a_block>.size() == 512 && po_end<as_many_as_a_block>.is_at_end);
static_assert(strings_of<more>.size() == 1400 && po_end<more>.entries == 700 && po_end<more>.heads == 1400);
static_assert(strings_of<more>[1399].part == po_part::text && strings_of<more>[1399].offset == 18 * 700 - 3);

inline constexpr char empty[] = "";
static_assert(po_end<empty>.is_at_end && po_end<empty>.flaw.what == po_flaw::none && strings_of<empty>.size() == 0);

int main() {}
