// SPDX-License-Identifier: BSL-1.0
#include <u8lit/data_file/json_pointer.hpp>

#include <string_view>

#include "../support/at_run_time.hpp"

using namespace u8lit;
using namespace u8lit::detail;

// Pointers, and their tokens.
template <fixed_text Pointer>
constexpr std::size_t count = json_pointer<Pointer>::measured.is_valid ? json_pointer<Pointer>::measured.tokens : 99;
static_assert(count<""> == 0 && count<"/"> == 1 && count<"/a"> == 1 && count<"/a/b"> == 2 && count<"//"> == 2);
static_assert(count<"a"> == 99 && count<"a/b"> == 99 && count<"/~"> == 99 && count<"/~2"> == 99 &&
              count<"/a~/b"> == 99);
static_assert(json_pointer<"/a~1~0b/~01//é">::nth(0) == "a/~b" && json_pointer<"/a~1~0b/~01//é">::nth(1) == "~1" &&
              json_pointer<"/a~1~0b/~01//é">::nth(2).empty() && json_pointer<"/a~1~0b/~01//é">::nth(3) == "é" &&
              json_pointer<u"/é/😀">::nth(1) == "😀" && json_pointer<U"/é">::nth(0) == "é");

constexpr std::size_t index_of(std::string_view token) {
  return index_of_element(text_view<char>::unchecked(token.data(), token.size()));
}
constexpr auto none = static_cast<std::size_t>(-1);
static_assert(index_of("0") == 0 && index_of("7") == 7 && index_of("10") == 10 && index_of("123456789") == 123456789);
static_assert(index_of("") == none && index_of("00") == none && index_of("01") == none && index_of("-") == none &&
              index_of("1a") == none && index_of(":") == none && index_of("/") == none &&
              index_of("1234567890") == none);

// The value that a pointer leads to, read in parts of so many octets.
constexpr code_units<char> units(std::string_view text) { return {text.data(), text.size()}; }
template <fixed_text Pointer>
constexpr json_way follow(std::string_view source, std::size_t step) {
  json_way way;
  for (std::size_t limit = step; !way.open.is_read && !way.flaw.exists(); limit += step)
    way = follow_pointer<json_pointer<Pointer>>(units(source), way, limit);
  return way;
}
template <fixed_text Pointer>
constexpr bool leads_to(std::string_view source, std::string_view expected) {
  for (const std::size_t step : {1u, 2u, 5u, 20u, 1000u}) {
    const json_way way = follow<Pointer>(source, step);
    if (way.flaw.exists() || source.substr(way.begin, way.end - way.begin) != expected) return false;
  }
  return true;
}
// The document of RFC 6901 section 5, with arrays for the numbers.
constexpr std::string_view document =
    R"({"foo": ["bar", ["baz"]], "": [0], "a/b": [1], "c%d": [2], "e^f": [3], "g|h": [4], "i\\j": [5], )"
    R"("k\"l": [6], " ": [7], "m~n": [8]})";
static_assert(leads_to<"/foo">(document, R"(["bar", ["baz"]])") && leads_to<"/foo/1">(document, R"(["baz"])") &&
              leads_to<"/">(document, "[0]") && leads_to<"/a~1b">(document, "[1]") &&
              leads_to<"/c%d">(document, "[2]") && leads_to<"/e^f">(document, "[3]") &&
              leads_to<"/g|h">(document, "[4]") && leads_to<"/i\\j">(document, "[5]") &&
              leads_to<"/k\"l">(document, "[6]") && leads_to<"/ ">(document, "[7]") &&
              leads_to<"/m~0n">(document, "[8]"));
// Names and elements of others are not on the way: those within the value, too.
static_assert(leads_to<"/a/b">(R"({"b": {"b": []}, "x": [{"a": {"b": []}}], "a": {"a": 1, "b": {"b": 1, "a": {"b": 2}}},
                                  "c": {"a": {"b": 3}}})", R"({"b": 1, "a": {"b": 2}})"));
static_assert(leads_to<"/1/0">(R"([[[0], 1], [{"1": []}, [2]], [[3], [4]]])", R"({"1": []})"));
static_assert(leads_to<"/0">("[[], []]", "[]") && leads_to<"/1">(R"({"\u0031" : { }, "0": 1})", "{ }"));

// What is wrong, where, and with which token.
template <fixed_text Pointer>
constexpr bool is_at(std::string_view source, json_flaw what, std::size_t offset, std::size_t name_at_fault) {
  for (const std::size_t step : {1u, 5u, 1000u}) {
    const json_way way = follow<Pointer>(source, step);
    if (way.flaw.what != what || way.flaw.offset != offset || way.name_at_fault != name_at_fault) return false;
  }
  return true;
}
static_assert(is_at<"/a">("{}", json_flaw::no_such_member, 0, 0) &&
              is_at<"/a/b">(R"({"a": {"a": [], "c": {"b": []}}})", json_flaw::no_such_member, 6, 1) &&
              is_at<"/a/2">(R"({"a": [1, [2, 3, 4]]})", json_flaw::no_such_element, 6, 1) &&
              is_at<"/a/0">(R"({"a": []})", json_flaw::no_such_element, 6, 1) &&
              is_at<"/-">("[[]]", json_flaw::no_such_element, 0, 0));
static_assert(is_at<"/a">("1", json_flaw::no_members, 0, 0) &&
              is_at<"/a/b">(R"({"a": "b"})", json_flaw::no_members, 6, 1) &&
              is_at<"/a">(R"({"a": null})", json_flaw::no_rows, 6, 0));
static_assert(is_at<"/a">(R"({"a": [], "\u0061": []})", json_flaw::member_twice, 10, 0) &&
              is_at<"/a/b">(R"({"a": {"b": []}, "a": []})", json_flaw::member_twice, 17, 0) &&
              is_at<"/a/b">(R"({"a": {"b": [], "b": 1}})", json_flaw::member_twice, 16, 1));
static_assert(follow<"/a">(R"({"a": [}})", 1).flaw.what == json_flaw::no_value &&
              follow<"/a">(R"({"a": []} x)", 1).flaw.what == json_flaw::text_after_the_value &&
              follow<"/a">(R"({"a": [])", 1).flaw.what == json_flaw::ends_within_a_value);

int main() {
  return at_run_time([] {
    return leads_to<"/foo/1">(document, R"(["baz"])") && is_at<"/a">("{}", json_flaw::no_such_member, 0, 0);
  });
}
