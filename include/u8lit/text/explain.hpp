// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_EXPLAIN_HPP
#define U8LIT_TEXT_EXPLAIN_HPP

#include <u8lit/text/text_constant.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit {

class explanation;
[[nodiscard]] U8LIT_ABI constexpr explanation explain(const verdict& found,
                                                      detail::encoding_form form = detail::encoding_form::none) noexcept;

}  // namespace u8lit

namespace u8lit::detail {

template <>
inline constexpr bool owns_units<explanation> = true;

}  // namespace u8lit::detail

namespace u8lit {

// A verdict in words: a text that owns its octets (ASCII), followed by a NUL. No view is made of a temporary
// one, for it would dangle: name it first, or make a string of it.
class explanation {
 public:
  using unit_type = char;

  [[nodiscard]] U8LIT_ABI constexpr const char* data() const noexcept U8LIT_LIFETIMEBOUND { return octets_; }
  [[nodiscard]] U8LIT_ABI constexpr const char* c_str() const noexcept U8LIT_LIFETIMEBOUND { return octets_; }
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return size_; }
  [[nodiscard]] U8LIT_ABI constexpr text_view<char> view() const& noexcept U8LIT_LIFETIMEBOUND {
    return text_view<char>::unchecked(octets_, size_);
  }
  U8LIT_ABI constexpr text_view<char> view() const&&
      U8LIT_DELETED("u8lit: this would dangle: give the explanation a name, or make a std::string of it");
  U8LIT_ABI constexpr operator text_view<char>() const& noexcept U8LIT_LIFETIMEBOUND { return view(); }
  U8LIT_ABI constexpr operator text_view<char>() const&&
      U8LIT_DELETED("u8lit: this would dangle: give the explanation a name, or make a std::string of it");
  // To std::string_view and std::span implicitly; to all else that is made of a pointer and a number, only where it is named,
  // as in `std::string{explain(found)}`.
  template <detail::constructible_from_units<char> View>
    requires(!detail::owns_units<View>)
  U8LIT_ABI explicit(!detail::is_standard_view_of<View, char>) constexpr
  operator View() const& noexcept(noexcept(View{data(), size()})) U8LIT_LIFETIMEBOUND {
    return {data(), size()};
  }
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

  // ASCII only. What does not fit is left out; everything that `explain` writes does fit.
  U8LIT_ABI constexpr explanation& append(const detail::utf8_character* words) noexcept {
    while (*words) put(static_cast<char>(*words++));
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
    if (size_ < longest) octets_[size_++] = character;
  }

  static constexpr size_t longest = 191, most_shown = 6;
  char octets_[longest + 1]{};
  size_t size_ = 0;
};

text_view(explanation) -> text_view<char>;

}  // namespace u8lit

namespace u8lit::detail {

// The encoding form that a fault of text can only be found in; none if there are several. (An escape may be `truncated` in
// any form: whoever explains that passes the input.)
U8LIT_ABI constexpr encoding_form form_implied_by(fault what) noexcept {
  const bool of_octets = what == fault::truncated || what == fault::missing_continuation || what == fault::overlong ||
                         what == fault::unexpected_continuation || what == fault::invalid_lead ||
                         what == fault::surrogate_pair;
  const bool of_pairs = what == fault::unpaired_high_surrogate || what == fault::unpaired_low_surrogate;
  return of_octets ? encoding_form::utf8 : of_pairs ? encoding_form::utf16 : encoding_form::none;
}

}  // namespace u8lit::detail

namespace u8lit {

// The verdict as a sentence: "ill-formed: overlong at octet 4", "well-formed, 12 octets". Places count from 1, as those
// of the compiler's messages do. It speaks of octets where the form is UTF-8, which some faults tell by themselves, and
// else of code units. Constant time, no allocation.
[[nodiscard]] U8LIT_ABI constexpr explanation explain(const verdict& found, detail::encoding_form form) noexcept {
  if (form == detail::encoding_form::none) form = detail::form_implied_by(found.what);
  const detail::utf8_character* const unit = form == detail::encoding_form::utf8 ? u8" octet" : u8" code unit";
  explanation words;
  if (found.what != fault::none && found.what != fault::unrepresentable) words.append(u8"ill-formed: ");
  for (const char* name = name_of(found.what); *name;) words.put(*name++);
  if (found.what == fault::none) {
    return words.append(u8", ").append_count(found.offset, unit);
  }
  if (found.what == fault::truncated || found.what == fault::missing_continuation) {
    words.append(u8" after ").append_count(found.length, unit).append(u8" of the sequence");
  }
  return words.append(u8" at").append(unit).append(u8" ").append_decimal(found.offset + 1);
}

// The same with the code units that prove the fault, in hexadecimal, as far as the input has them: "ill-formed: overlong at
// octet 4 (E0 80)". The input is what was judged.
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr explanation explain(const verdict& found, const Unit* units, size_t size) noexcept {
  explanation words = u8lit::explain(found, detail::form_of<Unit>);
  const size_t left = found.offset < size ? size - found.offset : 0, proof = found.evidence(detail::form_of<Unit>);
  const size_t known = proof < left ? proof : left, shown = known < words.most_shown ? known : words.most_shown;
  if (found || shown == 0) return words;
  for (size_t at = 0; at < shown; ++at)
    words.append(at == 0 ? u8" (" : u8" ")
        .append_hexadecimal(detail::to_unsigned(units[found.offset + at]), utf8_unit<Unit> ? 2 : 4);
  return words.append(u8")");
}
template <text_like Text>
[[nodiscard]] U8LIT_ABI constexpr explanation explain(const verdict& found, const Text& input) noexcept {
  const auto units = detail::units_of(input);
  return u8lit::explain(found, units.data(), units.size());
}
template <detail::of_unknown_length Text>
U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& explain(const verdict&, Text&&)
    U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
