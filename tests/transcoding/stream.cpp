// SPDX-License-Identifier: BSL-1.0
#include <u8lit/transcoding/stream.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "../support/chunking.hpp"
#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace std::string_view_literals;

// A euro sign in two chunks, from UTF-8 to UTF-16.
constexpr bool usage() {
  stream_decoder decoder;
  char16_t out[8]{};
  const transcoded first = decoder.decode("5 \xE2\x82", out);
  if (!first || first.read != 4 || first.written != 2 || decoder.held() != 2) return false;
  const transcoded second = decoder.decode("\xAC!", out, chunk::last);
  return second && second.written == 2 && out[0] == u'€' && out[1] == u'!';
}
static_assert(usage());

// The WHATWG TextDecoder: successive calls of `decode` and the output of each; none where it throws.
struct call {
  std::string_view octets;
  chunk which;
  std::u16string_view gives;
  bool throws = false;
};
constexpr chunk stream = chunk::more_follow, flush = chunk::last;

template <size_t Calls>
constexpr bool decodes(on_fault policy, byte_order_mark mark, const call (&calls)[Calls]) {
  stream_decoder decoder{policy, mark};
  for (const call& each : calls) {
    char16_t out[40]{};
    const transcoded found = decoder.decode(each.octets, out, each.which);
    if (!found.fits || static_cast<bool>(found.found) == each.throws) return false;
    if (!each.throws && std::u16string_view{out, found.written} != each.gives) return false;
  }
  return true;
}
constexpr auto replace = on_fault::replace, fatal = on_fault::stop;
constexpr auto strip = byte_order_mark::strip, ignore_bom = byte_order_mark::keep;

// web-platform-tests, encoding/textdecoder-streaming: the output of each chunk.
static_assert(decodes(replace, strip, {{"\xC1", stream, u"\uFFFD"}, {"", flush, u""},
                                       {"\xF5", stream, u"\uFFFD"}, {"", flush, u""},
                                       {"\xE0" "A", stream, u"\uFFFDA"}, {"B", flush, u"B"},
                                       {"\xE0\x80", stream, u"\uFFFD\uFFFD"}, {"\x80", flush, u"\uFFFD"},
                                       {"\xED\xA0", stream, u"\uFFFD\uFFFD"}, {"\x80", flush, u"\uFFFD"},
                                       {"\xF0" "A", stream, u"\uFFFDA"}, {"B", stream, u"B"}, {"C", flush, u"C"}}));
static_assert(decodes(replace, strip, {{"\xF0\x80", stream, u"\uFFFD\uFFFD"}, {"\x80", stream, u"\uFFFD"},
                                       {"\x80", flush, u"\uFFFD"},
                                       {"\xF4\xA0", stream, u"\uFFFD\uFFFD"}, {"\x80", stream, u"\uFFFD"},
                                       {"\x80", flush, u"\uFFFD"},
                                       {"\xF0\x90" "A", stream, u"\uFFFDA"}, {"B", flush, u"B"},
                                       {"\xF0\x9F\x92", stream, u""}, {"\xA9", flush, u"\U0001F4A9"}}));

// textdecoder-eof: the output at the end of the stream.
static_assert(decodes(replace, strip, {{"\xF0", flush, u"\uFFFD"}, {"\xF0\x9F", flush, u"\uFFFD"},
                                       {"\xF0\x9F\x92", flush, u"\uFFFD"},
                                       {"\xF0\x9F" "A", flush, u"\uFFFDA"}, {"\xF0" "AB", flush, u"\uFFFDAB"},
                                       {"\xF0" "A\xF0", flush, u"\uFFFDA\uFFFD"},
                                       {"\xF0\x8F\x92", flush, u"\uFFFD\uFFFD\uFFFD"}}));
static_assert(decodes(replace, strip, {{"\xF0", stream, u""}, {"", flush, u"\uFFFD"},
                                       {"\xF0", stream, u""}, {"\x9F", stream, u""}, {"", flush, u"\uFFFD"},
                                       {"\xF0\x9F", stream, u""}, {"\x92", flush, u"\uFFFD"},
                                       {"\xF0\x9F", stream, u""}, {"A", stream, u"\uFFFDA"}, {"", flush, u""},
                                       {"\xF0" "AB", stream, u"\uFFFDAB"}, {"", flush, u""},
                                       {"\xF0" "A\xF0", stream, u"\uFFFDA"}, {"", flush, u"\uFFFD"}}));
static_assert(decodes(replace, strip, {{"\xF0", stream, u""}, {"\x8F", stream, u"\uFFFD\uFFFD"},
                                       {"\x92", stream, u"\uFFFD"}, {"", flush, u""},
                                       {"\xF0\xC2\x80*", stream, u"\uFFFD\u0080*"}, {"", flush, u""},
                                       {"\xF0", stream, u""}, {"\xC2", stream, u"\uFFFD"},
                                       {"\x80", stream, u"\u0080"}, {"*", stream, u"*"}, {"", flush, u""},
                                       {"\xF0", stream, u""}, {"\xC2", stream, u"\uFFFD"},
                                       {"\x80*", stream, u"\u0080*"}, {"", flush, u""},
                                       {"\xF0", stream, u""}, {"\xC2\x80*", stream, u"\uFFFD\u0080*"},
                                       {"", flush, u""}}));

// textdecoder-byte-order-marks, textdecoder-ignorebom, decode-ignore-bom: a mark is stripped or kept, wherever cut.
static_assert(decodes(replace, strip, {{"\xEF\xBB\xBF" "abc", flush, u"abc"}, {"\xEF\xBB\xBF" "abc", flush, u"abc"},
                                       {"", stream, u""}, {"\xEF\xBB\xBF" "abc", flush, u"abc"},
                                       {"\xEF", stream, u""}, {"\xBB\xBF" "abc", flush, u"abc"},
                                       {"\xEF\xBB", stream, u""}, {"\xBF" "abc", flush, u"abc"},
                                       {"\xEF", stream, u""}, {"\xBB", stream, u""}, {"\xBF", stream, u""},
                                       {"abc", flush, u"abc"},
                                       {"\xEF\xBB\xBF", stream, u""}, {"\xEF\xBB\xBF", flush, u"\uFEFF"}}));
static_assert(decodes(replace, ignore_bom, {{"\xEF\xBB\xBF" "abc", flush, u"\uFEFF" "abc"},
                                            {"\xEF", stream, u""}, {"\xBB\xBF" "abc", flush, u"\uFEFF" "abc"},
                                            {"\xEF\xBB", stream, u""}, {"\xBF" "abc", flush, u"\uFEFF" "abc"},
                                            {"\xEF\xBB\xBF", stream, u"\uFEFF"}, {"abc", flush, u"abc"}}));
// An incomplete mark is written once it proves not to be one; there is no mark after it or after a fault.
static_assert(decodes(replace, strip, {{"\xEF\xBB", stream, u""}, {"", flush, u"\uFFFD"},
                                       {"\xEF\xBB", flush, u"\uFFFD"},
                                       {"\xEF\xBB", stream, u""}, {"\xBE", flush, u"\uFEFE"},
                                       {"\xEF\xBB", stream, u""}, {"A", flush, u"\uFFFDA"},
                                       {"\xEF\xBB", stream, u""}, {"\xEF\xBB\xBF", flush, u"\uFFFD\uFEFF"},
                                       {"\xFF\xEF\xBB\xBF", flush, u"\uFFFD\uFEFF"}, {"A", stream, u"A"},
                                       {"\xEF\xBB\xBF", flush, u"\uFEFF"}}));

// textdecoder-fatal, textdecoder-fatal-streaming: the call that finds a fault reports it, and the last call clears it.
static_assert(decodes(fatal, strip, {{"\u2665", flush, u"\u2665"}, {"\xE2\x99", flush, u"", true},
                                     {"\u2665", flush, u"\u2665"},
                                     {"\xC0", flush, u"", true}, {"\xE2\x99", stream, u""}, {"", flush, u"", true},
                                     {"\xE2\x99", stream, u""}, {"A", flush, u"", true},
                                     {"\xE2\x99", stream, u""}, {"\xA5", flush, u"\u2665"},
                                     {"\xEF\xBB", stream, u""}, {"\xBF" "a", flush, u"a"},
                                     {"\xEF\xBB", flush, u"", true}}));
// TextDecoder continues after an exception within a stream. Here faults are sticky, because a result can be ignored.
static_assert(decodes(fatal, strip, {{"a\xFF" "b", stream, u"", true}, {"c", stream, u"", true},
                                     {"d", flush, u"", true}, {"e", flush, u"e"}}));

// textdecoder-streaming: this text, in chunks of 1 to 5 bytes.
constexpr bool comes_in_windows() {
  constexpr auto octets = "\0" "123ABCabc\u0080\u00FF\u0100\u1000\uFFFD\U00010000\U0010FFFF"sv;
  constexpr auto text = u"\0" "123ABCabc\u0080\u00FF\u0100\u1000\uFFFD\U00010000\U0010FFFF"sv;
  for (size_t window = 1; window <= 5; ++window) {
    stream_decoder decoder{fatal, strip};
    char16_t out[40]{};
    size_t written = 0;
    for (size_t at = 0; at < octets.size(); at += window)
      written += decoder.decode(octets.substr(at, window), out + written, 40 - written).written;
    if (!decoder.finish(out, 0) || std::u16string_view{out, written} != text) return false;
  }
  return true;
}
static_assert(comes_in_windows());

// TextEncoder.encodeInto (encodeInto.any.js): a text into a short buffer, with replacement; also as a stream.
constexpr bool encodes_into(std::u16string_view in, size_t room, size_t read, std::string_view octets) {
  for (const bool streamed : {false, true}) {
    char out[10]{};
    stream_decoder<char16_t> decoder{replace};
    const transcoded found = streamed ? decoder.decode(in, out, room, chunk::last) : replace_ill_formed(in, out, room);
    if (found.read != read || std::string_view{out, found.written} != octets) return false;
    for (size_t at = found.written; at < 10; ++at) {
      if (out[at] != 0) return false;
    }
  }
  return true;
}
static_assert(encodes_into(u"Hi", 0, 0, "") && encodes_into(u"A", 10, 1, "A"));
static_assert(encodes_into(u"\U0001D306", 4, 2, "\U0001D306") && encodes_into(u"\U0001D306A", 3, 0, ""));
static_assert(encodes_into(u"\xD834" u"A\xDF06" u"A\u00A5Hi", 10, 5, "\uFFFDA\uFFFDA\u00A5"));

// Streams of UTF-16 (TextEncoderStream): a high surrogate is held for its pair.
constexpr bool pairs_surrogates() {
  stream_decoder<char16_t> decoder{replace};
  char out[16]{};
  const transcoded half = decoder.decode(u"a\xD83D", out);
  if (half.read != 2 || half.written != 1 || decoder.held() != 1) return false;
  const transcoded pair = decoder.decode(u"\xDE00\xD83D", out);
  if (pair.written != 4 || std::string_view{out, 4} != "\U0001F600" || decoder.held() != 1) return false;
  const transcoded alone = decoder.decode(u"b", out, chunk::last);
  if (alone.written != 4 || alone.replaced != 1 || std::string_view{out, 4} != "\uFFFDb") return false;
  stream_decoder<char16_t> strict;
  static_cast<void>(strict.decode(u"ab\xD83D", out));
  return strict.finish(out).found == verdict{fault::unpaired_high_surrogate, 2, 1};
}
static_assert(pairs_surrogates());

// A fault that begins in an earlier chunk has the offset of its sequence; it is sticky until reset or the end.
constexpr bool tells_where() {
  stream_decoder decoder;
  char out[16]{};
  static_cast<void>(decoder.decode("abc", out));
  static_cast<void>(decoder.decode("d\xF0", out));
  static_cast<void>(decoder.decode("\x9F", out));
  constexpr verdict expected{fault::missing_continuation, 4, 2};
  const transcoded found = decoder.decode("efg", out);
  if (found.found != expected || found.read != 0 || found.written != 0 || !found.fits) return false;
  const transcoded again = decoder.decode("efg", out);
  if (again.found != expected || again.read != 0 || again.written != 0 || !again.fits) return false;
  decoder.reset();
  if (decoder.decode("\xFFz", out).found != verdict{fault::invalid_lead, 0, 1}) return false;
  if (decoder.finish(out).found != verdict{fault::invalid_lead, 0, 1}) return false;
  const transcoded fresh = decoder.decode("xyz", out);
  return fresh && fresh.read == 3 && fresh.found == verdict{fault::none, 3, 0};
}
static_assert(tells_where());

// The last call reports a truncated sequence, its length and its offset.
constexpr bool tells_what_is_truncated() {
  constexpr std::string_view cut[]{"\xC2", "\xE2", "\xE2\x82", "\xF0", "\xF0\x9F", "\xF0\x9F\x98"};
  char out[16]{};
  for (const std::string_view each : cut) {
    stream_decoder strict;
    stream_decoder lossy{replace};
    static_cast<void>(strict.decode("ab", out));
    static_cast<void>(strict.decode(each, out));
    static_cast<void>(lossy.decode(each, out));
    if (strict.held() != each.size()) return false;
    if (strict.finish(out).found != verdict{fault::truncated, 2, each.size()}) return false;
    const transcoded found = lossy.finish(out);
    if (!found || found.replaced != 1 || std::string_view{out, found.written} != "\uFFFD" || lossy.held() != 0)
      return false;
  }
  return true;
}
static_assert(tells_what_is_truncated());

// If the output is full, nothing is lost: neither held units, nor the end of the stream, nor the beginning of the next.
constexpr bool waits_for_room() {
  stream_decoder decoder{replace, strip};
  char out[3]{};
  const transcoded mark = decoder.decode("\xEF\xBB\xBF", out, 0);
  if (!mark || mark.read != 3 || !decoder.has_signature()) return false;
  const transcoded held = decoder.decode("\xE2\x82", out, 0);
  if (!held || held.read != 2) return false;
  for (int time = 0; time < 2; ++time) {
    const transcoded full = decoder.decode("\xAC\xE2", out, 2, chunk::last);
    if (full.fits || full.read != 0 || full.written != 0 || decoder.held() != 2) return false;
  }
  const transcoded one = decoder.decode("\xAC\xE2", out, 3, chunk::last);
  if (one.fits || one.read != 1 || one.written != 3 || one.replaced != 0 || std::string_view{out, 3} != "€")
    return false;
  const transcoded full = decoder.decode("\xE2", out, 1, chunk::last);
  if (full.fits || full.read != 0 || full.replaced != 0) return false;
  const transcoded last = decoder.decode("\xE2", out, 3, chunk::last);
  if (!last || last.read != 1 || last.written != 3 || last.replaced != 1 || last.found.offset != 7) return false;
  const transcoded next = decoder.decode("\xEF\xBB\xBF", out, 0, chunk::last);
  return next && next.read == 3 && next.written == 0;
}
static_assert(waits_for_room());

// Signatures (RFC 3629 section 6): reported if allowed, also after the last chunk, until a new stream begins.
constexpr bool tells_signatures() {
  char out[8]{};
  for (const byte_order_mark policy : chunking::mark_policies) {
    stream_decoder decoder{fatal, policy};
    static_cast<void>(decoder.decode("\xEF\xBB", out));
    if (decoder.has_signature()) return false;
    const transcoded found = decoder.decode("\xBFz", out, chunk::last);
    if (!found || found.written != (policy == strip ? 1 : 4)) return false;
    if (decoder.has_signature() != (policy != byte_order_mark::forbid)) return false;
    if (!decoder.decode("z\uFEFF", out, chunk::last) || decoder.has_signature()) return false;
  }
  return true;
}
static_assert(tells_signatures());

// Any container of the decoder's code units is a chunk; any writable container of code units is an output.
static_assert(std::is_same_v<decltype(stream_decoder{}), stream_decoder<char>>);
inline bool containers() {
  std::array<wchar_t, 4> wide{};
  std::vector<char32_t> scalars(4);
  unsigned char octets[4]{};
  stream_decoder<std::byte> bytes;
  constexpr std::byte euro[]{std::byte{0xE2}, std::byte{0x82}, std::byte{0xAC}};
  if (!bytes.decode(euro, scalars) || scalars[0] != U'€') return false;
  if (!bytes.decode(euro, 3, octets, 4) || octets[0] != 0xE2 || octets[2] != 0xAC) return false;
  stream_decoder<> chars;
  if (!chars.decode(std::string{"€"}, wide) || wide[0] != L'€') return false;
  if (chars.decode("a\0b", wide).read != 3) return false;  // an array's final NUL is not counted
  stream_decoder<wchar_t> from_wide;
  if (!from_wide.decode(L"€", wide, chunk::last) || wide[0] != L'€') return false;
  stream_decoder<char32_t> from_scalars;
  if (from_scalars.decode(U"a\x110000", octets).found != verdict{fault::out_of_range, 1, 1}) return false;
#ifdef __cpp_char8_t
  stream_decoder<char8_t> units;
  if (!units.decode(u8"€", scalars) || !units.finish(scalars)) return false;
#endif
  char* const nowhere = nullptr;
  return chars.finish(wide) && from_wide.decode(L"", nowhere, 0) && from_wide.finish(nowhere, 0);
}

template <class Decoder, class Text, class Buffer>
concept takes = requires(Decoder decoder, const Text& text, Buffer& out) { decoder.decode(text, out); };
static_assert(takes<stream_decoder<>, std::string, char16_t[4]> && takes<stream_decoder<>, char[4], std::vector<char>>);
static_assert(!takes<stream_decoder<>, std::u16string, char[4]> &&
              !takes<stream_decoder<char16_t>, std::string, char[4]>);
static_assert(!takes<stream_decoder<>, int, char[4]> && !takes<stream_decoder<>, std::string, int[4]>);
static_assert(!takes<stream_decoder<>, std::string, const char[4]> && !takes<stream_decoder<>, const char*, char[4]>);

constexpr bool throws_nothing() {
  stream_decoder<> decoder{replace, strip};
  char out[1]{};
  return noexcept(stream_decoder<>{replace, strip}) && noexcept(decoder.decode("", out)) &&
         noexcept(decoder.finish(out)) && noexcept(decoder.reset()) && noexcept(decoder.held()) &&
         noexcept(decoder.has_signature());
}
static_assert(throws_nothing());

// All faults, all lengths, marks, incomplete marks and similar sequences.
// Not constant, because clang would evaluate all of it when it generates code.
std::string_view utf8_streams[]{
    "", "a", "ab", "\u00E9\u20AC\U0001F600z", "z\U0001F600\u20AC\u00E9", "\U0010FFFF\U00010000", "\0\x7F\0"sv,
    "\xEF\xBB\xBF", "\xEF\xBB\xBF" "a\u20AC", "\xEF\xBB\xBF\xEF\xBB\xBF", "a\xEF\xBB\xBF", "\xEF\xBB", "\xEF",
    "\xEF\xBB" "a",
    "\xEF\xBB\xBE", "\xEF\xBB\xEF\xBB\xBF", "\xEF\xBB\xBF\xEF\xBB", "\xEF\xBB\xBF\xFF", "\xFF\xEF\xBB\xBF",
    "\xEF\xEF\xBB\xBF",
    "\x80\xBF", "a\x80" "b", "\xC0\x80", "\xC1\xBF", "\xF5\x80\x80\x80", "\xFE\xFF", "\xE0\x80\x80", "\xE0\x9F\xBF",
    "\xF0\x80\x80\x80",
    "\xF0\x8F\xBF\xBF", "\xED\xA0\x80\xED\xB0\x80", "\xF4\x90\x80\x80", "\xC2", "\xC2" "A", "\xC2\xC2\x80",
    "a\xC2\xC2", "a\xF0\x9F\xE2\x82", "\xE2\x82", "\xE2\x82" "A",
    "\xE2\x82\xE2\x82\xAC", "\xF0\x9F\x98", "\xF0\x9F\x98" "A", "\xF0\x9F\xF0\x9F\x98\x80", "\xF0" "A\xF0\x90" "A",
    "\xF1\x80\xE1\x80\xC2\x41",
    "\xC3\xA9\xF0\x9F\x98\x80\xE2\x82\xAC\xFF\xE2\x82"};
std::u16string_view utf16_streams[]{u"",
                                    u"a\U0001F600z",
                                    u"\xD800",
                                    u"\xDC00",
                                    u"\xD800\xD800\xDC00",
                                    u"\xDC00\xD800",
                                    u"\xD800"
                                    u"a\xDBFF\xDFFF",
                                    u"\uFEFF",
                                    u"\uFEFF\uFEFF"
                                    u"a",
                                    u"a\uFEFF",
                                    u"\xD83D\uFEFF",
                                    u"\uFEFF\xD83D\xDE00\xD83D",
                                    u"\uFFFE\u20AC"};

constexpr size_t rooms[]{0, 1, 3, 4, 40};

template <class Out, class In, size_t Count>
constexpr bool are_the_whole(const std::basic_string_view<In> (&streams)[Count]) {
  for (const auto in : streams) {
    for (const size_t room : rooms) {
      if (!chunking::is_the_whole_unit_by_unit<Out>(in.data(), in.size(), room)) return false;
      if (!chunking::is_the_whole_however_cut_in_three<Out>(in.data(), in.size(), room)) return false;
    }
  }
  return true;
}

// Some of them at compile time.
template <class Out, class In>
constexpr bool is_the_whole(const In* in, size_t size, size_t room) {
  return chunking::is_the_whole_however_cut_in_three<Out>(in, size, room);
}
static_assert(is_the_whole<char16_t>("\xEF\xBB\xBF\xF0\x9F", 5, 4));
static_assert(is_the_whole<char>("\xEF\xBB\xE2\x82\xAC", 5, 1));
static_assert(is_the_whole<char32_t>(u"\uFEFF\xD83D\xDE00\xD83D", 4, 1));

int main() {
  return at_run_time(
      usage, comes_in_windows, pairs_surrogates, tells_where, tells_what_is_truncated, waits_for_room, tells_signatures,
      containers, [] { return are_the_whole<char>(utf8_streams); },
      [] { return are_the_whole<char16_t>(utf8_streams); }, [] { return are_the_whole<char>(utf16_streams); },
      [] { return are_the_whole<char32_t>(utf16_streams); });
}
