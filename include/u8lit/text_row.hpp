// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TEXT_ROW_HPP
#define U8LIT_TEXT_ROW_HPP

#include <u8lit/code_unit.hpp>
#include <u8lit/compiler/begin.hpp>

namespace u8lit {

// A key as it stands in the rows of a table: a literal of UTF-8, which may have NULs in it, or a view of one. Not judged
// here; the table judges all its keys at once and names the one that is ill-formed.
template <utf8_unit Unit = char>
class text_key {
 public:
  using unit_type = Unit;

  template <size_t Size>
  U8LIT_ABI constexpr text_key(const Unit (&literal U8LIT_LIFETIMEBOUND)[Size]) noexcept
      : data_{literal}, size_{u8lit::units_of(literal).size()} {}

  template <class Text>
    requires requires(const Text& text, const Unit*& data) { data = text.data(), u8lit::units_of(text); }
  U8LIT_ABI constexpr text_key(const Text& text) noexcept : data_{text.data()}, size_{u8lit::units_of(text).size()} {}
  // A temporary that owns its code units is gone before the table is made.
  template <owning_temporary Text>
    requires text_like<Text>
  U8LIT_ABI text_key(const Text&&) = delete;

  [[nodiscard]] U8LIT_ABI constexpr const Unit* data() const noexcept { return data_; }
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return size_; }

 private:
  const Unit* data_;
  size_t size_;
};

// One row of a text_map: `{"grün", 2}`.
template <class Value, utf8_unit Unit = char>
struct text_row {
  text_key<Unit> key;
  Value value;
};

// The code units of a row's key; the rows of a set are keys. Whatever has data() and size() is a key, too.
template <class Row>
[[nodiscard]] U8LIT_ABI constexpr auto key_of(const Row& row) noexcept {
  if constexpr (requires { row.key; }) return u8lit::units_of(row.key);
  else return u8lit::units_of(row);
}

template <class Unit>
[[nodiscard]] U8LIT_ABI constexpr Unit unit_in(code_units<Unit>) noexcept {
  return Unit{};
}

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
