// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OCTET_HPP
#define U8LIT_OCTET_HPP

#include <stddef.h>
#include <u8lit/inclusive_range.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

using octet = unsigned char;
using octet_range = inclusive_range<octet>;

// Every octet of a sequence but the first (RFC 3629 section 4, UTF8-tail).
inline constexpr octet_range continuation{0x80, 0xBF};

constexpr bool is_continuation(octet value) noexcept { return (value & 0xC0) == 0x80; }

// RFC 3629 section 3: "sequences of 1 to 4 octets".
inline constexpr size_t longest_sequence = 4;

struct scalar_value;

// The 1 to 4 octets of one scalar value; a text, wherever one is taken. `encode` makes it.
class sequence {
 public:
  constexpr const octet* data() const noexcept { return octets_; }
  constexpr size_t size() const noexcept { return size_; }
  constexpr const octet* begin() const noexcept { return octets_; }
  constexpr const octet* end() const noexcept { return octets_ + size_; }
  constexpr octet operator[](size_t index) const noexcept { return octets_[index]; }

  friend constexpr bool operator==(const sequence&, const sequence&) noexcept = default;

 private:
  template <class... Octets>
  explicit constexpr sequence(Octets... octets) noexcept
      : octets_{static_cast<octet>(octets)...}, size_{sizeof...(Octets)} {}
  friend constexpr sequence encode(scalar_value) noexcept;

  octet octets_[longest_sequence]{};
  octet size_ = 0;
};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
