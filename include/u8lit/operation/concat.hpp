// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_CONCAT_HPP
#define U8LIT_OPERATION_CONCAT_HPP

#include <u8lit/base/type_traits.hpp>
#include <u8lit/text/text_builder.hpp>
#include <u8lit/transcoding/writing_operation.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

namespace u8lit::detail {

template <class Text, class Unit>
concept text_of_units = any_text<Text> && __is_same(unit_of<Text>, Unit);

// A string such as std::string is no buffer here: a user of `concat("a"_text, name)` means its text.
template <class Argument>
concept string_class = requires { typename remove_cvref_t<Argument>::traits_type; };

// Why texts cannot be added (attributes.hpp: U8LIT_REFUSED_RESULT).
#define U8LIT_ADD_LITERALS                                                                            \
  "u8lit: + is for literals with _text: call to_text(concat, texts...) of <u8lit/owning_text.hpp>, or " \
  "concat(texts..., buffer); strings must be checked first"
struct plus_is_for_literals_so_call_to_text_or_concat_with_a_buffer {
  U8LIT_REFUSAL_MEMBERS(plus_is_for_literals_so_call_to_text_or_concat_with_a_buffer, U8LIT_ADD_LITERALS)
};
template <class Text>
concept borrowed_or_string = borrowed_text<Text> || string_class<Text>;
template <class Left, class Right>
concept known_only_at_run_time = borrowed_or_string<Left> && borrowed_or_string<Right> &&
                                 (any_text<Left> || any_text<Right>) &&
                                 !(is_text_constant<Left> && is_text_constant<Right>);

// Whether the arguments are texts of one code unit type, followed by a buffer of that type.
template <code_unit Unit, class... Arguments>
inline constexpr bool are_texts_and_buffer = [] {
  constexpr bool texts[] = {text_of_units<remove_cvref_t<Arguments>, Unit>...},
                 buffers[] = {(buffer_of<Arguments, Unit> && !string_class<Arguments>)...};
  for (size_t at = 0; at + 1 < sizeof...(Arguments); ++at) {
    if (!texts[at]) return false;
  }
  return buffers[sizeof...(Arguments) - 1];
}();

// The first conjunct is the cheapest: it rejects calls with text_constants only, the most common ones.
template <class Text, class... Rest>
concept writable_to_last = sizeof...(Rest) > 0 && detail::any_of({!__is_empty(Rest)...}) && borrowed_text<Text> &&
                           are_texts_and_buffer<unit_of<Text>, Rest...>;

// Appends texts to a buffer until one does not fit.
template <code_unit Unit>
struct text_appender {
  form_target<Unit> out;
  transcoded result{};

  U8LIT_ABI constexpr void append(text_view<Unit> text) noexcept {
    if (!result.fits) return;
    const text_view<Unit> fitting = text.first(out.size - result.written);
    const size_t written = detail::copy_to(out.units + result.written, fitting);
    result = detail::make_transcoded(result.read + written, result.written + written, written == text.size());
  }
  // Appends all arguments but the last, the buffer.
  template <class Buffer>
  U8LIT_ABI constexpr void append_texts(const Buffer&) noexcept {}
  template <class Text, class Next, class... Rest>
  U8LIT_ABI constexpr void append_texts(const Text& text, const Next& next, const Rest&... rest) noexcept {
    append(text_view{text});
    append_texts(next, rest...);
  }
  template <class Buffer>
  U8LIT_ABI constexpr void join_texts(text_view<Unit>, const Buffer&) noexcept {}
  template <class Text, class Buffer>
  U8LIT_ABI constexpr void join_texts(text_view<Unit>, const Text& text, const Buffer&) noexcept {
    append(text_view{text});
  }
  template <class Text, class Next, class Other, class... Rest>
  U8LIT_ABI constexpr void join_texts(text_view<Unit> separator, const Text& text, const Next& next, const Other& other,
                                      const Rest&... rest) noexcept {
    append(text_view{text});
    append(separator);
    join_texts(separator, next, other, rest...);
  }
};

// Not `join` with an empty separator, which would append twice for each text.
struct concat_operation final : writing_operation<concat_operation, writes_texts> {
  using writing_operation<concat_operation, writes_texts>::operator();

  /// Concatenates text_constants at compile time. Complexity: linear in the output.
  /// \return a text_constant of the first one's code unit type
  template <auto First, auto... Rest>
  [[nodiscard]] consteval auto operator()(text_constant<First>, text_constant<Rest>...) const noexcept {
    using unit = typename text_constant<First>::unit_type;
    return detail::make_text<unit>([](text_writer<unit>& out) {
      out.append(text_constant<First>::view());
      // An array because clang nests fold expressions, at most 256 deep.
      const bool appended[] = {true, (out.append(text_constant<Rest>::view()), true)...};
      static_cast<void>(appended);
    });
  }
  /// Concatenates texts in a buffer. Stops before a sequence that does not fit. Complexity: linear in the output.
  /// \param first  text of any kind
  /// \param rest   texts of the same code unit type, and last the buffer: an array, or anything with writable data()
  ///               and size() except strings, of that code unit type; it must not overlap any of the texts
  /// \return how far the operation went; `read` counts the code units of what was written
  template <class Text, class... Rest>
    requires writable_to_last<Text, Rest...>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(Text first, Rest&&... rest) const noexcept {
    text_appender<unit_of<Text>> out{detail::as_buffer(detail::nth_argument<sizeof...(Rest) - 1>(rest...))};
    out.append_texts(first, rest...);
    return out.result;
  }
};

struct join_operation final : writing_operation<join_operation, writes_texts> {
  using writing_operation<join_operation, writes_texts>::operator();

  /// Concatenates text_constants with a separator, the first one, between them, at compile time. Complexity: linear in
  /// the output.
  /// \return a text_constant of the separator's code unit type; the empty text if there is only the separator
  template <auto Separator, auto... Texts>
  [[nodiscard]] consteval auto operator()(text_constant<Separator>, text_constant<Texts>...) const noexcept {
    using unit = typename text_constant<Separator>::unit_type;
    return detail::make_text<unit>([](text_writer<unit>& out) {
      [[maybe_unused]] bool first = true;
      const bool appended[] = {true, (out.append(first ? text_view<unit>{} : text_constant<Separator>::view()),
                                      out.append(text_constant<Texts>::view()), first = false)...};
      static_cast<void>(appended);
    });
  }
  /// Concatenates texts with a separator between them in a buffer. Stops before a sequence that does not fit.
  /// Complexity: linear in the output.
  /// \param separator  text of any kind
  /// \param rest       texts of the same code unit type, and last the buffer: an array, or anything with writable
  ///                   data() and size() except strings, of that code unit type; it must not overlap any of the texts
  /// \return how far the operation went; `read` counts the code units of what was written
  template <class Text, class... Rest>
    requires writable_to_last<Text, Rest...>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(Text separator, Rest&&... rest) const noexcept {
    text_appender<unit_of<Text>> out{detail::as_buffer(detail::nth_argument<sizeof...(Rest) - 1>(rest...))};
    out.join_texts(text_view{separator}, rest...);
    return out.result;
  }
};

template <size_t Times>
struct repeat_operation final : writing_operation<repeat_operation<Times>> {
  using writing_operation<repeat_operation>::operator();

  /// Repeats a text_constant at compile time. Complexity: linear in the output.
  /// \return a text_constant of the same code unit type
  template <auto Text>
  [[nodiscard]] consteval auto operator()(text_constant<Text>) const noexcept {
    using unit = typename text_constant<Text>::unit_type;
    return detail::make_text<unit>([](text_writer<unit>& out) {
      for (size_t time = 0; time < Times; ++time) out.append(text_constant<Text>::view());
    });
  }
  /// Writes a text repeatedly to a buffer. Stops before a sequence that does not fit. Complexity: linear in the output.
  /// \param text    text of any kind
  /// \param buffer  an array, or anything with writable data() and size(), of the text's code unit type; it must not
  ///                overlap the text
  /// \return how far the operation went; `read` counts the code units of what was written
  template <borrowed_text Text, buffer_of<unit_of<Text>> Buffer>
  [[nodiscard]] U8LIT_ABI constexpr transcoded operator()(Text text, Buffer&& buffer) const noexcept {
    text_appender<unit_of<Text>> out{detail::as_buffer(buffer)};
    for (size_t time = 0; time < Times && out.result.fits; ++time) out.append(text_view{text});
    return out.result;
  }
};

}  // namespace u8lit::detail

namespace u8lit {

/// Concatenates texts.
///
/// Calls: `concat("..."_text, "..."_text...)`, `concat(text, texts..., buffer)`.
/// - `text`, `texts`: texts of one code unit type, or text_constants of any
/// - `buffer`: an array, or an object with data() and size() that is no string, of that code unit type; must not
///   overlap any of the texts
/// - returns, for text_constants, a text_constant of the first one's code unit type; else a `transcoded`, with `read`
///   counting the code units of all texts. It stops before a sequence that does not fit, and writes no NUL.
/// - complexity: linear in the output
/// - errors: none
/// \code
/// static_assert(concat("日本"_text, "語"_text) == "日本語"_text);
/// concat(name, ": "_text, value, buffer);
/// \endcode
inline constexpr detail::concat_operation concat{};

/// Concatenates texts with a separator between them.
///
/// Calls: `join("..."_text, "..."_text...)`, `join(separator, texts..., buffer)`. As `concat`, except for:
/// - `separator`: text of the texts' code unit type
/// - `texts`: any number of texts of one code unit type, or text_constants of any
/// - returns, for text_constants, a text_constant of the separator's code unit type; else a `transcoded`, with `read`
///   counting the code units of what was written. The result is empty if there are no texts. It stops before a sequence
///   that does not fit, and writes no NUL.
/// \code
/// static_assert(join(", "_text, "a"_text, "b"_text) == "a, b"_text);
/// \endcode
inline constexpr detail::join_operation join{};

/// Repeats a text `Times` times.
///
/// Calls: `repeat<Times>("..."_text)`, `repeat<Times>(text, buffer)`. As `concat`, except for:
/// - `Times`: how often the text occurs in the result; 0 makes the empty text
/// - `text`: any text
/// - returns a text_constant, or a `transcoded`, with `read` counting the code units of what was written. It stops
///   before a sequence that does not fit, and writes no NUL.
/// \code
/// static_assert(repeat<3>("ab"_text) == "ababab"_text);
/// \endcode
template <size_t Times>
inline constexpr detail::repeat_operation<Times> repeat{};

/// Concatenates two text_constants, as `concat`. Complexity: linear in the output, at compile time. Errors: none.
/// \return a text_constant of the first one's code unit type
/// \code
/// static_assert("a"_text + "b"_text == "ab"_text);
/// \endcode
template <auto Left, auto Right>
[[nodiscard]] consteval auto operator+(text_constant<Left>, text_constant<Right>) noexcept {
  using unit = typename text_constant<Left>::unit_type;
  return detail::make_text<unit>([](detail::text_writer<unit>& out) {
    out.append(text_constant<Left>::view());
    out.append(text_constant<Right>::view());
  });
}
/// Refused: texts that are known only at run time, and strings. Call `concat`.
template <class Left, class Right>
  requires detail::known_only_at_run_time<Left, Right>
U8LIT_ABI U8LIT_REFUSED_RESULT(plus_is_for_literals_so_call_to_text_or_concat_with_a_buffer) operator+(
    const Left&, const Right&) U8LIT_ELSE_REFUSED(U8LIT_ADD_LITERALS);

}  // namespace u8lit

#undef U8LIT_ADD_LITERALS
U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
