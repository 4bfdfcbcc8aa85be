// SPDX-License-Identifier: BSL-1.0
// What compiles, and is a mistake that compilers warn of: warned_test.py.
#include <u8lit.hpp>
#include <u8lit/glue/filesystem.hpp>
#include <u8lit/glue/owning_text.hpp>

#include <string>
#include <string_view>

using namespace u8lit;
using namespace u8lit::detail;

inline constexpr text_row<int> colour_rows[] = {{"rot", 1}, {"grün", 2}};
inline constexpr auto colours = make_text_map<colour_rows>;
inline constexpr text_row<text_view<char>> word_rows[] = {{"Wort", "言葉"}};
inline constexpr auto words = make_text_map<word_rows>;
inline constexpr auto vowels = code_points_in("aeiou");
inline constexpr auto letters = make_code_point_set<vowels>;

// A result that is the point of the call.
void discards(std::string_view input, char32_t number) {
  char out[16];
  validate(input);                                              // discarded
  is_well_formed(input);                                        // discarded
  decode_front(input);                                          // discarded
  scalar_value::from(number);                                   // discarded
  encode(replacement_character);                                // discarded
  utf16_length(text_view<char>{"a"});                           // discarded
  explain(validate(input));                                     // discarded
  to_octets(input, encoding_scheme::utf16be, initial_mark::write, out);  // discarded
  detect_byte_order_mark(input);                                             // discarded
  transcode(input, out);                                        // discarded
  to_ascii_upper(text_view<char>{"a"}, out);                    // discarded
  stream_decoder decoder;
  decoder.decode(input, out);                                   // discarded
  decoder.finish(out);                                          // discarded
  legacy::wtf8::validate(input);                                // discarded
  letters.contains(number);                                     // discarded
  colours.find(input);                                          // discarded
  colours.find_value(input);                                    // discarded
  colours.value_or(input, 0);                                   // discarded
  colours.contains(input);                                      // discarded
  colours.empty();                                              // discarded
  colours.keys().starting_with(input);                          // discarded
  text<char> name{"aé"};
  text<char>::checked(std::string(input));                      // discarded
  name.insert(1, "a");                                          // discarded
  name.erase(1);                                                // discarded
  name.replace(0, 1, "a");                                      // discarded
  name.view();                                                  // discarded
  name.release();                                               // discarded
  name.empty();                                                 // discarded
  name.data();                                                  // discarded
  name.c_str();                                                 // discarded
  name.size();                                                  // discarded
  name + "a";                                                   // discarded
  to_text(to_ascii_upper, name);                                // discarded
  to_path(name);                                                // discarded
}

// A view or an iterator that outlives what it refers to.
code_units<char> borrows_a_local_array() {
  const char local[4]{};
  return code_units<char>{local, 4};  // dangles
}
auto decodes_a_local_array() {
  const char local[4]{};
  return scalars_with_faults(local, 4);  // dangles
}
text_key<> names_a_local_array() {
  const char local[4]{};
  return local;  // dangles
}
auto colours_made_here() { return make_text_map<colour_rows>; }
void dangles(std::string_view input) {
  const auto found = colours_made_here().find(input);         // dangles
  const auto value = colours_made_here().find_value(input);   // dangles
  const auto& keys = colours_made_here().keys();              // dangles
  const auto entry = text_set{colours.keys()}.begin();        // dangles
  const char* words_of = explain(validate(input)).c_str();    // dangles
  const char* of_text = (text<char>{} + "a").data();          // dangles
  const char* of_sum = (text<char>{} + "a").c_str();          // dangles
  static_cast<void>(*of_text == *of_sum);
  static_cast<void>(found == colours.end() && value && keys.empty() && entry.rank() == 0 && *words_of);
}

text_view<char> view_of_a_local() {
  const text<char> name{"a"};
  return name.view();                                         // dangles
}

text_view<char> checked_local() {
  const char units[]{'a', 'b'};
  return text_view<char>::unchecked(units, 2);                // dangles
}
void discards(text_view<char> text) {
  using namespace u8lit::literals;
  constexpr auto constant = u8"a"_text;
  constant.data();                                            // discarded
  constant.c_str();                                           // discarded
  constant.size();                                            // discarded
  constant.view();                                            // discarded
  constant.as_char();                                         // discarded
  fixed_text{"a"}.empty();                                    // discarded
  make_text_list(constant).contains("a");                       // discarded
  restricted_text<char, policy::ascii_only>{"a"}.size();      // discarded
  text.first(3);                                              // discarded
  text_view<char>::checked(text);                             // discarded
  text.empty();                                               // discarded
}

// Neither.
int is_right(std::string_view input) {
  if (const auto value = colours.find_value(input)) return *value;
  const auto found = colours.find(input);
  const auto word = words.find_value(input);
  return found != colours.end() ? found->value : word ? static_cast<int>(word->size()) : *colours.find_value("rot");
}
