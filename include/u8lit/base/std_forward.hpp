// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_STD_FORWARD_HPP
#define U8LIT_BASE_STD_FORWARD_HPP

// Names of the standard library that this library's types must specialise or mention, declared here because the headers
// that define them cost many times what this library does. A type is what it is to std::ranges whether <ranges> comes
// before it, after it or never. libc++ declares its names in an inline namespace that only its own macros open.

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
