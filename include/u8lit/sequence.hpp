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
  constexpr const octet* data() const noexcept { return octets_; }
  constexpr size_t size() const noexcept { return size_; }
  constexpr const octet* begin() const noexcept { return octets_; }
  constexpr const octet* end() const noexcept { return octets_ + size_; }
  constexpr octet operator[](size_t index) const noexcept { return octets_[index]; }

  friend constexpr bool operator==(const sequence& left, const sequence& right) noexcept {
    return left.size_ == right.size_ && compiler::are_equal(left.octets_, right.octets_);
  }

 private:
  constexpr sequence() noexcept = default;
  friend constexpr sequence encode(scalar_value) noexcept;

  octet octets_[longest_sequence]{};
  octet size_ = 0;
};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
