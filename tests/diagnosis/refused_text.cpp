// SPDX-License-Identifier: BSL-1.0
#include <u8lit/diagnosis/refused_text.hpp>

#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// The pieces of the sentence.
template <auto... Message>
constexpr bool says(refused<Message...>, std::string_view expected) {
  const auto is_next = [&](std::string_view piece) {
    const bool is_it = expected.starts_with(piece);
    expected.remove_prefix(is_it ? piece.size() : 0);
    return is_it;
  };
  return (is_next(Message.words) && ...) && expected.empty();
}
// Where no strings are printed, the diagnostic.
constexpr bool says(refused_by<diagnostic_of<"caf\xE9">>, std::string_view) {
  return compiler::longest_printed_string == 0;
}
constexpr bool is_the_sentence() {
  return says(text_refusal<unvalidated_literal{"caf\xE9"}>{},
              "ill-formed UTF-8: the sequence at byte 4 (E9) is truncated (RFC 3629, section 4)");
}
static_assert(is_the_sentence());

// Well-formed text has no refusal, and the result of a function that refuses text is never defined.
static_assert(std::is_same_v<text_refusal<unvalidated_literal{"café"}>, refused_by<well_formed_text>>);
template <class Type>
concept is_complete = requires { sizeof(Type); };
static_assert(!is_complete<refused_text<unvalidated_literal{"caf\xE9"}>>);

int main() { return at_run_time(is_the_sentence); }
