// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/mp11.hpp>.
#include <u8lit/literals.hpp>
#include <u8lit/mp11.hpp>

#include <boost/mp11/algorithm.hpp>

using namespace u8lit::literals;
namespace mp = boost::mp11;

using text = decltype("日本"_text);
static_assert(mp::mp_size<u8lit::mp_scalars<text>>::value == 2 && mp::mp_size<u8lit::mp_units<text>>::value == 6);

static_assert(u8lit::mp_text<mp::mp_reverse<u8lit::mp_scalars<text>>, char>{} == "本日"_text);

using sorted = mp::mp_sort<mp::mp_list<decltype("b"_text), decltype("a"_text)>, u8lit::mp_text_less>;
static_assert(mp::mp_front<sorted>{} == "a"_text);

int main() {}
