// SPDX-License-Identifier: BSL-1.0
#include <u8lit/source/adjacent_literals.hpp>
#include <u8lit/source/source_tokens.hpp>

#include <cstddef>
#include <string_view>

using namespace u8lit;
using source::literal_prefix;

constexpr bool joins(std::string_view file, std::size_t count, literal_prefix prefix, std::string_view rest,
                     bool is_consistent = true) {
  const auto all = source::tokens(file);
  const auto run = source::adjacent_literals(all.begin(), all.end());
  return run.count == count && run.prefix == prefix && run.is_consistent == is_consistent &&
         file.substr((*run.next).begin) == rest;
}

static_assert(joins("\"a\"", 1, literal_prefix::none, "") && joins("u\"a\";", 1, literal_prefix::utf16, ";"));
static_assert(joins("\"a\" /*b*/ \"c\"\n//d\n\"e\" f", 3, literal_prefix::none, "f"));
// One without a prefix takes that of the others.
static_assert(joins("u8\"a\" \"b\";", 2, literal_prefix::utf8, ";"));
static_assert(joins("\"a\" u8\"b\" \"c\";", 3, literal_prefix::utf8, ";"));
static_assert(joins("\"a\" LR\"(b)\";", 2, literal_prefix::wide, ";"));
static_assert(joins("u\"a\" u\"b\"", 2, literal_prefix::utf16, ""));
// Different ones are refused.
static_assert(joins("u\"a\" \"b\" U\"c\";", 3, literal_prefix::utf16, ";", false));
static_assert(joins("u8\"a\" L\"b\"", 2, literal_prefix::utf8, "", false));
// Nothing to join.
static_assert(joins("a \"b\"", 0, literal_prefix::none, "a \"b\"") && joins("", 0, literal_prefix::none, ""));
static_assert(joins("/*a*/ \"b\"", 0, literal_prefix::none, "/*a*/ \"b\""));
static_assert(joins("\"a\" 'b'", 1, literal_prefix::none, "'b'") && joins("'a'", 0, literal_prefix::none, "'a'"));
static_assert(joins("\"a\"\n#if 1\n\"b\"", 1, literal_prefix::none, "#if 1\n\"b\""));

int main() { return 0; }
