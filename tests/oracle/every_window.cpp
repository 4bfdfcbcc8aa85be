// SPDX-License-Identifier: BSL-1.0
// The formulas of error_mask.hpp and octet_vector.hpp against the automaton derived from RFC 3629 section 4, over all
// windows of four octets:
// - In a string of four octets, with NULs on both sides, the formula finds a fault if and only if the automaton refuses
//   the string.
// - After three octets that the automaton accepts, from any state, the formula finds a fault at an octet if and only if
//   the automaton refuses it in the state that they lead to. The first formula need not find one at an octet that the
//   automaton refuses in all states (section 1: "The octet values C0, C1, F5 to FF never appear"); but it finds one at
//   any octet after that.
// From the second follows the same for input of any length. NULs can be imagined before the first octet. As long as the
// formula finds no fault, the automaton has accepted all octets; the first fault that the formula finds is the octet
// that the automaton refuses first, or the next one. A NUL after the last octet is refused where a sequence is
// incomplete.
#include <u8lit/rfc3629/automaton.hpp>
#include <u8lit/validation/error_mask.hpp>
#include <u8lit/validation/octet_vector.hpp>

#include <cstdio>
#include <cstring>

namespace {

using namespace u8lit;
using namespace u8lit::detail;

constexpr const auto& automaton = make_automaton<utf8_syntax>;
using state = octet;
constexpr state next(state from, octet value) {
  return from < automaton.size() ? automaton.next(from, value) : automaton.reject;
}

using word_vector [[gnu::vector_size(16)]] = unsigned long long;
struct of_blocks {
  using vector = word_vector;
  static constexpr bool finds_what_never_appears = false;
  static vector vector_error_mask(vector now, vector last, vector second_last, vector third_last) {
    return error_mask<vector>(now, last, second_last, third_last);
  }
};
struct of_vectors {
  using vector = octet_vector;
  static constexpr bool finds_what_never_appears = true;
  static vector vector_error_mask(vector now, vector last, vector second_last, vector third_last) {
    return u8lit::detail::vector_error_mask(now, last, second_last, third_last);
  }
};

// Something for each octet from 00 to FF: the octet itself, or in its seventh bit what is true of it.
template <class Vector>
struct of_each_octet {
  static constexpr size_t size = 0x100 / sizeof(Vector);
  Vector parts[size]{};

  of_each_octet() = default;
  template <class Function>
  explicit of_each_octet(Function function) {
    octet values[0x100];
    for (unsigned value = 0; value <= 0xFF; ++value)
      values[value] = static_cast<octet>(function(static_cast<octet>(value)));
    std::memcpy(parts, values, sizeof parts);
  }
};
constexpr octet seventh_bit_if(bool is_so) { return is_so ? 0x80 : 0; }

template <class Formula>
class windows {
  using vector = typename Formula::vector;
  using octets = of_each_octet<vector>;

 public:
  windows() {
    for (unsigned value = 0; value <= 0xFF; ++value) {
      const auto same = static_cast<octet>(value);
      same_[value] = octets{[=](octet) { return same; }}.parts[0];
      refused_[value] = octets{[=](octet each) { return seventh_bit_if(next(same, each) == automaton.reject); }};
      not_accepted_[value] =
          octets{[=](octet each) { return seventh_bit_if(next(same, each) != automaton.start); }};
      for (state from = 0; from < automaton.size(); ++from) {
        if (const state to = next(from, same); to != automaton.reject) after_[value][ways_[value]++] = to;
      }
    }
    found_ = octets{[this](octet value) { return seventh_bit_if(is_found(value)); }};
  }

  // Whether the formula is true of all windows with these second and third octets.
  bool are_true(octet second, octet third) const {
    const vector nul{}, b = same_[second], c = same_[third];
    octets faults_before, faults_after;
    for (size_t at = 0; at < octets::size; ++at) {
      const vector each = each_.parts[at];
      faults_before.parts[at] = Formula::vector_error_mask(each, nul, nul, nul) |
          Formula::vector_error_mask(b, each, nul, nul) |
                                 Formula::vector_error_mask(c, b, each, nul);
      faults_after.parts[at] = Formula::vector_error_mask(nul, each, c, b) |
          Formula::vector_error_mask(nul, nul, each, c) |
                                 Formula::vector_error_mask(nul, nul, nul, each);
    }
    octet before[0x100];
    std::memcpy(before, &faults_before, sizeof before);
    state after_both[0x100];  // the state after the second and the third octet, from each state
    for (unsigned from = 0; from <= 0xFF; ++from)
      after_both[from] = next(next(static_cast<state>(from), second), third);

    for (unsigned first = 0; first <= 0xFF; ++first) {
      const vector a = same_[first], already = same_[before[first]];
      const octets& not_accepted = not_accepted_[after_both[next(automaton.start, static_cast<octet>(first))]];
      octets violates;
      vector wrong{};
      for (size_t at = 0; at < octets::size; ++at) {
        violates.parts[at] = Formula::vector_error_mask(each_.parts[at], c, b, a);
        if (!is_found(third)) wrong |= ~violates.parts[at];
        wrong |= (violates.parts[at] | already | faults_after.parts[at]) ^ not_accepted.parts[at];
      }
      for (size_t way = 0; way < ways_[first]; ++way) {
        const state here = after_both[after_[first][way]];
        if (here == automaton.reject) continue;
        for (size_t at = 0; at < octets::size; ++at)
          wrong |= (violates.parts[at] ^ refused_[here].parts[at]) & found_.parts[at];
      }
      octet bits[sizeof wrong];
      std::memcpy(bits, &wrong, sizeof wrong);
      for (const octet each : bits) {
        if (each < 0x80) continue;
        std::printf("not true of %02X %02X %02X and what follows\n", first, unsigned{second}, unsigned{third});
        return false;
      }
    }
    return true;
  }

 private:
  bool is_found(octet refused) const { return Formula::finds_what_never_appears || ways_[refused] > 0; }

  octets each_{[](octet value) { return value; }};
  vector same_[0x100];
  octets refused_[0x100], not_accepted_[0x100];  // in each state
  state after_[0x100][0x100]{};                  // after each octet, from any state
  size_t ways_[0x100]{};
  octets found_;
};

template <class Formula>
bool is_true() {
  const windows<Formula> all;
  for (unsigned second = 0; second <= 0xFF; ++second) {
    for (unsigned third = 0; third <= 0xFF; ++third) {
      if (!all.are_true(static_cast<octet>(second), static_cast<octet>(third))) return false;
    }
  }
  return true;
}

}  // namespace

int main() { return !(is_true<of_blocks>() && is_true<of_vectors>()); }
