// SPDX-License-Identifier: BSL-1.0
#include <u8lit/source/source_token.hpp>

using namespace u8lit;
using source::token_kind;

constexpr source::token of(token_kind kind) {
  source::token result;
  result.kind = kind;
  return result;
}
static_assert(of(token_kind::string).is_literal() && of(token_kind::character).is_literal());
static_assert(!of(token_kind::header_name).is_literal() && !of(token_kind::block_comment).is_literal());
static_assert(of(token_kind::line_comment).is_comment() && of(token_kind::block_comment).is_comment());
static_assert(!of(token_kind::string).is_comment() && !of(token_kind::other).is_comment());
static_assert(of(token_kind::string) == of(token_kind::string) && of(token_kind::string) != of(token_kind::number));

int main() { return 0; }
