// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_FOUND_VALUE_HPP
#define U8LIT_FOUND_VALUE_HPP

#include <u8lit/size.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// The value that a table has for a key, or nothing; what `text_map::find_value` returns. `Reference` is what the table's
// values are read as: a reference to the value, which the table then must outlive, or text.
//
//   if (const auto number = colours.find_value(word)) return *number;
template <class Reference>
class found_value {
 public:
  using value_type = Reference;

  U8LIT_ABI constexpr found_value() noexcept = default;
  U8LIT_ABI explicit constexpr found_value(Reference value) noexcept : value_{value}, has_value_{true} {}

  [[nodiscard]] U8LIT_ABI constexpr bool has_value() const noexcept { return has_value_; }
  U8LIT_ABI explicit constexpr operator bool() const noexcept { return has_value_; }
  // Precondition: there is a value.
  [[nodiscard]] U8LIT_ABI constexpr Reference operator*() const noexcept { return value_; }
  [[nodiscard]] U8LIT_ABI constexpr const Reference* operator->() const noexcept U8LIT_LIFETIMEBOUND { return &value_; }
  [[nodiscard]] U8LIT_ABI constexpr Reference value_or(Reference other) const noexcept {
    return has_value_ ? value_ : other;
  }

 private:
  Reference value_{};
  bool has_value_ = false;
};
template <class Value>
class found_value<const Value&> {
 public:
  using value_type = Value;

  U8LIT_ABI constexpr found_value() noexcept = default;
  U8LIT_ABI explicit constexpr found_value(const Value& value U8LIT_LIFETIMEBOUND) noexcept : value_{&value} {}

  [[nodiscard]] U8LIT_ABI constexpr bool has_value() const noexcept { return value_ != nullptr; }
  U8LIT_ABI explicit constexpr operator bool() const noexcept { return value_ != nullptr; }
  // Precondition: there is a value.
  [[nodiscard]] U8LIT_ABI constexpr const Value& operator*() const noexcept { return *value_; }
  [[nodiscard]] U8LIT_ABI constexpr const Value* operator->() const noexcept { return value_; }
  [[nodiscard]] U8LIT_ABI constexpr Value value_or(Value other) const noexcept { return value_ ? *value_ : other; }

 private:
  const Value* value_ = nullptr;
};

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
