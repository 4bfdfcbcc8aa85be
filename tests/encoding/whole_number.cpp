// SPDX-License-Identifier: BSL-1.0
#include <u8lit/encoding/whole_number.hpp>

#include <cstddef>
#include <cstdint>
#include <limits>

using namespace u8lit;
using namespace u8lit::detail;

// Integers are whole numbers; characters are text, and bool and enumerations are neither.
template <class... Numbers>
constexpr bool are_whole_numbers = (whole_number<Numbers> && ...);
template <class... Others>
constexpr bool are_none = (!whole_number<Others> && ...);
#ifdef __SIZEOF_INT128__
__extension__ typedef __int128 widest;
__extension__ typedef unsigned __int128 widest_unsigned;
#else
using widest = long long;
using widest_unsigned = unsigned long long;
#endif
enum plain { one };
static_assert(are_whole_numbers<signed char, unsigned char, short, unsigned short, int, unsigned, long, unsigned long>);
static_assert(are_whole_numbers<long long, unsigned long long, widest, widest_unsigned, std::int8_t, std::size_t>);
static_assert(are_none<bool, char, wchar_t, char16_t, char32_t, float, double, plain, std::byte, int*, decltype(nullptr)>);
#ifdef __cpp_char8_t
static_assert(are_none<char8_t>);
#endif

// Their limits are those that the standard library tells.
template <class... Numbers>
constexpr bool have_their_limits = ((limits_of<Numbers>.first == std::numeric_limits<Numbers>::min() &&
                                     limits_of<Numbers>.last == std::numeric_limits<Numbers>::max()) && ...);
static_assert(have_their_limits<signed char, unsigned char, short, unsigned short, int, unsigned, long, unsigned long>);
static_assert(have_their_limits<long long, unsigned long long>);
static_assert(limits_of<widest>.last == static_cast<widest>(~widest_unsigned{} / 2) && limits_of<widest>.first + limits_of<widest>.last == -1);
static_assert(limits_of<widest_unsigned>.first == 0 && limits_of<widest_unsigned>.last == ~widest_unsigned{});

static_assert(bases.contains(2) && bases.contains(36) && !bases.contains(1) && !bases.contains(37) && !bases.contains(0));

int main() {}
