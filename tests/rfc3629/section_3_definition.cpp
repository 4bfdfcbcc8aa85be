// SPDX-License-Identifier: BSL-1.0
// RFC 3629 section 3, "UTF-8 definition". The quotations are the RFC's, in order. A law that speaks of every character
// holds at compile time in a sample that has every edge; main() then tries it on each of the 1,112,064 scalar values.
#include <u8lit.hpp>

#include "../support/laws.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Octets that the test itself puts together.
struct some_octets {
  octet octets[longest_sequence]{};
  size_t count = 0;

  constexpr const octet* data() const { return octets; }
  constexpr size_t size() const { return count; }
};

template <class Left, class Right>
constexpr bool same_octets(const Left& left, const Right& right) {
  if (left.size() != right.size()) return false;
  for (size_t at = 0; at < left.size(); ++at) {
    if (left.data()[at] != right.data()[at]) return false;
  }
  return true;
}

using pattern = detail::definition::sequence_pattern;
constexpr pattern patterns[] = {
    pattern{detail::definition::table[0].octets},
    pattern{detail::definition::table[1].octets},
    pattern{detail::definition::table[2].octets},
    pattern{detail::definition::table[3].octets},
};

// Puts a number into the bits marked x of a row, whether it belongs there or not: what a naive encoder might do.
constexpr some_octets naively_written(const pattern& row, char32_t number) {
  some_octets result;
  result.count = row.size;
  for (size_t at = row.size; at-- > 0;) {
    const octet x = row.octets[at].x;
    result.octets[at] = static_cast<octet>(row.octets[at].fixed | (number & x));
    number /= x + 1u;
  }
  return result;
}

// "In UTF-8, characters from the U+0000..U+10FFFF range (the UTF-16 accessible range) are encoded using sequences of 1
// to 4 octets."
constexpr char16_t last_of_utf16[] = {0xDBFF, 0xDFFF};
static_assert(code_points == code_point_range{0x0000, 0x10FFFF});
static_assert(decode_front(last_of_utf16) == decoded{code_points.last, 2, fault::none});

constexpr bool has_1_to_4_octets(scalar_value value) { return encode(value).size() >= 1 && encode(value).size() <= 4; }
static_assert(holds_in_the_sample(has_1_to_4_octets));
static_assert(encode(0x0000).size() == 1 && encode(0x10FFFF).size() == 4);

// "The only octet of a "sequence" of one has the higher-order bit set to 0, the remaining 7 bits being used to encode
// the character number."
static_assert(patterns[0].size == 1);
static_assert(patterns[0].octets[0].fixed == 0b0000'0000 && patterns[0].octets[0].x == 0b0111'1111);

// "In a sequence of n octets, n>1, the initial octet has the n higher-order bits set to 1, followed by a bit set to 0.
// The remaining bit(s) of that octet contain bits from the number of the character to be encoded."
static_assert(patterns[1].size == 2 && patterns[2].size == 3 && patterns[3].size == 4);
static_assert(patterns[1].octets[0].fixed == 0b1100'0000 && patterns[1].octets[0].x == 0b0001'1111);
static_assert(patterns[2].octets[0].fixed == 0b1110'0000 && patterns[2].octets[0].x == 0b0000'1111);
static_assert(patterns[3].octets[0].fixed == 0b1111'0000 && patterns[3].octets[0].x == 0b0000'0111);

constexpr size_t leading_ones(octet value) {
  size_t result = 0;
  for (unsigned bit = 0x80; value & bit; bit >>= 1) ++result;
  return result;
}
constexpr bool initial_octet_has_n_leading_ones(scalar_value value) {
  const utf8_sequence encoded = encode(value);
  return leading_ones(encoded[0]) == (encoded.size() == 1 ? 0 : encoded.size());
}
static_assert(holds_in_the_sample(initial_octet_has_n_leading_ones));

// "The following octet(s) all have the higher-order bit set to 1 and the following bit set to 0, leaving 6 bits in each
// to contain bits from the character to be encoded."
constexpr bool following_octets_leave_6_bits() {
  for (const pattern& row : patterns) {
    for (size_t at = 1; at < row.size; ++at) {
      if (row.octets[at].fixed != 0b1000'0000 || row.octets[at].x != 0b0011'1111) return false;
    }
  }
  return true;
}
static_assert(following_octets_leave_6_bits());

constexpr bool following_octets_have_one_leading_one(scalar_value value) {
  const utf8_sequence encoded = encode(value);
  for (size_t at = 1; at < encoded.size(); ++at) {
    if (leading_ones(encoded[at]) != 1) return false;
  }
  return true;
}
static_assert(holds_in_the_sample(following_octets_have_one_leading_one));

// "The table below summarizes the format of these different octet types."
constexpr char table_as_printed[] = R"(
   Char. number range  |        UTF-8 octet sequence
      (hexadecimal)    |              (binary)
   --------------------+---------------------------------------------
   0000 0000-0000 007F | 0xxxxxxx
   0000 0080-0000 07FF | 110xxxxx 10xxxxxx
   0000 0800-0000 FFFF | 1110xxxx 10xxxxxx 10xxxxxx
   0001 0000-0010 FFFF | 11110xxx 10xxxxxx 10xxxxxx 10xxxxxx
)";

// A number of eight hexadecimal digits with spaces among them.
constexpr char32_t read_number(const char*& at) {
  char32_t result = 0;
  for (size_t digits = 0; digits < 8; ++at) {
    if (*at == ' ') continue;
    result = result << 4 | numeral::digit(*at);
    ++digits;
  }
  return result;
}
constexpr const char* past(char wanted, const char* at) {
  while (*at != wanted) ++at;
  return at + 1;
}
constexpr bool definition_holds_the_table_as_printed() {
  const char* at = past('\n', past('+', table_as_printed));
  for (const detail::definition::row& row : detail::definition::table) {
    const char32_t first = read_number(at);
    at = past('-', at);
    const char32_t last = read_number(at);
    if (row.numbers != code_point_range{first, last}) return false;
    at = past(' ', past('|', at));
    for (const char* octets = row.octets; *octets; ++octets, static_cast<void>(++at)) {
      if (*at != *octets) return false;
    }
    if (*at++ != '\n') return false;
  }
  return *at == '\0';
}
static_assert(definition_holds_the_table_as_printed());

// Both ends of each row.
static_assert(same_octets(encode(0x0000'0000), "00"_octets) && same_octets(encode(0x0000'007F), "7F"_octets));
static_assert(same_octets(encode(0x0000'0080), "C2 80"_octets) && same_octets(encode(0x0000'07FF), "DF BF"_octets));
static_assert(same_octets(encode(0x0000'0800), "E0 A0 80"_octets));
static_assert(same_octets(encode(0x0000'FFFF), "EF BF BF"_octets));
static_assert(same_octets(encode(0x0001'0000), "F0 90 80 80"_octets));
static_assert(same_octets(encode(0x0010'FFFF), "F4 8F BF BF"_octets));

//
// "Encoding a character to UTF-8 proceeds as follows:
// 1.  Determine the number of octets required from the character number and the first column of the table above."
constexpr size_t row_of(char32_t number) {
  size_t row = 0;
  while (number > detail::definition::table[row].numbers.last) ++row;
  return row;
}
constexpr bool length_is_determined_by_the_row(scalar_value value) {
  return encode(value).size() == patterns[row_of(value)].size;
}
static_assert(holds_in_the_sample(length_is_determined_by_the_row));

// "It is important to note that the rows of the table are mutually exclusive, i.e., there is only one valid way to
// encode a given character."
static_assert(detail::definition::table[0].numbers.first == 0x0000);
static_assert(detail::definition::table[1].numbers.first == detail::definition::table[0].numbers.last + 1);
static_assert(detail::definition::table[2].numbers.first == detail::definition::table[1].numbers.last + 1);
static_assert(detail::definition::table[3].numbers.first == detail::definition::table[2].numbers.last + 1);

// The bits of a longer row would have room for the number too, but that is no valid way.
constexpr bool longer_rows_are_refused(scalar_value value) {
  for (size_t row = row_of(value) + 1; row < 4; ++row) {
    const fault expected = row == 1 ? fault::invalid_lead : fault::overlong;
    if (validate(naively_written(patterns[row], value)) != verdict{expected, 0, 1}) return false;
  }
  return true;
}
static_assert(holds_in_the_sample(longer_rows_are_refused));

// "2.  Prepare the high-order bits of the octets as per the second column of the table."
//
// "3.  Fill in the bits marked x from the bits of the character number, expressed in binary. Start by putting the
// lowest-order bit of the character number in the lowest-order position of the last octet of the sequence, then put the
// next higher-order bit of the character number in the next higher-order position of that octet, etc. When the x bits
// of the last octet are filled in, move on to the next to last octet, then to the preceding one, etc. until all x bits
// are filled in."
constexpr bool is_encoded_as_defined(scalar_value value) {
  some_octets defined;
  return detail::definition::encode(value, defined.octets, defined.count) && same_octets(encode(value), defined) &&
         same_octets(encode(value), naively_written(patterns[row_of(value)], value));
}
static_assert(holds_in_the_sample(is_encoded_as_defined));

// For instance U+2262, which is 0010 001001 100010 in binary.
static_assert(encode(0b0010'001001'100010)[0] == 0b1110'0010);
static_assert(encode(0b0010'001001'100010)[1] == 0b10'001001);
static_assert(encode(0b0010'001001'100010)[2] == 0b10'100010);

//
// "The definition of UTF-8 prohibits encoding character numbers between U+D800 and U+DFFF, which are reserved for use
// with the UTF-16 encoding form (as surrogate pairs) and do not directly represent characters."
static_assert(detail::definition::prohibited == code_point_range{0xD800, 0xDFFF});

constexpr bool is_encoded(char32_t number) { return scalar_value::from(number).has_value(); }
static_assert(is_encoded(0x0000) && is_encoded(0xD7FF));
static_assert(!is_encoded(0xD800) && !is_encoded(0xDBFF) && !is_encoded(0xDC00) && !is_encoded(0xDFFF));
static_assert(is_encoded(0xE000) && is_encoded(0xFFFE) && is_encoded(0xFFFF) && is_encoded(0x10FFFF));
static_assert(!is_encoded(0x110000) && !is_encoded(0x1FFFFF) && !is_encoded(0x200000));
static_assert(!is_encoded(0x3FFFFFF) && !is_encoded(0x4000000) && !is_encoded(0x7FFFFFFF) && !is_encoded(0xFFFFFFFF));

// The library offers to encode just the numbers that the definition encodes.
constexpr bool is_offered_as_defined(char32_t number) {
  some_octets ignored;
  const bool defined = detail::definition::encode(number, ignored.octets, ignored.count);
  return is_encoded(number) == defined && is_scalar_value(number) == defined;
}
constexpr bool are_offered_as_defined_up_to_7FFFFFFF() {
  for (char32_t power = 1; power <= 0x4000'0000; power <<= 1) {
    if (!is_offered_as_defined(power - 1) || !is_offered_as_defined(power)) return false;
  }
  return true;
}
static_assert(are_offered_as_defined_up_to_7FFFFFFF());
static_assert(is_offered_as_defined(0xD7FF) && is_offered_as_defined(0xD800));
static_assert(is_offered_as_defined(0xDFFF) && is_offered_as_defined(0xE000));
static_assert(is_offered_as_defined(0x10FFFF) && is_offered_as_defined(0x110000));
static_assert(is_offered_as_defined(0x7FFFFFFF) && is_offered_as_defined(0xFFFFFFFF));

// Written all the same, each of them is refused.
constexpr bool surrogates_are_refused() {
  for (char32_t number = 0xD800; number <= 0xDFFF; ++number) {
    if (validate(naively_written(patterns[2], number)) != verdict{fault::surrogate, 0, 1}) return false;
  }
  return true;
}
static_assert(surrogates_are_refused());

// "When encoding in UTF-8 from UTF-16 data, it is necessary to first decode the UTF-16 data to obtain character
// numbers, which are then encoded in UTF-8 as described above."
constexpr char16_t utf16_data[] = {0xD84C, 0xDFB4};
static_assert(decode_front(utf16_data) == decoded{0x233B4, 2, fault::none});
static_assert(encode(scalar_value::unchecked(decode_front(utf16_data).value)) == encode(0x233B4));
static_assert(same_octets(encode(0x233B4), "F0 A3 8E B4"_octets));

// "This contrasts with CESU-8 [CESU-8], which is a UTF-8-like encoding that is not meant for use on the Internet.
// CESU-8 operates similarly to UTF-8 but encodes the UTF-16 code values (16-bit quantities) instead of the character
// number (code point). This leads to different results for character numbers above 0xFFFF; the CESU-8 encoding of
// those characters is NOT valid UTF-8."
constexpr bool cesu_8_is_not_valid_above_FFFF(scalar_value value) {
  if (value <= 0xFFFF) return true;
  const char32_t rest = value - 0x1'0000;
  octet cesu_8[6]{};
  for (size_t at = 0; at < 6; ++at) {
    const char32_t code_value = at < 3 ? 0xD800 | rest >> 10 : 0xDC00 | (rest & 0x3FF);
    cesu_8[at] = naively_written(patterns[2], code_value).octets[at % 3];
  }
  return validate(cesu_8) == verdict{fault::surrogate, 0, 1};
}
static_assert(holds_in_the_sample(cesu_8_is_not_valid_above_FFFF));

//
// "Decoding a UTF-8 character proceeds as follows:
// 1.  Initialize a binary number with all bits set to 0. Up to 21 bits may be needed."
constexpr unsigned bits_marked_x(const pattern& row) {
  unsigned result = 0;
  for (size_t at = 0; at < row.size; ++at) {
    for (unsigned x = row.octets[at].x; x; x >>= 1) result += x & 1;
  }
  return result;
}
static_assert(bits_marked_x(patterns[0]) == 7 && bits_marked_x(patterns[1]) == 11);
static_assert(bits_marked_x(patterns[2]) == 16 && bits_marked_x(patterns[3]) == 21);
static_assert(code_points.last >> 20 == 1);

// "2.  Determine which bits encode the character number from the number of octets in the sequence and the second column
// of the table above (the bits marked x)."
//
// "3.  Distribute the bits from the sequence to the binary number, first the lower-order bits from the last octet of
// the sequence and proceeding to the left until no x bits are left. The binary number is now equal to the character
// number."
constexpr bool is_decoded_as_defined(scalar_value value) {
  const utf8_sequence encoded = encode(value);
  return detail::definition::decode(encoded.data(), encoded.size()) == value &&
         decode_front(encoded) == decoded{value, encoded.size(), fault::none} &&
         decode_back(encoded) == decoded{value, encoded.size(), fault::none};
}
static_assert(holds_in_the_sample(is_decoded_as_defined));

// For instance E2 89 A2, in binary.
constexpr octet in_binary[] = {0b1110'0010, 0b10'001001, 0b10'100010};
static_assert(decode_front(in_binary).value == 0b0010'001001'100010);

//
// "Implementations of the decoding algorithm above MUST protect against decoding invalid sequences. For instance, a
// naive implementation may decode the overlong UTF-8 sequence C0 80 into the character U+0000,"
constexpr auto overlong = "C0 80"_octets;
static_assert(detail::definition::decode(overlong.data(), 2) == 0x0000);
static_assert(decode_front(overlong) == decoded{replacement_character, 1, fault::invalid_lead});
static_assert(validate(overlong) == verdict{fault::invalid_lead, 0, 1});

// "or the surrogate pair ED A1 8C ED BE B4 into U+233B4."
constexpr auto surrogate_pair = "ED A1 8C ED BE B4"_octets;
static_assert(detail::definition::decode(surrogate_pair.data(), 3) == static_cast<char32_t>(utf16_data[0]));
static_assert(detail::definition::decode(surrogate_pair.data() + 3, 3) == static_cast<char32_t>(utf16_data[1]));
static_assert(decode_front(surrogate_pair) == decoded{replacement_character, 1, fault::surrogate});
static_assert(validate(surrogate_pair) == verdict{fault::surrogate, 0, 1});

int main() {
  constexpr law* laws[] = {
      has_1_to_4_octets,
      initial_octet_has_n_leading_ones,
      following_octets_have_one_leading_one,
      length_is_determined_by_the_row,
      longer_rows_are_refused,
      is_encoded_as_defined,
      cesu_8_is_not_valid_above_FFFF,
      is_decoded_as_defined,
  };
  for (law* each : laws) {
    if (!holds_for_every_scalar_value(each)) return 1;
  }
  for (char32_t number = 0; number <= 0x1F'FFFF; ++number) {
    if (!is_offered_as_defined(number)) return 2;
  }
  return 0;
}
