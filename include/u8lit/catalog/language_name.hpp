// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CATALOG_LANGUAGE_NAME_HPP
#define U8LIT_CATALOG_LANGUAGE_NAME_HPP

#include <u8lit/base/octet.hpp>
#include <u8lit/encoding/ascii_letters.hpp>
#include <u8lit/text/text_view.hpp>
#include <u8lit/base/begin.hpp>

// Names of languages: those of BCP 47, as in zh-Hans-CN, and those of locales of POSIX, as in sr_RS.UTF-8@latin. They
// are looked up as RFC 4647 (section 3.4) says: without their last subtag, then without the last two and so on, until
// there is a language of this name.

namespace u8lit::detail {

// A name without regard to case, to hyphen or underscore, and to the encoding. The modifiers `latin`, `cyrillic` and
// `devanagari` stand for a script, the subtag after the language.
template <utf8_unit Unit>
class language_name {
  // Templates stand before their use: clang would instantiate them too late for a constant evaluation.

  template <size_t Size>
  U8LIT_ABI constexpr bool has_modifier(const utf8_character (&modifier)[Size]) const noexcept {
    if (size_ - modifier_ != Size) return false;
    for (size_t at = 1; at < Size; ++at) {
      if (unit(modifier_ + at) != static_cast<octet>(modifier[at - 1])) return false;
    }
    return true;
  }
  // The size of this name, if another name begins with its subtags, and otherwise 0.
  template <utf8_unit Other>
  U8LIT_ABI constexpr size_t is_beginning_of(const language_name<Other>& name, bool has_script) const noexcept {
    const size_t size = this->size(true), other_size = name.size(has_script);
    if (size > other_size) return 0;
    for (size_t at = 0; at < size; ++at) {
      if (this->at(at, true) != name.at(at, has_script)) return 0;
    }
    if (size == other_size) return size;
    // A subtag of one letter is removed with the one after it.
    const bool ends_in_one_letter = size == 1 || (size > 1 && this->at(size - 2, true) == u8'-');
    return name.at(size, has_script) != u8'-' || ends_in_one_letter ? 0 : size;
  }
  template <utf8_unit Other>
  U8LIT_ABI constexpr bool has_modifier_of(const language_name<Other>& name) const noexcept {
    const size_t size = size_ - modifier_;
    if (size != name.size_ - name.modifier_) return false;
    for (size_t at = 0; at < size; ++at) {
      if (unit(modifier_ + at) != name.unit(name.modifier_ + at)) return false;
    }
    return true;
  }

 public:
  U8LIT_ABI explicit constexpr language_name(code_units<Unit> name) noexcept
      : units_{name.data()}, size_{name.size()} {
    while (language_ < size_ && !is_one_of(language_, u8"@.-")) ++language_;
    for (end_ = language_; end_ < size_ && !is_one_of(end_, u8"@.");) ++end_;
    for (modifier_ = end_; modifier_ < size_ && !is_one_of(modifier_, u8"@");) ++modifier_;
    if (has_script_subtag()) return;
    script_ = has_modifier(u8"latin")        ? u8"-latn"
              : has_modifier(u8"cyrillic")   ? u8"-cyrl"
              : has_modifier(u8"devanagari") ? u8"-deva"
                                             : nullptr;
  }

  // How well this language fits a name that is asked for: the more the larger, and 0 if it does not. What has its
  // modifier fits best, as in gettext.
  template <utf8_unit Other>
  [[nodiscard]] U8LIT_ABI constexpr size_t fits(const language_name<Other>& name) const noexcept {
    const size_t most = name.size(true) + 1;
    if (modifier_ < size_ && !script_)
      return has_modifier_of(name) && is_beginning_of(name, true) > 0 ? most + is_beginning_of(name, true) : 0;
    if (const size_t size = is_beginning_of(name, true); name.script_ && size > name.language_) return most + size;
    return is_beginning_of(name, false);
  }
  // Whether both are names of the same language.
  template <utf8_unit Other>
  [[nodiscard]] U8LIT_ABI constexpr bool equals(const language_name<Other>& name) const noexcept {
    return fits(name) > 0 && name.fits(*this) > 0;
  }

 private:
  template <utf8_unit Other>
  friend class language_name;

  static constexpr size_t script_size = 5;  // with its hyphen

  U8LIT_ABI constexpr octet unit(size_t index) const noexcept {
    const octet value = detail::to_ascii_case(static_cast<octet>(units_[index]), ascii_case::lower);
    return value == u8'_' ? u8"-"[0] : value;
  }
  template <size_t Size>
  U8LIT_ABI constexpr bool is_one_of(size_t index, const utf8_character (&all)[Size]) const noexcept {
    for (size_t at = 0; at < Size - 1; ++at) {
      if (unit(index) == static_cast<octet>(all[at])) return true;
    }
    return false;
  }
  // Whether the second subtag is one of four letters.
  U8LIT_ABI constexpr bool has_script_subtag() const noexcept {
    const size_t end = language_ + script_size;
    if (end > end_ || (end < end_ && unit(end) != u8'-')) return false;
    for (size_t at = language_ + 1; at < end; ++at) {
      if (unit(at) < u8'a' || unit(at) > u8'z') return false;
    }
    return true;
  }

  // The subtags, with the script that the modifier stands for.
  U8LIT_ABI constexpr size_t size(bool has_script) const noexcept {
    return end_ + (has_script && script_ ? script_size : 0);
  }
  U8LIT_ABI constexpr octet at(size_t index, bool has_script) const noexcept {
    if (!has_script || !script_ || index < language_) return unit(index);
    if (index < language_ + script_size) return static_cast<octet>(script_[index - language_]);
    return unit(index - script_size);
  }

  const Unit* units_;
  size_t size_;
  size_t language_ = 0;  // where its first subtag ends
  size_t end_ = 0;       // of the subtags
  size_t modifier_ = 0;  // where it begins, with its sign
  const utf8_character* script_ = nullptr;
};

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
