// SPDX-License-Identifier: BSL-1.0
// Named arguments, in any script. A name that is unknown, missing or repeated does not compile, and the error says so.
#include <u8lit.hpp>

#include <cstdio>
#include <type_traits>

template <u8lit::fixed_text Name, class Value>
struct argument {
  Value value;
};
template <u8lit::fixed_text Name>
struct argument_name {
  template <class Value>
  constexpr argument<Name, Value> operator=(Value value) const { return {value}; }
};
template <u8lit::fixed_text Name>
inline constexpr argument_name<u8lit::to_utf8(u8lit::text_constant<Name>{})> arg{};

template <class... Arguments>
struct arguments : Arguments... {};
template <u8lit::fixed_text Name, class Value>
constexpr const Value& get(const argument<Name, Value>& found) { return found.value; }

// Never defined: an object of one is an error, and the name of the type is the message.
template <class Name> struct no_parameter_is_called;
template <class Name> struct two_arguments_are_called;
template <class Name> struct an_argument_is_missing;

template <u8lit::fixed_text Name, u8lit::fixed_text... Names>
inline constexpr int count = (0 + ... + int{u8lit::text_constant<Name>{} == u8lit::text_constant<Names>{}});
template <bool Wrong, template <class> class Fault, u8lit::fixed_text Name>
using finding_if = std::conditional_t<Wrong, Fault<u8lit::shown_text<Name>>, u8lit::well_formed_text>;

template <u8lit::fixed_text... Parameters>
struct parameters {
  template <u8lit::fixed_text... Names>
  using diagnostic = typename u8lit::first_ill_formed<
      finding_if<count<Names, Parameters...> == 0, no_parameter_is_called, Names>...,
      finding_if<(count<Names, Names...> > 1), two_arguments_are_called, Names>...,
      finding_if<count<Parameters, Names...> == 0, an_argument_is_missing, Parameters>...>::type;

  template <u8lit::fixed_text... Names, class... Values>
    requires u8lit::well_formed<diagnostic<Names...>>
  static constexpr arguments<argument<Names, Values>...> of(argument<Names, Values>... given) { return {given...}; }
  template <u8lit::fixed_text... Names, class... Values>
  static diagnostic<Names...> of(argument<Names, Values>...);
};

void visit(auto... given) {
  const auto url = parameters<"host", "θύρα", "パス">::of(given...);
  std::printf("http://%s:%d%s\n", get<"host">(url), get<"θύρα">(url), get<"パス">(url));
}

int main() {
  visit(arg<"host"> = "example.org", arg<"θύρα"> = 8080, arg<"パス"> = "/日本語");
  visit(arg<"パス"> = "/Ελληνικά", arg<"host"> = "例え.テスト", arg<"θύρα"> = 80);
}
