// SPDX-License-Identifier: BSL-1.0
// UTF-16 for an interface like that of Windows, from a source in UTF-8: the literals are written once, transcoded by
// the compiler, and lie in the program with a NUL at their end. Prints the code units that the other side gets.
#include <u8lit.hpp>

#include <cstdio>

using namespace u8lit::literals;

// Such interfaces take what the programmer hopes is UTF-16 that ends in a NUL. On Windows it is wchar_t: `to_wide`
// there.
void SetWindowTextW(const char16_t* title) {
  for (const char* space = ""; *title; ++title, space = " ")
    std::printf("%s%04X", space, static_cast<unsigned>(*title));
  std::puts("");
}

// The wrapper takes only text that is well-formed and NUL-terminated: literals that the compiler has checked.
template <u8lit::fixed_text Title>
void set_title() {
  SetWindowTextW(u8lit::to_utf16(u8lit::text_constant<Title>{}).c_str());
}

// Text that is known only at run time goes through a buffer. It may be ill-formed or too long; the result says which.
void set_title(const char* bytes, std::size_t size) {
  char16_t title[16]{};
  const u8lit::transcoded done = u8lit::transcode(bytes, size, title, 15);
  if (!done.found) {
    std::printf("byte %zu: %s\n", done.found.offset + 1, name_of(done.found.what));
  } else {
    if (!done.fits) std::printf("cut after %zu bytes: ", done.read);
    SetWindowTextW(title);
  }
}

int main() {
  set_title<"日本語 🚀">();
  set_title<u8lit::concat("Größe"_text, ": "_text, "10 €"_text)>();

  constexpr auto path = "C:\\Users\\Ελένη"_utf8;
  set_title(path.data(), path.size());
  set_title("🚀🚀🚀🚀🚀🚀🚀🚀", 32);
  set_title("ab\xE0\x80", 4);
}
