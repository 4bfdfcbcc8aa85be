// SPDX-License-Identifier: BSL-1.0
// What letter_case.py says of letter case: of every scalar value, and of random texts, in each encoding form, and into
// buffers of all sizes. Argument: its file, which is empty where there is no Unicode Character Database of the version.
#include <u8lit/letter_case.hpp>
#include <u8lit/transcode.hpp>

#include <cstdio>
#include <fstream>
#include <functional>
#include <map>
#include <set>
#include <string>

namespace {

using namespace u8lit;
using namespace u8lit::unicode;
using namespace u8lit::detail;

template <class Unit>
std::basic_string<Unit> in_form(const std::string& text) {
  std::basic_string<Unit> result(text.size(), Unit{});
  result.resize(transcode(text, result).written);
  return result;
}
template <class Unit>
text_view<Unit> view(const std::basic_string<Unit>& text) {
  return text_view<Unit>::unchecked(text.data(), text.size());
}

// Whether an operation makes this of a text, at once and in parts of as many units as fit.
template <class Unit, class Operation>
bool makes(const Operation& operation, const std::string& text, const std::string& expected) {
  const std::basic_string<Unit> in = in_form<Unit>(text), out = in_form<Unit>(expected);
  std::basic_string<Unit> whole(3 * in.size() + 1, Unit{'.'});
  const transcoded done = operation(view(in), whole.data(), 3 * in.size());
  if (!done.fits || done.read != in.size() || whole.compare(0, done.written, out) != 0) return false;
  for (size_t room = 0; room <= out.size(); ++room) {
    std::basic_string<Unit> parts;
    for (text_view<Unit> rest = view(in);;) {
      std::basic_string<Unit> part(room + 1, Unit{'.'});
      const transcoded next = operation(rest, part.data(), room);
      if (part[room] != Unit{'.'} || next.written > room || next.fits != (next.read == rest.size())) return false;
      parts.append(part, 0, next.written);
      if (next.fits) break;
      if (next.read == 0) {  // no room for what belongs together
        parts = out;
        break;
      }
      rest = rest.drop(next.read);
    }
    if (parts != out) return false;
  }
  return true;
}
template <class Operation>
bool makes_in_each_form(const Operation& operation, const std::string& text, const std::string& expected) {
  return makes<char>(operation, text, expected) && makes<char16_t>(operation, text, expected) &&
         makes<char32_t>(operation, text, expected);
}

template <class Operation>
bool compares(const Operation& operation, const std::string& left, const std::string& right, bool expected) {
  const std::u16string l16 = in_form<char16_t>(left), r16 = in_form<char16_t>(right);
  const std::u32string r32 = in_form<char32_t>(right);
  return operation(view(left), view(right)) == expected && operation(view(right), view(left)) == expected &&
         operation(view(l16), view(r16)) == expected && operation(view(left), view(r16)) == expected &&
         operation(view(l16), view(r32)) == expected;
}

using test = std::function<bool(const std::string&, const std::string&)>;
template <class Operation>
test make_test(const Operation& operation) {
  return [&operation](const std::string& text, const std::string& made) {
    return makes_in_each_form(operation, text, made);
  };
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) return 2;
  const std::map<std::string, test> tests{
      {"upper", make_test(to_upper)},
      {"lower", make_test(to_lower)},
      {"fold",
       [](const std::string& text, const std::string& folded) {
         return makes_in_each_form(fold_case, text, folded) && compares(equal_ignoring_case, text, folded, true);
       }},
      {"upper_tr", make_test(to_upper_in<case_language::turkish>)},
      {"lower_tr", make_test(to_lower_in<case_language::turkish>)},
      {"fold_tr", make_test(fold_case_in<case_language::turkish>)},
      {"upper_lt", make_test(to_upper_in<case_language::lithuanian>)},
      {"lower_lt", make_test(to_lower_in<case_language::lithuanian>)},
      {"title", make_test(to_title)},
      {"title_tr", make_test(to_title_in<case_language::turkish>)},
      {"title_lt", make_test(to_title_in<case_language::lithuanian>)},
      {"equal",
       [](const std::string& l, const std::string& r) { return compares(equal_ignoring_case, l, r, true); }},
      {"unequal",
       [](const std::string& l, const std::string& r) { return compares(equal_ignoring_case, l, r, false); }},
      {"equal_canonically",
       [](const std::string& l, const std::string& r) {
         return compares(equal_ignoring_case_canonically, l, r, true);
       }},
      {"unequal_canonically",
       [](const std::string& l, const std::string& r) {
         return compares(equal_ignoring_case_canonically, l, r, false);
       }},
  };
  std::ifstream file{arguments[1]};
  std::set<std::string> changed;  // an operation and a text
  size_t checked = 0;
  for (std::string name, text, made; std::getline(file, name, '\t'); ++checked) {
    std::getline(file, text, '\t');
    std::getline(file, made);
    if (!tests.at(name)(text, made)) {
      std::printf("%s: %s: %s\n", name.c_str(), text.c_str(), made.c_str());
      return 1;
    }
    changed.insert(name + text);
  }
  if (checked == 0) return 77;
  for (char32_t value = 0; value < 0x11'0000; ++value) {
    if (!is_scalar_value(value)) continue;
    std::string text(4, '\0');
    text.resize(encode_to(text.data(), scalar_value::unchecked(value)));
    for (const auto& [name, holds] : tests) {
      if (name.find("equal") == std::string::npos && changed.count(name + text) == 0 && !holds(text, text)) {
        std::printf("%s: U+%04X\n", name.c_str(), static_cast<unsigned>(value));
        return 1;
      }
    }
  }
  return 0;
}
