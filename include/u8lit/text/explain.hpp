// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_EXPLAIN_HPP
#define U8LIT_TEXT_EXPLAIN_HPP

#include <u8lit/diagnosis/fault_sentence.hpp>
#include <u8lit/text/text_constant.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

namespace u8lit {

class explanation;
[[nodiscard]] U8LIT_ABI constexpr explanation explain(
    const verdict& result, detail::encoding_form form = detail::encoding_form::none) noexcept;

}  // namespace u8lit

namespace u8lit::detail {

template <>
inline constexpr bool owns_units<explanation> = true;

// Why views of temporaries are refused (attributes.hpp: U8LIT_REFUSAL).
#define U8LIT_NAME_EXPLANATION "u8lit: this would dangle: give the explanation a name, or make a std::string of it"
U8LIT_REFUSAL_CLASS(this_would_dangle_so_give_the_explanation_a_name, U8LIT_NAME_EXPLANATION)

}  // namespace u8lit::detail

namespace u8lit {

/// A sentence about the result of a validation: text in ASCII that owns its bytes. A NUL follows them.
///
/// A temporary explanation does not convert to views, which would dangle: give it a name, or make a string of it.
/// \code
/// const u8lit::explanation message = u8lit::explain(result);
/// log(message);                                // as std::string_view
/// throw std::runtime_error{message.c_str()};
/// \endcode
class explanation {
 public:
  using unit_type = char;  ///< The code unit type.

  /// Returns a pointer to the first character.
  [[nodiscard]] U8LIT_ABI constexpr const char* data() const noexcept U8LIT_LIFETIMEBOUND { return sentence_.data(); }
  /// Returns a pointer to the first character, for functions that expect a NUL at the end.
  [[nodiscard]] U8LIT_ABI constexpr const char* c_str() const noexcept U8LIT_LIFETIMEBOUND { return sentence_.data(); }
  /// Returns the number of characters, without the NUL.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return sentence_.size(); }
  /// Returns a view of the characters, valid as long as this object.
  [[nodiscard]] U8LIT_ABI constexpr text_view<char> view() const& noexcept U8LIT_LIFETIMEBOUND {
    return text_view<char>::unchecked(data(), size());
  }
  template <class = detail::this_would_dangle_so_give_the_explanation_a_name>
  U8LIT_ABI constexpr text_view<char> view(
      U8LIT_REFUSAL_ALONE(this_would_dangle_so_give_the_explanation_a_name)) const&&
      U8LIT_ELSE_REFUSED(U8LIT_NAME_EXPLANATION);
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

  U8LIT_ABI explicit constexpr explanation(const detail::sentence& sentence) noexcept : sentence_{sentence} {}

  detail::sentence sentence_;
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

/// Explains the result of a validation in the sentence that compilers print for a literal: "ill-formed UTF-8: byte 4
/// (C0) can only begin an overlong sequence (RFC 3629, section 1)", "well-formed UTF-8, 12 bytes".
///
/// Positions count from 1, as in compilers' messages. Without the input the sentence names no encoding and no section,
/// and counts bytes if only UTF-8 has the fault, otherwise code units. Complexity: constant; does not allocate. Errors:
/// none.
/// \param result  what `validate` returned
/// \return the sentence, which owns its bytes
/// \code
/// constexpr auto message = u8lit::explain(u8lit::validate("caf\xC3"));
/// static_assert(message.view() == "ill-formed: the sequence at byte 4 is truncated");
/// \endcode
[[nodiscard]] U8LIT_ABI constexpr explanation explain(const verdict& result, detail::encoding_form form) noexcept {
  using namespace detail;
  const encoding_form implied = detail::form_implied_by(result.what);
  const bool is_known = form != encoding_form::none && (implied == encoding_form::none || implied == form);
  if (form == encoding_form::none) form = implied;
  if (!result) {
    return explanation{detail::make_sentence(detail::reason_of(form, result.what, 0), form, is_known, result.offset,
                                             {static_cast<const char*>(nullptr), 0})};
  }
  sentence well_formed;
  well_formed.append(u8"well-formed");
  if (is_known) well_formed.append(u8" ").append(detail::encoding_name(form));
  well_formed.append(u8", ").append_decimal(result.offset).append(u8" ").append(detail::unit_name(form));
  return explanation{well_formed.append(result.offset == 1 ? u8"" : u8"s")};
}

/// As above, and shows the code units at fault in hexadecimal. Names the encoding and the section if
/// decoding the input as UTF-8, UTF-16 or UTF-32 gives this fault; if not, the verdict is that of another encoding or
/// notation.
/// \param result  what `validate` returned
/// \param units   the input that was validated
/// \param size    its number of code units
/// \return the sentence, which owns its bytes
/// \code
/// constexpr auto message = u8lit::explain(u8lit::validate("caf\xC3"), "caf\xC3");
/// static_assert(message.view() ==
///               "ill-formed UTF-8: the sequence at byte 4 (C3) is truncated (RFC 3629, section 4)");
/// \endcode
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr explanation explain(const verdict& result, const Unit* units, size_t size) noexcept {
  using namespace detail;
  constexpr encoding_form form = form_of<Unit>;
  if (result || result.offset >= size) return u8lit::explain(result, form);
  const size_t left = size - result.offset;
  const Unit* const first = units + result.offset;
  const decoded found = u8lit::decode_front(first, left);
  const bool is_known = found.what == result.what && found.length == result.length;
  const char32_t lead = is_known ? detail::to_unsigned(*first) : 0;
  // The fault of an escape ends with the escape.
  const size_t evidence = !is_known && detail::begins_escape(detail::to_unsigned(*first)) ? result.length
                                                                                          : result.evidence(form);
  return explanation{detail::make_sentence(detail::reason_of(form, result.what, lead), form, is_known, result.offset,
                                           {first, evidence < left ? evidence : left})};
}
/// As above, for an array, in which a final NUL character does not count, or an object with data() and size().
template <text_like Text>
[[nodiscard]] U8LIT_ABI constexpr explanation explain(const verdict& result, const Text& input) noexcept {
  const auto units = detail::units_of(input);
  return u8lit::explain(result, units.data(), units.size());
}
/// Deleted: the length of the text is unknown. Pass a view.
U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& explain(const verdict&, detail::unsized auto&& U8LIT_NO_LENGTH)
    U8LIT_UNSIZED;

}  // namespace u8lit

#undef U8LIT_NAME_EXPLANATION
U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
