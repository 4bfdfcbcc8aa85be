// SPDX-License-Identifier: BSL-1.0
#include <u8lit/evaluated_prefix.hpp>

#include <u8lit/literals.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "at_run_time.hpp"

using namespace u8lit;

constexpr verdict well(size_t size) { return {fault::none, size, 0}; }

#if defined(__SIZEOF_INT128__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
// Usage: what is known of text, and of text at whose end something is wrong.
static_assert(evaluated_prefix("na\xC3\xAFve \xE6\x97\xA5\xE6\x9C\xAC", 13) == 13 && evaluated_prefix("\xC3\xAF\xED\xA0\x80", 5) <= 2);

// The boundary before a sequence that goes on behind the end, or the end.
static_assert(boundary_in("", 0) == 0 && boundary_in("a", 1) == 1 && boundary_in("\xC3\xA9", 2) == 2 && boundary_in("a\xC3", 2) == 1);
static_assert(boundary_in("\xE2\x82\xAC", 3) == 3 && boundary_in("\xE2\x82\xAC", 2) == 0 && boundary_in("a\xE2\x82\xAC", 2) == 1);
static_assert(boundary_in("\xF0\x9F\x99\x82", 4) == 4 && boundary_in("a\xF0\x9F\x99\x82", 4) == 1 &&
              boundary_in("\xC3\xA9\xF0\x9F\x99\x82", 4) == 2 && boundary_in("\xE2\x82\xAC\xF0", 4) == 3);
#endif

// What stands at a place: whole sequences, or a fault and the length of its maximal subpart.
struct example {
  const char* octets;
  size_t size;
  fault what;
  size_t length;
};
constexpr example examples[]{
    {"\xC2\x80", 2, fault::none, 0},
    {"\xED\x9F\xBF", 3, fault::none, 0},
    {"\xF4\x8F\xBF\xBF", 4, fault::none, 0},
    {"\x80", 1, fault::unexpected_continuation, 1},
    {"\xC3", 1, fault::truncated, 1},
    {"\xE2\x82", 2, fault::truncated, 2},
    {"\xF0\x90\x80", 3, fault::truncated, 3},
    {"\xC0\x80", 2, fault::invalid_lead, 1},
    {"\xED\xA0\x80", 3, fault::surrogate, 1},
    {"\xF4\x90\x80\x80", 4, fault::out_of_range, 1},
    {"\xE0\x9F", 2, fault::overlong, 1},
    {"\xFF", 1, fault::invalid_lead, 1},
};

// How much is known of text.
constexpr size_t known_of_text(size_t size) {
#if defined(__SIZEOF_INT128__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  return size;
#else
  return size * 0;
#endif
}

// Whether the verdict is the one that is known by hand, and no more known of the input than is true.
template <class Unit>
constexpr bool is_judged(const Unit* units, size_t size, verdict expected) {
  const size_t known = evaluated_prefix(units, size);
  if (expected ? known != known_of_text(size) : known > expected.offset) return false;
  return expected || validate(units, size) == expected;
}

// Letters, and from some place on sequences of three octets. Behind the input stand continuations, which would complete
// what is truncated if they were of it.
template <class Unit, size_t Capacity>
class input {
 public:
  constexpr input(size_t size, size_t letters) : size_{size}, letters_{letters} {
    for (size_t at = 0; at < size; ++at) units_[at] = original(at);
    for (size_t at = size; at < size + 3; ++at) units_[at] = static_cast<Unit>(0x80);
  }

  // With the example at that place, where a sequence begins, and letters between it and the next one behind it.
  constexpr bool is_judged_with(const example& each, size_t place) {
    if (place + each.size > size_) return true;
    const size_t end = place + 6 < size_ ? place + 6 : size_;
    for (size_t at = place; at < end; ++at) units_[at] = static_cast<Unit>(at - place < each.size ? each.octets[at - place] : 'x');
    const bool is_inside = each.what == fault::truncated && place + each.size < size_;
    const bool is_right = each.what == fault::none
                              ? is_judged(units_, size_, well(size_))
                              : is_judged(units_, size_, {is_inside ? fault::missing_continuation : each.what, place, each.length});
    for (size_t at = place; at < end; ++at) units_[at] = original(at);
    return is_right;
  }

  constexpr const Unit* units() const { return units_; }

 private:
  constexpr Unit original(size_t at) const {
    return static_cast<Unit>(at < letters_ ? 'x' : "\xE2\x82\xAC"[(at - letters_) % 3]);
  }

  size_t size_, letters_;
  Unit units_[Capacity + 3]{};
};

// All examples, at all of some places: behind letters, or behind sequences.
template <class Unit, size_t Capacity>
constexpr bool judges_behind_letters(size_t size, size_t first, size_t last) {
  input<Unit, Capacity> text{size, size};
  for (size_t place = first; place < last; ++place) {
    for (const example& each : examples) {
      if (!text.is_judged_with(each, place)) return false;
    }
  }
  return true;
}
template <class Unit, size_t Capacity>
constexpr bool judges_behind_sequences(size_t size, size_t first, size_t last) {
  for (size_t place = first; place < last; ++place) {
    // Whole sequences behind the place, too.
    input<Unit, Capacity> text{place + (size - place) / 3 * 3, place % 3};
    for (const example& each : examples) {
      if (!text.is_judged_with(each, place)) return false;
    }
  }
  return true;
}

// Input of sizes from one to another, at whose end the examples are.
template <class Unit, size_t Capacity>
constexpr bool judges_sizes(size_t first, size_t last) {
  for (size_t size = first; size < last; ++size) {
    if (!is_judged(input<Unit, Capacity>{size, size}.units(), size, well(size))) return false;
    if (!judges_behind_letters<Unit, Capacity>(size, size < 5 ? 0 : size - 5, size)) return false;
  }
  return true;
}

// And those that end at the end of some block, or begin before it, or behind it.
template <class Unit, size_t Border>
constexpr bool judges_across_border() {
  return judges_behind_letters<Unit, Border + 16>(Border + 8, Border - 4, Border + 2) &&
         judges_behind_sequences<Unit, Border + 16>(Border + 8, Border - 4, Border + 2);
}
// The same where the input ends there.
template <class Unit, size_t Border>
constexpr bool judges_up_to_border() {
  for (size_t size = Border - 1; size <= Border + 1; ++size) {
    if (!judges_behind_letters<Unit, Border + 1>(size, size - 3, size)) return false;
  }
  return judges_behind_sequences<Unit, Border + 16>(Border, Border - 4, Border);
}

static_assert(judges_sizes<char, 20>(0, 21));
static_assert(judges_sizes<unsigned char, 80>(47, 50) && judges_sizes<std::byte, 80>(79, 81));
static_assert(judges_across_border<char, 16>() && judges_across_border<std::byte, 48>() && judges_across_border<char, 64>());
static_assert(judges_up_to_border<char, 64>() && judges_across_border<unsigned char, 256>());
static_assert(judges_up_to_border<char, 256>());
static_assert(judges_behind_letters<char, 1040>(1032, 1020, 1026));
static_assert(judges_behind_sequences<unsigned char, 1040>(1032, 1021, 1024));
static_assert(judges_behind_letters<char, 1024>(1023, 1020, 1023) && judges_behind_letters<char, 1024>(1024, 1021, 1024));
static_assert(judges_behind_letters<char, 1025>(1025, 1022, 1025) && judges_behind_letters<char, 2048>(2048, 2045, 2047));
#ifdef __cpp_char8_t
static_assert(judges_sizes<char8_t, 20>(15, 18) && judges_across_border<char8_t, 64>());
#endif

// At run time all of them.
template <class Unit>
bool judges_all() {
  const volatile size_t none = 0;
  return judges_sizes<Unit, 80>(none, 81) && judges_across_border<Unit, 16>() && judges_across_border<Unit, 48>() &&
         judges_across_border<Unit, 64>() && judges_up_to_border<Unit, 64>() && judges_across_border<Unit, 256>() &&
         judges_up_to_border<Unit, 256>() && judges_across_border<Unit, 1024>() && judges_up_to_border<Unit, 1024>() &&
         judges_across_border<Unit, 2048>() && judges_up_to_border<Unit, 2048>();
}

int main() { return at_run_time(judges_all<char>, judges_all<unsigned char>, judges_all<std::byte>); }
