// SPDX-License-Identifier: BSL-1.0
// Decodes the named character references of HTML: `html '&lt;&Eacute;t&eacute;&gt; &notit;'` prints "<Été> ¬it;".
#include "html_entities.hpp"

#include <cstdio>
#include <cstring>

#include <u8lit.hpp>

namespace html {

using namespace u8lit::literals;
using text = u8lit::text_view<char>;

// The compiler validates, sorts and hashes the keys.
inline constexpr auto entities = u8lit::make_text_map<entity_rows>;

// Calls `print` with text and what references stand for, piece by piece. A reference is the longest name that follows
// an ampersand; some names need no semicolon at their end.
template <class Print>
constexpr void decode(text source, Print print) {
  while (!source.empty()) {
    const std::size_t ampersand = source.find(U'&');
    print(source.slice(0, ampersand == u8lit::npos ? source.size() : ampersand));
    if (ampersand == u8lit::npos) return;
    source = source.slice(ampersand + 1);
    const auto reference = entities.longest_prefix_of(source);
    print(reference == entities.end() ? "&"_utf8 : reference->value);
    if (reference != entities.end()) source = source.slice(reference->key.size());
  }
}

// At compile time as at run time.
constexpr bool decodes_to(text source, text expected) {
  decode(source, [&](text piece) {
    expected = expected.starts_with(piece) ? expected.strip_prefix(piece) : "no"_utf8;
  });
  return expected.empty();
}
static_assert(decodes_to("&NotEqualTilde;"_utf8, "≂̸"_utf8) && entities.at("NotEqualTilde;").scalars().count() == 2);
static_assert(decodes_to("&notit; &notin; &amp;amp; R&D &"_utf8, "¬it; ∉ &amp; R&D &"_utf8));
static_assert(entities.size() == 2231 && entities.starting_with("Not").size() == 52);

}  // namespace html

int main(int argc, char** argv) {
  for (int at = 1; at < argc; ++at) {
    const auto source = html::text::checked(argv[at], std::strlen(argv[at]));
    if (!source) {
      std::fprintf(stderr, "html: argument %d is not UTF-8\n", at);
      return 1;
    }
    html::decode(*source, [](html::text piece) { std::fwrite(piece.data(), 1, piece.size(), stdout); });
    std::putchar('\n');
  }
}
