// SPDX-License-Identifier: BSL-1.0
#include <u8lit/policy/restricted_text.hpp>

#include <cstddef>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;
using namespace u8lit::policy;
using diagnostic::at_code_unit;
using diagnostic::at_byte;
using diagnostic::bytes;
using x = diagnostic::byte;

using path = restricted_text<char, no_interior_nul>;
using source = restricted_text<char, no_bidirectional_controls, no_interior_nul>;
using key = restricted_text<char, one_scalar_value>;

// Parameters, elements and members are initialized from literals that satisfy their policies.
constexpr size_t open(path name) { return name.size(); }
static_assert(open("/srv/日本") == 11 && open("") == 0 && open({}) == 0);
struct entry {
  path name = "名前";
  restricted_text<char, ascii_only, at_most_bytes<4>> tag;
};
constexpr entry entries[]{{"日本語", "jp"}, {{}, "asia"}};
static_assert(entries[0].name == "日本語" && entries[0].tag == "jp" && entries[1].tag.size() == 4);
static_assert(restricted_text<char16_t, no_leading_mark>{u"日本\uFEFF"}.scalars().count() == 3);
static_assert(restricted_text<char32_t, no_noncharacters>{U"日本"}.scalars().count() == 2);
static_assert(restricted_text<wchar_t, no_controls>{L"日本"}.scalars().count() == 2);
#ifdef __cpp_char8_t
static_assert(restricted_text<char8_t, no_controls>{u8"日本"}.size() == 6);
#endif
constexpr std::byte e_acute[]{std::byte{0xC3}, std::byte{0xA9}};
static_assert(restricted_text<std::byte, one_scalar_value>{e_acute}.data() == e_acute);

// It is text, and converts like text.
constexpr source code = "/* 日本語 */";
static_assert(code.size() == 15 && code.scalars().count() == 9 && !code.empty() && code.view().data() == code.data());
static_assert(*code.scalars().begin() == U'/' && *--code.scalars().end() == U'/');
constexpr size_t count_of(text_view<char> text) { return text.scalars().count(); }
constexpr size_t size_of(std::string_view text) { return text.size(); }
static_assert(count_of(code) == 9 && size_of(code) == 15 && std::span<const char>{code}.size() == 15);
static_assert(std::is_constructible_v<std::string, path> && !std::is_convertible_v<path, std::string> &&
              !std::is_convertible_v<path, const char*>);
static_assert(text_like<path> && is_well_formed(code));

// From text that satisfies these policies already, in any order, or others that imply them.
static_assert(open(code) == 15 && path{code}.data() == code.data());
static_assert(std::is_convertible_v<source, restricted_text<char, no_interior_nul, no_bidirectional_controls>>);
static_assert(std::is_convertible_v<restricted_text<char, no_controls>, path>);
static_assert(std::is_convertible_v<restricted_text<char, at_most_bytes<4>>, restricted_text<char, at_most_bytes<8>>>);
static_assert(std::is_convertible_v<path, restricted_text<char>> && std::is_assignable_v<path&, source>);
static_assert(!std::is_convertible_v<path, source> && !std::is_assignable_v<source&, path>);
static_assert(!std::is_convertible_v<restricted_text<char, at_most_bytes<8>>, restricted_text<char, at_most_bytes<4>>>);
static_assert(!std::is_convertible_v<restricted_text<char16_t, no_interior_nul>, path>);

// From a text_constant, unless it violates a policy or has another code unit type (a substitution failure).
static_assert(open(text_constant<"日本">{}) == 6);
static_assert(std::is_convertible_v<text_constant<"a">, source> && std::is_constructible_v<key, text_constant<"a">>);
static_assert(!std::is_convertible_v<text_constant<"\u202E">, source> &&
              !std::is_constructible_v<key, text_constant<"ab">>);
static_assert(!std::is_convertible_v<text_constant<u"a">, source>);
struct short_utf8 {
  static constexpr const char* name = "short";
  static constexpr violation first_violation(text_view<char> text) { return at_most_bytes<4>::first_violation(text); }
};
static_assert(std::is_convertible_v<text_constant<"abcd">, restricted_text<char, short_utf8>> &&
              !std::is_convertible_v<text_constant<"abcde">, restricted_text<char, short_utf8>> &&
              !std::is_convertible_v<text_constant<u"a">, restricted_text<char, short_utf8>>);

// From nothing else. Empty by default, if the policies allow it.
static_assert(!std::is_constructible_v<path, text_view<char>> && !std::is_constructible_v<path, std::string>);
static_assert(!std::is_constructible_v<path, const char*> && !std::is_constructible_v<path, decltype(nullptr)>);
static_assert(std::is_default_constructible_v<path> && path{}.empty() && !std::is_default_constructible_v<key>);
static_assert(path::unchecked("abc").size() == 3);

// Equal to text of the same units, whatever the policies.
static_assert(code == code && code == path{"/* 日本語 */"} && path{"ab"} != source{"ac"} && path{"ab"} == "ab");
static_assert("ab" == path{"ab"} && path{"ab"} == text_view<char>{"ab"} && text_view<char>{"ab"} != path{"a"});

// Checked at run time: a fault comes first, then the first policy that is violated.
template <class... Policies>
constexpr bool accepts_all(checked_restricted_text<char, Policies...> found, std::string_view text) {
  return found && found->size() == text.size() && *found == text_view<char>::unchecked(text.data(), text.size()) &&
         found.verdict() && !found.violation() && *found.policy_name() == '\0';
}
template <class... Policies>
constexpr bool refuses(checked_restricted_text<char, Policies...> found, std::string_view name, size_t offset,
                       optional_scalar_value value) {
  return !found && found.verdict() && name == found.policy_name() &&
         found.violation() == violation{true, offset, value};
}
constexpr bool checks() {
  using name = restricted_text<char, no_leading_mark, no_noncharacters, no_controls, at_most_bytes<8>>;
  const auto ill_formed = source::checked("\u202E\xFF");
  return accepts_all(path::checked("/tmp"), "/tmp") && accepts_all(path::checked(""), "") &&
         accepts_all(name::checked(std::string_view{"日本"}), "日本") &&
         accepts_all(path::checked("/tmp\0x", 4), "/tmp") && accepts_all(path::checked(nullptr, 0), "") &&
         accepts_all(key::checked("語"), "語") &&
         refuses(path::checked("/tmp\0x"), "no interior NUL", 4, scalar_value{U'\0'}) &&
         refuses(source::checked("a\0\u202E"), "no bidirectional controls", 2, scalar_value{U'\u202E'}) &&
         refuses(name::checked("\uFEFF\n"), "no leading mark", 0, scalar_value{U'\uFEFF'}) &&
         refuses(name::checked("日本語\n"), "no controls", 9, scalar_value{U'\n'}) &&
         refuses(name::checked("日本語"), "at most 8 bytes", 6, scalar_value{U'語'}) &&
         refuses(key::checked(""), "one scalar value", 0, {}) &&
         refuses(key::checked("ab"), "one scalar value", 1, scalar_value{U'b'}) && !key::checked("\xFF").violation() &&
         !ill_formed && ill_formed.verdict() == verdict{fault::invalid_lead, 3, 1} && !ill_formed.violation() &&
         restricted_text<char16_t, ascii_only>::checked(u"a\u00E9").violation() ==
             violation{true, 1, scalar_value{U'\u00E9'}};
}
static_assert(checks());

template <class Text, class... Input>
concept checks_as = requires(Input... input) { Text::checked(input...); };
static_assert(checks_as<path, std::string> && checks_as<path, const char*, size_t> && !checks_as<path, std::u16string>);
static_assert(!checks_as<path, const char*>);

// A user's policy works like those of the library.
struct no_asterisk : none_of<code_point_range{U'*', U'*'}> {
  static constexpr const char* name = "no asterisk";
};
static_assert(restricted_text<char, no_asterisk>{"a+"}.size() == 2 &&
              !restricted_text<char, no_asterisk>::checked("a*"));
template <class Unit, class... Policies>
concept has_text = requires { typename restricted_text<Unit, Policies...>; };
static_assert(has_text<char, no_asterisk> && has_text<char> && !has_text<char, int> && !has_text<int, no_asterisk>);

static_assert(sizeof(path) == sizeof(text_view<char>) && std::is_trivially_copyable_v<path>);
static_assert(noexcept(path{"a"}) && noexcept(path{}) && noexcept(path{code}) && noexcept(path::checked("a")));
static_assert(noexcept(code == code));
static_assert(std::is_nothrow_convertible_v<path, text_view<char>> &&
              std::is_nothrow_convertible_v<path, std::string_view>);

// It is accepted wherever any text is.
static_assert(any_text<restricted_text<char, no_interior_nul>> && any_text<restricted_text<char16_t>>);
static_assert(std::is_same_v<unit_of<restricted_text<char16_t, no_interior_nul>>, char16_t>);
static_assert(text_view{restricted_text<char, no_interior_nul>{"日本"}} == "日本");

// List initialization from a literal.
constexpr path in_braces() { return {"a/b"}; }
static_assert(in_braces() == "a/b");

// restricted_constant and satisfies: as a constraint, and as a text_constant.
template <fixed_text Name>
  requires satisfies<Name, no_interior_nul, ascii_only>
constexpr size_t size_of_name() {
  return Name.size();
}
static_assert(size_of_name<"language">() == 8);
template <unvalidated_literal Name>
concept is_name = requires { size_of_name<Name>(); };
static_assert(is_name<"language"> && is_name<""> && !is_name<"a\0b"> && !is_name<"日本語"> && !is_name<"\xC0\x80">);

static_assert(std::is_same_v<restricted_constant<"日本語", no_bidirectional_controls>, text_constant<"日本語">>);
template <unvalidated_literal Text, class... Policies>
concept has_constant = requires { typename restricted_constant<Text, Policies...>; };
static_assert(has_constant<u"日本語", no_leading_mark, at_most_bytes<9>> &&
              !has_constant<u"日本語", no_leading_mark, at_most_bytes<8>>);
static_assert(has_constant<"\u202E"> && !has_constant<"\u202E", no_bidirectional_controls> && !has_constant<"\xFF">);

// Overloads may be constrained by policies.
template <fixed_text Text>
constexpr int kind() {
  return 0;
}
template <fixed_text Text>
  requires satisfies<Text, ascii_only>
constexpr int kind() {
  return 1;
}
static_assert(kind<"abc">() == 1 && kind<"日本語">() == 0);

// The diagnostic: the policy, the place from 1, and the scalar value's octets, which are the digits of U+202E.
template <unvalidated_literal Text, class... Policies>
using diagnostic_for = policy_diagnostic_of<Text, Policies...>;
template <diagnostic::byte... All>
using value = diagnostic::character_U_plus<All...>;
static_assert(std::is_same_v<diagnostic_for<"abc", no_interior_nul, ascii_only>, well_formed_text>);
static_assert(std::is_same_v<diagnostic_for<"\u202E">, well_formed_text>);
static_assert(std::is_same_v<diagnostic_for<"abc\u202E", no_interior_nul, no_bidirectional_controls>,
                             violates<no_bidirectional_controls, at_byte<4>, value<x::x20, x::x2E>>>);
static_assert(std::is_same_v<diagnostic_for<"a\0b", no_bidirectional_controls, no_interior_nul, ascii_only>,
                             violates<no_interior_nul, at_byte<2>, value<x::x00, x::x00>>>);
static_assert(std::is_same_v<diagnostic_for<"a\U0001F600", ascii_only>,
                             violates<ascii_only, at_byte<2>, value<x::x00, x::x01, x::xF6, x::x00>>>);
static_assert(std::is_same_v<diagnostic_for<u"\U0001F600\uFFFF", no_noncharacters>,
                             violates<no_noncharacters, at_code_unit<3>, value<x::xFF, x::xFF>>>);
static_assert(
    std::is_same_v<diagnostic_for<"", one_scalar_value>, violates<one_scalar_value, at_byte<1>, end_of_text>>);
static_assert(std::is_same_v<diagnostic_for<"日本語", at_most_bytes<8>>,
                             violates<at_most_bytes<8>, at_byte<7>, value<x::x8A, x::x9E>>>);

// Ill-formed text has its own diagnostic.
static_assert(std::is_same_v<diagnostic_for<"abc\xE0\x80", no_interior_nul>, diagnostic_of<"abc\xE0\x80">>);

struct no_plus : none_of<code_point_range{U'+', U'+'}> {
  static constexpr const char* name = "no plus";
};

// The diagnosis of a literal: the name of the policy, the place from 1 and the value. Reporting a violation is not a
// constant expression.
template <class... Policies>
constexpr auto diagnosed =
    [](const auto& literal) { return diagnose_policies<Policies...>(text_view<char>::checked(literal).operator*()); };
constexpr bool is_diagnosis(policy_diagnosis found, std::string_view name, size_t position) {
  return name == found.name && position == found.position;
}
static_assert(is_diagnosis(diagnosed<no_asterisk, no_plus>("ab*+"), "no asterisk", 3));
static_assert(is_diagnosis(diagnosed<no_asterisk, no_plus>("\u00E9+"), "no plus", 3));
static_assert(is_diagnosis(diagnosed<no_asterisk, no_plus>("ab"), "", 1) && is_diagnosis(diagnosed<>("*+"), "", 1));

template <size_t Case>
constexpr size_t reported() {
  const policy_diagnosis found = Case == 0   ? diagnosed<no_asterisk, no_plus>("ab")
                                  : Case == 1 ? diagnosed<no_asterisk, no_plus>("*")
                                  : Case == 2 ? diagnosed<no_asterisk, no_plus>("ab+")
                                              : diagnose_policies<no_plus>(text_view<char16_t>{u"+"});
  return found.report(found.name, found.position, found.shown);
}
template <size_t Case>
concept is_constant_expression = requires { typename std::integral_constant<size_t, reported<Case>()>; };
static_assert(is_constant_expression<0> && !is_constant_expression<1> && !is_constant_expression<2> &&
              !is_constant_expression<3>);

// Values as compilers print them.
#ifdef __clang__
static_assert(std::string_view{shown_value{scalar_value{U'\u202E'}}.octets[1]} == "2E");
static_assert(shown_value{{}}.octets[0] == nullptr);
#else
static_assert(std::string_view{shown_value{scalar_value{U'\0'}}.characters} == "U+0000");
static_assert(std::string_view{shown_value{scalar_value{U'\u202E'}}.characters} == "U+202E");
static_assert(std::string_view{shown_value{scalar_value{U'\U0001F600'}}.characters} == "U+1F600");
static_assert(std::string_view{shown_value{scalar_value{U'\U0010FFFF'}}.characters} == "U+10FFFF");
static_assert(std::string_view{shown_value{{}}.characters} == "the end");
#endif

// A literal is allowed if it is well-formed and satisfies all policies.
constexpr bool is_allowed(std::string_view literal) {
  return is_allowed_literal<no_asterisk, no_plus>(code_units<char>{literal.data(), literal.size()});
}
static_assert(is_allowed("ab") && is_allowed("") && !is_allowed("a*") && !is_allowed("a+") && !is_allowed("a\xFF"));

int main() { return at_run_time(checks); }
