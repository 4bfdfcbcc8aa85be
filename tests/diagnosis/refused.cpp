// SPDX-License-Identifier: BSL-1.0
#include <u8lit/diagnosis/refused.hpp>

#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

struct wrong;
constexpr std::string_view expected =
    "a sentence that is longer than what clang prints of one array, which_has_a_word_that_is_too_long_for_one_as_well";
constexpr sentence words() noexcept { return sentence{}.append_name(expected.data()); }

// All pieces together are the sentence, and none is longer than what the compiler prints.
template <auto... Message>
constexpr bool is_the_sentence(refused<Message...>) {
  std::string_view rest = expected;
  const auto is_next = [&](std::string_view piece) {
    const bool is_it = !piece.empty() && piece.size() <= compiler::longest_printed_string && rest.starts_with(piece);
    rest.remove_prefix(is_it ? piece.size() : 0);
    return is_it;
  };
  return (is_next(Message.words) && ...) && rest.empty();
}
constexpr bool is_the_sentence(refused_by<wrong>) { return compiler::longest_printed_string == 0; }
constexpr bool is_printed_whole() { return is_the_sentence(refuse_type<wrong, words>()); }
static_assert(is_printed_whole());

// What is refused has no members and cannot be returned, and constraints can ask.
using refusal = decltype(refuse_type<wrong, words>());
template <class Type>
concept has_text = requires { typename Type::text; };
template <class Function>
concept is_callable = requires(Function function) { function(); };
static_assert(!has_text<refusal> && !is_callable<no_result<refusal>()>);
static_assert(std::is_same_v<decltype(refuse_type<well_formed_text, words>()), refused_by<well_formed_text>>);

int main() { return at_run_time(is_printed_whole); }
