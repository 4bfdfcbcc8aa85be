// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_TYPE_TRAITS_HPP
#define U8LIT_BASE_TYPE_TRAITS_HPP

#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// As std::remove_cvref, except that `volatile` stays.
template <class Object>
struct remove_cvref {
  using type = Object;
};
template <class Object>
struct remove_cvref<const Object> {
  using type = Object;
};
template <class Object>
struct remove_cvref<Object&> : remove_cvref<Object> {};
template <class Object>
struct remove_cvref<Object&&> : remove_cvref<Object> {};
template <class Object>
using remove_cvref_t = typename remove_cvref<Object>::type;

template <unsigned long long Limit>
U8LIT_ABI constexpr auto make_zero() noexcept {
  if constexpr (Limit <= 0xFF) return static_cast<unsigned char>(0);
  else if constexpr (Limit <= 0xFFFF) return static_cast<unsigned short>(0);
  else if constexpr (Limit <= 0xFFFF'FFFF) return 0U;
  else return 0ULL;
}

// The smallest unsigned integer type that holds all numbers up to the limit. Tables use it for their elements.
template <unsigned long long Limit>
using smallest_unsigned = decltype(detail::make_zero<Limit>());

// The smallest unsigned integer type that holds all indices below a count.
template <unsigned long long Count>
using smallest_index = smallest_unsigned<(Count == 0 ? 0 : Count - 1)>;

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
