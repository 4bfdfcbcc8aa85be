// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_GLUE_OWNING_TEXT_HPP
#define U8LIT_GLUE_OWNING_TEXT_HPP

// Text that owns its code units, on std::basic_string. No other header includes this one.

#include <u8lit/glue/hash.hpp>
#include <u8lit/operation/boundary.hpp>
#include <u8lit/operation/integer.hpp>
#include <u8lit/text/text_members.hpp>
#include <u8lit/transcoding/length.hpp>
#include <u8lit/transcoding/transcode.hpp>
#include <u8lit/base/begin.hpp>

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

// What a `text` of these code units takes over a copy of.
template <class Text, class Char>
concept text_to_copy = !is_owning_text<Text> && any_text<Text> && __is_same(unit_of<Text>, Char);

}  // namespace u8lit::detail

namespace u8lit {

// Owning text: a std::basic_string of well-formed code units. Every member keeps it well-formed. Sizes and offsets count
// code units. Members are constexpr where those of the string are, and throw what those of the string throw. References,
// views and pointers into the text are invalidated as those into the string are.
//
//   u8lit::text<char> name{"日本"};           // the literal is judged when compiling
//   name += "語";
//   name.push_back(U'€');
//   std::string given = name.release();
//
// Views of a temporary `text` are refused: give it a name first.
template <code_unit Char, class Traits, class Allocator>
class text : public detail::text_members<text<Char, Traits, Allocator>, Char> {
  using members = detail::text_members<text, Char>;

 public:
  using unit_type = Char;
  using view_type = text_view<Char>;
  using string_type = std::basic_string<Char, Traits, Allocator>;

  // The empty text.
  U8LIT_ABI constexpr text() = default;

  // A copy of `view`, or of a literal: `text<char>{"日本語"}`. Linear.
  U8LIT_ABI constexpr text(view_type view, const Allocator& allocator = Allocator())
      : string_(view.data(), view.size(), allocator) {}

  // A copy of a text_constant, a restricted_text or any other text of the same code units. Linear. Taken by value because
  // clang 14 crashes where it evaluates `text<char> name("..."_text)` and a reference is bound to a constant.
  template <detail::text_to_copy<Char> Text>
  U8LIT_ABI constexpr text(Text other, const Allocator& allocator = Allocator())
      : text(text_view{other}, allocator) {}

  // What may be ill-formed is no text before `checked` has judged it.
  template <detail::may_be_ill_formed_text<Char> Other, class = detail::this_may_be_ill_formed_so_judge_it_by_text_view_checked>
  text(const Other&) U8LIT_DELETED("u8lit: this may be ill-formed: judge it by text<...>::checked");

  // Takes over a string that is well-formed, or tells the first fault and gives the string back. Linear in the size; a
  // string that is moved is not copied:
  //   auto name = u8lit::text<char>::checked(std::move(line));
  //   if (!name) return report(name.verdict(), name.release());
  [[nodiscard]] U8LIT_ABI static constexpr checked_owning_text<Char, Traits, Allocator> checked(string_type string) {
    return checked_owning_text<Char, Traits, Allocator>{static_cast<string_type&&>(string)};
  }

  // Takes over a string. Precondition: it is well-formed; anything else breaks the promise of this type.
  [[nodiscard]] U8LIT_ABI static constexpr text unchecked(string_type string) noexcept {
    text result;
    result.string_ = static_cast<string_type&&>(string);
    return result;
  }

  // The same text in this encoding form, from any other: `text<char>::from(u"日本語"_utf16)`. Linear.
  template <any_text Text>
  [[nodiscard]] U8LIT_ABI static constexpr text from(const Text& other) {
    text result;
    result.string_.resize(detail::encoded_size<Char>(other));
    static_cast<void>(u8lit::transcode(text_view{other}, result.string_));
    return result;
  }

  // An integer in a base from 2 to 36, as `integer_text` writes it; empty in another: `text<char>::from(255, 16)` is "ff".
  // Linear in the number of digits.
  template <detail::whole_number Number>
  [[nodiscard]] U8LIT_ABI static constexpr text from(Number number, unsigned base = 10) {
    Char units[8 * sizeof(Number) + 1]{};
    return u8lit::integer_text(number, units, base);
  }

  U8LIT_ABI constexpr text& operator=(const text&) = default;
  U8LIT_ABI constexpr text& operator=(text&&) = default;
  U8LIT_ABI constexpr text(const text&) = default;
  U8LIT_ABI constexpr text(text&&) = default;

  // Becomes a copy of `view`, which may be part of this text, or of a literal. Linear.
  template <class = void>  // second to the others, for `{}`
  U8LIT_ABI constexpr text& operator=(view_type view) {
    string_.assign(view.data(), view.size());
    return *this;
  }
  template <detail::text_to_copy<Char> Text>
  U8LIT_ABI constexpr text& operator=(const Text& other) {
    const view_type view = text_view{other};
    string_.assign(view.data(), view.size());
    return *this;
  }

  [[nodiscard]] U8LIT_ABI constexpr const Char* data() const noexcept U8LIT_LIFETIMEBOUND { return string_.data(); }
  // NUL-terminated.
  [[nodiscard]] U8LIT_ABI constexpr const Char* c_str() const noexcept U8LIT_LIFETIMEBOUND { return string_.c_str(); }
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return string_.size(); }
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return string_.empty(); }
  [[nodiscard]] U8LIT_ABI constexpr size_t capacity() const noexcept { return string_.capacity(); }
  U8LIT_ABI constexpr void reserve(size_t size) { string_.reserve(size); }

  // The text, borrowed.
  [[nodiscard]] U8LIT_ABI constexpr view_type view() const& noexcept U8LIT_LIFETIMEBOUND {
    return view_type::unchecked(string_.data(), string_.size());
  }
  U8LIT_ABI constexpr view_type view() const&&
      U8LIT_DELETED("u8lit: a view of a temporary text would dangle: give the text a name first");
  U8LIT_ABI constexpr operator view_type() const& noexcept U8LIT_LIFETIMEBOUND { return view(); }
  U8LIT_ABI constexpr operator view_type() const&&
      U8LIT_DELETED("u8lit: a view of a temporary text would dangle: give the text a name first");
  // To std::basic_string_view and std::span, as a text_view.
  template <class View>
    requires detail::is_standard_view_of<View, Char>
  U8LIT_ABI constexpr operator View() const& noexcept U8LIT_LIFETIMEBOUND {
    return view();
  }
  template <class View>
    requires detail::is_standard_view_of<View, Char>
  U8LIT_ABI constexpr operator View() const&&
      U8LIT_DELETED("u8lit: a view of a temporary text would dangle: give the text a name first");

  // The text as a range of scalar values.
  [[nodiscard]] U8LIT_ABI constexpr scalar_view<Char> scalars() const& noexcept U8LIT_LIFETIMEBOUND {
    return view().scalars();
  }
  U8LIT_ABI constexpr scalar_view<Char> scalars() const&&
      U8LIT_DELETED("u8lit: a view of a temporary text would dangle: give the text a name first");

  // Search and parts, as text_view's members of these names. Parts are text_views, and those of a temporary are refused.
  using members::strip_prefix;
  template <class... Arguments>
  U8LIT_ABI constexpr view_type strip_prefix(const Arguments&...) const&&
      U8LIT_DELETED("u8lit: a view of a temporary text would dangle: give the text a name first");
  using members::strip_suffix;
  template <class... Arguments>
  U8LIT_ABI constexpr view_type strip_suffix(const Arguments&...) const&&
      U8LIT_DELETED("u8lit: a view of a temporary text would dangle: give the text a name first");
  using members::slice;
  template <class... Arguments>
  U8LIT_ABI constexpr view_type slice(const Arguments&...) const&&
      U8LIT_DELETED("u8lit: a view of a temporary text would dangle: give the text a name first");
  using members::slice_scalars;
  template <class... Arguments>
  U8LIT_ABI constexpr view_type slice_scalars(const Arguments&...) const&&
      U8LIT_DELETED("u8lit: a view of a temporary text would dangle: give the text a name first");
  using members::first;
  template <class... Arguments>
  U8LIT_ABI constexpr view_type first(const Arguments&...) const&&
      U8LIT_DELETED("u8lit: a view of a temporary text would dangle: give the text a name first");
  using members::last;
  template <class... Arguments>
  U8LIT_ABI constexpr view_type last(const Arguments&...) const&&
      U8LIT_DELETED("u8lit: a view of a temporary text would dangle: give the text a name first");
  using members::drop;
  template <class... Arguments>
  U8LIT_ABI constexpr view_type drop(const Arguments&...) const&&
      U8LIT_DELETED("u8lit: a view of a temporary text would dangle: give the text a name first");

  // The string, to read.
  [[nodiscard]] U8LIT_ABI constexpr const string_type& string() const& noexcept U8LIT_LIFETIMEBOUND { return string_; }
  U8LIT_ABI constexpr const string_type& string() const&&
      U8LIT_DELETED("u8lit: a view of a temporary text would dangle: give the text a name first");

  // Gives the string away, without a copy. The text is empty then.
  [[nodiscard]] U8LIT_ABI constexpr string_type release() noexcept {
    string_type result = static_cast<string_type&&>(string_);
    string_.clear();
    return result;
  }

  // Appends a scalar value. Amortized constant.
  U8LIT_ABI constexpr void push_back(scalar_value value) {
    Char units[detail::longest_sequence]{};
    string_.append(units, u8lit::encode_to(units, value));
  }

  // Appends a scalar value, or text, which may be part of this one, or a literal. Linear in what is appended, amortized.
  U8LIT_ABI constexpr text& append(scalar_value value) & {
    push_back(value);
    return *this;
  }
  U8LIT_ABI constexpr text& append(view_type more) & {
    string_.append(more.data(), more.size());
    return *this;
  }
  template <any_text Text>
    requires(__is_same(detail::unit_of<Text>, Char))
  U8LIT_ABI constexpr text& append(const Text& more) & {
    return append(text_view{more});
  }
  template <class More>
  U8LIT_ABI constexpr text& append(const More&) &&
      U8LIT_DELETED("u8lit: a temporary text is gone when it is appended to: give it a name first, or use +");
  U8LIT_ABI constexpr text& operator+=(scalar_value value) & { return append(value); }
  U8LIT_ABI constexpr text& operator+=(view_type more) & { return append(more); }
  template <any_text Text>
    requires(__is_same(detail::unit_of<Text>, Char))
  U8LIT_ABI constexpr text& operator+=(const Text& more) & {
    return append(text_view{more});
  }
  template <class More>
  U8LIT_ABI constexpr text& operator+=(const More&) &&
      U8LIT_DELETED("u8lit: a temporary text is gone when it is appended to: give it a name first, or use +");

  // Puts `more`, which may be part of this text, before the code unit at `offset`. Does nothing and returns false if that
  // is no boundary, or beyond the end. Linear.
  [[nodiscard]] U8LIT_ABI constexpr bool insert(size_t offset, view_type more) { return replace(offset, offset, more); }
  [[nodiscard]] U8LIT_ABI constexpr bool insert(size_t offset, scalar_value value) {
    Char units[detail::longest_sequence]{};
    return insert(offset, view_type::unchecked(units, u8lit::encode_to(units, value)));
  }

  // Removes what is from `first` to before `last`, or to the end. Does nothing and returns false if one of them is no
  // boundary, or they are out of order. Linear.
  [[nodiscard]] U8LIT_ABI constexpr bool erase(size_t first, size_t last = npos) {
    return replace(first, last == npos ? size() : last, view_type{});
  }

  // Puts `more`, which may be part of this text, where what is from `first` to before `last` was. Does nothing and returns
  // false if one of them is no boundary, or they are out of order. Linear.
  [[nodiscard]] U8LIT_ABI constexpr bool replace(size_t first, size_t last, view_type more) {
    const view_type whole = view();
    if (first > last || !u8lit::is_boundary(whole, first) || !u8lit::is_boundary(whole, last)) return false;
    string_.replace(first, last - first, more.data(), more.size());
    return true;
  }

  // Removes the last scalar value. Does nothing and returns false if the text is empty. Constant time.
  U8LIT_ABI constexpr bool pop_back() noexcept {
    if (empty()) return false;
    size_t last = size() - 1;
    while (detail::is_trailing_unit(string_[last])) --last;
    string_.resize(last);
    return true;
  }

  U8LIT_ABI constexpr void clear() noexcept { string_.clear(); }

  U8LIT_ABI friend constexpr void swap(text& left, text& right) noexcept { left.string_.swap(right.string_); }

  // Both texts in one. Linear. Of the overloads for a `text` on the right nothing else is converted to one.
  [[nodiscard]] U8LIT_ABI friend constexpr text operator+(text left, view_type right) {
    left.append(right);
    return left;
  }
  template <class Left, class Right>
    requires(__is_same(Left, text) && __is_same(Right, text))
  [[nodiscard]] U8LIT_ABI friend constexpr text operator+(Left left, const Right& right) {
    left.append(right.view());
    return left;
  }
  [[nodiscard]] U8LIT_ABI friend constexpr text operator+(text left, scalar_value right) {
    left.push_back(right);
    return left;
  }
  template <class Other>
    requires(__is_same(Other, text))
  [[nodiscard]] U8LIT_ABI friend constexpr text operator+(view_type left, const Other& right) {
    text result;
    result.reserve(left.size() + right.size());
    result.append(left).append(right.view());
    return result;
  }
  template <class Other>
    requires(__is_same(Other, text))
  [[nodiscard]] U8LIT_ABI friend constexpr text operator+(scalar_value left, const Other& right) {
    text result;
    result.push_back(left);
    result.append(right.view());
    return result;
  }

  // Code point order, which is that of every text. Linear.
  template <class Other>
    requires(__is_same(Other, text)) || detail::text_to_copy<Other, Char> || detail::comparable_to_text<Other, Char>
  U8LIT_ABI friend constexpr bool operator==(const text& left, const Other& right) noexcept {
    return left.view() == right;
  }
  U8LIT_ABI friend constexpr bool operator==(const text& left, view_type right) noexcept { return left.view() == right; }
  template <class Other>
    requires(__is_same(Other, text)) || detail::text_to_copy<Other, Char> || detail::comparable_to_text<Other, Char>
  U8LIT_ABI friend constexpr auto operator<=>(const text& left, const Other& right) noexcept {
    return left.view() <=> right;
  }
  U8LIT_ABI friend constexpr auto operator<=>(const text& left, view_type right) noexcept {
    return left.view() <=> right;
  }

 private:
  string_type string_;
};

// It is a text like any other.
template <code_unit Char, class Traits, class Allocator>
text_view(const text<Char, Traits, Allocator>&) -> text_view<Char>;

template <code_unit Char>
text(text_view<Char>) -> text<Char>;
template <any_text Text>
  requires(!detail::is_owning_text<Text>)
text(const Text&) -> text<detail::unit_of<Text>>;

// What `text::checked` and `to_text` give: text, or the string that is none and the first fault. `*` of a refused one is
// the empty text, never what is ill-formed.
template <code_unit Char, class Traits, class Allocator>
class checked_owning_text {
 public:
  using text_type = text<Char, Traits, Allocator>;
  using string_type = typename text_type::string_type;

  // Judges the string.
  U8LIT_ABI explicit constexpr checked_owning_text(string_type string)
      : checked_owning_text{static_cast<string_type&&>(string), u8lit::validate(string)} {}

  // What was found already. The string is judged all the same if that is no fault.
  U8LIT_ABI constexpr checked_owning_text(string_type string, const u8lit::verdict& found) : verdict_{found} {
    if (verdict_) {
      const u8lit::verdict judged = u8lit::validate(string);
      if (!judged) verdict_ = judged;
    }
    if (verdict_) text_ = text_type::unchecked(static_cast<string_type&&>(string));
    else refused_ = static_cast<string_type&&>(string);
  }

  U8LIT_ABI constexpr explicit operator bool() const noexcept { return static_cast<bool>(verdict_); }
  [[nodiscard]] U8LIT_ABI constexpr bool has_value() const noexcept { return static_cast<bool>(verdict_); }
  U8LIT_ABI constexpr const text_type& operator*() const& noexcept U8LIT_LIFETIMEBOUND { return text_; }
  U8LIT_ABI constexpr text_type operator*() && noexcept { return static_cast<text_type&&>(text_); }
  U8LIT_ABI constexpr const text_type* operator->() const& noexcept U8LIT_LIFETIMEBOUND { return &text_; }
  U8LIT_ABI constexpr const text_type* operator->() const&&
      U8LIT_DELETED("u8lit: what this text gives would dangle: give the checked text a name first");
  [[nodiscard]] U8LIT_ABI constexpr text_type value_or(text_type other) const& { return verdict_ ? text_ : other; }
  [[nodiscard]] U8LIT_ABI constexpr text_type value_or(text_type other) && noexcept {
    return static_cast<text_type&&>(verdict_ ? text_ : other);
  }
  [[nodiscard]] U8LIT_ABI constexpr u8lit::verdict verdict() const noexcept { return verdict_; }

  // It must be tested before it is used as text.
  template <detail::constructible_from_text<Char> Text,
            class = detail::this_may_be_refused_so_test_it_and_then_use_the_text_in_it_by_an_asterisk>
  U8LIT_ABI constexpr operator Text() const
      U8LIT_DELETED("u8lit: this may have been refused: test it, `if (checked)`, and use the text in it, `*checked`");

  // Gives the string away, text or not, without a copy.
  [[nodiscard]] U8LIT_ABI constexpr string_type release() noexcept {
    return verdict_ ? text_.release() : static_cast<string_type&&>(refused_);
  }

 private:
  u8lit::verdict verdict_{};
  text_type text_;
  string_type refused_;
};

}  // namespace u8lit

namespace u8lit::detail {

template <code_unit Char, class Traits, class Allocator>
inline constexpr bool is_checked<checked_owning_text<Char, Traits, Allocator>> = true;

// What an operation that writes to a buffer is called with by `to_text`: any text as a view of it, a string as it is.
template <class Input>
U8LIT_ABI constexpr const Input& input_of(const Input& input) noexcept {
  return input;
}
template <any_text Text>
U8LIT_ABI constexpr view_of<Text> input_of(const Text& input) noexcept {
  return text_view{input};
}

// What `write(string)` wrote to the string as a buffer, which is made larger until there is room.
template <class Char, class Write>
U8LIT_ABI constexpr transcoded write_all(std::basic_string<Char>& string, size_t expected, const Write& write) {
  string.resize(expected < string.capacity() ? string.capacity() : expected);
  transcoded done = write(string);
  while (!done.fits) {
    string.resize(2 * string.size() + longest_sequence);
    done = write(string);
  }
  string.resize(done.written);
  return done;
}

// Whether the operation writes code units of this type, with its arguments before or after the buffer.
template <class Unit, class Operation, class Input, class... Arguments>
concept writes = requires(const Operation& operation, const Input& input, std::basic_string<Unit>& out,
                          const Arguments&... arguments) { operation(input, arguments..., out); } ||
                 requires(const Operation& operation, const Input& input, std::basic_string<Unit>& out,
                          const Arguments&... arguments) { operation(input, out, arguments...); };

// The code units that it writes: those of the input, if it does.
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

// The result of an operation that writes to a buffer, as owning text: of any such operation, a user's too. Behind the
// operation stand its arguments without the buffer. Linear in the result, if the operation is in what it writes; it may be
// called more than once.
//
// Operations of this library that take nothing but text return text. What others write is validated: those that take
// strings, too, and a user's. They return a checked_owning_text, whose `verdict()` says where in the input they stopped.
//
//   u8lit::text<char> upper = u8lit::to_text(u8lit::to_ascii_upper, name);
//   u8lit::text<char> dotted = u8lit::to_text(u8lit::replace, name, "-"_utf8, "."_utf8);
//   auto decoded = u8lit::to_text(u8lit::percent_decode, query);
//   if (decoded) use(*decoded);
//
// The result has the code units of the input, or the others that the operation writes: `to_text(u8lit::to_utf16, name)` is a
// text<char16_t>. Where it may be any, `Char` says which: `to_text<char16_t>(u8lit::to_hex, key)`.
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
  const transcoded done = detail::write_all(string, detail::units_of(input).size(), [&](string_type& out) {
    if constexpr (requires { operation(detail::input_of(input), arguments..., out); })
      return operation(detail::input_of(input), arguments..., out);
    else return operation(detail::input_of(input), out, arguments...);
  });
  if constexpr (any_text<Input> && __is_base_of(detail::writes_text, Operation))
    return text<unit>::unchecked(static_cast<string_type&&>(string));
  else return checked_owning_text<unit>{static_cast<string_type&&>(string), done.found};
}

template <class Char = void, class Operation, detail::of_unknown_length Input, class... Arguments>
U8LIT_ABI detail::pass_a_pointer_and_a_length_or_a_view& to_text(const Operation&, Input&&, const Arguments&...)
    U8LIT_DELETED("u8lit: how long is this text? Pass a pointer and a length, or a view");

// What a function writes to the buffer that it is called with, judged:
//   u8lit::to_text<char>([&](auto& out) { return u8lit::to_hex(key, out, detail::between_octets::nothing); })
template <code_unit Char, class Write>
  requires requires(const Write& write, std::basic_string<Char>& out) { transcoded{write(out)}; }
[[nodiscard]] U8LIT_ABI constexpr checked_owning_text<Char> to_text(const Write& write) {
  std::basic_string<Char> string;
  const transcoded done = detail::write_all(string, 0, write);
  return {static_cast<std::basic_string<Char>&&>(string), done.found};
}

}  // namespace u8lit

// Hashes as a std::string_view of the same code units does.
template <u8lit::code_unit Char, class Traits, class Allocator>
struct std::hash<u8lit::text<Char, Traits, Allocator>> : u8lit::text_hash {};

#endif

#include <u8lit/base/end.hpp>

#endif
