// SPDX-License-Identifier: BSL-1.0
#include <u8lit/glue/reflection.hpp>

#include "../support/at_run_time.hpp"

// Without reflection, or what <meta> needs, the header declares nothing.
#if !defined(__cpp_impl_reflection) || !defined(__cpp_char8_t) || !__STDC_HOSTED__

namespace u8lit {
bool reflection();
}
int main() {}

#else

#include <string_view>
#include <utility>

#include <u8lit/number_map.hpp>
#include <u8lit/reflection.hpp>
#include <u8lit/text/literals.hpp>
#include <u8lit/text_table.hpp>

using namespace u8lit;

// The names as the preprocessor has them.
#define COLOURS(of) of(red) of(grün) of(青) of(zwölf_mal_größer) of(_) of(أحمر) of(ö) of(B)
#define ENUMERATOR(name) name,
#define NAME(name) #name,
#define PAIR(name) {#name, colour::name},

enum class colour : short { COLOURS(ENUMERATOR) };
constexpr std::string_view colour_names[] = {COLOURS(NAME)};
constexpr std::pair<std::string_view, colour> colour_pairs[] = {COLOURS(PAIR)};

constexpr auto both_ways = table_option::bidirectional | table_option::exhaustive;
inline constexpr auto colours = make_text_map<reflection::enumerators<colour>, both_ways>;
inline constexpr auto names = make_number_map<reflection::names<colour>, table_option::exhaustive>;

constexpr bool rows_are_in_the_order_of_declarations() {
  if (reflection::enumerators<colour>.size() != std::size(colour_names)) return false;
  if (reflection::names<colour>.size() != std::size(colour_names)) return false;
  for (std::size_t at = 0; at < std::size(colour_names); ++at) {
    const auto& row = reflection::enumerators<colour>[at];
    if (std::string_view{row.key.data(), row.key.size()} != colour_names[at]) return false;
    if (row.value != static_cast<colour>(at) || reflection::names<colour>[at].key != static_cast<colour>(at))
      return false;
    if (reflection::names<colour>[at].value != colour_names[at]) return false;
  }
  return true;
}
static_assert(rows_are_in_the_order_of_declarations());

constexpr bool finds_all() {
  for (const auto& [name, value] : colour_pairs) {
    if (colours.find(name)->value != value || colours.find_by_value(value)->key != name) return false;
    if (names.find(value)->value != name) return false;
  }
  return colours.size() == std::size(colour_pairs) && names.size() == std::size(colour_pairs) &&
         !colours.contains("gruen") && !names.contains(static_cast<colour>(std::size(colour_pairs)));
}
static_assert(finds_all());
static_assert(colours.at("grün") == colour::grün && colours.at(u"青") == colour::青 &&
              names.at(colour::أحمر) == U"أحمر");

// Several names for a value: there is a row for each, and the first one is the value's name.
enum class twice { a = 7, b = 7, c = -3, d, e = 7, f = -3, g = 8, h = c + 1 };
inline constexpr auto twice_names = make_number_map<reflection::names<twice>>;
static_assert(make_text_map<reflection::enumerators<twice>>.size() == 8 &&
              make_text_map<reflection::enumerators<twice>>.at("h") == twice::d);
static_assert(twice_names.size() == 4 && twice_names.at(twice::e) == "a" && twice_names.at(twice::f) == "c" &&
              twice_names.at(twice::h) == "d" && twice_names.at(twice::g) == "g");
template <table_option Options>
concept makes_a_map_of_twice = requires { sizeof(make_text_map<reflection::enumerators<twice>, Options>); };
static_assert(makes_a_map_of_twice<table_option::none> && !makes_a_map_of_twice<table_option::bidirectional>);

// Enumerations of every kind.
enum unscoped { eins = 1, zwei };
enum class empty {};
enum class on_or_off : bool { off, on };
enum class letter : char8_t { a = u8'a' };
enum class wide : unsigned long long { most = ~0ull, least = 0 };
struct holder {
  enum class inner { one };
};
template <class Enum>
constexpr auto count_of = make_text_map<reflection::enumerators<Enum>>.size();
static_assert(make_text_map<reflection::enumerators<unscoped>>.at("zwei") == zwei &&
              make_number_map<reflection::names<const unscoped>>.at(eins) == "eins");
static_assert(count_of<empty> == 0 && make_number_map<reflection::names<empty>>.empty());
static_assert(make_number_map<reflection::names<on_or_off>>.at(on_or_off::on) == "on");
static_assert(make_number_map<reflection::names<letter>>.at(letter::a) == "a");
static_assert(make_number_map<reflection::names<wide>>.at(wide::most) == "most" && count_of<wide> == 2);
static_assert(count_of<holder::inner> == 1 && count_of<const holder::inner&> == 1);

// Members.
struct base {
  int inherited;
};
class person : base {
 public:
  int größe;
  int : 3;
  unsigned bits : 3;
  static int shared;
  holder 持有;
  const char* const& name;
  int function();
  person(const char* const& given) : größe{}, bits{}, 持有{}, name{given}, hidden_{} {}
  int last[2];

 private:
  int hidden_;
};
static_assert(reflection::members<person> ==
              make_text_list("größe"_text, "bits"_text, "持有"_text, "name"_text, "last"_text));
static_assert(reflection::members<const person>.at<0>() == "größe"_text &&
              reflection::members<person>.index_of(u"持有") == 2 &&
              reflection::members<person>.index_of("hidden_") == npos);
static_assert(reflection::members<holder>.empty() && reflection::members<base>.size() == 1);
union number {
  int small;
  double large;
};
static_assert(reflection::members<number> == make_text_list("small"_text, "large"_text));

// What is refused.
template <class Type>
concept has_enumerators = requires { sizeof(reflection::enumerators<Type>); };
template <class Type>
concept has_names = requires { sizeof(reflection::names<Type>); };
template <class Type>
concept has_members = requires { sizeof(reflection::members<Type>); };
enum class later : int;
struct undefined;
struct with_anonymous_union {
  union {
    int a;
  };
};
static_assert(has_enumerators<colour> && !has_enumerators<int> && !has_enumerators<person> && !has_enumerators<later>);
static_assert(has_names<colour> && !has_names<int> && !has_names<person> && !has_names<later>);
static_assert(has_members<person> && !has_members<int> && !has_members<colour> && !has_members<undefined> &&
              !has_members<with_anonymous_union> && !has_members<person*>);

int main() {
  return at_run_time(finds_all, rows_are_in_the_order_of_declarations,
                     [] { return reflection::members<person>.index_of(std::string_view{"bits"}) == 1; });
}

#endif
