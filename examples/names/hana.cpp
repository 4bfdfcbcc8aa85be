// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/hana.hpp>.
#include <u8lit/hana.hpp>
#include <u8lit/literals.hpp>

#include <boost/hana.hpp>

#include <type_traits>

using namespace u8lit::literals;
namespace hana = boost::hana;

// Equal text is the same key, whatever the form.
inline constexpr auto sizes = hana::make_map(hana::make_pair("größe"_text, 165), hana::make_pair("länge"_text, 20));
static_assert(sizes[u"größe"_text] == 165);

static_assert(std::is_same_v<hana::tag_of_t<decltype("größe"_text)>, u8lit::text_tag>);

static_assert(hana::length(u8lit::to_octet_tuple("é"_text)) == hana::size_c<2>);

int main() {}
