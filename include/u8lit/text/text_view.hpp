// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_TEXT_VIEW_HPP
#define U8LIT_TEXT_TEXT_VIEW_HPP

#include <u8lit/diagnosis/attribute_for.hpp>
#include <u8lit/diagnosis/diagnose.hpp>
#ifdef U8LIT_WARNS
#include <u8lit/diagnosis/suspicion_warning.hpp>
#endif
#include <u8lit/encoding/code_unit.hpp>
#include <u8lit/encoding/decode.hpp>
#include <u8lit/encoding/scalar_value.hpp>
#include <u8lit/text/scalar_view.hpp>  // IWYU pragma: export
#include <u8lit/text/unit_search.hpp>
#include <u8lit/base/begin.hpp>

// The text wing: types of text that is well-formed by construction, and the literals that make them.
//
// Follow "日本語", nine bytes of UTF-8, through its headers:
// - text_view.hpp (this file) borrows it: `text_view<char> name = "日本語";` is validated by the compiler, and a string
//   is validated at run time by `text_view<char>::checked(string)`.
// - scalar_view.hpp iterates over its three scalar values, unit_search.hpp searches its bytes.
// - fixed_text.hpp holds the bytes as a value that can be a template argument; text_constant.hpp makes a type of them.
// - text_literal.hpp spells that type "日本語"_text; on g++, literal_argument.hpp marks what is ill-formed. literals.hpp,
//   scalar_literal.hpp, char_literal.hpp and notation.hpp have the other suffixes, scalar_array.hpp an array of the
//   scalar values.
// - text_builder.hpp makes new constants from old ones; code_unit_pack.hpp reads other libraries' character packs.
// - reading_operation.hpp and text_members.hpp are bases for the operations and for other classes of text.
// - explain.hpp, as_text.hpp and shown_text.hpp turn results and text into messages.

#include <u8lit/compilers/clang_arrays.hpp>

namespace u8lit {

template <code_unit Unit>
class text_view;
template <code_unit Unit>
class checked_text;

/// UTF-8 text: `u8lit::utf8_view name = "日本語";`
using utf8_view = text_view<char>;
/// UTF-16 text.
using utf16_view = text_view<char16_t>;
/// UTF-32 text.
using utf32_view = text_view<char32_t>;

}  // namespace u8lit

namespace u8lit::detail {

// Code point order of texts in the same encoding form: negative, 0 or positive. The order of code units is that of code
// points, except that in UTF-16 surrogates are greater than all other units. Equal units are passed over without calls:
// to compare 8 KiB takes g++ 28 % fewer operations and clang 70 % fewer steps. memcmp orders octets as unsigned
// numbers.
template <code_unit Left, code_unit Right>
  requires(form_of<Left> == form_of<Right>)
U8LIT_ABI constexpr int compare_units(const Left* left, size_t left_size, const Right* right,
                                      size_t right_size) noexcept {
  const size_t size = left_size < right_size ? left_size : right_size;
  size_t same = 0;
  if (sizeof(Left) == 1 && calls_memcmp<Left, Right> && !__builtin_is_constant_evaluated() &&
      size >= smallest_memory_size) {
    if (const int order = detail::compare_memory(left, right, size); order != 0) return order < 0 ? -1 : 1;
    same = size;
  }
  for (size_t at = same; at < size; ++at) {
    if (__is_same(Left, Right) && static_cast<char32_t>(left[at]) == static_cast<char32_t>(right[at])) continue;
    const char32_t l = detail::to_unsigned(left[at]), r = detail::to_unsigned(right[at]);
    if (l == r) continue;
    if (utf16_unit<Left> && is_surrogate(l) != is_surrogate(r)) return is_surrogate(r) ? -1 : 1;
    return l < r ? -1 : 1;
  }
  return left_size == right_size ? 0 : left_size < right_size ? -1 : 1;
}

// Code point order of a text and code units that need not be well-formed. In another encoding form than the text's,
// ill-formed units are greater than all text.
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr int compare_unvalidated(const Left* left, size_t left_size, const Right* right,
                                            size_t right_size) noexcept {
  if constexpr (form_of<Left> == form_of<Right>) {
    return detail::compare_units(left, left_size, right, right_size);
  } else {
    size_t l = 0, r = 0;
    while (l < left_size && r < right_size) {
      const decoded a = u8lit::decode_front(left + l, left_size - l);
      const decoded b = u8lit::decode_front(right + r, right_size - r);
      if (!a || !b) return a ? -1 : 1;
      if (a.value != b.value) return a.value < b.value ? -1 : 1;
      l += a.length;
      r += b.length;
    }
    return (l < left_size) - (r < right_size);
  }
}

// Code point order of texts: negative, 0 or positive.
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr int compare_views(text_view<Left> left, text_view<Right> right) noexcept {
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

// Types that can be constructed from a pointer and a number of code units; not spans of a fixed extent.
template <class View, class Unit>
concept constructible_from_units = requires(const Unit* data, size_t size, void take(View)) { take({data, size}); };

// The types that text converts to implicitly. Any more would make calls of users' overloaded functions ambiguous.
template <class View, class Unit>
inline constexpr bool is_standard_view_of = false;
template <class Unit, class Traits>
inline constexpr bool is_standard_view_of<std::basic_string_view<Unit, Traits>, Unit> = true;
template <class Unit>
inline constexpr bool is_standard_view_of<std::span<const Unit, static_cast<size_t>(-1)>, Unit> = true;

// The types through which objects of any other type may be read ([basic.lval]).
template <class Unit>
concept aliasing_octet = __is_same(Unit, char) || __is_same(Unit, unsigned char) || __is_same(Unit, std::byte);

// Octets that may be read as code units of another type.
template <class Octet, class Unit>
concept reinterpretable_octet = utf8_unit<Octet> && aliasing_octet<Unit> && !__is_same(Octet, Unit);

// Arguments of text_view<Unit>::checked: objects that hold units of type Unit, or octets that may be read as these.
template <class Text, class Unit>
concept checkable_as =
    text_like<Text> && requires(const Text& text) { text_view<Unit>::checked(detail::units_of(text).data(), 0); };

template <class Text>
inline constexpr bool is_text_view = false;
template <code_unit Unit>
inline constexpr bool is_text_view<text_view<Unit>> = true;

template <class Array, class Unit>
inline constexpr bool is_array_of = false;
template <class Unit, size_t Size>
inline constexpr bool is_array_of<Unit[Size], Unit> = true;

// Objects that text is compared with directly: strings and other containers of code units, literals of another code
// unit type, and text of another code unit type that is not a text_view. Anything that converts to text_view<Unit> is
// converted first.
template <class Other, class Unit>
concept comparable_to_text =
    text_like<Other> && !is_text_view<Other> && !is_array_of<Other, Unit> && !is_non_text<Other> &&
    !requires(const Other& other, void take(text_view<Unit>)) { take(other); };

// Pointers to code units, and classes of other libraries that hold code units: strings, views and vectors of them.
template <class Other, class Unit>
concept points_to_units = __is_same(Other, const Unit*) || __is_same(Other, Unit*);
template <class Other, class Unit>
concept points_to_units_or_none = points_to_units<Other, Unit> || __is_same(Other, decltype(nullptr));
template <class Other, class Unit>
concept may_be_ill_formed_text =
    points_to_units<Other, Unit> ||
    (__is_class(Other) && !requires { typename Other::unit_type; } &&
     requires(const Other& other, code_units<Unit> units) { units = detail::units_of(other); });

// Whether an object is the result of a `checked`.
template <class Object>
inline constexpr bool is_checked = false;
template <code_unit Unit>
inline constexpr bool is_checked<checked_text<Unit>> = true;

// Types that text converts to; a checked_text does not.
template <class Other, class Unit>
concept constructible_from_text =
    constructible_from_units<Other, Unit> || requires(void take(Other), text_view<Unit> text) {
      typename Other::unit_type;
      take(text);
    };

// std::filesystem::path.
template <class Path>
concept path_like = requires { typename Path::format; Path::preferred_separator; };

// Names for messages, for compilers that print only the declaration of a deleted function; and classes with the reasons
// why arguments are refused (attributes.hpp: U8LIT_REFUSAL).
struct text_is_not_a_range_so_iterate_over_its_member_scalars;
struct the_check_may_have_failed_so_test_the_result_and_dereference_it;
struct include_u8lit_slash_filesystem_dot_hpp_and_call_to_path;
#define U8LIT_VIEW_OF_UNITS "u8lit: check these code units by the text_view of their type, or transcode them"
U8LIT_REFUSAL_CLASS(check_these_code_units_by_the_text_view_of_their_type, U8LIT_VIEW_OF_UNITS)
#define U8LIT_PASS_LENGTH "u8lit: how long is it? text_view::checked(pointer, length)"
U8LIT_REFUSAL_CLASS(pass_the_length_of_the_text_as_the_second_argument, U8LIT_PASS_LENGTH)
#define U8LIT_PASS_SIZE "u8lit: how much of this array is text? text_view::checked(pointer, length)"
U8LIT_REFUSAL_CLASS(pass_a_pointer_to_this_array_and_the_length_of_its_text, U8LIT_PASS_SIZE)
#define U8LIT_NAME_TEMPORARY "u8lit: a view of this temporary would dangle: give the string a name, and check that"
U8LIT_REFUSAL_CLASS(view_of_a_temporary_would_dangle_name_the_string_first, U8LIT_NAME_TEMPORARY)
#define U8LIT_CHECK_TEXT \
  "u8lit: text must be checked: if (const auto result = text_view<...>::checked(string)) use(*result), or " \
  "checked(pointer, length)"
U8LIT_REFUSAL_CLASS(unchecked_so_call_text_view_checked_and_test_the_result, U8LIT_CHECK_TEXT)
#define U8LIT_CHECK_ARRAY \
  "u8lit: this array is not a literal, its text must be checked: text_view<...>::checked(pointer, length)"
U8LIT_REFUSAL_CLASS(unchecked_array_so_call_text_view_checked_and_test_the_result, U8LIT_CHECK_ARRAY)

}  // namespace u8lit::detail

namespace u8lit {

/// Borrowed, well-formed text (RFC 3629 section 4; Unicode D90 and D91 for UTF-32 and UTF-16).
///
/// Refers to code units that another object owns, as std::string_view does; no NUL need follow them. Construct it from
/// a literal, which the compiler validates; with `checked`, which validates at run time; or with `unchecked`. A
/// text_view is not a range: `scalars()` is the range of its scalar values, `data()` and `size()` give its code units.
///
/// Offsets and sizes count code units; an offset where a scalar value begins, or the end, is a boundary.
/// \code
/// void set_title(u8lit::text_view<char> title);
/// set_title("日本語");  // set_title("caf\xE9") does not compile
/// \endcode
template <code_unit Unit>
class text_view {
 public:
  using unit_type = Unit;  ///< The code unit type.

  /// The empty text; data() is null.
  U8LIT_ABI constexpr text_view() noexcept = default;

#define U8LIT_CONSTRUCTED text_view
#define U8LIT_TAG
#define U8LIT_ACCEPTED_ARRAY detail::is_well_formed_array(literal)
#define U8LIT_REFUSES_ARRAYS
#define U8LIT_POINTER_NAME unchecked_so_call_text_view_checked_and_test_the_result
#define U8LIT_POINTER \
  "u8lit: text must be checked: if (const auto result = text_view<...>::checked(pointer, length)) use(*result)"
#include <u8lit/compilers/clang_constructors.hpp>
  /// Views a literal, without its NUL. Does not compile if it is ill-formed. Complexity: linear, at compile time.
  template <size_t Size>
  U8LIT_MUST_BE_EVALUATED("ill-formed text in a literal (RFC 3629), or one that is not checked here: use \"...\"_utf8")
  consteval text_view(const Unit (&literal)[Size]) noexcept : data_{literal} {
    size_ = detail::units_of(literal).size();
    U8LIT_WARN_IF_SUSPICIOUS(literal, size_)
    if (detail::literals_are_unicode<Unit> && detail::is_valid_array(literal)) return;
    if (detail::is_well_formed_literal(literal, size_)) return;
    const detail::diagnosis result = U8LIT_RECOVERED(detail::diagnose(literal, size_), size_);
    if (!result.accepts) U8LIT_ERROR_AT_CALL(detail::sentence_for_literal(literal, size_));
    size_ = result.report(result.number, result.shown);
  }

  /// Deleted: strings and pointers may be ill-formed. Use `checked`.
  template <detail::may_be_ill_formed_text<Unit> Other,
            class = detail::unchecked_so_call_text_view_checked_and_test_the_result>
  U8LIT_ABI constexpr text_view(const Other& U8LIT_REFUSAL(unchecked_so_call_text_view_checked_and_test_the_result))
      U8LIT_ELSE_DELETED(U8LIT_CHECK_TEXT);
  /// Deleted: how much of a writable array is text is unknown. Use `checked` with a length.
  template <size_t Size, class = detail::unchecked_array_so_call_text_view_checked_and_test_the_result>
    requires detail::is_character<Unit>
  U8LIT_ABI constexpr text_view(
      Unit (&)[Size] U8LIT_REFUSAL(unchecked_array_so_call_text_view_checked_and_test_the_result))
      U8LIT_ELSE_DELETED(U8LIT_CHECK_ARRAY);
  /// Deleted: code units may be ill-formed. `checked` takes the same arguments.
  template <class = detail::unchecked_so_call_text_view_checked_and_test_the_result>
  U8LIT_ABI constexpr text_view(const Unit*,
                                size_t U8LIT_REFUSAL(unchecked_so_call_text_view_checked_and_test_the_result))
      U8LIT_ELSE_DELETED(U8LIT_CHECK_TEXT);

  /// Validates code units and returns a view of them. Complexity: linear.
  /// \param data  the first code unit; must outlive the view
  /// \param size  the number of code units
  /// \return the text, or the first fault if it is ill-formed; see checked_text
  /// \code
  /// const auto line = u8lit::text_view<char>::checked(input.data(), input.size());
  /// if (!line) return report(line.verdict());
  /// use(*line);
  /// \endcode
  [[nodiscard]] U8LIT_ABI static constexpr checked_text<Unit> checked(const Unit* data U8LIT_LIFETIMEBOUND,
                                                                      size_t size) noexcept;
  /// As above, for octets of another type, which are viewed as `Unit`: char, unsigned char or std::byte. Not in
  /// constant expressions.
  template <detail::reinterpretable_octet<Unit> Octet>
  [[nodiscard]] U8LIT_ABI static checked_text<Unit> checked(const Octet* data U8LIT_LIFETIMEBOUND,
                                                            size_t size) noexcept {
    return checked(reinterpret_cast<const Unit*>(data), size);
  }
  /// As above, for an object with data() and size(), or an array: of characters without a final NUL, of bytes whole.
  /// \code
  /// const auto line = u8lit::text_view<char>::checked(std::string_view{input});
  /// \endcode
  template <detail::checkable_as<Unit> Text>
  [[nodiscard]] U8LIT_ABI static constexpr checked_text<Unit> checked(const Text& text) noexcept {
    const auto units = detail::units_of(text);  // called once, so that the units validated are those viewed
    return checked(units.data(), units.size());
  }
  /// As above, for an object that owns its code units. It must outlive the view: temporaries are rejected.
  template <detail::checkable_as<Unit> Text>
    requires detail::owns_units<Text>
  [[nodiscard]] U8LIT_ABI static constexpr checked_text<Unit> checked(const Text& text U8LIT_LIFETIMEBOUND) noexcept {
    const auto units = detail::units_of(text);  // as above
    return checked(units.data(), units.size());
  }
U8LIT_CLANG_ATTRIBUTES_BEGIN
  /// Deleted: a view of a temporary that owns its code units would dangle.
  template <detail::checkable_as<Unit> Text, class = detail::view_of_a_temporary_would_dangle_name_the_string_first>
    requires detail::owning_temporary<Text>
  U8LIT_ABI static constexpr checked_text<Unit> checked(
      const Text&& U8LIT_REFUSAL(view_of_a_temporary_would_dangle_name_the_string_first))
      U8LIT_ELSE_REFUSED(U8LIT_NAME_TEMPORARY);

  /// Deleted: how much text there is at a pointer is unknown. Pass the length as well.
  template <detail::points_to_units_or_none<Unit> Pointer>
  U8LIT_ABI static constexpr detail::pass_the_length_of_the_text_as_the_second_argument& checked(
      const Pointer& U8LIT_REFUSAL(pass_the_length_of_the_text_as_the_second_argument))
      U8LIT_ELSE_REFUSED(U8LIT_PASS_LENGTH);
  /// Deleted: how much of a writable array is text is unknown. Pass a pointer and a length.
  template <size_t Size, class = detail::unchecked_array_so_call_text_view_checked_and_test_the_result>
    requires detail::is_character<Unit>
  U8LIT_ABI static constexpr checked_text<Unit> checked(
      Unit (&)[Size] U8LIT_REFUSAL(pass_a_pointer_to_this_array_and_the_length_of_its_text))
      U8LIT_ELSE_REFUSED(U8LIT_PASS_SIZE);
  /// Deleted: the code units have another type than those of the view.
  template <text_like Text, class = detail::check_these_code_units_by_the_text_view_of_their_type>
    requires(!detail::checkable_as<Text, Unit>)
  U8LIT_ABI static constexpr checked_text<Unit> checked(
      const Text& U8LIT_REFUSAL(check_these_code_units_by_the_text_view_of_their_type))
      U8LIT_ELSE_REFUSED(U8LIT_VIEW_OF_UNITS);
U8LIT_CLANG_ATTRIBUTES_END

  /// Returns a view of code units without validating them.
  ///
  /// Precondition: the code units are well-formed; otherwise the behavior of all that uses the view is undefined.
  /// \param data  the first code unit; must outlive the view
  /// \param size  the number of code units
  [[nodiscard]] U8LIT_ABI static constexpr text_view unchecked(const Unit* data U8LIT_LIFETIMEBOUND,
                                                               size_t size) noexcept {
    return text_view{size, data};
  }

  /// Returns a pointer to the first code unit.
  [[nodiscard]] U8LIT_ABI constexpr const Unit* data() const noexcept { return data_; }
  /// Returns the number of code units. The number of scalar values is `scalars().count()`.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return size_; }
  /// Returns whether the text has no code units.
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return size_ == 0; }

  /// Returns the range of scalar values. It refers to the same code units as this view.
  /// \code
  /// for (u8lit::scalar_value c : text.scalars()) print(c);
  /// \endcode
  [[nodiscard]] U8LIT_ABI constexpr scalar_view<Unit> scalars() const noexcept { return {data_, size_}; }

  /// Deleted, so that text is not a range to std::ranges. Use scalars().
  U8LIT_ABI constexpr detail::text_is_not_a_range_so_iterate_over_its_member_scalars& begin() const
      U8LIT_DELETED("u8lit: text is not a range: write `for (char32_t character : text.scalars())`");
  U8LIT_ABI constexpr detail::text_is_not_a_range_so_iterate_over_its_member_scalars& end() const
      U8LIT_DELETED("u8lit: text is not a range: write `for (char32_t character : text.scalars())`");

  // Search. Needles are texts of the same code unit type, literals or scalar values. All results are boundaries.

  /// Finds the first match of a text. An empty needle matches at each boundary. Complexity: at most the product of the
  /// sizes.
  /// \param needle  the text to search for
  /// \param from    the offset where the search begins; need not be a boundary
  /// \return the offset of the first match at `from` or after it; npos if there is none
  /// \code
  /// u8lit::utf8_view{"日本語"}.find("語") == 6
  /// \endcode
  [[nodiscard]] U8LIT_ABI constexpr size_t find(text_view needle, size_t from = 0) const noexcept {
    return detail::find_units(data_, size_, needle.data_, needle.size_, from);
  }
  /// As above, for a scalar value. Complexity: linear.
  [[nodiscard]] U8LIT_ABI constexpr size_t find(scalar_value needle, size_t from = 0) const noexcept {
    while (from < size_ && !is_at(from, needle)) ++from;
    return from < size_ ? from : npos;
  }

  /// Finds the last match of a text. Complexity: at most the product of the sizes.
  /// \param needle  the text to search for
  /// \param from    the greatest offset that a match may have
  /// \return the offset of the last match at `from` or before it; npos if there is none
  [[nodiscard]] U8LIT_ABI constexpr size_t rfind(text_view needle, size_t from = npos) const noexcept {
    return detail::rfind_units(data_, size_, needle.data_, needle.size_, from);
  }
  /// As above, for a scalar value. Complexity: linear.
  [[nodiscard]] U8LIT_ABI constexpr size_t rfind(scalar_value needle, size_t from = npos) const noexcept {
    size_t at = from < size_ ? from + 1 : size_;
    while (at > 0 && !is_at(at - 1, needle)) --at;
    return at > 0 ? at - 1 : npos;
  }

  /// Returns whether the text contains another. Complexity: as `find`.
  [[nodiscard]] U8LIT_ABI constexpr bool contains(text_view needle) const noexcept { return find(needle) != npos; }
  /// As above, for a scalar value. Complexity: linear.
  [[nodiscard]] U8LIT_ABI constexpr bool contains(scalar_value needle) const noexcept { return find(needle) != npos; }

  /// Returns whether the text begins with `prefix`. True for an empty prefix. Complexity: linear in its size.
  [[nodiscard]] U8LIT_ABI constexpr bool starts_with(text_view prefix) const noexcept {
    return prefix.size_ <= size_ && detail::are_equal_units(data_, prefix.data_, prefix.size_);
  }
  /// As above, for a scalar value. Complexity: constant.
  [[nodiscard]] U8LIT_ABI constexpr bool starts_with(scalar_value prefix) const noexcept {
    return size_ > 0 && is_at(0, prefix);
  }
  /// Returns whether the text ends with `suffix`. True for an empty suffix. Complexity: linear in its size.
  [[nodiscard]] U8LIT_ABI constexpr bool ends_with(text_view suffix) const noexcept {
    return suffix.size_ <= size_ && detail::are_equal_units(data_ + (size_ - suffix.size_), suffix.data_, suffix.size_);
  }
  /// As above, for a scalar value. Complexity: constant.
  [[nodiscard]] U8LIT_ABI constexpr bool ends_with(scalar_value suffix) const noexcept {
    return size_ > 0 && is_at(detail::floor_boundary(data_, size_, size_ - 1), suffix);
  }

  /// Returns the text without `prefix`, or all of it if it does not begin with that. Complexity: linear in the prefix's
  /// size.
  /// \code
  /// u8lit::utf8_view{"日本語"}.strip_prefix("日") == "本語"
  /// \endcode
  [[nodiscard]] U8LIT_ABI constexpr text_view strip_prefix(text_view prefix) const noexcept {
    return starts_with(prefix) ? part(prefix.size_, size_) : *this;
  }
  /// As above, for a scalar value. Complexity: constant.
  [[nodiscard]] U8LIT_ABI constexpr text_view strip_prefix(scalar_value prefix) const noexcept {
    return starts_with(prefix) ? part(detail::sequence_length(*data_), size_) : *this;
  }
  /// Returns the text without `suffix`, or all of it if it does not end with that. Complexity: linear in the suffix's
  /// size.
  [[nodiscard]] U8LIT_ABI constexpr text_view strip_suffix(text_view suffix) const noexcept {
    return ends_with(suffix) ? part(0, size_ - suffix.size_) : *this;
  }
  /// As above, for a scalar value. Complexity: constant.
  [[nodiscard]] U8LIT_ABI constexpr text_view strip_suffix(scalar_value suffix) const noexcept {
    return ends_with(suffix) ? part(0, detail::floor_boundary(data_, size_, size_ - 1)) : *this;
  }

  // Parts. Each begins and ends at a boundary.

  /// Returns the text between two offsets; the empty text if one of them is not a boundary of this text, or if `first`
  /// is greater than `last`. Complexity: constant.
  /// \code
  /// u8lit::utf8_view{"日本語"}.slice(3, 6) == "本"
  /// \endcode
  [[nodiscard]] U8LIT_ABI constexpr text_view slice(size_t first, size_t last) const noexcept {
    if (first > last || !detail::is_boundary_at(data_, size_, first) || !detail::is_boundary_at(data_, size_, last))
      return {};
    return part(first, last);
  }
  /// As above, to the end of the text.
  [[nodiscard]] U8LIT_ABI constexpr text_view slice(size_t first) const noexcept { return slice(first, size_); }

  /// Returns the longest prefix of at most `count` code units. Complexity: constant.
  /// \code
  /// u8lit::utf8_view{"日本語"}.first(4) == "日"
  /// \endcode
  [[nodiscard]] U8LIT_ABI constexpr text_view first(size_t count) const noexcept {
    return part(0, detail::floor_boundary(data_, size_, count));
  }
  /// Returns the longest suffix of at most `count` code units. Complexity: constant.
  [[nodiscard]] U8LIT_ABI constexpr text_view last(size_t count) const noexcept {
    return part(count < size_ ? detail::ceil_boundary(data_, size_, size_ - count) : 0, size_);
  }

  /// Returns the text after `first(count)`. Complexity: constant.
  [[nodiscard]] U8LIT_ABI constexpr text_view drop(size_t count) const noexcept {
    return part(detail::floor_boundary(data_, size_, count), size_);
  }
  /// Removes `first(count)` from the view. Complexity: constant.
  U8LIT_ABI constexpr void remove_prefix(size_t count) noexcept { *this = drop(count); }

  /// Returns the scalar value with an index, counted from 0; empty if there are not so many. Complexity: linear in the
  /// index.
  [[nodiscard]] U8LIT_ABI constexpr optional_scalar_value nth(size_t index) const noexcept {
    const size_t at = detail::offset_of_scalar(data_, size_, index);
    if (at == size_) return {};
    return *detail::scalar_iterator<Unit>::unchecked(data_ + at);
  }

  /// Returns a part of the text, counted in scalar values. Complexity: linear in `index + count`.
  /// \param index  the index of the first scalar value, counted from 0
  /// \param count  the number of scalar values; the part is shorter if there are fewer
  /// \code
  /// u8lit::utf8_view{"日本語"}.slice_scalars(1, 1) == "本"
  /// \endcode
  [[nodiscard]] U8LIT_ABI constexpr text_view slice_scalars(size_t index, size_t count = npos) const noexcept {
    const text_view rest = part(detail::offset_of_scalar(data_, size_, index), size_);
    return count == npos ? rest : rest.part(0, detail::offset_of_scalar(rest.data_, rest.size_, count));
  }

  // The return types are `auto`, because otherwise compilers would instantiate them with each text_view. There is no
  // as_char8_t: objects of other types must not be read as char8_t.

  /// Returns a view of the same UTF-8 octets as char. Complexity: constant; not in constant expressions, where
  /// text_constant has the same function.
  [[nodiscard]] U8LIT_ABI constexpr auto as_char() const noexcept
    requires utf8_unit<Unit>
  {
    return reinterpreted_as<char>();
  }
  /// As `as_char`, as unsigned char.
  [[nodiscard]] U8LIT_ABI constexpr auto as_unsigned_char() const noexcept
    requires utf8_unit<Unit>
  {
    return reinterpreted_as<unsigned char>();
  }
  /// As `as_char`, as std::byte.
  [[nodiscard]] U8LIT_ABI constexpr auto as_byte() const noexcept
    requires utf8_unit<Unit>
  {
    return reinterpreted_as<std::byte>();
  }

  /// Converts to a type that is constructed from a pointer and a number of code units: implicitly to
  /// std::basic_string_view and std::span of const units, explicitly to others.
  /// \code
  /// std::string_view view = text;
  /// std::string string{text};
  /// \endcode
  template <detail::constructible_from_units<Unit> View>
  U8LIT_ABI explicit(!detail::is_standard_view_of<View, Unit>) constexpr
  operator View() const noexcept(noexcept(View{data_, size_})) {
    return {data_, size_};
  }

  /// Deleted: include <u8lit/filesystem.hpp>, and call to_path.
  template <detail::path_like Path, class = detail::include_u8lit_slash_filesystem_dot_hpp_and_call_to_path>
  U8LIT_ABI explicit constexpr operator Path() const
      U8LIT_DELETED("u8lit: for a path, include <u8lit/filesystem.hpp> and call to_path(text)");

  // The order is that of code points in every encoding form (RFC 3629 section 1: "The byte-value lexicographic sorting
  // order of UTF-8 strings is the same as if ordered by character numbers"). Literals of this code unit type are
  // validated by the compiler. `<` and the like are for programs without <compare>, which `<=>` needs.

  /// Compares for equality of all scalar values. Complexity: linear.
  U8LIT_ABI friend constexpr bool operator==(text_view left, text_view right) noexcept {
    return left.size_ == right.size_ && detail::compare_views(left, right) == 0;
  }
  /// Compares in code point order. Complexity: linear.
  U8LIT_ABI friend constexpr bool operator<(text_view left, text_view right) noexcept {
    return detail::compare_views(left, right) < 0;
  }
  /// Compares in code point order.
  U8LIT_ABI friend constexpr bool operator>(text_view left, text_view right) noexcept {
    return detail::compare_views(left, right) > 0;
  }
  /// Compares in code point order.
  U8LIT_ABI friend constexpr bool operator<=(text_view left, text_view right) noexcept {
    return detail::compare_views(left, right) <= 0;
  }
  /// Compares in code point order.
  U8LIT_ABI friend constexpr bool operator>=(text_view left, text_view right) noexcept {
    return detail::compare_views(left, right) >= 0;
  }
  /// Compares in code point order; returns a std::strong_ordering. Requires `<compare>` to be included.
  U8LIT_ABI friend constexpr auto operator<=>(text_view left, text_view right) noexcept {
    return detail::compare_views(left, right) <=> 0;
  }

  /// Compares with strings, and with literals of other code unit types, in code point order. These are not validated:
  /// ill-formed ones are equal to no text. Complexity: linear.
  template <detail::comparable_to_text<Unit> Other>
  U8LIT_ABI friend constexpr bool operator==(text_view left, const Other& right) noexcept {
    const auto units = detail::units_of(right);
    return detail::compare_unvalidated(left.data_, left.size_, units.data(), units.size()) == 0;
  }
  /// Compares as `==`; compilers rewrite `<`, `>`, `<=` and `>=` to this operator. Requires `<compare>` to be included.
  template <detail::comparable_to_text<Unit> Other>
  U8LIT_ABI friend constexpr auto operator<=>(text_view left, const Other& right) noexcept {
    const auto units = detail::units_of(right);
    return detail::compare_unvalidated(left.data_, left.size_, units.data(), units.size()) <=> 0;
  }

 private:
  // In this order, because the constructor from a pointer and a size is deleted.
  U8LIT_ABI constexpr text_view(size_t size, const Unit* data) noexcept : data_{data}, size_{size} {}

  // Precondition: both offsets are boundaries, in this order.
  [[nodiscard]] U8LIT_ABI constexpr text_view part(size_t first, size_t last) const noexcept {
    return {last - first, data_ + first};
  }

  template <detail::aliasing_octet Octet>
  [[nodiscard]] U8LIT_ABI constexpr text_view<Octet> reinterpreted_as() const noexcept {
    if constexpr (__is_same(Octet, Unit)) return *this;
    else return text_view<Octet>::unchecked(reinterpret_cast<const Octet*>(data_), size_);
  }

  // Whether the scalar value begins at an offset, which need not be a boundary.
  [[nodiscard]] U8LIT_ABI constexpr bool is_at(size_t offset, scalar_value needle) const noexcept {
    return !detail::is_trailing_unit(data_[offset]) &&
           detail::decode_unchecked(data_ + offset) == needle.unchecked_value;
  }

  const Unit* data_ = nullptr;
  size_t size_ = 0;
};

/// Compares texts of different code unit types for equality of all scalar values. Complexity: linear. Errors: none.
/// \code
/// u8lit::utf8_view{"日本語"} == u8lit::utf16_view{u"日本語"}
/// \endcode
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr bool operator==(text_view<Left> left, text_view<Right> right) noexcept {
  return detail::compare_views(left, right) == 0;
}
/// Returns whether the left text is less in code point order. Complexity: linear. Errors: none.
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr bool operator<(text_view<Left> left, text_view<Right> right) noexcept {
  return detail::compare_views(left, right) < 0;
}
/// Returns whether the left text is greater in code point order. Complexity: linear. Errors: none.
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr bool operator>(text_view<Left> left, text_view<Right> right) noexcept {
  return detail::compare_views(left, right) > 0;
}
/// Returns whether the left text is less or equal in code point order. Complexity: linear. Errors: none.
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr bool operator<=(text_view<Left> left, text_view<Right> right) noexcept {
  return detail::compare_views(left, right) <= 0;
}
/// Returns whether the left text is greater or equal in code point order. Complexity: linear. Errors: none.
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr bool operator>=(text_view<Left> left, text_view<Right> right) noexcept {
  return detail::compare_views(left, right) >= 0;
}
/// Compares in code point order; returns a std::strong_ordering. Complexity: linear. Errors: does not compile without
/// `<compare>`.
template <code_unit Left, code_unit Right>
U8LIT_ABI constexpr auto operator<=>(text_view<Left> left, text_view<Right> right) noexcept {
  return detail::compare_views(left, right) <=> 0;
}

}  // namespace u8lit

namespace u8lit::detail {

#define U8LIT_COMPARE_CHECKED "u8lit: the check may have failed: test the result, and compare its text, `*checked`"
U8LIT_OPERAND_CLASS(class, the_check_may_have_failed_so_test_the_result_and_compare_its_text, U8LIT_COMPARE_CHECKED)

// Base of the results of `checked`, which are not text themselves. Not a part of checked_result, a template: each
// of its instantiations would define the same operator.
struct untested {
U8LIT_CLANG_ATTRIBUTES_BEGIN
  /// Deleted: test the result before you compare the text in it.
  template <class Checked>
    requires is_checked<Checked>
  U8LIT_ABI friend bool operator==(const Checked&,
                                   the_check_may_have_failed_so_test_the_result_and_compare_its_text)
      U8LIT_ELSE_REFUSED(U8LIT_COMPARE_CHECKED);
U8LIT_CLANG_ATTRIBUTES_END
};
template <code_unit Unit>
class checked_result : untested {
 public:
  /// Returns the result of `validate`: the first fault and its offset, or `none`.
  [[nodiscard]] U8LIT_ABI constexpr u8lit::verdict verdict() const noexcept { return verdict_; }

  /// Deleted: test the result before you use it as text.
  template <constructible_from_text<Unit> Text,
            class = the_check_may_have_failed_so_test_the_result_and_dereference_it>
  U8LIT_ABI constexpr operator Text() const
      U8LIT_DELETED("u8lit: the check may have failed: test the result, `if (checked)`, and use its text, `*checked`");

 protected:
  U8LIT_ABI explicit constexpr checked_result(u8lit::verdict result) noexcept : verdict_{result} {}

  u8lit::verdict verdict_;
};

}  // namespace u8lit::detail

namespace u8lit {

/// The result of `text_view::checked`: the text, or the fault that makes it ill-formed.
/// \code
/// const auto line = u8lit::text_view<char>::checked(input);
/// if (line) use(*line);  // or line->size()
/// else report(line.verdict());
/// \endcode
template <code_unit Unit>
class [[nodiscard]] checked_text : public detail::checked_result<Unit> {
 public:
  /// Returns whether the code units are well-formed.
  U8LIT_ABI constexpr explicit operator bool() const noexcept { return static_cast<bool>(this->verdict_); }
  /// Returns whether the code units are well-formed.
  [[nodiscard]] U8LIT_ABI constexpr bool has_value() const noexcept { return static_cast<bool>(this->verdict_); }
  /// Returns the text; the empty text if the code units are ill-formed.
  [[nodiscard]] U8LIT_ABI constexpr text_view<Unit> operator*() const noexcept { return text_; }
  /// Accesses a member of the text: `line->size()`.
  [[nodiscard]] U8LIT_ABI constexpr const text_view<Unit>* operator->() const noexcept U8LIT_LIFETIMEBOUND {
    return &text_;
  }
  /// Returns the text; `other` if the code units are ill-formed.
  /// \code
  /// use(u8lit::text_view<char>::checked(input).value_or("?"));
  /// \endcode
  [[nodiscard]] U8LIT_ABI constexpr text_view<Unit> value_or(text_view<Unit> other) const noexcept {
    return this->verdict_ ? text_ : other;
  }

 private:
  friend class text_view<Unit>;
  U8LIT_ABI constexpr checked_text(const Unit* data, size_t size) noexcept
      : detail::checked_result<Unit>{u8lit::validate(data, size)} {
    if (this->verdict_) text_ = text_view<Unit>::unchecked(data, size);
  }

  text_view<Unit> text_;
};

template <code_unit Unit>
U8LIT_ABI constexpr checked_text<Unit> text_view<Unit>::checked(const Unit* data, size_t size) noexcept {
  return {data, size};
}

}  // namespace u8lit

// What text and a string, such as std::basic_string or u8lit::text, convert to. The algorithms of std::ranges need it
// to compare them.
template <u8lit::code_unit Unit, template <class, class, class...> class String, class Traits, class... Rest>
  requires requires { typename Traits::char_type; }
struct std::common_type<u8lit::text_view<Unit>, String<Unit, Traits, Rest...>> {
  using type = basic_string_view<Unit, Traits>;
};
template <u8lit::code_unit Unit, template <class, class, class...> class String, class Traits, class... Rest>
  requires requires { typename Traits::char_type; }
struct std::common_type<String<Unit, Traits, Rest...>, u8lit::text_view<Unit>> {
  using type = basic_string_view<Unit, Traits>;
};

#undef U8LIT_CHECK_TEXT
#undef U8LIT_CHECK_ARRAY
#undef U8LIT_VIEW_OF_UNITS
#undef U8LIT_PASS_LENGTH
#undef U8LIT_PASS_SIZE
#undef U8LIT_COMPARE_CHECKED
#include <u8lit/base/end.hpp>

#endif
