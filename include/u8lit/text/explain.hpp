// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_EXPLAIN_HPP
#define U8LIT_TEXT_EXPLAIN_HPP

#include <u8lit/text/text_constant.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit {

class explanation;
[[nodiscard]] U8LIT_ABI constexpr explanation explain(
    const verdict& result, detail::encoding_form form = detail::encoding_form::none) noexcept;

}  // namespace u8lit

namespace u8lit::detail {

template <>
inline constexpr bool owns_units<explanation> = true;

}  // namespace u8lit::detail

namespace u8lit {

/// A sentence about the result of a validation: text in ASCII that owns its bytes. A NUL follows them.
///
/// A temporary explanation does not convert to views, which would dangle: give it a name, or make a string of it.
/// \code
///   const u8lit::explanation message = u8lit::explain(result);
///   log(message);                                // as std::string_view
///   throw std::runtime_error{message.c_str()};
/// \endcode
class explanation {
 public:
  using unit_type = char;

  /// \return A pointer to the first character.
  [[nodiscard]] U8LIT_ABI constexpr const char* data() const noexcept U8LIT_LIFETIMEBOUND { return octets_; }
  /// \return A pointer to the first character, for functions that expect a NUL at the end.
  [[nodiscard]] U8LIT_ABI constexpr const char* c_str() const noexcept U8LIT_LIFETIMEBOUND { return octets_; }
  /// \return The number of characters, without the NUL.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return size_; }
  /// \return A view of the characters, valid as long as this object.
  [[nodiscard]] U8LIT_ABI constexpr text_view<char> view() const& noexcept U8LIT_LIFETIMEBOUND {
    return text_view<char>::unchecked(octets_, size_);
  }
  U8LIT_ABI constexpr text_view<char> view() const&&
      U8LIT_DELETED("u8lit: this would dangle: give the explanation a name, or make a std::string of it");
  /// Converts to a view, valid as long as this object.
  U8LIT_ABI constexpr operator text_view<char>() const& noexcept U8LIT_LIFETIMEBOUND { return view(); }
  U8LIT_ABI constexpr operator text_view<char>() const&&
      U8LIT_DELETED("u8lit: this would dangle: give the explanation a name, or make a std::string of it");
  /// Converts to a view type that is constructed from a pointer and a size: implicitly to std::string_view and
  /// std::span<const char>, explicitly to others. Valid as long as this object.
  template <detail::constructible_from_units<char> View>
    requires(!detail::owns_units<View>)
  U8LIT_ABI explicit(!detail::is_standard_view_of<View, char>) constexpr
  operator View() const& noexcept(noexcept(View{data(), size()})) U8LIT_LIFETIMEBOUND {
    return {data(), size()};
  }
  /// Converts to a string type, also from a temporary: `std::string{explain(result)}`.
  template <detail::constructible_from_units<char> View>
    requires detail::owns_units<View>
  U8LIT_ABI explicit constexpr operator View() const& noexcept(noexcept(View{data(), size()})) {
    return {data(), size()};
  }
  template <detail::constructible_from_units<char> View>
    requires(!detail::owns_units<View>)
  U8LIT_ABI explicit(!detail::is_standard_view_of<View, char>) constexpr operator View() const&&
      U8LIT_DELETED("u8lit: this would dangle: give the explanation a name, or make a std::string of it");

 private:
  U8LIT_ABI friend constexpr explanation explain(const verdict&, detail::encoding_form) noexcept;
  template <code_unit Unit>
  U8LIT_ABI friend constexpr explanation explain(const verdict&, const Unit*, size_t) noexcept;

  U8LIT_ABI constexpr explanation() noexcept = default;

  // Appends ASCII. Characters that do not fit are dropped; everything that `explain` writes fits.
  U8LIT_ABI constexpr explanation& append(const detail::utf8_character* string) noexcept {
    while (*string) put(static_cast<char>(*string++));
    return *this;
  }
  U8LIT_ABI constexpr explanation& append_decimal(size_t number) noexcept {
    if (number > 9) append_decimal(number / 10);
    put(static_cast<char>(u8"0123456789"[number % 10]));
    return *this;
  }
  U8LIT_ABI constexpr explanation& append_hexadecimal(char32_t number, int digits) noexcept {
    if (digits > 1 || number > 0xF) append_hexadecimal(number >> 4, digits - 1);
    put(static_cast<char>(u8"0123456789ABCDEF"[number & 0xF]));
    return *this;
  }

  U8LIT_ABI constexpr explanation& append_count(size_t number, const detail::utf8_character* unit) noexcept {
    return append_decimal(number).append(unit).append(number == 1 ? u8"" : u8"s");
  }

  U8LIT_ABI constexpr void put(char character) noexcept {
    if (size_ < capacity) octets_[size_++] = character;
  }

  static constexpr size_t capacity = 191, max_shown_units = 6;
  char octets_[capacity + 1]{};
  size_t size_ = 0;
};

text_view(explanation) -> text_view<char>;

}  // namespace u8lit

namespace u8lit::detail {

// The encoding form that has this fault, if it is the only one; else none. An escape in any form can be `truncated`:
// callers that explain one pass the input.
U8LIT_ABI constexpr encoding_form form_implied_by(fault what) noexcept {
  const bool of_octets = what == fault::truncated || what == fault::missing_continuation || what == fault::overlong ||
                         what == fault::unexpected_continuation || what == fault::invalid_lead ||
                         what == fault::surrogate_pair;
  const bool of_pairs = what == fault::unpaired_high_surrogate || what == fault::unpaired_low_surrogate;
  return of_octets ? encoding_form::utf8 : of_pairs ? encoding_form::utf16 : encoding_form::none;
}

}  // namespace u8lit::detail

namespace u8lit {

/// Explains the result of a validation in a sentence: "ill-formed: overlong at octet 4", "well-formed, 12 octets".
///
/// Positions count from 1, as in compilers' messages. Constant time; does not allocate.
/// \param result  what `validate` returned
/// \param form    the encoding form of the input; with UTF-8 the sentence counts octets, otherwise code units. Without
///                it, the form that the fault implies.
/// \code
///   explain(validate("caf\xC3")).view() == "ill-formed: truncated after 1 octet of the sequence at octet 4"
/// \endcode
[[nodiscard]] U8LIT_ABI constexpr explanation explain(const verdict& result, detail::encoding_form form) noexcept {
  if (form == detail::encoding_form::none) form = detail::form_implied_by(result.what);
  const detail::utf8_character* const unit = form == detail::encoding_form::utf8 ? u8" octet" : u8" code unit";
  explanation sentence;
  if (result.what != fault::none && result.what != fault::unrepresentable) sentence.append(u8"ill-formed: ");
  for (const char* name = name_of(result.what); *name;) sentence.put(*name++);
  if (result.what == fault::none) {
    return sentence.append(u8", ").append_count(result.offset, unit);
  }
  if (result.what == fault::truncated || result.what == fault::missing_continuation) {
    sentence.append(u8" after ").append_count(result.length, unit).append(u8" of the sequence");
  }
  return sentence.append(u8" at").append(unit).append(u8" ").append_decimal(result.offset + 1);
}

/// As above, and shows the code units that prove the fault in hexadecimal: "ill-formed: overlong at octet 4 (E0 80)".
/// \param result  what `validate` returned
/// \param units   the input that was validated
/// \param size    its number of code units
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr explanation explain(const verdict& result, const Unit* units, size_t size) noexcept {
  explanation sentence = u8lit::explain(result, detail::form_of<Unit>);
  const size_t left = result.offset < size ? size - result.offset : 0, proof = result.evidence(detail::form_of<Unit>);
  const size_t known = proof < left ? proof : left;
  const size_t shown = known < sentence.max_shown_units ? known : sentence.max_shown_units;
  if (result || shown == 0) return sentence;
  for (size_t at = 0; at < shown; ++at) {
    sentence.append(at == 0 ? u8" (" : u8" ")
        .append_hexadecimal(detail::to_unsigned(units[result.offset + at]), utf8_unit<Unit> ? 2 : 4);
  }
  return sentence.append(u8")");
}
/// As above, for an input with data() and size(), or an array, whose final NUL does not count.
template <text_like Text>
[[nodiscard]] U8LIT_ABI constexpr explanation explain(const verdict& result, const Text& input) noexcept {
  const auto units = detail::units_of(input);
  return u8lit::explain(result, units.data(), units.size());
}
/// Deleted: the length of the text is unknown. Pass a pointer and a length, or a view.
template <detail::of_unknown_length Text>
U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& explain(const verdict&, Text&&)
    U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
