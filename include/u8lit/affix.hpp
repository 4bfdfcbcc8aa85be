// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_AFFIX_HPP
#define U8LIT_AFFIX_HPP

#include <u8lit/find.hpp>
#include <u8lit/compiler/begin.hpp>

// What a text begins and ends with: text, a literal or a scalar value. Units are compared; at most the affix's size.

namespace u8lit {

// Whether it begins so. Every text begins with nothing.
template <any_text Text>
U8LIT_ABI constexpr bool starts_with(const Text& text, view_of<Text> prefix) noexcept {
  const text_view view{text};
  return prefix.size() <= view.size() && view_of<Text>::unchecked(view.data(), prefix.size()) == prefix;
}
template <any_text Text>
U8LIT_ABI constexpr bool starts_with(const Text& text, scalar_value prefix) noexcept {
  return u8lit::starts_with(text, scalar_text<unit_of<Text>>{prefix}.view());
}
template <fixed_text Text, fixed_text Prefix>
  requires well_formed<finding_of_all<Text, Prefix>>
consteval bool starts_with() noexcept {
  return u8lit::starts_with(text_constant<Text>{}, in_form_of<Text, Prefix>);
}
template <fixed_text Text, fixed_text Prefix>
finding_of_all<Text, Prefix> starts_with() noexcept;

// Whether it ends so. Every text ends with nothing.
template <any_text Text>
U8LIT_ABI constexpr bool ends_with(const Text& text, view_of<Text> suffix) noexcept {
  const text_view view{text};
  return suffix.size() <= view.size() &&
         view_of<Text>::unchecked(view.data() + (view.size() - suffix.size()), suffix.size()) == suffix;
}
template <any_text Text>
U8LIT_ABI constexpr bool ends_with(const Text& text, scalar_value suffix) noexcept {
  return u8lit::ends_with(text, scalar_text<unit_of<Text>>{suffix}.view());
}
template <fixed_text Text, fixed_text Suffix>
  requires well_formed<finding_of_all<Text, Suffix>>
consteval bool ends_with() noexcept {
  return u8lit::ends_with(text_constant<Text>{}, in_form_of<Text, Suffix>);
}
template <fixed_text Text, fixed_text Suffix>
finding_of_all<Text, Suffix> ends_with() noexcept;

// The text without the prefix, once; the text as it is where it does not begin so.
template <any_text Text>
U8LIT_ABI constexpr view_of<Text> strip_prefix(const Text& text, view_of<Text> prefix) noexcept {
  const text_view view{text};
  return u8lit::unchecked_slice(view, u8lit::starts_with(view, prefix) ? prefix.size() : 0, view.size());
}
template <any_text Text>
U8LIT_ABI constexpr view_of<Text> strip_prefix(const Text& text, scalar_value prefix) noexcept {
  return u8lit::strip_prefix(text, scalar_text<unit_of<Text>>{prefix}.view());
}
template <fixed_text Text, fixed_text Prefix>
consteval auto strip_prefix(text_constant<Text> text, text_constant<Prefix>) noexcept {
  using unit = unit_of<decltype(text)>;
  return u8lit::text_made_by<unit>([](text_writer<unit>& out) {
    out.append(u8lit::strip_prefix(text_constant<Text>::view(), in_form_of<Text, Prefix>));
  });
}
template <fixed_text Text, fixed_text Prefix>
  requires well_formed<finding_of_all<Text, Prefix>>
consteval auto strip_prefix() noexcept {
  return u8lit::strip_prefix(text_constant<Text>{}, text_constant<Prefix>{});
}
template <fixed_text Text, fixed_text Prefix>
finding_of_all<Text, Prefix> strip_prefix() noexcept;

// The text without the suffix, once; the text as it is where it does not end so.
template <any_text Text>
U8LIT_ABI constexpr view_of<Text> strip_suffix(const Text& text, view_of<Text> suffix) noexcept {
  const text_view view{text};
  return u8lit::unchecked_slice(view, 0, view.size() - (u8lit::ends_with(view, suffix) ? suffix.size() : 0));
}
template <any_text Text>
U8LIT_ABI constexpr view_of<Text> strip_suffix(const Text& text, scalar_value suffix) noexcept {
  return u8lit::strip_suffix(text, scalar_text<unit_of<Text>>{suffix}.view());
}
template <fixed_text Text, fixed_text Suffix>
consteval auto strip_suffix(text_constant<Text> text, text_constant<Suffix>) noexcept {
  using unit = unit_of<decltype(text)>;
  return u8lit::text_made_by<unit>([](text_writer<unit>& out) {
    out.append(u8lit::strip_suffix(text_constant<Text>::view(), in_form_of<Text, Suffix>));
  });
}
template <fixed_text Text, fixed_text Suffix>
  requires well_formed<finding_of_all<Text, Suffix>>
consteval auto strip_suffix() noexcept {
  return u8lit::strip_suffix(text_constant<Text>{}, text_constant<Suffix>{});
}
template <fixed_text Text, fixed_text Suffix>
finding_of_all<Text, Suffix> strip_suffix() noexcept;

}  // namespace u8lit

#include <u8lit/compiler/end.hpp>

#endif
