// SPDX-License-Identifier: BSL-1.0
#include <u8lit/encoding/verdict.hpp>

#include <initializer_list>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// A verdict converts to true for well-formed text only.
static_assert(verdict{} && verdict{fault::none, 3, 0} && !verdict{fault::truncated, 0, 1});
static_assert(!verdict{fault::unpaired_low_surrogate, 0, 1});
static_assert(!std::is_convertible_v<verdict, bool> && std::is_constructible_v<bool, verdict>);

static_assert(verdict{fault::overlong, 1, 2} == verdict{fault::overlong, 1, 2});
static_assert(verdict{fault::overlong, 1, 2} != verdict{fault::surrogate, 1, 2});
static_assert(verdict{fault::overlong, 1, 2} != verdict{fault::overlong, 0, 2});
static_assert(verdict{fault::overlong, 1, 2} != verdict{fault::overlong, 1, 1});
static_assert(verdict{} == verdict{fault::none, 0, 0});

// The octet after the maximal subpart is evidence where it causes the fault.
constexpr bool evidence_has_the_octet_to_blame() {
  for (const fault what : {fault::missing_continuation, fault::overlong, fault::surrogate, fault::out_of_range}) {
    if (verdict{what, 7, 1}.evidence() != 2 || verdict{what, 7, 2}.evidence(encoding_form::utf8) != 3) return false;
    if (what != fault::surrogate && verdict{what, 7, 3}.evidence(encoding_form::utf8) != 4) return false;
    if (verdict{what, 7, 1}.evidence(encoding_form::utf16) != 1) return false;
    if (verdict{what, 7, 1}.evidence(encoding_form::utf32) != 1) return false;
  }
  for (const fault what : {fault::truncated, fault::unexpected_continuation, fault::invalid_lead,
                           fault::unpaired_high_surrogate, fault::unpaired_low_surrogate, fault::unrepresentable}) {
    if (verdict{what, 7, 1}.evidence() != 1 || verdict{what, 7, 3}.evidence() != 3) return false;
    if (verdict{what, 7, 1}.evidence(encoding_form::utf16) != 1) return false;
  }
  // ED A0 80 and F4 90 80 80 are complete: a surrogate and a number out of range. F4 90 80 lacks an
  // octet. ED A0 80 ED B0: the fifth octet makes a pair of the two.
  return verdict{fault::surrogate, 7, 3}.evidence() == 3 && verdict{fault::out_of_range, 7, 4}.evidence() == 4 &&
         verdict{fault::out_of_range, 7, 3}.evidence() == 4 &&
         verdict{fault::missing_continuation, 7, 5}.evidence() == 6 &&
         verdict{fault::surrogate_pair, 7, 3}.evidence() == 5 && verdict{fault::none, 7, 0}.evidence() == 0;
}
static_assert(evidence_has_the_octet_to_blame());

// A verdict may be a template argument.
template <verdict Found>
constexpr size_t argument = Found.offset;
static_assert(argument<verdict{fault::overlong, 1, 2}> == 1);

static_assert(std::is_aggregate_v<verdict> && std::is_trivially_copyable_v<verdict>);
static_assert(noexcept(verdict{} == verdict{}) && noexcept(!verdict{}));
static_assert(noexcept(verdict{}.evidence()));

int main() { return at_run_time(evidence_has_the_octet_to_blame); }
