// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OCTET_SEQUENCE_HPP
#define U8LIT_OCTET_SEQUENCE_HPP

#include <u8lit/code_unit.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// The code units of one number in a form other than Unicode's, or none where it has no sequence for it. Not text.
template <class Unit, size_t Longest>
class unit_sequence {
  static_assert(Longest <= 0xFF, "u8lit: a sequence has at most 255 code units");

 public:
  U8LIT_ABI constexpr unit_sequence() noexcept = default;

  // What a function writes, which tells how many code units that are.
  template <class Write>
    requires requires(Write write, Unit* units) { write(units); }
  U8LIT_ABI explicit constexpr unit_sequence(Write write) noexcept : size_{static_cast<octet>(write(units_))} {}

  [[nodiscard]] U8LIT_ABI constexpr const Unit* data() const noexcept U8LIT_LIFETIMEBOUND { return units_; }
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return size_; }
  [[nodiscard]] U8LIT_ABI constexpr bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] U8LIT_ABI constexpr const Unit* begin() const noexcept U8LIT_LIFETIMEBOUND { return units_; }
  [[nodiscard]] U8LIT_ABI constexpr const Unit* end() const noexcept U8LIT_LIFETIMEBOUND { return units_ + size_; }
  // Precondition: index < size().
  [[nodiscard]] U8LIT_ABI constexpr Unit operator[](size_t index) const noexcept { return units_[index]; }

  U8LIT_ABI friend constexpr bool operator==(const unit_sequence& left, const unit_sequence& right) noexcept {
    return left.size_ == right.size_ && compiler::are_equal(left.units_, right.units_);
  }

 private:
  Unit units_[Longest]{};
  octet size_ = 0;
};

template <class Unit, size_t Longest>
inline constexpr bool owns_units<unit_sequence<Unit, Longest>> = true;

// The octets of one number.
template <size_t Longest>
using octet_sequence = unit_sequence<octet, Longest>;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
