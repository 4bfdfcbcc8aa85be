// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OPERATION_REAL_NUMBER_HPP
#define U8LIT_OPERATION_REAL_NUMBER_HPP

#include <u8lit/encoding/numeral.hpp>
#include <u8lit/text/text_view.hpp>
#include <u8lit/base/begin.hpp>

// Floating-point numbers from decimal text, correctly rounded: to the nearest number, of two that are equally near to
// the one whose significand is even. By integer arithmetic alone, so that no option of a compiler changes the result.

namespace u8lit::detail {

// IEEE 754 binary32 and binary64.
template <class Number>
inline constexpr bool is_real_number =
    (__is_same(Number, float) && sizeof(float) == 4) || (__is_same(Number, double) && sizeof(double) == 8);
template <class Number>
concept real_number = is_real_number<Number>;

template <real_number Number>
struct binary_format {
  using bits_type = unsigned;
  static constexpr int digits = 24;           // of the significand
  static constexpr int least_exponent = -149;  // of the last digit of the significand
  static constexpr unsigned long long infinity = 0x7F80'0000;
  static constexpr long long largest_exponent = 39;  // all numbers are below 10 to this
};
template <>
struct binary_format<double> {
  using bits_type = unsigned long long;
  static constexpr int digits = 53;
  static constexpr int least_exponent = -1074;
  static constexpr unsigned long long infinity = 0x7FF0'0000'0000'0000;
  static constexpr long long largest_exponent = 309;
};

enum class real_fault : unsigned char { none, no_number, out_of_range };
template <real_number Number>
struct read_real {
  Number value;
  real_fault what;
};

// A large integer. It has room for 801 decimal digits, for the power of five that the smallest number with so many is
// divided by, and for both if they are shifted.
class large_integer {
 public:
  using limb = unsigned;
  using two_limbs = unsigned long long;
  static constexpr size_t bits_of_limb = 32;

  U8LIT_ABI explicit constexpr large_integer(two_limbs value) noexcept
      : limbs_{static_cast<limb>(value), static_cast<limb>(value >> bits_of_limb)} {
    trim();
  }
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return size_; }
  // Precondition: it is not 0.
  [[nodiscard]] U8LIT_ABI constexpr int count_bits() const noexcept {
    return static_cast<int>(bits_of_limb * size_) - __builtin_clz(limbs_[size_ - 1]);
  }
  U8LIT_ABI constexpr void multiply_and_add(limb factor, limb summand) noexcept {
    two_limbs carry = summand;
    for (size_t at = 0; at < size_; ++at) {
      carry += two_limbs{limbs_[at]} * factor;
      limbs_[at] = static_cast<limb>(carry);
      carry >>= bits_of_limb;
    }
    if (carry != 0) limbs_[size_++] = static_cast<limb>(carry);
  }
  U8LIT_ABI constexpr void multiply_by_power_of_five(long long exponent) noexcept {
    for (; exponent >= 13; exponent -= 13) multiply_and_add(1'220'703'125, 0);
    limb factor = 1;
    for (; exponent > 0; --exponent) factor *= 5;
    multiply_and_add(factor, 0);
  }
  U8LIT_ABI constexpr void shift_left(int bits) noexcept {
    const size_t limbs = static_cast<size_t>(bits) / bits_of_limb;
    const unsigned rest = static_cast<unsigned>(bits) % bits_of_limb;
    for (size_t at = size_ + 1; at-- > 0;) {
      const two_limbs both = two_limbs{at < size_ ? limbs_[at] : 0} << bits_of_limb | (at > 0 ? limbs_[at - 1] : 0);
      limbs_[at + limbs] = static_cast<limb>(both >> (bits_of_limb - rest));
    }
    for (size_t at = 0; at < limbs; ++at) limbs_[at] = 0;
    size_ += limbs + 1;
    trim();
  }
  // Divides, and becomes the remainder. Preconditions: the divisor has its highest bit, and this has two limbs more,
  // but not its highest bit.
  U8LIT_ABI constexpr two_limbs divide(const large_integer& divisor) noexcept {
    const two_limbs high = divide_limbs(divisor, 1);
    return high << bits_of_limb | divide_limbs(divisor, 0);
  }
  [[nodiscard]] U8LIT_ABI constexpr bool is_zero() const noexcept {
    for (size_t at = 0; at < size_; ++at) {
      if (limbs_[at] != 0) return false;
    }
    return true;
  }

 private:
  U8LIT_ABI constexpr void trim() noexcept {
    while (size_ > 0 && limbs_[size_ - 1] == 0) --size_;
  }
  // One limb of the quotient (Knuth, The Art of Computer Programming, volume 2, algorithm 4.3.1 D).
  U8LIT_ABI constexpr limb divide_limbs(const large_integer& divisor, size_t from) noexcept {
    const size_t end = from + divisor.size_;
    const two_limbs first = two_limbs{limbs_[end]} << bits_of_limb | limbs_[end - 1];
    two_limbs quotient = first / divisor.limbs_[divisor.size_ - 1];
    if (quotient > 0xFFFF'FFFF) quotient = 0xFFFF'FFFF;
    two_limbs carry = 0, borrow = 0;
    for (size_t at = 0; at < divisor.size_; ++at) {
      carry += quotient * divisor.limbs_[at];
      const two_limbs difference = two_limbs{limbs_[from + at]} - static_cast<limb>(carry) - borrow;
      limbs_[from + at] = static_cast<limb>(difference);
      borrow = difference >> 63;
      carry >>= bits_of_limb;
    }
    // The estimate is at most two too large.
    for (two_limbs rest = limbs_[end] - carry - borrow; rest >> 63; --quotient) {
      two_limbs sum = 0;
      for (size_t at = 0; at < divisor.size_; ++at) {
        sum += two_limbs{limbs_[from + at]} + divisor.limbs_[at];
        limbs_[from + at] = static_cast<limb>(sum);
        sum >>= bits_of_limb;
      }
      rest += sum;
    }
    limbs_[end] = 0;
    return static_cast<limb>(quotient);
  }

  limb limbs_[96]{};
  size_t size_ = 2;
};

// The digits of a decimal number, and the exponent of ten that the integer they make is multiplied by.
struct decimal_digits {
  // Numbers that are halfway between two others have fewer digits. Of those after them, it only counts whether all are
  // 0.
  static constexpr size_t most = 800;

  large_integer value{0};
  size_t count = 0;  // without leading zeros
  long long exponent = 0;
  bool has_digits = false;

  U8LIT_ABI constexpr void append(unsigned digit, bool is_fraction) noexcept {
    has_digits = true;
    if (count == 0 && digit == 0) {
      exponent -= is_fraction;
      return;
    }
    if (count < most) {
      if (count < 19) first_ = first_ * 10 + digit;
      else append_to_group(digit);
      exponent -= is_fraction;
    } else {
      exponent += !is_fraction;
      if (digit != 0) has_more_ = true;
    }
    ++count;
  }
  U8LIT_ABI constexpr void finish() noexcept {
    if (count <= 19) value = large_integer{first_};
    flush_group();
    if (has_more_) {
      value.multiply_and_add(10, 1);
      --exponent;
    }
  }

 private:
  U8LIT_ABI constexpr void append_to_group(unsigned digit) noexcept {
    if (count == 19) value = large_integer{first_};
    group_ = group_ * 10 + digit;
    power_ *= 10;
    if (power_ == 1'000'000'000) flush_group();
  }
  U8LIT_ABI constexpr void flush_group() noexcept {
    if (power_ > 1) value.multiply_and_add(power_, group_);
    group_ = 0;
    power_ = 1;
  }

  unsigned long long first_ = 0;
  unsigned group_ = 0;
  unsigned power_ = 1;
  bool has_more_ = false;
};

// The number with these digits, or infinity if there is none so large. Precondition: they are finished.
template <real_number Number>
U8LIT_ABI constexpr unsigned long long round_digits(const decimal_digits& digits) noexcept {
  using format = binary_format<Number>;
  large_integer dividend = digits.value, divisor{1};
  if (digits.exponent > 0) dividend.multiply_by_power_of_five(digits.exponent);
  else divisor.multiply_by_power_of_five(-digits.exponent);
  // Shifted so that the quotient has 63 or 64 bits.
  int divisor_shift = -divisor.count_bits() & 31;
  const int difference = dividend.count_bits() - (divisor.count_bits() + divisor_shift + 63);
  if (difference > 0) divisor_shift += (difference + 31) & ~31;
  divisor.shift_left(divisor_shift);
  const int dividend_shift = divisor.count_bits() + 63 - dividend.count_bits();
  dividend.shift_left(dividend_shift);
  unsigned long long quotient = dividend.divide(divisor);
  if (!dividend.is_zero()) quotient |= 1;

  const int exponent = static_cast<int>(digits.exponent) + divisor_shift - dividend_shift;
  // The exponent of the last digit of the significand.
  int last = exponent + 64 - __builtin_clzll(quotient) - format::digits;
  if (last < format::least_exponent) last = format::least_exponent;
  const int dropped = last - exponent;
  if (dropped > 64) return 0;
  unsigned long long significand = dropped == 64 ? 0 : quotient >> dropped;
  const unsigned long long half = 1ULL << (dropped - 1), rest = quotient & (half - 1);
  if ((quotient & half) != 0 && (rest != 0 || (significand & 1) != 0)) ++significand;
  // The hidden digit of a significand, and one digit more after rounding, increase the exponent.
  const auto biased = static_cast<unsigned long long>(last - format::least_exponent);
  const unsigned long long bits = (biased << (format::digits - 1)) + significand;
  return bits < format::infinity ? bits : format::infinity;
}

// Reads digits with at most one period among them, and an exponent of ten after `e` or `E`. A sign may precede them and
// the exponent.
template <real_number Number, code_unit Unit>
U8LIT_ABI constexpr read_real<Number> read_real_number(text_view<Unit> text) noexcept {
  using format = binary_format<Number>;
  using bits_type = typename format::bits_type;
  const Unit* const units = text.data();
  const size_t size = text.size();
  const auto is = [=](size_t at, char32_t value) { return at < size && detail::to_unsigned(units[at]) == value; };
  const bool is_negative = is(0, U'-');
  size_t at = is_negative || is(0, U'+');
  decimal_digits digits;
  for (bool is_fraction = false; at < size; ++at) {
    const unsigned digit = numeral::digit(units[at], 10);
    if (digit < 10) digits.append(digit, is_fraction);
    else if (is(at, U'.') && !is_fraction) is_fraction = true;
    else break;
  }
  if (!digits.has_digits) return {{}, real_fault::no_number};
  if (is(at, U'e') || is(at, U'E')) {
    const bool is_small = is(++at, U'-');
    at += is_small || is(at, U'+');
    long long exponent = 0;
    const size_t begin = at;
    for (; at < size && numeral::digit(units[at], 10) < 10; ++at) {
      if (exponent < 1'000'000'000) exponent = exponent * 10 + numeral::digit(units[at], 10);
    }
    if (at == begin) return {{}, real_fault::no_number};
    digits.exponent += is_small ? -exponent : exponent;
  }
  if (at != size) return {{}, real_fault::no_number};
  digits.finish();
  unsigned long long bits = 0;
  // The number is less than 10 to this.
  const auto end =
      digits.exponent + static_cast<long long>(digits.count < digits.most ? digits.count : digits.most);
  if (digits.count > 0 && end > format::largest_exponent) bits = format::infinity;
  else if (digits.count > 0 && end >= -324) bits = detail::round_digits<Number>(digits);
  if (bits == format::infinity) return {{}, real_fault::out_of_range};
  if (is_negative) bits |= 1ULL << (sizeof(Number) * 8 - 1);
  return {__builtin_bit_cast(Number, static_cast<bits_type>(bits)), real_fault::none};
}

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
