// SPDX-License-Identifier: BSL-1.0
// Each name of <u8lit/pack.hpp>.
#include <u8lit/literals.hpp>
#include <u8lit/pack.hpp>

#include <string_view>
#include <type_traits>
#include <utility>

using namespace u8lit::literals;

// For templates that take characters as template arguments.
static_assert(std::is_same_v<decltype(u8lit::to_pack<std::integer_sequence>("ab"_text)),
                             std::integer_sequence<char, 'a', 'b'>>);

static_assert(u8lit::from_pack<std::integer_sequence<char, 'a', 'b'>>() == "ab"_text);

// A constant string of another library, which is checked.
struct their {
  static constexpr std::string_view name = "größe";
};
static_assert(u8lit::from_string<their::name>() == "größe"_text);

// The scalar values of a literal, decoded once.
static_assert(u8lit::make_scalar_array<"日本語">[1] == U'本' && u8lit::make_scalar_array<"日本語">.size() == 3);

int main() {}
