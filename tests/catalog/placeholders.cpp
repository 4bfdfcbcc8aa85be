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
static_assert(has_fields("{a.b[c]!r:x}", "{a.b[c]!r:x}") && has_fields("{:%H:%M}", "{:%H:%M}"));
constexpr bool no_fields(text message, size_t offset) {
  const placeholders found = find_fields(message);
  return found.is_invalid && found.flaw_offset == offset;
}
static_assert(no_fields("{", 0) && no_fields("a}", 1) && no_fields("a{b", 1) && no_fields("{a b}", 0) &&
              no_fields("{:{a", 0) &&
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

// Which are the same: by name or number, and by type.
constexpr bool are_same_fields(text left, text right) {
  return are_same(find_fields(left).all[0], left.data(), find_fields(right).all[0], right.data());
}
static_assert(are_same_fields("{}", "{0}") && are_same_fields("{name}", "{name}") &&
              are_same_fields("{a:5d}", "{a:<d}") &&
              are_same_fields("{:%H}", "{:%d}") && are_same_fields("{a!r}", "{a}"));
static_assert(!are_same_fields("{0}", "{1}") && !are_same_fields("{a}", "{b}") && !are_same_fields("{a}", "{ab}") &&
              !are_same_fields("{a:d}", "{a:x}") && !are_same_fields("{a}", "{0}"));
constexpr bool are_same_conversions(text left, text right) {
  return are_same(find_conversions(left).all[0], left.data(), find_conversions(right).all[0], right.data());
}
static_assert(are_same_conversions("%d", "%1$5i") && are_same_conversions("%x", "%u") &&
              are_same_conversions("%e", "%.2f") &&
              are_same_conversions("%<PRIu64>", "%<PRIu64>"));
static_assert(!are_same_conversions("%d", "%u") && !are_same_conversions("%d", "%ld") &&
              !are_same_conversions("%s", "%2$s") &&
              !are_same_conversions("%hd", "%hhd") && !are_same_conversions("%<PRIu64>", "%<PRIu32>"));

// More than can be compared.
static_assert(find_fields("{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}").count == 24 &&
              !find_fields("{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}").is_too_many &&
              find_fields("{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}{}").is_too_many);

int main() {}
