// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_SEQUENCE_HPP
#define U8LIT_SEQUENCE_HPP

#include <u8lit/compiler.hpp>
#include <u8lit/octet.hpp>
#include <u8lit/size.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

struct scalar_value;

// The 1 to 4 octets of one scalar value; a text, wherever one is taken. `encode` makes it.
class sequence {
 public:
  [[nodiscard]] U8LIT_ABI constexpr const octet* data() const noexcept U8LIT_LIFETIMEBOUND { return octets_; }
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return size_; }
  [[nodiscard]] U8LIT_ABI constexpr const octet* begin() const noexcept U8LIT_LIFETIMEBOUND { return octets_; }
  [[nodiscard]] U8LIT_ABI constexpr const octet* end() const noexcept U8LIT_LIFETIMEBOUND { return octets_ + size_; }
  // Precondition: index < size().
  [[nodiscard]] U8LIT_ABI constexpr octet operator[](size_t index) const noexcept { return octets_[index]; }

  U8LIT_ABI friend constexpr bool operator==(const sequence& left, const sequence& right) noexcept {
    return left.size_ == right.size_ && compiler::are_equal(left.octets_, right.octets_);
  }

 private:
  U8LIT_ABI constexpr sequence() noexcept = default;
  U8LIT_ABI friend constexpr sequence encode(scalar_value) noexcept;

  octet octets_[longest_sequence]{};
  octet size_ = 0;
};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
