// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_OWNING_TEXT_HPP
#define U8LIT_GLUE_OWNING_TEXT_HPP

// Text that owns its code units, in a std::basic_string. Only users include this header, because <string> is expensive.

#include <u8lit/glue/hash.hpp>
#include <u8lit/operation/boundary.hpp>
#include <u8lit/operation/integer.hpp>
#include <u8lit/text/text_members.hpp>
#include <u8lit/transcoding/length.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

#if __STDC_HOSTED__

#include <string>

namespace u8lit {

template <code_unit Char, class Traits = std::char_traits<Char>, class Allocator = std::allocator<Char>>
class text;
template <code_unit Char, class Traits = std::char_traits<Char>, class Allocator = std::allocator<Char>>
class checked_owning_text;

}  // namespace u8lit

namespace u8lit::detail {

template <class Type>
inline constexpr bool is_owning_text = false;
template <code_unit Char, class Traits, class Allocator>
inline constexpr bool is_owning_text<text<Char, Traits, Allocator>> = true;

#define U8LIT_CHECK_TEXT \
  "u8lit: text must be checked: if (const auto result = text<...>::checked(string)) use(*result)"
U8LIT_REFUSAL_CLASS(unchecked_so_call_text_checked_and_test_the_result, U8LIT_CHECK_TEXT)
#define U8LIT_NAME_OWNER "u8lit: a view of a temporary text would dangle: give the text a name first"
U8LIT_REFUSAL_CLASS(a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first, U8LIT_NAME_OWNER)
#define U8LIT_NAME_TARGET "u8lit: a temporary text is gone when it is appended to: give it a name first, or use +"
U8LIT_OPERAND_CLASS(class, a_temporary_text_is_gone_when_it_is_appended_to_so_give_it_a_name_first, U8LIT_NAME_TARGET)
struct this_view_would_dangle_so_keep_the_text_in_a_variable_that_lives_longer;
// As pass_a_view_of_the_pointer_and_length, where a view is not converted implicitly.
#define U8LIT_PASS_STRING "u8lit: how long is this text? Pass a string, as text<...>::checked({pointer, length})"
struct pass_a_string_of_the_pointer_and_length : anything {
  U8LIT_REFUSAL_MEMBERS(pass_a_string_of_the_pointer_and_length, U8LIT_PASS_STRING)
};

// Text of another type with the same code units, which a `text` can copy.
template <class Text, class Char>
concept text_to_copy = !is_owning_text<Text> && any_text<Text> && __is_same(unit_of<Text>, Char);

}  // namespace u8lit::detail

namespace u8lit {

/// Owning text: a std::basic_string that is always well-formed. Every member keeps it so.
///
/// Sizes and offsets count code units. Members are constexpr where those of the string are, throw what those of the
/// string throw, and invalidate references, views and pointers as those of the string do. A view of a temporary `text`
/// would dangle and does not compile.
/// \code
/// u8lit::text<char> name{"日本"};  // the compiler checks the literal
/// name += "語";
/// std::string string = name.release();
/// \endcode
template <code_unit Char, class Traits, class Allocator>
class text : public detail::text_members<text<Char, Traits, Allocator>, Char> {
  using members = detail::text_members<text, Char>;

 public:
  using unit_type = Char;  ///< The code unit type.
  using view_type = text_view<Char>;  ///< The view that it converts to.
  using string_type = std::basic_string<Char, Traits, Allocator>;  ///< The string that owns the code units.

  /// Constructs the empty text.
  U8LIT_ABI constexpr text() = default;

  /// Constructs a copy of a view or of a literal, `text<char>{"日本語"}`. Complexity: linear.
  U8LIT_ABI constexpr text(view_type view, const Allocator& allocator = Allocator())
      : string_(view.data(), view.size(), allocator) {}

  /// Constructs a copy of a text_constant, a restricted_text or other text of the same code units. Complexity: linear.
  template <detail::text_to_copy<Char> Text>
  U8LIT_ABI constexpr text(Text other, const Allocator& allocator = Allocator())
      // By value: clang 14 crashes when it evaluates `text<char> name("..."_text)` with a reference.
      : text(text_view{other}, allocator) {}

  /// Deleted: use `checked` for input that may be ill-formed.
  template <detail::may_be_ill_formed_text<Char> Other,
            class = detail::unchecked_so_call_text_checked_and_test_the_result>
  text(const Other& U8LIT_REFUSAL(unchecked_so_call_text_checked_and_test_the_result))
      U8LIT_ELSE_DELETED(U8LIT_CHECK_TEXT);

  /// Validates a string and takes it over.
  /// \param string  code units that may be ill-formed; moved, not copied
  /// \return the text or, if the string is ill-formed, the string and its first fault. Complexity: linear.
  /// \code
  /// auto name = u8lit::text<char>::checked(std::move(line));
  /// if (!name) return report(name.verdict(), name.release());
  /// \endcode
  [[nodiscard]] U8LIT_ABI static constexpr checked_owning_text<Char, Traits, Allocator> checked(string_type string) {
    return checked_owning_text<Char, Traits, Allocator>{static_cast<string_type&&>(string)};
  }
  /// Deleted for pointers and writable arrays: pass a string.
  U8LIT_ABI static constexpr detail::pass_a_string_of_the_pointer_and_length& checked(
      detail::unsized auto&& U8LIT_REFUSAL(pass_a_string_of_the_pointer_and_length))
      U8LIT_ELSE_REFUSED(U8LIT_PASS_STRING);

  /// Takes over a string without validating it. Precondition: the string is well-formed.
  [[nodiscard]] U8LIT_ABI static constexpr text unchecked(string_type string) noexcept {
    return text{well_formed{static_cast<string_type&&>(string)}};
  }

  /// Returns text of any encoding form converted to that of `Char`. Complexity: linear.
  /// \code
  /// text<char>::from(u"日本語"_utf16) == "日本語"
  /// \endcode
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI static constexpr text from(const Text& other) {
    text result;
    result.string_.resize(detail::encoded_size<Char>(other));
    static_cast<void>(u8lit::transcode(text_view{other}, result.string_));
    return result;
  }

  /// Returns an integer in digits, as `integer_text` does.
  /// \param number  the integer
  /// \param base    2 to 36; the result for another is empty
  /// \code
  /// text<char>::from(255, 16) == "ff"
  /// \endcode
  template <detail::whole_number Number>
  [[nodiscard]] U8LIT_ABI static constexpr text from(Number number, unsigned base = 10) {
    Char units[8 * sizeof(Number) + 1]{};
    return u8lit::integer_text(number, units, base);
  }

  U8LIT_ABI constexpr text& operator=(const text&) = default;  ///< Copies.
  U8LIT_ABI constexpr text& operator=(text&&) = default;  ///< Moves.
  U8LIT_ABI constexpr text(const text&) = default;  ///< Copies.
  U8LIT_ABI constexpr text(text&&) = default;  ///< Moves.

  /// Assigns a copy of a literal or of a view, which may be part of this text. Complexity: linear.
  template <class = void>  // a template, so that `= {}` prefers the others
  U8LIT_ABI constexpr text& operator=(view_type view) {
    string_.assign(view.data(), view.size());
    return *this;
  }
  /// As above, from a text_constant, a restricted_text or other text of the same code units.
  template <detail::text_to_copy<Char> Text>
  U8LIT_ABI constexpr text& operator=(const Text& other) {
    const view_type view = text_view{other};
    string_.assign(view.data(), view.size());
    return *this;
  }

  /// Returns a pointer to the first of size() code units.
  [[nodiscard]] U8LIT_ABI constexpr const Char* data() const noexcept U8LIT_LIFETIMEBOUND { return string_.data(); }
  /// Returns a pointer to the code units, which a NUL follows.
  [[nodiscard]] U8LIT_ABI constexpr const Char* c_str() const noexcept U8LIT_LIFETIMEBOUND { return string_.c_str(); }
  /// Returns the number of code units.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return string_.size(); }
  /// Returns whether there are no code units.
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return string_.empty(); }
  /// Returns how many code units the text can hold before it allocates.
  [[nodiscard]] U8LIT_ABI constexpr size_t capacity() const noexcept { return string_.capacity(); }
  /// Makes the capacity at least `size` code units. Complexity: linear.
  U8LIT_ABI constexpr void reserve(size_t size) { string_.reserve(size); }

  /// Returns a view of the text. It is valid until the text is modified or destroyed.
  [[nodiscard]] U8LIT_ABI constexpr view_type view() const& noexcept U8LIT_LIFETIMEBOUND {
    return view_type::unchecked(string_.data(), string_.size());
  }
  /// Deleted for temporaries: the view would dangle.
  template <class = detail::a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first>
  U8LIT_ABI constexpr view_type view(
      U8LIT_REFUSAL_ALONE(a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first)) const&&
      U8LIT_ELSE_REFUSED(U8LIT_NAME_OWNER);
  /// Converts to a view, as view() does.
  U8LIT_ABI constexpr operator view_type() const& noexcept U8LIT_LIFETIMEBOUND { return view(); }
  /// Deleted for temporaries, as view() is.
  template <class = detail::this_view_would_dangle_so_keep_the_text_in_a_variable_that_lives_longer>
  U8LIT_ABI constexpr operator view_type() const&&
      U8LIT_DELETED("u8lit: this view would dangle: keep the text in a variable that lives longer");
  /// Converts to std::basic_string_view or std::span, as a text_view does.
  template <class View>
    requires detail::is_standard_view_of<View, Char>
  U8LIT_ABI constexpr operator View() const& noexcept U8LIT_LIFETIMEBOUND {
    return view();
  }
  /// Deleted for temporaries, as view() is.
  template <class View, class = detail::this_view_would_dangle_so_keep_the_text_in_a_variable_that_lives_longer>
    requires detail::is_standard_view_of<View, Char>
  U8LIT_ABI constexpr operator View() const&&
      U8LIT_DELETED("u8lit: this view would dangle: keep the text in a variable that lives longer");

  /// Returns the text as a range of scalar values. Decoding is lazy: iterating over all is linear.
  [[nodiscard]] U8LIT_ABI constexpr scalar_view<Char> scalars() const& noexcept U8LIT_LIFETIMEBOUND {
    return view().scalars();
  }
  /// Deleted for temporaries, as view() is.
  template <class = detail::a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first>
  U8LIT_ABI constexpr scalar_view<Char> scalars(
      U8LIT_REFUSAL_ALONE(a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first)) const&&
      U8LIT_ELSE_REFUSED(U8LIT_NAME_OWNER);

  // The members of text_view are inherited. Those that return views are deleted for temporaries, one by one: a name
  // cannot be a template parameter. Each has the return type of its function; with another one, clang reports a second
  // error.

  /// As text_view::strip_prefix.
  using members::strip_prefix;
  /// Deleted for temporaries.
  template <class = detail::a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first, class Argument>
  U8LIT_ABI constexpr view_type strip_prefix(
      const Argument& U8LIT_REFUSAL(a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first)) const&&
      U8LIT_ELSE_REFUSED(U8LIT_NAME_OWNER);
  /// As text_view::strip_suffix.
  using members::strip_suffix;
  /// Deleted for temporaries.
  template <class = detail::a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first, class Argument>
  U8LIT_ABI constexpr view_type strip_suffix(
      const Argument& U8LIT_REFUSAL(a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first)) const&&
      U8LIT_ELSE_REFUSED(U8LIT_NAME_OWNER);
  /// As text_view::slice.
  using members::slice;
  /// Deleted for temporaries.
  template <class = detail::a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first, class First>
  U8LIT_ABI constexpr view_type slice(
      const First&, size_t = 0 U8LIT_REFUSAL(a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first)) const&&
      U8LIT_ELSE_REFUSED(U8LIT_NAME_OWNER);
  /// As text_view::slice_scalars.
  using members::slice_scalars;
  /// Deleted for temporaries.
  template <class = detail::a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first, class First>
  U8LIT_ABI constexpr view_type slice_scalars(
      const First&, size_t = 0 U8LIT_REFUSAL(a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first)) const&&
      U8LIT_ELSE_REFUSED(U8LIT_NAME_OWNER);
  /// As text_view::first.
  using members::first;
  /// Deleted for temporaries.
  template <class = detail::a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first, class Argument>
  U8LIT_ABI constexpr view_type first(
      const Argument& U8LIT_REFUSAL(a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first)) const&&
      U8LIT_ELSE_REFUSED(U8LIT_NAME_OWNER);
  /// As text_view::last.
  using members::last;
  /// Deleted for temporaries.
  template <class = detail::a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first, class Argument>
  U8LIT_ABI constexpr view_type last(
      const Argument& U8LIT_REFUSAL(a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first)) const&&
      U8LIT_ELSE_REFUSED(U8LIT_NAME_OWNER);
  /// As text_view::drop.
  using members::drop;
  /// Deleted for temporaries.
  template <class = detail::a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first, class Argument>
  U8LIT_ABI constexpr view_type drop(
      const Argument& U8LIT_REFUSAL(a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first)) const&&
      U8LIT_ELSE_REFUSED(U8LIT_NAME_OWNER);

  /// Returns the string, for reading.
  [[nodiscard]] U8LIT_ABI constexpr const string_type& string() const& noexcept U8LIT_LIFETIMEBOUND { return string_; }
  /// Deleted for temporaries, as view() is.
  template <class = detail::a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first>
  U8LIT_ABI constexpr const string_type& string(
      U8LIT_REFUSAL_ALONE(a_view_of_a_temporary_would_dangle_so_give_the_text_a_name_first)) const&&
      U8LIT_ELSE_REFUSED(U8LIT_NAME_OWNER);

  /// Moves the string out and leaves the text empty. Nothing is copied.
  [[nodiscard]] U8LIT_ABI constexpr string_type release() noexcept {
    string_type result = static_cast<string_type&&>(string_);
    string_.clear();
    return result;
  }

  /// Appends a scalar value. Complexity: amortized constant.
  /// \code
  /// name.push_back(U'€');
  /// \endcode
  U8LIT_ABI constexpr void push_back(scalar_value value) {
    Char units[detail::longest_sequence]{};
    string_.append(units, u8lit::encode_to(units, value));
  }

  /// Appends a scalar value and returns the text. Complexity: amortized constant.
  U8LIT_ABI constexpr text& append(scalar_value value) & {
    push_back(value);
    return *this;
  }
  /// As above, for a literal or a view, which may be part of this text. Complexity: linear in its size, amortized.
  U8LIT_ABI constexpr text& append(view_type more) & {
    string_.append(more.data(), more.size());
    return *this;
  }
  /// As above, for text of any type of the same code units.
  template <any_text Text>
    requires(__is_same(detail::unit_of<Text>, Char))
  U8LIT_ABI constexpr text& append(const Text& more) & {
    return append(text_view{more});
  }
  /// Deleted for temporaries: the result would dangle.
  U8LIT_ABI constexpr text& append(detail::a_temporary_text_is_gone_when_it_is_appended_to_so_give_it_a_name_first) &&
      U8LIT_ELSE_REFUSED(U8LIT_NAME_TARGET);
  /// Appends a scalar value, as append() does.
  U8LIT_ABI constexpr text& operator+=(scalar_value value) & { return append(value); }
  /// As above, for a literal or a view, which may be part of this text.
  U8LIT_ABI constexpr text& operator+=(view_type more) & { return append(more); }
  /// As above, for text of any type of the same code units.
  template <any_text Text>
    requires(__is_same(detail::unit_of<Text>, Char))
  U8LIT_ABI constexpr text& operator+=(const Text& more) & {
    return append(text_view{more});
  }
  /// Deleted for temporaries: the result would dangle.
  U8LIT_ABI constexpr text& operator+=(
      detail::a_temporary_text_is_gone_when_it_is_appended_to_so_give_it_a_name_first) &&
      U8LIT_ELSE_REFUSED(U8LIT_NAME_TARGET);

  /// Inserts text.
  /// \param offset  where, in code units
  /// \param more    a literal or a view, which may be part of this text
  /// \return false, and nothing is changed, if `offset` is beyond the end or inside a sequence. Complexity: linear.
  /// \code
  /// u8lit::text<char> word{"né"};
  /// word.insert(3, "e") && !word.insert(2, "e")
  /// \endcode
  [[nodiscard]] U8LIT_ABI constexpr bool insert(size_t offset, view_type more) { return replace(offset, 0, more); }
  /// As above, for a scalar value.
  [[nodiscard]] U8LIT_ABI constexpr bool insert(size_t offset, scalar_value value) {
    Char units[detail::longest_sequence]{};
    return insert(offset, view_type::unchecked(units, u8lit::encode_to(units, value)));
  }

  /// Removes `length` code units from `offset` on, or all that follow if there are fewer, as std::string does.
  /// \return false, and nothing is changed, if `offset` is beyond the end, or if what is removed would begin or end
  ///         inside a sequence. Complexity: linear.
  /// \code
  /// u8lit::text<char> word{"née"};
  /// word.erase(1, 2) && word == "ne"
  /// \endcode
  [[nodiscard]] U8LIT_ABI constexpr bool erase(size_t offset, size_t length = npos) {
    return replace(offset, length, view_type{});
  }

  /// Replaces `length` code units from `offset` on, or all that follow if there are fewer, as std::string does.
  /// \param offset  the first code unit that is replaced
  /// \param length  the number of code units that are replaced
  /// \param more    a literal or a view, which may be part of this text
  /// \return false, and nothing is changed, if `offset` is beyond the end, or if what is replaced would begin or end
  ///         inside a sequence. Complexity: linear.
  /// \code
  /// u8lit::text<char> word{"né"};
  /// word.replace(1, 2, "ô") && word == "nô"
  /// \endcode
  [[nodiscard]] U8LIT_ABI constexpr bool replace(size_t offset, size_t length, view_type more) {
    const view_type whole = view();
    if (!u8lit::is_boundary(whole, offset)) return false;
    const size_t left = whole.size() - offset;
    if (length < left && !u8lit::is_boundary(whole, offset + length)) return false;
    string_.replace(offset, length < left ? length : left, more.data(), more.size());
    return true;
  }

  /// Removes the last scalar value. Complexity: constant.
  /// \return false if the text was empty
  /// \code
  /// u8lit::text<char> word{"né"};
  /// word.pop_back() && word == "n"
  /// \endcode
  U8LIT_ABI constexpr bool pop_back() noexcept {
    if (empty()) return false;
    size_t last = size() - 1;
    while (detail::is_trailing_unit(string_[last])) --last;
    string_.resize(last);
    return true;
  }

  /// Makes the text empty.
  U8LIT_ABI constexpr void clear() noexcept { string_.clear(); }

  /// Exchanges two texts.
  U8LIT_ABI friend constexpr void swap(text& left, text& right) noexcept { left.string_.swap(right.string_); }

  /// Returns one text of both operands. Complexity: linear.
  /// \code
  /// u8lit::text<char>{"日本"} + "語" == "日本語"
  /// \endcode
  [[nodiscard]] U8LIT_ABI friend constexpr text operator+(text left, view_type right) {
    // Where the right operand is a `text`, the overload is a template, so that nothing is converted to one.
    left.append(right);
    return left;
  }
  /// As above, for two of these.
  template <class Left, class Right>
    requires(__is_same(Left, text) && __is_same(Right, text))
  [[nodiscard]] U8LIT_ABI friend constexpr text operator+(Left left, const Right& right) {
    left.append(right.view());
    return left;
  }
  /// As above, with a scalar value on the right.
  [[nodiscard]] U8LIT_ABI friend constexpr text operator+(text left, scalar_value right) {
    left.push_back(right);
    return left;
  }
  /// As above, with a literal or a view on the left.
  template <class Other>
    requires(__is_same(Other, text))
  [[nodiscard]] U8LIT_ABI friend constexpr text operator+(view_type left, const Other& right) {
    text result;
    result.reserve(left.size() + right.size());
    result.append(left).append(right.view());
    return result;
  }
  /// As above, with a scalar value on the left.
  template <class Other>
    requires(__is_same(Other, text))
  [[nodiscard]] U8LIT_ABI friend constexpr text operator+(scalar_value left, const Other& right) {
    text result;
    result.push_back(left);
    result.append(right.view());
    return result;
  }

  /// Returns whether the texts are equal: the same scalar values, whatever the encodings. Complexity: linear.
  template <class Other>
    requires(__is_same(Other, text)) || detail::text_to_copy<Other, Char> || detail::comparable_to_text<Other, Char>
  U8LIT_ABI friend constexpr bool operator==(const text& left, const Other& right) noexcept {
    return left.view() == right;
  }
  /// As above, for a literal or a view.
  U8LIT_ABI friend constexpr bool operator==(const text& left, view_type right) noexcept {
    return left.view() == right;
  }
  /// Orders texts by their scalar values, whatever the encodings. Complexity: linear.
  template <class Other>
    requires(__is_same(Other, text)) || detail::text_to_copy<Other, Char> || detail::comparable_to_text<Other, Char>
  U8LIT_ABI friend constexpr auto operator<=>(const text& left, const Other& right) noexcept {
    return left.view() <=> right;
  }
  /// As above, for a literal or a view.
  U8LIT_ABI friend constexpr auto operator<=>(const text& left, view_type right) noexcept {
    return left.view() <=> right;
  }

 private:
  // A string that is well-formed. Moving it keeps its allocator.
  friend checked_owning_text<Char, Traits, Allocator>;

  struct well_formed {
    string_type&& string;
  };
  U8LIT_ABI explicit constexpr text(well_formed from) noexcept : string_(static_cast<string_type&&>(from.string)) {}

  string_type string_;
};

template <code_unit Char, class Traits, class Allocator>
text_view(const text<Char, Traits, Allocator>&) -> text_view<Char>;

template <code_unit Char>
text(text_view<Char>) -> text<Char>;
template <code_unit Char, size_t Size>
text(const Char (&)[Size]) -> text<Char>;
template <any_text Text>
  requires(!detail::is_owning_text<Text>)
text(const Text&) -> text<detail::unit_of<Text>>;

/// The result of `text::checked` and `to_text`: text, or an ill-formed string and its first fault. Test it before use;
/// `*` of an ill-formed one is the empty text.
/// \code
/// auto checked = u8lit::text<char>::checked(std::move(line));
/// if (checked) use(*checked);
/// \endcode
template <code_unit Char, class Traits, class Allocator>
class checked_owning_text : public detail::checked_result<Char> {
 public:
  using text_type = text<Char, Traits, Allocator>;  ///< The text that it may hold.
  using string_type = typename text_type::string_type;  ///< The string that it was made from.

  /// Validates a string and takes it over. Complexity: linear.
  U8LIT_ABI explicit constexpr checked_owning_text(string_type string)
      : checked_owning_text{u8lit::validate(string), static_cast<string_type&&>(string)} {}

  /// Takes over a string with a verdict, such as that of the input from which the string was converted. Unless that is
  /// a fault, the string itself is validated, too. Complexity: linear.
  U8LIT_ABI constexpr checked_owning_text(string_type string, const u8lit::verdict& known)
      : checked_owning_text{known && u8lit::is_well_formed(string) ? known
                            : known                                ? u8lit::validate(string)
                                                                   : known,
                            static_cast<string_type&&>(string)} {}

  /// Returns whether there is text.
  U8LIT_ABI constexpr explicit operator bool() const noexcept { return static_cast<bool>(this->verdict_); }
  /// Returns whether there is text.
  [[nodiscard]] U8LIT_ABI constexpr bool has_value() const noexcept { return static_cast<bool>(this->verdict_); }
  /// Returns the text, which is empty if the string was ill-formed.
  U8LIT_ABI constexpr const text_type& operator*() const& noexcept U8LIT_LIFETIMEBOUND { return text_; }
  /// As above, moved out of a temporary.
  U8LIT_ABI constexpr text_type operator*() && noexcept { return static_cast<text_type&&>(text_); }
  /// Accesses a member of the text.
  U8LIT_ABI constexpr const text_type* operator->() const& noexcept U8LIT_LIFETIMEBOUND { return &text_; }
  /// Deleted for temporaries: what the member returns would dangle.
  U8LIT_ABI constexpr const text_type* operator->() const&&
      U8LIT_REFUSED("u8lit: what this text gives would dangle: give the checked text a name first");
  /// Returns the text, or `other` if the string was ill-formed. Complexity: linear.
  [[nodiscard]] U8LIT_ABI constexpr text_type value_or(text_type other) const& {
    return this->verdict_ ? text_ : other;
  }
  /// As above, moved out of a temporary. Complexity: constant.
  [[nodiscard]] U8LIT_ABI constexpr text_type value_or(text_type other) && noexcept {
    return static_cast<text_type&&>(this->verdict_ ? text_ : other);
  }

  /// Moves the string out, well-formed or not. Nothing is copied.
  [[nodiscard]] U8LIT_ABI constexpr string_type release() noexcept {
    return this->verdict_ ? text_.release() : static_cast<string_type&&>(ill_formed_);
  }

 private:
  // Both members have the allocator of the string, so that moving it into one of them copies nothing. They are empty
  // first, because g++ 13 and 14 do not evaluate a member that a function returns.
  U8LIT_ABI constexpr checked_owning_text(const u8lit::verdict& result, string_type&& string)
      : detail::checked_result<Char>{result},
        text_(typename text_type::well_formed{string_type(string.get_allocator())}),
        ill_formed_(string.get_allocator()) {
    if (this->verdict_) text_ = text_type::unchecked(static_cast<string_type&&>(string));
    else ill_formed_ = static_cast<string_type&&>(string);
  }

  text_type text_;
  string_type ill_formed_;
};

}  // namespace u8lit

namespace u8lit::detail {

template <code_unit Char, class Traits, class Allocator>
inline constexpr bool is_checked<checked_owning_text<Char, Traits, Allocator>> = true;

// How `to_text` passes its input to an operation: text as a view, strings unchanged.
template <class Input>
U8LIT_ABI constexpr const Input& input_of(const Input& input) noexcept {
  return input;
}
template <any_text Text>
U8LIT_ABI constexpr view_of<Text> input_of(const Text& input) noexcept {
  return text_view{input};
}

// Calls `write(string)` with larger and larger buffers until the result fits, and resizes the string to the result.
template <class Char, class Write>
U8LIT_ABI constexpr transcoded write_all(std::basic_string<Char>& string, size_t expected, const Write& write) {
  string.resize(expected < string.capacity() ? string.capacity() : expected);
  transcoded result = write(string);
  while (!result.fits) {
    string.resize(2 * string.size() + longest_sequence);
    result = write(string);
  }
  string.resize(result.written);
  return result;
}

// An operation that writes code units of this type. Its arguments are before or after the buffer.
template <class Unit, class Operation, class Input, class... Arguments>
concept writes = requires(const Operation& operation, const Input& input, std::basic_string<Unit>& out,
                          const Arguments&... arguments) { operation(input, arguments..., out); } ||
                 requires(const Operation& operation, const Input& input, std::basic_string<Unit>& out,
                          const Arguments&... arguments) { operation(input, out, arguments...); };

// The type of the code units that an operation writes: that of the input, if it can.
template <class Operation, class Input, class... Arguments>
U8LIT_ABI constexpr auto unit_written() noexcept {
  using unit = typename decltype(detail::units_of(detail::declval<Input>()))::unit_type;
  if constexpr (is_character<unit> && writes<unit, Operation, Input, Arguments...>) return type_identity<unit>{};
  else if constexpr (writes<char, Operation, Input, Arguments...>) return type_identity<char>{};
  else if constexpr (writes<char16_t, Operation, Input, Arguments...>) return type_identity<char16_t>{};
  else return type_identity<char32_t>{};
}

}  // namespace u8lit::detail

namespace u8lit {

/// Returns the result of an operation that writes to a buffer, as owning text.
/// \tparam Char      the code units of the result; by default those of the input, if the operation can write them
/// \param operation  an operation of this library or of the user; may be called more than once
/// \param input      its first argument
/// \param arguments  its other arguments, without the buffer
/// \return a `text` if the operation cannot fail: one of this library on text, except those that decode, or `to_hex` or
///         `replace_ill_formed` on any bytes. Otherwise the result is validated: a checked_owning_text.
///
/// Errors: the verdict() of a checked_owning_text says where in the input the operation stopped. Throws what
/// std::basic_string throws when memory is exhausted. Complexity: that of the operation, and linear in the result.
/// \code
/// u8lit::text<char> dotted = u8lit::to_text(u8lit::replace, name, "-"_utf8, "."_utf8);
/// auto decoded = u8lit::to_text(u8lit::percent_decode, query);
/// \endcode
template <class Char = void, class Operation, text_like Input, class... Arguments>
[[nodiscard]] U8LIT_ABI constexpr auto to_text(const Operation& operation, const Input& input,
                                               const Arguments&... arguments) {
  using taken = decltype(detail::input_of(input));
  using unit = typename decltype([] {
    if constexpr (__is_same(Char, void)) return detail::unit_written<Operation, taken, Arguments...>();
    else return detail::type_identity<Char>{};
  }())::type;
  using string_type = std::basic_string<unit>;
  string_type string;
  const transcoded result = detail::write_all(string, detail::units_of(input).size(), [&](string_type& out) {
    if constexpr (requires { operation(detail::input_of(input), arguments..., out); })
      return operation(detail::input_of(input), arguments..., out);
    else return operation(detail::input_of(input), out, arguments...);
  });
  if constexpr (detail::writes_text_of<Operation, Input>)
    return text<unit>::unchecked(static_cast<string_type&&>(string));
  else return checked_owning_text<unit>{static_cast<string_type&&>(string), result.found};
}

/// Deleted for plain literals, which would be arrays here: write them with the suffix `_utf8`, or as "..."_text.
template <class Char = void, class Operation, text_like Input, class... Arguments>
  requires(detail::is_literal<const Arguments&> || ...)
U8LIT_ABI U8LIT_REFUSED_RESULT(an_array_is_not_checked_here_so_append_underscore_text_if_it_is_a_literal) to_text(
    const Operation&, const Input&, const Arguments&...) U8LIT_ELSE_REFUSED(U8LIT_WRITE_LITERAL);
/// Deleted for pointers: pass a view.
template <class Char = void, class Operation, detail::unsized Input, class... Arguments>
U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& to_text(const Operation&, Input&&, const Arguments&...)
    U8LIT_UNSIZED_DELETED;

/// Returns what a function writes to a buffer, validated. Errors: as above, and what the function throws.
/// \param write  called with a std::basic_string<Char>&, returns `transcoded`; may be called more than once
/// \code
/// u8lit::to_text<char>([&](auto& out) { return u8lit::to_hex(key, out); })
/// \endcode
template <code_unit Char, class Write>
  requires requires(const Write& write, std::basic_string<Char>& out) { transcoded{write(out)}; }
[[nodiscard]] U8LIT_ABI constexpr checked_owning_text<Char> to_text(const Write& write) {
  std::basic_string<Char> string;
  const transcoded result = detail::write_all(string, 0, write);
  return {static_cast<std::basic_string<Char>&&>(string), result.found};
}

}  // namespace u8lit

/// Equal to the hash of a std::basic_string_view of the same code units.
template <u8lit::code_unit Char, class Traits, class Allocator>
struct std::hash<u8lit::text<Char, Traits, Allocator>> : u8lit::text_hash {};

// What text and a string convert to, as in text_view.hpp.
template <u8lit::code_unit Char, class Traits, class Allocator, class Other>
struct std::common_type<u8lit::text<Char, Traits, Allocator>, std::basic_string<Char, Traits, Other>> {
  using type = basic_string_view<Char, Traits>;
};
template <u8lit::code_unit Char, class Traits, class Allocator, class Other>
struct std::common_type<std::basic_string<Char, Traits, Other>, u8lit::text<Char, Traits, Allocator>> {
  using type = basic_string_view<Char, Traits>;
};
template <u8lit::code_unit Char, class Traits, class Allocator>
struct std::common_type<u8lit::text<Char, Traits, Allocator>, std::basic_string_view<Char, Traits>> {
  using type = basic_string_view<Char, Traits>;
};
template <u8lit::code_unit Char, class Traits, class Allocator>
struct std::common_type<std::basic_string_view<Char, Traits>, u8lit::text<Char, Traits, Allocator>> {
  using type = basic_string_view<Char, Traits>;
};

#endif

#undef U8LIT_CHECK_TEXT
#undef U8LIT_NAME_OWNER
#undef U8LIT_NAME_TARGET
#undef U8LIT_PASS_STRING
U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
