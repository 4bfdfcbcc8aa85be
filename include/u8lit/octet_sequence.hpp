// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_OCTET_SEQUENCE_HPP
#define U8LIT_OCTET_SEQUENCE_HPP

#include <u8lit/octet.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// The octets of one number in an encoding other than UTF-8, or none where it has no sequence for the number. Not text.
template <size_t Longest>
class octet_sequence {
 public:
  constexpr octet_sequence() noexcept = default;

  // What a function writes, which tells how many octets that are.
  template <class Write>
  explicit constexpr octet_sequence(Write write) noexcept : size_{static_cast<octet>(write(octets_))} {}

  constexpr const octet* data() const noexcept { return octets_; }
  constexpr size_t size() const noexcept { return size_; }
  constexpr bool empty() const noexcept { return size_ == 0; }
  constexpr const octet* begin() const noexcept { return octets_; }
  constexpr const octet* end() const noexcept { return octets_ + size_; }
  constexpr octet operator[](size_t index) const noexcept { return octets_[index]; }

  friend constexpr bool operator==(const octet_sequence&, const octet_sequence&) noexcept = default;

 private:
  octet octets_[Longest]{};
  octet size_ = 0;
};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
