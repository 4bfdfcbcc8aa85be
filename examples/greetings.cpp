// SPDX-License-Identifier: BSL-1.0
// A map of Boost.Hana with keys in several scripts: found at compile time, each with a value of its own
// type.
#include <boost/hana/at_key.hpp>
#include <boost/hana/contains.hpp>
#include <boost/hana/for_each.hpp>
#include <boost/hana/map.hpp>
#include <boost/hana/pair.hpp>

#include <cstddef>
#include <cstdio>

#include <u8lit/hana.hpp>
#include <u8lit/literals.hpp>

namespace hana = boost::hana;
using namespace u8lit::literals;

struct formal {
  const char *good_day, *good_evening;
};

constexpr auto greetings = hana::make_map(hana::make_pair("Deutsch"_text, formal{"Guten Tag", "Guten Abend"}),
                                          hana::make_pair("日本語"_text, "こんにちは"),
                                          hana::make_pair("हिन्दी"_text, "नमस्ते"),
                                          hana::make_pair(u"العربية"_text, "السلام عليكم"));

// Equal text is the same key, whatever its encoding form; a missing key does not compile.
static_assert(greetings[u"Deutsch"_text].good_day[0] == 'G' && greetings["العربية"_text] == greetings[U"العربية"_text]);
static_assert(!decltype(hana::contains(greetings, "한국어"_text))::value);

const char* greeting(const char* text) { return text; }
const char* greeting(const formal& text) { return text.good_evening; }

int main() {
  hana::for_each(greetings, [](const auto& entry) {
    const auto bytes = hana::to<hana::string_tag>(hana::first(entry));  // UTF-8, whatever the form of the key
    const std::size_t characters = hana::length(hana::first(entry));
    std::printf("%s, %zu characters: %s\n", bytes.c_str(), characters, greeting(hana::second(entry)));
  });
}
