// SPDX-License-Identifier: BSL-1.0
#include <u8lit/codec/grammar_check.hpp>

using namespace u8lit::detail::invalid_grammar;

// What a compiler prints is never defined: to use it is the error.
template <class Finding>
concept complete = requires { sizeof(Finding); };
static_assert(!complete<no_octets<alternative_number<1>>> && !complete<reversed_range_of_numbers<number_range_number<1>>>);
static_assert(!complete<more_sequences_than_numbers<sequences<2>, numbers<1>>>);

int main() {}
