// SPDX-License-Identifier: BSL-1.0
// The Unicode Standard, section 3.9, "U+FFFD Substitution of Maximal Subparts", tables 3-8 to 3-11: how much of what is
// ill-formed one U+FFFD stands for. In each table the octets are above, and what they are converted to below.
#include <u8lit.hpp>

using namespace u8lit;

// How many octets become which character.
struct part {
  size_t length;
  char32_t character;
};
constexpr part one_replaced{1, 0xFFFD}, two_replaced{2, 0xFFFD}, three_replaced{3, 0xFFFD};

constexpr bool is(const part& expected, const decoded& found) {
  const bool expected_well_formed = expected.character != 0xFFFD;
  return found.length == expected.length && found.value == expected.character &&
         (found.what == fault::none) == expected_well_formed;
}

// Whether a converter that goes on after each fault meets just these parts, from front to back and from back to front.
template <size_t Parts>
constexpr bool falls_into(const auto& octets, const part (&parts)[Parts]) {
  size_t at = 0, left = octets.size();
  for (const part& each : parts) {
    if (!is(each, decode_front(octets.data() + at, octets.size() - at))) return false;
    at += each.length;
  }
  for (size_t number = Parts; number-- > 0;) {
    if (!is(parts[number], decode_back(octets.data(), left))) return false;
    left -= parts[number].length;
  }
  return at == octets.size() && left == 0;
}

constexpr fault fault_at(size_t offset, const auto& octets) {
  return decode_front(octets.data() + offset, octets.size() - offset).what;
}

// Table 3-8, "U+FFFD for Non-Shortest Form Sequences":
//   C0   AF   E0   80   BF   F0   81   82   41
//   FFFD FFFD FFFD FFFD FFFD FFFD FFFD FFFD 0041
constexpr auto non_shortest_forms = "C0 AF E0 80 BF F0 81 82 41"_octets;
static_assert(falls_into(non_shortest_forms, {one_replaced, one_replaced, one_replaced, one_replaced, one_replaced,
                                              one_replaced, one_replaced, one_replaced, {1, 0x0041}}));
static_assert(fault_at(0, non_shortest_forms) == fault::invalid_lead);
static_assert(fault_at(1, non_shortest_forms) == fault::unexpected_continuation);
static_assert(fault_at(2, non_shortest_forms) == fault::overlong);
static_assert(fault_at(5, non_shortest_forms) == fault::overlong);

// Table 3-9, "U+FFFD for Ill-Formed Sequences for Surrogates":
//   ED   A0   80   ED   BF   BF   ED   AF   41
//   FFFD FFFD FFFD FFFD FFFD FFFD FFFD FFFD 0041
constexpr auto sequences_for_surrogates = "ED A0 80 ED BF BF ED AF 41"_octets;
static_assert(falls_into(sequences_for_surrogates, {one_replaced, one_replaced, one_replaced, one_replaced,
                                                    one_replaced, one_replaced, one_replaced, one_replaced,
                                                    {1, 0x0041}}));
static_assert(fault_at(0, sequences_for_surrogates) == fault::surrogate);
static_assert(fault_at(1, sequences_for_surrogates) == fault::unexpected_continuation);
static_assert(fault_at(3, sequences_for_surrogates) == fault::surrogate);
static_assert(fault_at(6, sequences_for_surrogates) == fault::surrogate);

// Table 3-10, "U+FFFD for Other Ill-Formed Sequences":
//   F4   91   92   93   FF   41   80   BF   42
//   FFFD FFFD FFFD FFFD FFFD 0041 FFFD FFFD 0042
constexpr auto other_sequences = "F4 91 92 93 FF 41 80 BF 42"_octets;
static_assert(falls_into(other_sequences, {one_replaced, one_replaced, one_replaced, one_replaced, one_replaced,
                                           {1, 0x0041}, one_replaced, one_replaced, {1, 0x0042}}));
static_assert(fault_at(0, other_sequences) == fault::out_of_range);
static_assert(fault_at(1, other_sequences) == fault::unexpected_continuation);
static_assert(fault_at(4, other_sequences) == fault::invalid_lead);
static_assert(fault_at(6, other_sequences) == fault::unexpected_continuation);

// Table 3-11, "U+FFFD for Truncated Sequences":
//   E1 80 E2   F0 91 92 F1 BF 41
//   FFFD  FFFD FFFD     FFFD  0041
constexpr auto truncated_sequences = "E1 80 E2 F0 91 92 F1 BF 41"_octets;
static_assert(falls_into(truncated_sequences, {two_replaced, one_replaced, three_replaced, two_replaced, {1, 0x0041}}));
static_assert(fault_at(0, truncated_sequences) == fault::missing_continuation);
static_assert(fault_at(2, truncated_sequences) == fault::missing_continuation);
static_assert(fault_at(3, truncated_sequences) == fault::missing_continuation);
static_assert(fault_at(6, truncated_sequences) == fault::missing_continuation);

// The same sequences where the input ends.
static_assert(falls_into("41 E1 80"_octets, {{1, 0x0041}, two_replaced}));
static_assert(falls_into("41 E2"_octets, {{1, 0x0041}, one_replaced}));
static_assert(falls_into("41 F0 91 92"_octets, {{1, 0x0041}, three_replaced}));
static_assert(falls_into("41 F1 BF"_octets, {{1, 0x0041}, two_replaced}));
static_assert(fault_at(1, "41 F0 91 92"_octets) == fault::truncated);

// The definition, tried on every string of up to four octets that are at an end of a range of the grammar or next to
// one: a part is a character, or the most octets that something well-formed begins with, or else one octet.
constexpr size_t length_by_definition(const octet* octets, size_t size) {
  constexpr auto& machine = make_automaton<utf8_syntax>;
  octet state = machine.start;
  for (size_t at = 0; at < size; ++at) {
    state = machine.next(state, octets[at]);
    if (state == machine.start) return at + 1;
    if (state == machine.reject) return at == 0 ? 1 : at;
  }
  return size;
}

constexpr bool falls_apart_by_definition(const octet* octets, size_t size) {
  size_t ends[5]{}, parts = 0;
  for (size_t at = 0; at < size; at += length_by_definition(octets + at, size - at)) {
    if (decode_front(octets + at, size - at).length != length_by_definition(octets + at, size - at)) return false;
    ends[parts++] = at;
  }
  for (size_t end = size; parts-- > 0; end = ends[parts]) {
    if (decode_back(octets, end).length != end - ends[parts]) return false;
  }
  return true;
}

constexpr bool all_fall_apart_by_definition(octet (&octets)[4], size_t size, size_t more) {
  if (!falls_apart_by_definition(octets, size)) return false;
  if (more == 0) return true;
  for (const octet each : "00 7F 80 8F 90 9F A0 BF C0 C1 C2 DF E0 E1 EC ED EE EF F0 F1 F3 F4 F5 FF"_octets) {
    octets[size] = each;
    if (!all_fall_apart_by_definition(octets, size + 1, more - 1)) return false;
  }
  return true;
}
constexpr bool strings_fall_apart_by_definition(size_t longest) {
  octet octets[4]{};
  return all_fall_apart_by_definition(octets, 0, longest);
}
static_assert(strings_fall_apart_by_definition(2));

int main() {
  const volatile size_t longest = 4;  // so that no compiler tries them all
  return strings_fall_apart_by_definition(longest) ? 0 : 1;
}
