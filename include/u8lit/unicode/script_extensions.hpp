// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_UNICODE_SCRIPT_EXTENSIONS_HPP
#define U8LIT_UNICODE_SCRIPT_EXTENSIONS_HPP

#include <u8lit/base/iterator_base.hpp>
#include <u8lit/unicode/script_extensions_table.hpp>
#include <u8lit/unicode/property_map.hpp>
#include <u8lit/unicode/script_table.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::unicode {

/// The scripts that a character is used in (UAX #24, Script_Extensions), in the order of the enumeration: a forward
/// range of scripts, at least one. It refers to constants. Returned by `script_extensions_of`.
/// \code
/// static_assert(u8lit::unicode::script_extensions_of(U'\u30FC').contains(u8lit::unicode::script::katakana));
/// \endcode
class script_extensions {
 public:
  using value_type = script;  ///< What it is a range of.

  /// Iterates over the scripts. Models std::forward_iterator.
  class iterator : public detail::postfix_increment<iterator> {
   public:
    using value_type = script;  ///< What it refers to.
    using difference_type = detail::ptrdiff_t;  ///< For std::iterator_traits.

    /// A singular iterator.
    U8LIT_ABI constexpr iterator() noexcept = default;
    /// The iterator to a number of a script.
    U8LIT_ABI constexpr explicit iterator(const unsigned char* at) noexcept : at_{at} {}

    /// Returns the script.
    U8LIT_ABI constexpr script operator*() const noexcept { return script{*at_}; }
    using detail::postfix_increment<iterator>::operator++;
    /// Advances to the next script.
    U8LIT_ABI constexpr iterator& operator++() noexcept {
      ++at_;
      return *this;
    }
    /// Returns whether two iterators are at the same script.
    U8LIT_ABI friend constexpr bool operator==(const iterator& left, const iterator& right) noexcept {
      return left.at_ == right.at_;
    }

   private:
    const unsigned char* at_ = nullptr;
  };
  using const_iterator = iterator;  ///< The same.

  /// The scripts of a character that has only script `unknown`.
  U8LIT_ABI constexpr script_extensions() noexcept = default;
  /// One script.
  U8LIT_ABI constexpr explicit script_extensions(script only) noexcept
      : numbers_{data::all_scripts + static_cast<unsigned char>(only)} {}

  /// Returns the number of scripts.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return size_; }
  /// Returns whether there are none: never.
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return size_ == 0; }
  /// Returns an iterator to the first script.
  [[nodiscard]] U8LIT_ABI constexpr iterator begin() const noexcept { return iterator{numbers_}; }
  /// Returns an iterator past the last script.
  [[nodiscard]] U8LIT_ABI constexpr iterator end() const noexcept { return iterator{numbers_ + size_}; }
  /// Returns whether a script is one of them. Complexity: linear.
  /// \param wanted  the script
  /// \return whether it is
  [[nodiscard]] U8LIT_ABI constexpr bool contains(script wanted) const noexcept {
    for (const script each : *this) {
      if (each == wanted) return true;
    }
    return false;
  }

  /// Returns whether the scripts are equal.
  U8LIT_ABI friend constexpr bool operator==(const script_extensions& left, const script_extensions& right) noexcept {
    if (left.size_ != right.size_) return false;
    for (size_t at = 0; at < left.size_; ++at) {
      if (left.numbers_[at] != right.numbers_[at]) return false;
    }
    return true;
  }

 private:
  using data = detail::property_data<script_extensions>;

  template <detail::integer Number>
  U8LIT_ABI friend constexpr script_extensions script_extensions_of(Number number) noexcept;

  U8LIT_ABI constexpr script_extensions(const unsigned char* numbers, size_t size) noexcept
      : numbers_{numbers}, size_{size} {}

  const unsigned char* numbers_ = data::all_scripts;
  size_t size_ = 1;
};

/// Returns the script of a character (UAX #24, Script). Complexity: constant. Errors: none.
/// \param number  an integer of any type; what is not a scalar value has script `unknown`
/// \return a script
/// \code
/// static_assert(u8lit::unicode::script_of(U'\u03B1') == u8lit::unicode::script::greek);
/// \endcode
template <detail::integer Number>
[[nodiscard]] U8LIT_ABI constexpr script script_of(Number number) noexcept {
  return property_map<script>[number];
}

/// Returns the scripts that a character is used in (UAX #24, Script_Extensions): mostly the one that `script_of`
/// returns. Complexity: constant. Errors: none.
/// \param number  an integer of any type; what is not a scalar value has script `unknown`
/// \return a script_extensions
/// \code
/// static_assert(u8lit::unicode::script_extensions_of(U'\u30FC').size() == 2);  // Hiragana and Katakana
/// \endcode
template <detail::integer Number>
[[nodiscard]] U8LIT_ABI constexpr script_extensions script_extensions_of(Number number) noexcept {
  using data = detail::property_data<script_extensions>;
  const size_t set =
      detail::converts_to_scalar_value(number)
          ? size_t{detail::stored_stages<data>{}[static_cast<detail::any_number>(number)]} : 0;
  if (set == 0) return script_extensions{unicode::script_of(number)};
  return {data::members + data::offsets[set], size_t{data::offsets[set + 1]} - data::offsets[set]};
}

}  // namespace u8lit::unicode

#include <u8lit/base/end.hpp>

#endif
