// SPDX-License-Identifier: BSL-1.0
#include <u8lit/text/text_builder.hpp>

#include <string_view>
#include <type_traits>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// A writer takes text and scalar values, in whatever form, and says how long that is; so does one that only counts.
template <code_unit Unit>
constexpr size_t appended_to(Unit* units) {
  text_writer<Unit> out{units};
  out.append(text_view<Unit>::unchecked(units, 0));
  out.append(U'a');
  out.append(text_view<char>("ß日"));
  out.append(U'😀');
  out.append(text_view<char16_t>(u"😀"));
  return out.size();
}
constexpr bool writes_every_form() {
  char octets[16]{};
  char16_t units[16]{};
  char32_t values[16]{};
  return appended_to(octets) == 14 && std::string_view{octets, 14} == "aß日😀😀" && appended_to(units) == 7 &&
         std::u16string_view{units, 7} == u"aß日😀😀" && appended_to(values) == 5 && values[4] == U'😀' &&
         appended_to(static_cast<char*>(nullptr)) == 14 && appended_to(static_cast<char16_t*>(nullptr)) == 7;
}
static_assert(writes_every_form());
template <class Unit, class Part>
concept appends = requires(text_writer<Unit>& out, Part part) { out.append(part); };
static_assert(appends<char, text_view<char>> && appends<char, text_view<char16_t>> && appends<char, scalar_value>);
static_assert(!appends<char, std::string_view> && !appends<char, const char*> && !appends<char, code_units<char>>);

// The result has the type of the literal.
constexpr auto day_and_three = make_text<char>([](text_writer<char>& out) {
  out.append(text_view<char>{"日"});
  for (int times = 0; times < 3; ++times) out.append(U'ß');
});
static_assert(std::is_same_v<decltype(day_and_three), const text_constant<"日ßßß">>);
static_assert(make_text<char16_t>([](text_writer<char16_t>&) {}).empty());

// Of several literals, the first ill-formed one is reported.
static_assert(well_formed<diagnostic_of_all<>> && well_formed<diagnostic_of_all<"a", u"日", "">>);
static_assert(std::is_same_v<diagnostic_of_all<"a", "\xC0", "\xED\xA0\x80">, diagnostic_of<"\xC0">>);
static_assert(std::is_same_v<diagnostic_of_all<u"\xD800", "\xC0">, diagnostic_of<u"\xD800">>);

// In a buffer: whole sequences, and nothing after the first one that does not fit.
constexpr bool keeps_to_its_room() {
  char units[4]{'#', '#', '#', '#'};
  text_writer<char> out{units, 3};
  out.append(text_view<char>{"ab"});
  out.append(scalar_value{U'é'});
  const bool stopped = !out.fits() && out.size() == 2 && units[2] == '#';
  out.append(text_view<char>{"c"});
  return stopped && !out.fits() && out.size() == 2 && units[2] == '#' && text_writer<char>{units, 0}.fits();
}
static_assert(keeps_to_its_room());

int main() { return at_run_time(writes_every_form); }
