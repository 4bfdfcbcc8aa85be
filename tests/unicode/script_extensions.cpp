// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/script_extensions.hpp>

using namespace u8lit;
using namespace u8lit::unicode;

// UAX #24: the prolonged sound mark is used with two scripts.
constexpr script_extensions mark = script_extensions_of(U'\u30FC');
static_assert(mark.size() == 2 && !mark.empty() && mark.contains(script::hiragana) && mark.contains(script::katakana) &&
              !mark.contains(script::han) && script_of(U'\u30FC') == script::common);
static_assert(*mark.begin() == script::hiragana && mark.end() == ++++mark.begin());

// All others have their script alone.
static_assert(script_extensions_of(U'x') == script_extensions{script::latin} &&
              script_extensions_of(U'x').size() == 1 && *script_extensions_of(U'x').begin() == script::latin);
static_assert(script_extensions_of(U'1') == script_extensions{script::common});
// U+0342 has the script of what precedes it, but is used in one.
static_assert(script_of(0x0342) == script::inherited && script_extensions_of(0x0342) ==
              script_extensions{script::greek});
// Equal sets are equal, wherever they are stored.
static_assert(script_extensions_of(U'\u30FC') == script_extensions_of(U'\u3099') &&
              !(script_extensions_of(U'\u30FC') == script_extensions_of(U'\u3001')));

static_assert(script_extensions{} == script_extensions{script::unknown} &&
              script_extensions_of(0xD800) == script_extensions{} && script_extensions_of(-1) == script_extensions{} &&
              script_extensions_of('\xE9') == script_extensions{});

constexpr int count(script_extensions scripts) {
  int result = 0;
  for (auto at = scripts.begin(); at != scripts.end(); at++) ++result;
  return result;
}
static_assert(count(script_extensions_of(U'\u0964')) > 15);

int main() {}
