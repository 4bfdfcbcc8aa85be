// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_TABLE_MAPPED_KEYS_HPP
#define U8LIT_TABLE_MAPPED_KEYS_HPP

#include <u8lit/base/indices.hpp>
#include <u8lit/table/key_order.hpp>
#include <u8lit/table/key_search.hpp>
#include <u8lit/text/text_view.hpp>
#include <u8lit/validation/validate.hpp>
#include <u8lit/base/begin.hpp>

// Tables that compare what a mapping makes of keys, such as keys whose case is folded. The rows' keys are mapped when
// the table is built, and what is looked up is mapped into a buffer.
//
// A mapping is a struct with these members:
//   operation       the type of an operation on text (writing_operation.hpp), which writes something for each character
//   longest_mapped  the most octets that the operation writes for one character
//   same_words      says of two rows in a message how keys can be different and yet equal when mapped

namespace u8lit::detail {

// Rows whose keys are mapped. Keys must be well-formed.
template <const auto& Rows, class Mapping>
class mapped_rows {
 public:
  using key_mapping = Mapping;

  U8LIT_ABI static constexpr size_t size() noexcept { return row_count<Rows>; }
  U8LIT_ABI constexpr auto operator[](size_t row) const noexcept {
    const code_units<unit> key{keys[row].data, keys[row].size};
    if constexpr (requires { Rows[row].value; })
      return row_with_value<remove_cvref_t<decltype(Rows[row].value)>>{key, Rows[row].value};
    else return key;
  }
  template <size_t Row>
  U8LIT_ABI static constexpr size_t find_line() noexcept
    requires requires { Rows.template find_line<Row>(); }
  { return Rows.template find_line<Row>(); }
  // The key as it is written.
  U8LIT_ABI static constexpr auto original_key(size_t row) noexcept { return detail::key_of(Rows[row]); }

 private:
  using unit = text_rows::key_unit<Rows>;
  template <class Value>
  struct row_with_value {
    code_units<unit> key;
    Value value;
  };

  template <size_t Size>
  struct mapped_key_of {
    static constexpr size_t size = Size;
    unit units[Size == 0 ? 1 : Size]{};
  };
  template <size_t Row>
  U8LIT_ABI static consteval auto map_key() noexcept {
    constexpr auto key = detail::key_of(Rows[Row]);
    constexpr auto text = text_view<unit>::unchecked(key.data(), key.size());
    constexpr size_t size = Mapping::operation::size_after(text);
    mapped_key_of<size> result;
    static_cast<void>(Mapping::operation::apply(text, result.units, size));
    return result;
  }
  // Each in a constant of its own, because compilers limit the steps of one.
  template <size_t Row>
  static constexpr auto mapped_key = map_key<Row>();
  struct key_place {
    const unit* data;
    size_t size;
  };
  template <size_t... Row>
  U8LIT_ABI static consteval auto find_keys(indices<Row...>) noexcept {
    return text_rows::array<key_place, sizeof...(Row)>{
        {{mapped_key<Row>.units, mapped_key<Row>.size}...}};
  }
  static constexpr auto keys = find_keys(indices_below<row_count<Rows>>{});
};

template <const auto& Rows, class Mapping>
inline constexpr mapped_rows<Rows, Mapping> mapped_rows_of{};

// Stored keys of a table that maps keys.
template <class Texts, class Mapping>
struct mapped_texts : Texts {
  using key_mapping = Mapping;
};

namespace text_rows {

// Code units that are mapped, as far as they are well-formed and fit. No more are read than may be mapped to what fits,
// so that looking for what a long text begins with takes no longer.
template <code_unit Unit, class Mapping, size_t Room>
struct mapped_units {
  Unit units[Room]{};
  size_t size = 0;
  bool is_complete = false;

  U8LIT_ABI explicit constexpr mapped_units(code_units<Unit> original) noexcept {
    constexpr size_t most = Room * longest_sequence;
    const size_t count = original.size() < most ? original.size() : most;
    const verdict found = u8lit::validate(original.data(), count);
    const auto text = text_view<Unit>::unchecked(original.data(), found ? count : found.offset);
    const transcoded done = Mapping::operation::apply(text, units, Room);
    size = done.written;
    is_complete = done && text.size() == original.size();
  }
};

// The code units to look up, mapped, in UTF-8. Of what is longer than any key, there is a part that is longer as well.
template <code_unit Unit, class Mapping, size_t Longest>
class mapped_lookup_key {
 public:
  U8LIT_ABI explicit constexpr mapped_lookup_key(code_units<Unit> units) noexcept
      : mapped_{units}, octets_{code_units<Unit>{mapped_.units, mapped_.size}} {}
  mapped_lookup_key(const mapped_lookup_key&) = delete;
  mapped_lookup_key& operator=(const mapped_lookup_key&) = delete;

  U8LIT_ABI constexpr const auto* data() const noexcept { return octets_.data(); }
  U8LIT_ABI constexpr size_t size() const noexcept { return octets_.size(); }
  U8LIT_ABI constexpr bool is_complete() const noexcept { return mapped_.is_complete && octets_.is_complete(); }

 private:
  // What a character is mapped to is written as a whole.
  static constexpr size_t room = Longest + Mapping::longest_mapped;
  mapped_units<Unit, Mapping, room> mapped_;
  lookup_key<Unit, room> octets_;
};

template <class Keys, code_unit Unit>
U8LIT_ABI constexpr auto make_key_to_find(code_units<Unit> units) noexcept {
  if constexpr (with_mapped_keys<Keys>)
    return mapped_lookup_key<Unit, typename Keys::key_mapping, Keys::longest>{units};
  else return lookup_key<Unit, Keys::longest>{units};
}

}  // namespace text_rows

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
