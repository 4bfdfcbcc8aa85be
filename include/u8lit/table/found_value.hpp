// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_FOUND_VALUE_HPP
#define U8LIT_TABLE_FOUND_VALUE_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/base/begin.hpp>

namespace u8lit::detail {

/// The value that a table has for a key, or nothing: the result of `text_map::find_value`, similar to std::optional.
/// \tparam Reference  the type that values are read as: text, a record, or a reference to a value in the table. The
///                    table must outlive this object.
/// \code
/// if (const auto number = colours.find_value(word)) return *number;
/// \endcode
template <class Reference>
class found_value {
 public:
  using value_type = Reference;

  /// No value.
  U8LIT_ABI constexpr found_value() noexcept = default;
  /// A value.
  U8LIT_ABI explicit constexpr found_value(Reference value) noexcept : value_{value}, has_value_{true} {}

  /// Returns whether there is a value.
  [[nodiscard]] U8LIT_ABI constexpr bool has_value() const noexcept { return has_value_; }
  /// Returns whether there is a value.
  U8LIT_ABI explicit constexpr operator bool() const noexcept { return has_value_; }
  /// Returns the value. Precondition: has_value().
  [[nodiscard]] U8LIT_ABI constexpr Reference operator*() const noexcept { return value_; }
  /// Accesses a member of the value. Precondition: has_value().
  [[nodiscard]] U8LIT_ABI constexpr const Reference* operator->() const noexcept U8LIT_LIFETIMEBOUND {
    return __builtin_addressof(value_);
  }
  /// Returns the value or, if there is none, `other`.
  [[nodiscard]] U8LIT_ABI constexpr Reference value_or(Reference other) const noexcept {
    return has_value_ ? value_ : other;
  }

 private:
  Reference value_{};
  bool has_value_ = false;
};

/// A found_value of values that are not text: it points to the value in the table.
template <class Value>
class found_value<const Value&> {
 public:
  using value_type = Value;

  /// No value.
  U8LIT_ABI constexpr found_value() noexcept = default;
  /// A value, which must outlive this object.
  U8LIT_ABI explicit constexpr found_value(const Value& value U8LIT_LIFETIMEBOUND) noexcept
      : value_{__builtin_addressof(value)} {}

  /// Returns whether there is a value.
  [[nodiscard]] U8LIT_ABI constexpr bool has_value() const noexcept { return value_ != nullptr; }
  /// Returns whether there is a value.
  U8LIT_ABI explicit constexpr operator bool() const noexcept { return value_ != nullptr; }
  /// Returns a reference to the value in the table. Precondition: has_value().
  [[nodiscard]] U8LIT_ABI constexpr const Value& operator*() const noexcept { return *value_; }
  /// Accesses a member of the value. Precondition: has_value().
  [[nodiscard]] U8LIT_ABI constexpr const Value* operator->() const noexcept { return value_; }
  /// Returns a copy of the value or, if there is none, `other`.
  [[nodiscard]] U8LIT_ABI constexpr Value value_or(Value other) const noexcept { return value_ ? *value_ : other; }

 private:
  const Value* value_ = nullptr;
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
