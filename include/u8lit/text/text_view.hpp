// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_TEXT_VIEW_HPP
#define U8LIT_TEXT_TEXT_VIEW_HPP

#include <u8lit/diagnosis/diagnose.hpp>
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/decode.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/text/scalar_view.hpp>
#include <u8lit/text/unit_search.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

// Code point order of texts of one form, whose units tell it without decoding. In UTF-16, a surrogate stands for more than
// any other unit.
template <code_unit Left, code_unit Right>
  requires(form_of<Left> == form_of<Right>)
U8LIT_ABI constexpr int compare_units(const Left* left, size_t left_size, const Right* right,
                                      size_t right_size) noexcept {
  const size_t size = left_size < right_size ? left_size : right_size;
  for (size_t at = 0; at < size; ++at) {
    if (__is_same(Left, Right) && static_cast<char32_t>(left[at]) == static_cast<char32_t>(right[at])) continue;
    const char32_t l = detail::to_unsigned(left[at]), r = detail::to_unsigned(right[at]);
    if (l == r) continue;
    if (utf16_unit<Left> && is_surrogate(l) != is_surrogate(r)) return is_surrogate(r) ? -1 : 1;
    return l < r ? -1 : 1;
  }
  return left_size == right_size ? 0 : left_size < right_size ? -1 : 1;
}

// The order of text and of code units that nobody has judged. In another encoding form, what is ill-formed stands behind
// all text.
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr int compare_unvalidated(const Left* left, size_t left_size, const Right* right, size_t right_size) noexcept {
  if constexpr (form_of<Left> == form_of<Right>) {
    return detail::compare_units(left, left_size, right, right_size);
  } else {
    size_t l = 0, r = 0;
    while (l < left_size && r < right_size) {
      const decoded a = u8lit::decode_front(left + l, left_size - l), b = u8lit::decode_front(right + r, right_size - r);
      if (!a || !b) return a ? -1 : 1;
      if (a.value != b.value) return a.value < b.value ? -1 : 1;
      l += a.length;
      r += b.length;
    }
    return (l < left_size) - (r < right_size);
  }
}

// What text is converted to: whatever is made of a pointer and a number of code units; no span of a fixed extent.
template <class View, class Unit>
concept constructible_from_units = requires(const Unit* data, size_t size, void take(View)) { take({data, size}); };

// What it is converted to without being asked. Any more would make calls of a user's overloads ambiguous.
template <class View, class Unit>
inline constexpr bool is_standard_view_of = false;
template <class Unit, class Traits>
inline constexpr bool is_standard_view_of<std::basic_string_view<Unit, Traits>, Unit> = true;
template <class Unit>
inline constexpr bool is_standard_view_of<std::span<const Unit, static_cast<size_t>(-1)>, Unit> = true;

// Which types may be used to read octets of any other type.
template <class Unit>
concept aliasing_octet = __is_same(Unit, char) || __is_same(Unit, unsigned char) || __is_same(Unit, std::byte);

}  // namespace u8lit::detail

namespace u8lit {

template <code_unit Unit>
class text_view;
template <code_unit Unit>
class checked_text;

// The names for everyday use: `u8lit::utf8_view name = "日本語";`
using utf8_view = text_view<char>;
using utf16_view = text_view<char16_t>;
using utf32_view = text_view<char32_t>;

}  // namespace u8lit

namespace u8lit::detail {

struct view_of_a_temporary_would_dangle_name_the_string_first;

// Octets that can be judged as code units of another type.
template <class Octet, class Unit>
concept reinterpretable_octet = utf8_unit<Octet> && aliasing_octet<Unit> && !__is_same(Octet, Unit);

// What has these code units, or octets that can be judged as such.
template <class Text, class Unit>
concept checkable_as = text_like<Text> && requires(const Text& text) { text_view<Unit>::checked(detail::units_of(text).data(), 0); };

template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr int order_of(text_view<Left> left, text_view<Right> right) noexcept;

template <class Text>
inline constexpr bool is_text_view = false;
template <code_unit Unit>
inline constexpr bool is_text_view<text_view<Unit>> = true;

template <class Array, class Unit>
inline constexpr bool is_array_of = false;
template <class Unit, size_t Size>
inline constexpr bool is_array_of<Unit[Size], Unit> = true;

// What is compared with a text_view as it is: strings and other containers of code units, literals of another code unit
// type, and text of another code unit type that is no text_view. What converts to the text_view is compared as such.
template <class Other, class Unit>
concept comparable_to_text =
    text_like<Other> && !is_text_view<Other> && !is_array_of<Other, Unit> && !is_non_text<Other> &&
    !requires(const Other& other, void take(text_view<Unit>)) { take(other); };

// The words of refusals where the compiler prints no more than the declaration of a deleted function.
struct this_may_be_ill_formed_so_judge_it_by_text_view_checked;
struct an_array_that_is_no_literal_is_judged_by_text_view_checked_with_a_length;
struct a_pointer_is_judged_by_text_view_checked_with_the_length;
struct text_is_no_range_but_text_scalars_is;
struct this_may_be_refused_so_test_it_and_then_use_the_text_in_it_by_an_asterisk;

// Pointers to code units, and what holds code units and is no type of this library's: strings, views and vectors of them.
template <class Other, class Unit>
concept points_to_units = __is_same(Other, const Unit*) || __is_same(Other, Unit*);
template <class Other, class Unit>
concept may_be_ill_formed_text =
    points_to_units<Other, Unit> ||
    (__is_class(Other) && !requires { typename Other::unit_type; } &&
     requires(const Other& other, code_units<Unit> units) { units = detail::units_of(other); });

}  // namespace u8lit::detail

namespace u8lit {

// Borrowed text: code units that are well-formed by construction (RFC 3629 section 4), not NUL-terminated. No range:
// `scalars()` is the range of its scalar values, `data()` and `size()` are its code units. Made from a literal, which does
// not compile if it is ill-formed; by `checked`, which judges at run time; or by `unchecked`, which believes. So
// `void title(u8lit::text_view<char>)` may be called `title("日本語")`.
template <code_unit Unit>
class text_view {
 public:
  using unit_type = Unit;

  U8LIT_ABI constexpr text_view() noexcept = default;

#if defined(__clang__) && __clang_major__ < 17  // compiler.hpp: unevaluated conversions
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
  template <size_t Size>
  U8LIT_ABI constexpr text_view(const Unit (&literal)[Size]) noexcept
      __attribute__((enable_if(detail::diagnose(detail::units_of(literal).data(), detail::units_of(literal).size()).accepts,
                               "")))
      : text_view{literal, detail::units_of(literal).size()} {}
#pragma clang diagnostic pop
#endif
  template <size_t Size>
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 14)
  __attribute__((noinline, error("ill-formed text in a literal (RFC 3629), or one that is not judged here: use \"...\"_utf8")))
#endif
  consteval text_view(const Unit (&literal)[Size]) noexcept : data_{literal} {
    size_ = detail::units_of(literal).size();
    if ((detail::literals_are_unicode<Unit> && detail::is_valid_array(literal)) || detail::is_well_formed_literal(literal, size_))
      return;
    const detail::diagnosis found = detail::diagnose(literal, size_);
    size_ = found.report(found.number, found.shown);
  }

  // What may be ill-formed is no text before `checked` has judged it, and of an array that can be written to nobody knows
  // how much is text.
  template <detail::may_be_ill_formed_text<Unit> Other,
            class = detail::this_may_be_ill_formed_so_judge_it_by_text_view_checked>
  U8LIT_ABI constexpr text_view(const Other&)
      U8LIT_DELETED("u8lit: this may be ill-formed: judge it by text_view::checked");
  template <size_t Size, class = detail::an_array_that_is_no_literal_is_judged_by_text_view_checked_with_a_length>
    requires detail::is_character<Unit>
  U8LIT_ABI constexpr text_view(Unit (&)[Size])
      U8LIT_DELETED("u8lit: this array is no literal: judge it by text_view::checked(pointer, length)");

  // The text of code units that nobody has judged, or the first fault: of a pointer and a number, of an array or of
  // whatever has data() and size(). A string must outlive the view, so a temporary one is refused. Octets of another type,
  // such as those of a std::vector<unsigned char>, are text of char, unsigned char and std::byte. Linear.
  //
  //   const auto line = u8lit::text_view<char>::checked(input);
  //   if (!line) return report(line.verdict());
  //   use(*line);
  [[nodiscard]] U8LIT_ABI static constexpr checked_text<Unit> checked(const Unit* data U8LIT_LIFETIMEBOUND,
                                                                      size_t size) noexcept;
  template <detail::reinterpretable_octet<Unit> Octet>
  [[nodiscard]] U8LIT_ABI static checked_text<Unit> checked(const Octet* data U8LIT_LIFETIMEBOUND, size_t size) noexcept {
    return checked(reinterpret_cast<const Unit*>(data), size);
  }
  template <detail::checkable_as<Unit> Text>
  [[nodiscard]] U8LIT_ABI static constexpr checked_text<Unit> checked(const Text& text) noexcept {
    const auto units = detail::units_of(text);  // asked once: what is judged is what is kept
    return checked(units.data(), units.size());
  }
  template <detail::checkable_as<Unit> Text>
    requires detail::owns_units<Text>
  [[nodiscard]] U8LIT_ABI static constexpr checked_text<Unit> checked(const Text& text U8LIT_LIFETIMEBOUND) noexcept {
    const auto units = detail::units_of(text);  // asked once: what is judged is what is kept
    return checked(units.data(), units.size());
  }
  template <detail::checkable_as<Unit> Text, class = detail::view_of_a_temporary_would_dangle_name_the_string_first>
    requires detail::owning_temporary<Text>
  U8LIT_ABI static constexpr checked_text<Unit> checked(const Text&&)
      U8LIT_DELETED("u8lit: a view of this temporary would dangle: give the string a name, and check that");

  // Their length is to be told.
  template <detail::points_to_units<Unit> Pointer>
  U8LIT_ABI static constexpr detail::a_pointer_is_judged_by_text_view_checked_with_the_length& checked(const Pointer&)
      U8LIT_DELETED("u8lit: how long is it? text_view::checked(pointer, length)");
  template <size_t Size>
    requires detail::is_character<Unit>
  [[nodiscard]] U8LIT_ABI static constexpr detail::an_array_that_is_no_literal_is_judged_by_text_view_checked_with_a_length& checked(
      Unit (&)[Size]) U8LIT_DELETED("u8lit: how much of this array is text? text_view::checked(pointer, length)");

  // For units that are known to be well-formed. Anything else breaks the promise of this type: iteration and whatever
  // relies on it are then undefined.
  [[nodiscard]] U8LIT_ABI static constexpr text_view unchecked(const Unit* data U8LIT_LIFETIMEBOUND,
                                                               size_t size) noexcept {
    return text_view{data, size};
  }

  [[nodiscard]] U8LIT_ABI constexpr const Unit* data() const noexcept { return data_; }
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return size_; }
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return size_ == 0; }

  // The text as a range of scalar values: `for (u8lit::scalar_value c : text.scalars())`. Their number is
  // `text.scalars().count()`. Borrowed: valid as long as the code units are.
  [[nodiscard]] U8LIT_ABI constexpr scalar_view<Unit> scalars() const noexcept { return {data_, size_}; }

  // Deleted, for which text is no range to std::ranges. The range is scalars().
  U8LIT_ABI constexpr detail::text_is_no_range_but_text_scalars_is& begin() const
      U8LIT_DELETED("u8lit: text is no range, but `text.scalars()` is");
  U8LIT_ABI constexpr detail::text_is_no_range_but_text_scalars_is& end() const
      U8LIT_DELETED("u8lit: text is no range, but `text.scalars()` is");

  // Search. What is sought is text of the same code unit type, a literal, or a scalar value. Offsets count code units,
  // from 0, and all that are returned are boundaries: `text_view<char>{"日本語"}.find("語")` is 6. At most the product of
  // the sizes.

  // The offset of the first match at `from` or after it; npos if there is none. The empty text is found at the first
  // boundary.
  [[nodiscard]] U8LIT_ABI constexpr size_t find(text_view sought, size_t from = 0) const noexcept {
    return detail::find_units(data_, size_, sought.data_, sought.size_, from);
  }
  [[nodiscard]] U8LIT_ABI constexpr size_t find(scalar_value sought, size_t from = 0) const noexcept {
    while (from < size_ && !is_at(from, sought)) ++from;
    return from < size_ ? from : npos;
  }

  // The offset of the last match at `from` or before it; npos if there is none.
  [[nodiscard]] U8LIT_ABI constexpr size_t rfind(text_view sought, size_t from = npos) const noexcept {
    return detail::rfind_units(data_, size_, sought.data_, sought.size_, from);
  }
  [[nodiscard]] U8LIT_ABI constexpr size_t rfind(scalar_value sought, size_t from = npos) const noexcept {
    size_t at = from < size_ ? from + 1 : size_;
    while (at > 0 && !is_at(at - 1, sought)) --at;
    return at > 0 ? at - 1 : npos;
  }

  [[nodiscard]] U8LIT_ABI constexpr bool contains(text_view sought) const noexcept { return find(sought) != npos; }
  [[nodiscard]] U8LIT_ABI constexpr bool contains(scalar_value sought) const noexcept { return find(sought) != npos; }

  // Whether the text begins or ends so. Every text begins and ends with the empty text. Linear in the argument's size.
  [[nodiscard]] U8LIT_ABI constexpr bool starts_with(text_view prefix) const noexcept {
    return prefix.size_ <= size_ && detail::are_equal_units(data_, prefix.data_, prefix.size_);
  }
  [[nodiscard]] U8LIT_ABI constexpr bool starts_with(scalar_value prefix) const noexcept {
    return size_ > 0 && is_at(0, prefix);
  }
  [[nodiscard]] U8LIT_ABI constexpr bool ends_with(text_view suffix) const noexcept {
    return suffix.size_ <= size_ && detail::are_equal_units(data_ + (size_ - suffix.size_), suffix.data_, suffix.size_);
  }
  [[nodiscard]] U8LIT_ABI constexpr bool ends_with(scalar_value suffix) const noexcept {
    return size_ > 0 && is_at(detail::floor_boundary(data_, size_, size_ - 1), suffix);
  }

  // The text without the prefix or suffix, removed once; the whole text if it does not begin or end so:
  // `text_view<char>{"日本語"}.strip_prefix("日")` is "本語".
  [[nodiscard]] U8LIT_ABI constexpr text_view strip_prefix(text_view prefix) const noexcept {
    return starts_with(prefix) ? part(prefix.size_, size_) : *this;
  }
  [[nodiscard]] U8LIT_ABI constexpr text_view strip_prefix(scalar_value prefix) const noexcept {
    return starts_with(prefix) ? part(detail::sequence_length(*data_), size_) : *this;
  }
  [[nodiscard]] U8LIT_ABI constexpr text_view strip_suffix(text_view suffix) const noexcept {
    return ends_with(suffix) ? part(0, size_ - suffix.size_) : *this;
  }
  [[nodiscard]] U8LIT_ABI constexpr text_view strip_suffix(scalar_value suffix) const noexcept {
    return ends_with(suffix) ? part(0, detail::floor_boundary(data_, size_, size_ - 1)) : *this;
  }

  // Parts, cut at boundaries only.

  // The text between two offsets, or behind one; the empty text if an offset is inside a sequence or past the end, or if
  // `first` is greater than `last`. Constant time: `text_view<char>{"日本語"}.slice(3, 6)` is "本".
  [[nodiscard]] U8LIT_ABI constexpr text_view slice(size_t first, size_t last) const noexcept {
    if (first > last || !detail::is_boundary_at(data_, size_, first) || !detail::is_boundary_at(data_, size_, last)) return {};
    return part(first, last);
  }
  [[nodiscard]] U8LIT_ABI constexpr text_view slice(size_t first) const noexcept { return slice(first, size_); }

  // The longest prefix and suffix of at most `count` code units that are text: `text_view<char>{"日本語"}.first(4)` is
  // "日", and `.last(4)` is "語". Constant time.
  [[nodiscard]] U8LIT_ABI constexpr text_view first(size_t count) const noexcept {
    return part(0, detail::floor_boundary(data_, size_, count));
  }
  [[nodiscard]] U8LIT_ABI constexpr text_view last(size_t count) const noexcept {
    return part(count < size_ ? detail::ceil_boundary(data_, size_, size_ - count) : 0, size_);
  }

  // What `first(count)` leaves: no code unit is in both or in neither of them. Constant time.
  [[nodiscard]] U8LIT_ABI constexpr text_view drop(size_t count) const noexcept {
    return part(detail::floor_boundary(data_, size_, count), size_);
  }
  // Makes this `drop(count)`.
  U8LIT_ABI constexpr void remove_prefix(size_t count) noexcept { *this = drop(count); }

  // The scalar value with this index, counted from 0; empty if there are not so many. Linear in the index.
  [[nodiscard]] U8LIT_ABI constexpr optional_scalar_value nth(size_t index) const noexcept {
    const size_t at = detail::offset_of_scalar(data_, size_, index);
    if (at == size_) return {};
    return *detail::scalar_iterator<Unit>::unchecked(data_ + at);
  }

  // `count` scalar values from an index on, or all the rest; fewer if there are not so many. Linear in `index + count`:
  // `text_view<char>{"日本語"}.slice_scalars(1, 1)` is "本".
  [[nodiscard]] U8LIT_ABI constexpr text_view slice_scalars(size_t index, size_t count = npos) const noexcept {
    const text_view rest = part(detail::offset_of_scalar(data_, size_, index), size_);
    return count == npos ? rest : rest.part(0, detail::offset_of_scalar(rest.data_, rest.size_, count));
  }

  // UTF-8 in another type: the same octets. Constant time. The result is borrowed from what this is borrowed from. Not in
  // constant expressions, where a text_constant has the same; and there is no way to char8_t, as which octets that are
  // none must not be read. (`auto`, for compilers would make each of these types for each text_view that is used.)
  [[nodiscard]] U8LIT_ABI constexpr auto as_char() const noexcept
    requires utf8_unit<Unit>
  {
    return in_octets<char>();
  }
  [[nodiscard]] U8LIT_ABI constexpr auto as_unsigned_char() const noexcept
    requires utf8_unit<Unit>
  {
    return in_octets<unsigned char>();
  }
  [[nodiscard]] U8LIT_ABI constexpr auto as_byte() const noexcept
    requires utf8_unit<Unit>
  {
    return in_octets<std::byte>();
  }

  // To std::basic_string_view of these code units and to std::span of const ones; to all else that is made of a pointer
  // and a number, only where it is named: `std::string{text}`.
  template <detail::constructible_from_units<Unit> View>
  U8LIT_ABI explicit(!detail::is_standard_view_of<View, Unit>) constexpr
  operator View() const noexcept(noexcept(View{data_, size_})) {
    return {data_, size_};
  }

  // Code point order, in every form (RFC 3629 section 1: "The byte-value lexicographic sorting order of UTF-8 strings is
  // the same as if ordered by character numbers"). A literal of this code unit type is judged when compiling. Linear.
  U8LIT_ABI friend constexpr bool operator==(text_view left, text_view right) noexcept {
    return left.size_ == right.size_ && detail::order_of(left, right) == 0;
  }
  U8LIT_ABI friend constexpr bool operator<(text_view left, text_view right) noexcept {
    return detail::order_of(left, right) < 0;
  }
  U8LIT_ABI friend constexpr bool operator>(text_view left, text_view right) noexcept {
    return detail::order_of(left, right) > 0;
  }
  U8LIT_ABI friend constexpr bool operator<=(text_view left, text_view right) noexcept {
    return detail::order_of(left, right) <= 0;
  }
  U8LIT_ABI friend constexpr bool operator>=(text_view left, text_view right) noexcept {
    return detail::order_of(left, right) >= 0;
  }
  // A std::strong_ordering; for those who include <compare>.
  U8LIT_ABI friend constexpr auto operator<=>(text_view left, text_view right) noexcept {
    return detail::order_of(left, right) <=> 0;
  }

  // The same with strings, and with literals of other code unit types. They are not validated: ill-formed ones are
  // unequal to any text. `<` and its like are made of `<=>`, which needs <compare>.
  template <detail::comparable_to_text<Unit> Other>
  U8LIT_ABI friend constexpr bool operator==(text_view left, const Other& right) noexcept {
    const auto units = detail::units_of(right);
    return detail::compare_unvalidated(left.data_, left.size_, units.data(), units.size()) == 0;
  }
  template <detail::comparable_to_text<Unit> Other>
  U8LIT_ABI friend constexpr auto operator<=>(text_view left, const Other& right) noexcept {
    const auto units = detail::units_of(right);
    return detail::compare_unvalidated(left.data_, left.size_, units.data(), units.size()) <=> 0;
  }

 private:
  U8LIT_ABI constexpr text_view(const Unit* data, size_t size) noexcept : data_{data}, size_{size} {}

  // From one boundary to another.
  [[nodiscard]] U8LIT_ABI constexpr text_view part(size_t first, size_t last) const noexcept { return {data_ + first, last - first}; }

  template <detail::aliasing_octet Octet>
  [[nodiscard]] U8LIT_ABI constexpr text_view<Octet> in_octets() const noexcept {
    if constexpr (__is_same(Octet, Unit)) return *this;
    else return text_view<Octet>::unchecked(reinterpret_cast<const Octet*>(data_), size_);
  }

  [[nodiscard]] U8LIT_ABI constexpr bool is_at(size_t offset, scalar_value sought) const noexcept {
    return !detail::is_trailing_unit(data_[offset]) && detail::decode_unchecked(data_ + offset) == sought.unchecked_value;
  }

  const Unit* data_ = nullptr;
  size_t size_ = 0;
};

// clang 14 has two constructors for a literal.
template <code_unit Unit, size_t Size>
text_view(const Unit (&)[Size]) -> text_view<Unit>;

}  // namespace u8lit

namespace u8lit::detail {

// Negative, 0 or positive.
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr int order_of(text_view<Left> left, text_view<Right> right) noexcept {
  if constexpr (form_of<Left> == form_of<Right>) {
    return detail::compare_units(left.data(), left.size(), right.data(), right.size());
  } else {
    auto l = left.scalars().begin();
    auto r = right.scalars().begin();
    const auto l_end = left.scalars().end();
    const auto r_end = right.scalars().end();
    for (; l != l_end && r != r_end; ++l, ++r) {
      const char32_t a = *l, b = *r;
      if (a != b) return a < b ? -1 : 1;
    }
    return (l != l_end) - (r != r_end);
  }
}

}  // namespace u8lit::detail

namespace u8lit {

// The same across forms.
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr bool operator==(text_view<Left> left, text_view<Right> right) noexcept {
  return detail::order_of(left, right) == 0;
}

template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr bool operator<(text_view<Left> left, text_view<Right> right) noexcept {
  return detail::order_of(left, right) < 0;
}
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr bool operator>(text_view<Left> left, text_view<Right> right) noexcept {
  return detail::order_of(left, right) > 0;
}
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr bool operator<=(text_view<Left> left, text_view<Right> right) noexcept {
  return detail::order_of(left, right) <= 0;
}
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr bool operator>=(text_view<Left> left, text_view<Right> right) noexcept {
  return detail::order_of(left, right) >= 0;
}
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr auto operator<=>(text_view<Left> left, text_view<Right> right) noexcept {
  return detail::order_of(left, right) <=> 0;
}

}  // namespace u8lit

namespace u8lit::detail {

// Whether it is the result of a `checked`.
template <class Object>
inline constexpr bool is_checked = false;
template <code_unit Unit>
inline constexpr bool is_checked<checked_text<Unit>> = true;

// What a result that may be refused would be converted to if it were text.
template <class Other, class Unit>
concept constructible_from_text = constructible_from_units<Other, Unit> || requires(void take(Other), text_view<Unit> text) {
  typename Other::unit_type;
  take(text);
};

}  // namespace u8lit::detail

namespace u8lit {

// What `text_view::checked` returns: the text, or the verdict on what is ill-formed.
//
//   const auto line = u8lit::text_view<char>::checked(input);
//   if (line) use(*line);                        // or line->size(); *line of a refused one is the empty text
//   else report(line.verdict());
//   use(line.value_or("?"));
template <code_unit Unit>
class [[nodiscard]] checked_text {
 public:
  U8LIT_ABI constexpr explicit operator bool() const noexcept { return static_cast<bool>(verdict_); }
  [[nodiscard]] U8LIT_ABI constexpr bool has_value() const noexcept { return static_cast<bool>(verdict_); }
  [[nodiscard]] U8LIT_ABI constexpr text_view<Unit> operator*() const noexcept { return text_; }
  [[nodiscard]] U8LIT_ABI constexpr const text_view<Unit>* operator->() const noexcept U8LIT_LIFETIMEBOUND { return &text_; }
  [[nodiscard]] U8LIT_ABI constexpr text_view<Unit> value_or(text_view<Unit> other) const noexcept {
    return verdict_ ? text_ : other;
  }
  [[nodiscard]] U8LIT_ABI constexpr u8lit::verdict verdict() const noexcept { return verdict_; }

  // It must be tested before it is used as text.
  template <detail::constructible_from_text<Unit> Text,
            class = detail::this_may_be_refused_so_test_it_and_then_use_the_text_in_it_by_an_asterisk>
  U8LIT_ABI constexpr operator Text() const
      U8LIT_DELETED("u8lit: this may have been refused: test it, `if (checked)`, and use the text in it, `*checked`");

 private:
  friend class text_view<Unit>;
  U8LIT_ABI constexpr checked_text(const Unit* data, size_t size) noexcept : verdict_{u8lit::validate(data, size)} {
    if (verdict_) text_ = text_view<Unit>::unchecked(data, size);
  }

  u8lit::verdict verdict_{};
  text_view<Unit> text_;
};

template <code_unit Unit>
U8LIT_ABI constexpr checked_text<Unit> text_view<Unit>::checked(const Unit* data, size_t size) noexcept {
  return {data, size};
}

}  // namespace u8lit

#include <u8lit/base/end.hpp>

#endif
