// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_HASH_HPP
#define U8LIT_GLUE_HASH_HPP

// Text and scalar values as keys of unordered containers. This header includes only what declares std::hash.

#include <u8lit/policy/restricted_text.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

#if __STDC_HOSTED__

#include <string_view>

namespace u8lit {

/// Hashes text, strings and literals, without validating them. The result is that of std::hash for a std::string_view
/// of the same code units, for bytes of all types alike.
/// \code
/// std::unordered_set<std::string, u8lit::text_hash, u8lit::text_equal> words;
/// words.find("日本語"_utf8);  // makes no std::string
/// \endcode
struct text_hash {
  using is_transparent = void;  ///< Containers look keys up by text of other types.

  /// Returns the hash. Complexity: linear.
  template <text_like Text>
  [[nodiscard]] U8LIT_ABI size_t operator()(const Text& text) const noexcept {
    return of(detail::units_of(text));
  }
  /// Deleted for pointers: pass a view.
  U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& operator()(detail::unsized auto&& U8LIT_NO_LENGTH) const
      U8LIT_UNSIZED;

 private:
  template <code_unit Unit>
  [[nodiscard]] U8LIT_ABI static size_t of(detail::code_units<Unit> units) noexcept {
    if constexpr (utf8_unit<Unit>)
      return std::hash<std::string_view>{}({reinterpret_cast<const char*>(units.data()), units.size()});
    else
      return std::hash<std::basic_string_view<Unit>>{}({units.data(), units.size()});
  }
};

}  // namespace u8lit

namespace u8lit::detail {

// Whether text_hash is the same for equal texts of both types.
template <class Left, class Right>
inline constexpr bool are_hashed_alike = false;
template <code_unit Left, code_unit Right>
inline constexpr bool are_hashed_alike<code_units<Left>, code_units<Right>> =
    __is_same(Left, Right) || (utf8_unit<Left> && utf8_unit<Right>);
template <class Left, class Right>
concept hashed_alike = are_hashed_alike<decltype(detail::units_of(u8lit::detail::declval<Left>())),
                                        decltype(detail::units_of(u8lit::detail::declval<Right>()))>;

}  // namespace u8lit::detail

namespace u8lit {

/// Compares the code units of text, strings and literals. Text of different encoding forms is not compared, because its
/// hashes differ. With text_hash, a container finds its keys by text of any type without a copy.
struct text_equal {
  using is_transparent = void;  ///< Containers look keys up by text of other types.

  /// Returns whether the code units are equal. Complexity: linear.
  template <text_like Left, text_like Right>
    requires detail::hashed_alike<Left, Right>
  [[nodiscard]] U8LIT_ABI constexpr bool operator()(const Left& left_text, const Right& right_text) const noexcept {
    const auto left = detail::units_of(left_text);
    const auto right = detail::units_of(right_text);
    if (left.size() != right.size()) return false;
    for (size_t at = 0; at < left.size(); ++at) {
      if (detail::to_unsigned(left.data()[at]) != detail::to_unsigned(right.data()[at])) return false;
    }
    return true;
  }
  /// Deleted for pointers: pass a view.
  template <class Left, class Right>
    requires(detail::unsized<Left> || detail::unsized<Right>)
  U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& operator()(Left&&, Right&& U8LIT_NO_LENGTH) const
      U8LIT_UNSIZED;
};

}  // namespace u8lit

/// The hash is that of a std::string_view of the same bytes, or of another std::basic_string_view of the same code
/// units.
template <u8lit::code_unit Unit>
struct std::hash<u8lit::text_view<Unit>> : u8lit::text_hash {};
/// The hash of a text_constant is that of its view.
template <u8lit::fixed_text Text>
struct std::hash<u8lit::text_constant<Text>> : u8lit::text_hash {};
/// The hash of a restricted_text is that of its view.
template <u8lit::code_unit Unit, u8lit::text_policy<Unit>... Policies>
struct std::hash<u8lit::restricted_text<Unit, Policies...>> : u8lit::text_hash {};
/// The hash is that of the value as a char32_t.
template <>
struct std::hash<u8lit::scalar_value> : std::hash<char32_t> {};

#endif

U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
