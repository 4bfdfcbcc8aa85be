// SPDX-License-Identifier: BSL-1.0
// Says of host names whether they are on a list. The list is a constant of the program, and case does not matter.
#include <u8lit/caseless_table.hpp>

#include <cstdio>
#include <string_view>

inline constexpr auto blocked_rows = u8lit::make_rows({
    "tracker.example", "Bücher.example", "πωλήσεις.example", "СПАМ.example", "ads.straße.example"});
inline constexpr auto blocked = u8lit::make_text_set<u8lit::unicode::ignoring_case<blocked_rows>>;

// Whether the list has the host, or a domain that the host is in.
constexpr bool is_blocked(std::string_view host) {
  while (!blocked.contains(host)) {
    const auto dot = host.find('.');
    if (dot == std::string_view::npos) return false;
    host.remove_prefix(dot + 1);
  }
  return true;
}
static_assert(is_blocked("BÜCHER.Example") && is_blocked("Πωλήσεις.example") && is_blocked("ads.STRASSE.example"));
static_assert(is_blocked("www.tracker.example") && !is_blocked("example") && !is_blocked("nottracker.example"));

int main(int argc, char** argv) {
  for (int at = 1; at < argc; ++at) std::printf("%s: %s\n", argv[at], is_blocked(argv[at]) ? "blocked" : "not blocked");
}
