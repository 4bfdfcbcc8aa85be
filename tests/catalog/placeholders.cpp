// SPDX-License-Identifier: BSL-1.0
#include <u8lit/catalog/placeholders.hpp>

#include <string_view>

using namespace u8lit;
using namespace u8lit::detail;

using text = text_view<char>;

// Whether a text has these placeholders, as they are written, in order.
template <class... Expected>
constexpr bool finds(const placeholders& found, text message, Expected... expected) {
  const std::string_view all[] = {"", expected...};
  if (found.is_invalid || found.count != sizeof...(Expected)) return false;
  for (size_t at = 0; at < found.count; ++at) {
    if (std::string_view{message.data() + found.all[at].begin, found.all[at].size} != all[at + 1]) return false;
  }
  return true;
}
template <class... Expected>
constexpr bool has_fields(text message, Expected... expected) {
  return finds(find_fields(message), message, expected...);
}
template <class... Expected>
constexpr bool has_conversions(text message, Expected... expected) {
  return finds(find_conversions(message), message, expected...);
}

static_assert(has_fields("") && has_fields("none {{}} }}{{") && has_fields("{}", "{}") &&
              has_fields("{0}{1}", "{0}", "{1}"));
static_assert(has_fields("é{name}, {größe:>5}!", "{name}", "{größe:>5}") && has_fields("{{{a}}}", "{a}"));
static_assert(has_fields("{:{}}", "{:{}}", "{}") && has_fields("{0:{1}.{2}f}", "{0:{1}.{2}f}", "{1}", "{2}"));
static_assert(has_fields("{a.b[c]!r:>5}", "{a.b[c]!r:>5}") && has_fields("{:%H:%M}", "{:%H:%M}"));
constexpr bool no_fields(text message, size_t offset) {
  const placeholders found = find_fields(message);
  return found.is_invalid && found.flaw_offset == offset;
}
static_assert(no_fields("{", 0) && no_fields("a}", 1) && no_fields("a{b", 1) && no_fields("{a b}", 0) &&
              no_fields("{:{a", 2) && no_fields("{:{a b}}", 2) &&
              no_fields("{a:", 0) && no_fields("{ }", 0) && no_fields("{}}", 2) && no_fields("x{-1}", 1));
// Either all arguments have numbers or none.
static_assert(no_fields("{}{0}", 2) && no_fields("{0}{}", 3) && has_fields("{}{a}", "{}", "{a}"));

static_assert(has_conversions("") && has_conversions("100%%") && has_conversions("%s%d", "%s", "%d"));
static_assert(has_conversions("%-+ #05.3lf|%1c", "%-+ #05.3lf", "%1c") && has_conversions("%2$s %1$d", "%2$s", "%1$d"));
static_assert(has_conversions("%*d", "%*", "%*d") && has_conversions("%.*f", "%.*", "%.*f") &&
              has_conversions("%1$*2$d", "%1$*2$", "%1$*2$d"));
static_assert(has_conversions("%hhd%lld%zu%jd%td%Lf", "%hhd", "%lld", "%zu", "%jd", "%td", "%Lf") &&
              has_conversions("%m"));
static_assert(has_conversions("%<PRIu64>x", "%<PRIu64>"));
constexpr bool no_conversions(text message, size_t offset) {
  const placeholders found = find_conversions(message);
  return found.is_invalid && found.flaw_offset == offset;
}
static_assert(no_conversions("%", 0) && no_conversions("a%y", 1) && no_conversions("%s%", 2) &&
              no_conversions("%1$s%s", 4) &&
              no_conversions("%<PRI", 0));

// Which take the same argument: by name or number, and for printf by type.
constexpr bool are_same_fields(text left, text right) {
  return take_same_argument(find_fields(left).all[0], left.data(), find_fields(right).all[0], right.data());
}
static_assert(are_same_fields("{}", "{0}") && are_same_fields("{name}", "{name}") &&
              are_same_fields("{a:5d}", "{a:s}") && are_same_fields("{a!r}", "{a}"));
static_assert(!are_same_fields("{0}", "{1}") && !are_same_fields("{a}", "{b}") && !are_same_fields("{a}", "{ab}") &&
              !are_same_fields("{a}", "{a.b}") && !are_same_fields("{a}", "{0}"));
constexpr bool are_same_conversions(text left, text right) {
  return take_same_argument(find_conversions(left).all[0], left.data(), find_conversions(right).all[0], right.data());
}
static_assert(are_same_conversions("%d", "%1$5i") && are_same_conversions("%x", "%u") &&
              are_same_conversions("%b", "%u") && are_same_conversions("%e", "%.2f") &&
              are_same_conversions("%lf", "%f") && are_same_conversions("%lc", "%C") &&
              are_same_conversions("%ls", "%S") && are_same_conversions("%w64d", "%w64i") &&
              are_same_conversions("%<PRIu64>", "%<PRIx64>") && are_same_conversions("%<PRIdMAX>", "%ji"));
static_assert(!are_same_conversions("%d", "%u") && !are_same_conversions("%d", "%ld") &&
              !are_same_conversions("%s", "%2$s") && !are_same_conversions("%hd", "%hhd") &&
              !are_same_conversions("%Lf", "%f") && !are_same_conversions("%c", "%lc") &&
              !are_same_conversions("%s", "%ls") && !are_same_conversions("%w64d", "%w32d") &&
              !are_same_conversions("%w64d", "%wf64d") && !are_same_conversions("%<PRIu64>", "%<PRIu32>") &&
              !are_same_conversions("%<PRIu64>", "%<PRId64>"));
static_assert(no_conversions("%<PRIs64>", 0) && no_conversions("%<SCNd64>", 0) && no_conversions("%<PRId", 0) &&
              no_conversions("%w64", 0));

// What types of arguments a specification of std::format can be used with.
using types = argument_types;
constexpr unsigned numbers = types::integer | types::floating;
constexpr unsigned of_integers = types::integer | types::character | types::boolean;
constexpr bool is_for(text message, unsigned expected) {
  const placeholders found = find_fields(message);
  return !found.is_invalid && (found.all[0].types & (types::as_text - 1)) == expected;
}
constexpr unsigned any_type = types::as_text - 1;
static_assert(is_for("{}", any_type) && is_for("{:}", any_type) && is_for("{:8}", any_type) &&
              is_for("{:*<8}", any_type) && is_for("{:é^8}", any_type) && is_for("{:>>}", any_type) &&
              is_for("{:{}}", any_type) && is_for("{a!r}", any_type) && is_for("{a!s:>8}", any_type));
static_assert(is_for("{:d}", of_integers) && is_for("{:#x}", of_integers) && is_for("{:+08B}", of_integers) &&
              is_for("{:Ld}", of_integers) && is_for("{:_o}", of_integers) && is_for("{:+c}", types::integer) &&
              is_for("{:c}", types::integer | types::character) && is_for("{:?}", types::string | types::character) &&
              is_for("{:s}", types::string | types::boolean) && is_for("{:.3s}", types::string) &&
              is_for("{:p}", types::pointer) && is_for("{:08P}", types::pointer));
static_assert(is_for("{:f}", types::floating) && is_for("{:.{}G}", types::floating) &&
              is_for("{:.1%}", types::floating) && is_for("{:.3}", types::floating | types::string) &&
              is_for("{:+}", numbers) && is_for("{: }", numbers) && is_for("{:#}", numbers) &&
              is_for("{:,}", numbers) && is_for("{:=8}", numbers) && is_for("{:n}", numbers) &&
              is_for("{:zf}", types::floating) && is_for("{:08}", numbers | types::pointer) &&
              is_for("{:L}", numbers | types::character | types::boolean) && is_for("{:Ls}", types::boolean));
static_assert(is_for("{:%H:%M}", types::other) && is_for("{:y}", types::other) && is_for("{:8.}", types::other) &&
              is_for("{:dd}", types::other) && is_for("{:{a}!}", types::other));
static_assert(find_fields("{:{}}").all[1].types == (types::integer | types::unconverted));
// With none.
static_assert(no_fields("a{:+s}", 1) && no_fields("{:.3d}", 0) && no_fields("{:Lp}", 0) && no_fields("{a!r:d}", 0) &&
              no_fields("{a!x}", 0) && no_fields("{a!}", 0));

// More than can be compared.
static_assert(find_fields("{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}").count == 24 &&
              !find_fields("{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}").is_too_many &&
              find_fields("{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}").is_too_many);

int main() {}
