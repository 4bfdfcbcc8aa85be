// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/text_members.hpp>

#include <u8lit/glue/owning_text.hpp>
#include <u8lit/policy/restricted_text.hpp>

#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;

// Each member returns what that of text_view returns.
template <class Text>
constexpr bool has_members_of_the_view(const Text& text) {
  const text_view<char> view = text.view();
  for (size_t at = 0; at <= view.size() + 1; ++at) {
    if (text.find("本", at) != view.find("本", at) || text.find(U'本', at) != view.find(U'本', at) ||
        text.rfind("本", at) != view.rfind("本", at) || text.rfind(U'本', at) != view.rfind(U'本', at))
      return false;
    if (text.first(at) != view.first(at) || text.last(at) != view.last(at) || text.drop(at) != view.drop(at) ||
        text.slice(at) != view.slice(at) || text.slice(3, at) != view.slice(3, at) ||
        static_cast<bool>(text.nth(at)) != (at < 3) || (at < 3 && *text.nth(at) != *view.nth(at)) ||
        text.slice_scalars(at) != view.slice_scalars(at) || text.slice_scalars(at, 1) != view.slice_scalars(at, 1))
      return false;
  }
  return text.contains("語") && text.contains(U'語') && !text.contains("a") && !text.contains(U'a') &&
         text.starts_with("日本") &&
         text.starts_with(U'日') && !text.starts_with("本") && !text.starts_with(U'本') && text.ends_with("本語") &&
         text.ends_with(U'語') && !text.ends_with("本") && !text.ends_with(U'本') && text.strip_prefix("日本") == "語" &&
         text.strip_prefix(U'日') == "本語" && text.strip_suffix("本語") == "日" && text.strip_suffix(U'語') == "日本" &&
         text.first(3).data() == view.data() && noexcept(text.find("a")) && noexcept(text.first(1));
}

using plain = restricted_text<char, policy::no_controls>;
static_assert(has_members_of_the_view(plain{"日本語"}) && plain{"日本語"}.slice(3, 6) == "本" && *plain{"日本"}.nth(1) == U'本');
static_assert(std::is_same_v<decltype(plain{}.first(1)), text_view<char>> && sizeof(plain) == sizeof(text_view<char>));
static_assert(restricted_text<char16_t, policy::no_controls>{u"日本語"}.find(u"語") == 2);

// A part of a restricted text is a text_view: it may violate the policies.
static_assert(!std::is_convertible_v<decltype(plain{}.first(1)), plain>);

bool owning_text_has_them() {
  const text<char> name{"日本語"};
  return has_members_of_the_view(name) && name.slice(3, 6) == "本" && name.drop(3) == "本語" &&
         name.slice_scalars(1, 1) == "本";
}

// Views of a temporary would dangle; offsets in one do not.
template <class Text>
concept is_boundary_at = requires(Text&& text) { static_cast<Text&&>(text).first(1); } ||
                 requires(Text&& text) { static_cast<Text&&>(text).last(size_t{1}); } ||
                 requires(Text&& text) { static_cast<Text&&>(text).drop(1); } ||
                 requires(Text&& text) { static_cast<Text&&>(text).slice(1, 2); } ||
                 requires(Text&& text) { static_cast<Text&&>(text).slice(size_t{1}); } ||
                 requires(Text&& text) { static_cast<Text&&>(text).slice_scalars(1); } ||
                 requires(Text&& text) { static_cast<Text&&>(text).strip_prefix("a"); } ||
                 requires(Text&& text, text_view<char> other) { static_cast<Text&&>(text).strip_prefix(other); } ||
                 requires(Text&& text, scalar_value other) { static_cast<Text&&>(text).strip_suffix(other); };
static_assert(is_boundary_at<text<char>&> && is_boundary_at<const text<char>&> && !is_boundary_at<text<char>> &&
              !is_boundary_at<const text<char>>);
static_assert(is_boundary_at<plain> && is_boundary_at<text_view<char>>);

bool temporaries_are_searched() {
  return text<char>{"日本語"}.find("語") == 6 && text<char>{"日本語"}.contains(U'本') && *text<char>{"日本語"}.nth(2) == U'語';
}

int main() { return at_run_time(owning_text_has_them, temporaries_are_searched); }
