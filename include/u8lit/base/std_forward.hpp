// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_STD_FORWARD_HPP
#define U8LIT_BASE_STD_FORWARD_HPP

// Declarations of standard templates and types that this library specializes or names. The headers that define them
// cost many times what this library costs. With the specializations its types model the concepts of std::ranges whether
// <ranges> is included before them, after them or never. libc++ declares its names in an inline namespace, which only
// its macros can open.

#if __has_include(<__config>)
#include <__config>
#endif

namespace std {  // not in the inline namespace

enum class byte : unsigned char;

}

#ifdef _LIBCPP_BEGIN_NAMESPACE_STD
_LIBCPP_BEGIN_NAMESPACE_STD
#else
namespace std {
#endif

struct bidirectional_iterator_tag;
struct random_access_iterator_tag;

template <class...>
struct common_type;

template <class>
struct tuple_size;

template <class, class>
class basic_string_view;
template <class, decltype(sizeof 0)>
class span;

template <class>
struct hash;
template <class, class>
class basic_ostream;
template <class, class>
struct formatter;

namespace ranges {

template <class>
extern const bool enable_view;
template <class>
extern const bool enable_borrowed_range;

}  // namespace ranges

#ifdef _LIBCPP_BEGIN_NAMESPACE_STD
_LIBCPP_END_NAMESPACE_STD
#else
}
#endif

#endif
