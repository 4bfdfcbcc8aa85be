// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SOURCE_ADJACENT_LITERALS_HPP
#define U8LIT_SOURCE_ADJACENT_LITERALS_HPP

#include <u8lit/source/source_token.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::source {

/// String literals that a compiler joins: one, or several with nothing but white space and comments between them.
/// `adjacent_literals` returns it.
template <class Iterator>
struct literal_run {
  /// The first token that is neither one of the literals nor a comment.
  Iterator next{};
  /// The number of literals; 0 if there is none.
  size_t count = 0;
  /// The prefix that all of them have or get: a literal without a prefix takes that of the others.
  literal_prefix prefix = literal_prefix::none;
  /// Whether no two have different prefixes, which compilers refuse: `u"a" U"b"`.
  bool is_consistent = true;
};

}  // namespace u8lit::source

namespace u8lit::detail {

struct adjacent_literals_operation {
  /// Returns the string literals that a compiler joins with the first.
  /// \param first  the iterator of a token
  /// \param last   the end of the tokens
  /// \return a literal_run
  template <class Iterator>
  [[nodiscard]] U8LIT_ABI constexpr source::literal_run<Iterator> operator()(Iterator first,
                                                                             Iterator last) const noexcept {
    source::literal_run<Iterator> result{first};
    for (; !(result.next == last); ++result.next) {
      const source::token next = *result.next;
      if (next.is_comment() && result.count > 0) continue;
      if (next.kind != source::token_kind::string) break;
      ++result.count;
      if (next.prefix == source::literal_prefix::none) continue;
      if (result.prefix == source::literal_prefix::none) result.prefix = next.prefix;
      if (result.prefix != next.prefix) result.is_consistent = false;
    }
    return result;
  }
};

}  // namespace u8lit::detail

namespace u8lit::source {

/// Finds the string literals that a compiler joins ([lex.string]), and the prefix that they get.
///
/// Calls: `adjacent_literals(first, last)`.
/// - `first`: the iterator of a token, one of `tokens`
/// - `last`: the end of the tokens
/// - returns a `literal_run`; if no string literal is at `first`, its count is 0 and its `next` is `first`
/// - complexity: linear in the number of tokens up to `next`
/// - errors: none; literals with different prefixes are not `is_consistent`
/// \code
/// constexpr auto all = u8lit::source::tokens("\"a\" /* and */ u8\"b\"");
/// static_assert(u8lit::source::adjacent_literals(all.begin(), all.end()).count == 2);
/// \endcode
inline constexpr detail::adjacent_literals_operation adjacent_literals{};

}  // namespace u8lit::source

#include <u8lit/base/end.hpp>

#endif
