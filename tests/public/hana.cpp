// SPDX-License-Identifier: BSL-1.0
#if __has_include(<boost/hana.hpp>)

#include <u8lit/hana.hpp>

// libc++ has not all that Boost 1.74 asks of C++20.
#ifdef _LIBCPP_VERSION
#include <boost/hana/at_key.hpp>
#include <boost/hana/map.hpp>
#include <boost/hana/plus.hpp>
#include <boost/hana/transform.hpp>
#else
#include <boost/hana.hpp>
#endif

#include <u8lit/hana.hpp>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::literals;
namespace hana = boost::hana;

// Everything together: a table with texts for names.
constexpr auto table = hana::make_map(hana::make_pair("größe"_text, 1), hana::make_pair(u"высота"_text, 2));
constexpr auto lengths = hana::transform(hana::keys(table), hana::length);
static_assert(hana::equal(lengths, hana::tuple_c<size_t, 5, 6>).value);
static_assert(table[hana::plus("grö"_text, "ße"_text)] == 1 &&
              table[hana::to<text_tag>(hana::to<hana::string_tag>(u"высота"_text))] == 2);

constexpr bool names_are_found() { return table["высота"_text] == 2 && table[U"größe"_text] == 1; }

int main() { return at_run_time(names_are_found); }

#else

#include "../support/skipped.hpp"

int main() { return skipped("no Boost.Hana"); }

#endif
