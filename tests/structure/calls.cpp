// SPDX-License-Identifier: BSL-1.0
// Text with a user's code units, classes, function objects and values. Their namespace has functions of all the names
// that the library calls (calls_test.py makes it): none of them may be called instead.
#include <u8lit.hpp>

using u8lit::fault;
using u8lit::size_t;
using namespace u8lit::literals;

namespace a_user {

template <u8lit::size_t Size>
struct some_literal {
  some_unit units[Size - 1];

  consteval some_literal(const char (&from)[Size]) noexcept : units{} {
    for (u8lit::size_t at = 0; at < Size - 1; ++at) units[at] = static_cast<some_unit>(from[at]);
  }
};

// A user's class and a user's buffer.
template <class Unit>
struct some_text {
  const Unit* units;
  u8lit::size_t length;

  constexpr const Unit* data() const noexcept { return units; }
  constexpr u8lit::size_t size() const noexcept { return length; }
};
template <class Unit, u8lit::size_t Size = 64>
struct some_buffer {
  Unit units[Size]{};

  constexpr Unit* data() noexcept { return units; }
  constexpr const Unit* data() const noexcept { return units; }
  constexpr u8lit::size_t size() const noexcept { return Size; }
};

enum class some_kind : unsigned char { none, letter, sign };

struct is_some_letter {
  constexpr bool operator()(char32_t value) const noexcept { return value < 0x20AC; }
};
struct one_more {
  constexpr some_kind operator()(some_kind state, u8lit::scalar_value) const noexcept {
    return state == some_kind::none ? some_kind::letter : some_kind::sign;
  }
};
struct next_scalar_value {
  constexpr u8lit::scalar_value operator()(u8lit::scalar_value value) const noexcept { return value; }
};

}  // namespace a_user

using unit = a_user::some_unit;
using kind = a_user::some_kind;
template <size_t Size>
using literal = a_user::some_literal<Size>;
template <class Unit>
using text = a_user::some_text<Unit>;
template <class Unit>
using buffer = a_user::some_buffer<Unit, 64>;

template <size_t Size>
constexpr text<unit> text_like_this(const literal<Size>& from) noexcept {
  return {from.units, Size - 1};
}

template <class Unit, size_t Count>
constexpr bool holds_this(const buffer<Unit>& out, size_t written, const char (&expected)[Count]) noexcept {
  if (written != Count - 1) return false;
  for (size_t at = 0; at < written; ++at) {
    if (static_cast<unsigned char>(out.units[at]) != static_cast<unsigned char>(expected[at])) return false;
  }
  return true;
}

inline constexpr a_user::some_literal well{"a\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80"};
inline constexpr a_user::some_literal missing{"\xC3\x41"};
inline constexpr a_user::some_literal overlong{"\xC0\x80"};
inline constexpr a_user::some_literal long_one{
    "0123456789012345678901234567890123456789012345678901234567890123456789\xC3\xA9 "
    "0123456789012345678901234567890123"};
using view = u8lit::text_view<unit>;
inline constexpr view good = *view::checked(text_like_this(well));

// Ill-formed: C3 41 and C0 80 are no UTF-8, whatever a user's decode_front, validate or is_trailing_unit says.
constexpr bool units_are_refused(text<unit> in, fault what) noexcept {
  return !u8lit::is_well_formed(in) && !u8lit::is_well_formed(in.units, in.length) && !view::checked(in) &&
         !view::checked(in.units, in.length) && u8lit::validate(in).what == what &&
         u8lit::validate(in.units, in.length).what == what && u8lit::decode_front(in).what == what &&
         u8lit::decode_front(in.units, in.length).what == what && !u8lit::decode_back(overlong.units, 2);
}
static_assert(units_are_refused(text_like_this(missing), fault::missing_continuation) &&
              units_are_refused(text_like_this(overlong), fault::invalid_lead));
static_assert(!u8lit::is_well_formed(missing.units) && !u8lit::is_well_formed(overlong.units));
static_assert(u8lit::is_well_formed(text_like_this(well)) && u8lit::is_well_formed(well.units) &&
              view::checked(text_like_this(well)));
static_assert(u8lit::is_well_formed(long_one.units) && u8lit::is_well_formed(text_like_this(long_one)));
static_assert(u8lit::explain(u8lit::validate(text_like_this(missing)), text_like_this(missing)).size() > 0);

constexpr bool units_are_read() noexcept {
  size_t scalars = 0, decoded = 0, faults = 0;
  for (const u8lit::scalar_value value : good.scalars()) scalars += value != u8lit::scalar_value{};
  for (const auto value : u8lit::scalars(text_like_this(well))) decoded += value == u8lit::scalar_value{U'\u20AC'};
  for (const auto& each : u8lit::scalars_with_faults(text_like_this(missing))) faults += !each;
  return scalars == 4 && decoded == 1 && faults == 1 && good.scalars().count() == 4 && good == good && good <= good &&
         !(good < "aé"_text.view()) && good == "aé€😀"_text.view() && u8lit::compare(good, good) == 0 &&
         u8lit::compare(good, u"aé"_text) > 0 && u8lit::utf8_length(good) == 10 && u8lit::utf16_length(good) == 5 &&
         u8lit::utf32_length(good) == 4 && u8lit::is_boundary(good, 3) && !u8lit::is_boundary(good, 2);
}
static_assert(units_are_read());

constexpr bool is_transcoded() noexcept {
  buffer<char16_t> wide;
  buffer<unit> narrow;
  buffer<char> latin;
  const auto there = u8lit::transcode(text_like_this(well), wide);
  const auto back = u8lit::transcode(wide.data(), there.written, narrow.data(), narrow.size());
  const auto same = u8lit::transcode(good, narrow);
  const auto refused = u8lit::transcode(text_like_this(missing), wide);
  const auto replaced = u8lit::replace_ill_formed(text_like_this(missing), narrow);
  const bool is_replaced = holds_this(narrow, replaced.written, "\xEF\xBF\xBD\x41");
  const auto octets =
      u8lit::to_octets(text_like_this(well), u8lit::encoding_scheme::utf16be, u8lit::initial_mark::write, narrow);
  const text<unit> written{narrow.data(), octets.written};
  const auto read = u8lit::from_octets(written, u8lit::encoding_scheme::utf16be, u8lit::byte_order_mark::strip, latin);
  const auto cut = u8lit::to_latin1(text_like_this(well), narrow);
  const auto from = u8lit::from_latin1(text<unit>{narrow.data(), cut.written}, latin);
  u8lit::stream_decoder<unit> stream{u8lit::on_fault::replace, u8lit::byte_order_mark::strip};
  const auto first = stream.decode(well.units, 2, wide.data(), wide.size());
  const auto rest = stream.decode(text<unit>{well.units + 2, 8}, wide, u8lit::chunk::last);
  return there && back && back.written == 10 && same && refused.found.what == fault::missing_continuation && replaced &&
         is_replaced && octets.written == 12 && read.written == 10 && !cut && cut.written == 2 && from.written == 3 &&
         first.written == 1 && rest.written == 4 && stream.finish(wide) &&
         !u8lit::detail::begins_with_byte_order_mark(u8lit::detail::units_of(text_like_this(well))) &&
         u8lit::apply_byte_order_mark(good, u8lit::byte_order_mark::strip).text == good &&
         u8lit::detect_byte_order_mark(text_like_this(well)).scheme == u8lit::detect_byte_order_mark("a").scheme;
}
static_assert(is_transcoded());

template <class Form>
constexpr bool is_codec() noexcept {
  buffer<unit> out;
  buffer<char> text_out;
  const auto from = Form::from_utf8(text_like_this(a_user::some_literal{"aé"}), out);
  const text<unit> made{out.data(), from.written};
  return from && Form::is_well_formed(made) && Form::validate(made) && Form::to_utf8(made, text_out) &&
         Form::to_utf8_length(made) == 3 && Form::from_utf8_length(text_like_this(well)) > 0 &&
         Form::decode_front(made) && !Form::is_well_formed(text_like_this(a_user::some_literal{"\xC3\x41"}));
}
static_assert(is_codec<u8lit::legacy::cesu8>() && is_codec<u8lit::legacy::modified_utf8>() &&
              is_codec<u8lit::legacy::wtf8>());
static_assert(is_codec<u8lit::legacy::rfc2279>());

constexpr bool is_searched() noexcept {
  const view euro = *view::checked(well.units + 3, 3);
  return u8lit::find(good, euro) == 3 && u8lit::find(good, U'€') == 3 && u8lit::rfind(good, euro) == 3 &&
         u8lit::rfind(good, U'a') == 0 && u8lit::contains(good, euro) && u8lit::contains(good, U'😀') &&
         u8lit::count(good, euro) == 1 && u8lit::count(good, U'é') == 1 && u8lit::starts_with(good, U'a') &&
         u8lit::ends_with(good, U'😀') && u8lit::strip_prefix(good, U'a').size() == 9 &&
         u8lit::strip_suffix(good, U'😀').size() == 6 && good.slice(3, 6) == euro &&
         good.slice(3).size() == 7 && good.slice_scalars(2, 1) == euro &&
         *good.nth(2) == U'€' && u8lit::trim(good, U'a').size() == 9 && u8lit::trim(good).size() == 10 &&
         u8lit::trim_start(good, U'a').size() == 9 && u8lit::trim_end(good, U'😀').size() == 6;
}
static_assert(is_searched());

template <class Pieces>
constexpr size_t count_of_pieces(const Pieces& pieces) noexcept {
  size_t result = 0;
  for (const auto& piece : pieces) result += piece.size() <= 10;
  return result;
}
constexpr bool is_split() noexcept {
  const view euro = *view::checked(well.units + 3, 3);
  view parts[]{good, euro};
  u8lit::sort(parts);
  return count_of_pieces(u8lit::split(good, euro)) == 2 && count_of_pieces(u8lit::split(good, U'€')) == 2 &&
         count_of_pieces(u8lit::split_ascii_white_space(good)) == 1 && count_of_pieces(u8lit::lines(good)) == 1 &&
         parts[1] == euro;
}
static_assert(is_split());

constexpr bool is_rewritten() noexcept {
  const view euro = *view::checked(well.units + 3, 3), letter = *view::checked(well.units, 1);
  buffer<unit> out, back;
  const bool replaced = holds_this(out, u8lit::replace(good, euro, letter, out).written, "aéa😀");
  const bool reversed = holds_this(out, u8lit::reverse(good, out).written, "😀€éa");
  const bool upper = holds_this(out, u8lit::to_ascii_upper(good, out).written, "Aé€😀");
  const bool lower = holds_this(out, u8lit::to_ascii_lower(good, out).written, "aé€😀");
  const bool hex = holds_this(out, u8lit::to_hex(text_like_this(missing), out).written, "C3 41");
  const auto c = u8lit::escape_c(text_like_this(well), out, u8lit::beyond_ascii::escaped);
  const bool c_back = holds_this(back, u8lit::unescape_c(text<unit>{out.data(), c.written}, back).written, "aé€😀");
  const auto json = u8lit::escape_json(text_like_this(well), out, u8lit::beyond_ascii::escaped);
  const bool json_back =
      holds_this(back, u8lit::unescape_json(text<unit>{out.data(), json.written}, back).written, "aé€😀");
  const auto percent = u8lit::percent_encode(text_like_this(well), out);
  const bool percent_back =
      holds_this(back, u8lit::percent_decode(text<unit>{out.data(), percent.written}, back).written, "aé€😀");
  const view digits = u8lit::integer_text(-1234, out);
  return replaced && reversed && upper && lower && hex && c && c_back && json && json_back && percent && percent_back &&
         digits == "-1234"_text.view() && *u8lit::to_integer<int>(digits) == -1234 &&
         u8lit::equal_ignoring_ascii_case(good, good);
}
static_assert(is_rewritten());

// Tables: keys looked up as a user's text, values of a user's type.
inline constexpr u8lit::text_row<kind> text_rows[]{{"aé€😀", kind::letter}, {"b", kind::sign}};
inline constexpr auto map = u8lit::make_text_map<text_rows>;
static_assert(map.at(good) == kind::letter && map.contains(good) && map.find(good) != map.end());
static_assert(map.longest_prefix_of(good) != map.end() && !map.keys().starting_with(good).empty());
static_assert(u8lit::text_switch(good, u8lit::on("aé€😀"_text, [] { return kind::letter; }),
                                 u8lit::otherwise([] { return kind::none; })) == kind::letter);
inline constexpr u8lit::code_point_row<kind> rows[]{{U'a', U'z', kind::letter}, {U'\u20AC', kind::sign}};
inline constexpr auto kinds = u8lit::make_code_point_map<rows, kind::none>;
inline constexpr auto small_kinds = u8lit::make_small_code_point_map<rows>;
static_assert(kinds[U'b'] == kind::letter && small_kinds[U'\u20AC'] == kind::sign && kinds == small_kinds);

// Function objects of a user's.
inline constexpr auto letters = u8lit::code_points_where<a_user::is_some_letter{}>;
static_assert(letters.contains(U'a') && u8lit::find_first_of(good, letters) == 0 &&
              u8lit::find_first_not_of(good, letters) == 3);
static_assert(u8lit::prefix_in(good, letters).size() == 3);
static_assert(u8lit::fold(good, kind::none, a_user::one_more{}) == kind::sign);
static_assert(u8lit::transform("aé"_text, a_user::next_scalar_value{}) == "aé"_text &&
              u8lit::filter("aé€"_text, a_user::is_some_letter{}) == "aé"_text);

// The automata of a set, over a user's units.
inline constexpr auto few = u8lit::make_code_points({{U'a', U'z'}, U'\U0001F600'});
static_assert(u8lit::match_front(good, u8lit::make_octet_automaton<few>) == 1 &&
              u8lit::match_back(good, u8lit::make_backward_octet_automaton<few>) == 4);

// Policies.
using plain_text = u8lit::restricted_text<unit, u8lit::policy::no_interior_nul, u8lit::policy::no_controls>;
static_assert(plain_text::checked(text_like_this(well)) && !plain_text::checked(text_like_this(missing)));

int main() {}
