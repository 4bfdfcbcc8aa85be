// SPDX-License-Identifier: BSL-1.0
#include <u8lit/unicode/combining_marks.hpp>

#include <string_view>

#include "../support/all_texts.hpp"
#include "../support/at_run_time.hpp"
#include "../support/normal_forms.hpp"

using namespace u8lit;
using namespace u8lit::detail;

constexpr size_t most = 128;
template <class Unit>
using some_text = encoded_text<Unit, most>;

// The scalar values of the decomposition, in the order of the text, and their classes.
template <normal_form Form, class Unit>
constexpr bool decomposes(std::u32string_view scalars, std::u32string_view expected) {
  const some_text<Unit> text{scalars};
  decomposed_text<Form, Unit> rest{text.text().data(), text.size()};
  for (const char32_t each : expected) {
    const octet combining_class = class_of(each).combining_class;
    if (rest.is_empty() || rest.front() != each || rest.combining_class() != combining_class ||
        rest.begins_with_mark() != (combining_class != 0))
      return false;
    rest.remove_front();
  }
  return rest.is_empty() && !rest.begins_with_mark();
}
template <normal_form Form>
constexpr bool decomposes(std::u32string_view scalars, std::u32string_view expected) {
  return decomposes<Form, char>(scalars, expected) && decomposes<Form, char16_t>(scalars, expected) &&
         decomposes<Form, char32_t>(scalars, expected);
}
static_assert(decomposes<nfd>(U"", U"") && decomposes<nfd>(U"a", U"a") && decomposes<nfc>(U"\u0301", U"\u0301"));
static_assert(decomposes<nfd>(U"\u1E69\U0001D160\uAC01x",
                              U"s\u0323\u0307\U0001D158\U0001D165\U0001D16E\u1100\u1161\u11A8x"));
static_assert(decomposes<nfc>(U"\uFB01\u0344", U"\uFB01\u0308\u0301") &&
              decomposes<nfkc>(U"\uFB01\u0344", U"fi\u0308\u0301"));
// It does not sort.
static_assert(decomposes<nfd>(U"\u1E0B\u0323", U"d\u0307\u0323"));

// The marks at the beginning of a text are to be those with classes, up to the first that has none: by class, and of
// each class in the order of the text (D109). What follows is left.
template <normal_form Form, class Unit>
constexpr bool sorts(std::u32string_view scalars, std::u32string_view expected, size_t scalars_after = 0) {
  const some_text<Unit> text{scalars};
  combining_marks<Form, Unit> marks{decomposed_text<Form, Unit>{text.text().data(), text.size()}};
  for (const char32_t each : expected) {
    const combining_mark mark = marks.next();
    if (mark.value != each || mark.combining_class != class_of(each).combining_class || mark.combining_class == 0)
      return false;
  }
  if (marks.next().combining_class != 0 || marks.next().combining_class != 0) return false;
  auto rest = marks.after();
  for (; !rest.is_empty() && scalars_after > 0; --scalars_after) rest.remove_front();
  return rest.is_empty() && scalars_after == 0;
}
template <normal_form Form>
constexpr bool sorts(std::u32string_view scalars, std::u32string_view expected, size_t scalars_after = 0) {
  return sorts<Form, char>(scalars, expected, scalars_after) &&
         sorts<Form, char16_t>(scalars, expected, scalars_after) &&
         sorts<Form, char32_t>(scalars, expected, scalars_after);
}
static_assert(sorts<nfd>(U"", U"") && sorts<nfd>(U"a\u0301", U"", 2) && sorts<nfd>(U"\u0301", U"\u0301"));
static_assert(sorts<nfd>(U"\u0301\u0323", U"\u0323\u0301") && sorts<nfd>(U"\u0323\u0301", U"\u0323\u0301"));
static_assert(sorts<nfd>(U"\u0301\u0300", U"\u0301\u0300") && sorts<nfd>(U"\u0300\u0301", U"\u0300\u0301"));
static_assert(sorts<nfd>(U"\u0301\u0323\u0300\u0324\u0334a\u0316", U"\u0334\u0323\u0324\u0301\u0300", 2));
// Marks that decompose into several, and what decomposes into marks only although its own class is 0.
static_assert(sorts<nfd>(U"\u0344\u0323", U"\u0323\u0308\u0301") && sorts<nfc>(U"\u0344", U"\u0308\u0301"));
static_assert(sorts<nfd>(U"\u0F73\u0F71", U"\u0F71\u0F71\u0F72") &&
              sorts<nfd>(U"\u0F81\u0344\u0334", U"\u0334\u0F71\u0F80\u0308\u0301"));
// What begins with a mark in a compatibility decomposition only.
static_assert(sorts<nfkd>(U"\uFF9E\u0334", U"\u0334\u3099") && sorts<nfd>(U"\uFF9E\u0334", U"", 2));
// A starter that is composed with what precedes it is none of the marks.
static_assert(sorts<nfd>(U"\u0301\u0B3E\u0323", U"\u0301", 2) && sorts<nfd>(U"\u0301\u11A8", U"\u0301", 1));

// Six marks of six classes, one with twins: in all orders.
constexpr bool sorts_all_orders() {
  for (size_t number = 0; number < 720; ++number) {
    char32_t marks[]{0x334, 0x321, 0x31B, 0x323, 0x301, 0x345};  // 1, 202, 216, 220, 230, 240
    char32_t text[12]{}, expected[]{0x334, 0x335, 0x321, 0x322, 0x31B, 0x31B, 0x323, 0x324, 0x301, 0x300, 0x345, 0x345};
    for (size_t left = 6, rest = number; left > 0; rest /= left, --left) {
      const size_t at = rest % left;
      text[6 - left] = marks[at];
      marks[at] = marks[left - 1];
    }
    // The twins follow in the other order.
    for (size_t at = 0; at < 6; ++at) {
      for (size_t which = 0; which < 12; which += 2) {
        if (text[5 - at] == expected[which]) text[6 + at] = expected[which + 1];
      }
    }
    if (!sorts<nfd, char32_t>({text, 12}, {expected, 12})) return false;
  }
  return true;
}
bool sorts_all_orders_at_run_time() { return sorts_all_orders(); }

// As many marks as there may be, of 55 classes at most: the marks of each class follow those of lower classes, in the
// order of the text.
template <class Unit>
constexpr bool sorts_as_counted(const char32_t* marks, size_t count) {
  char32_t expected[most];
  size_t size = 0;
  for (unsigned combining_class = 1; combining_class < 255; ++combining_class) {
    for (size_t at = 0; at < count; ++at) {
      if (class_of(marks[at]).combining_class == combining_class) expected[size++] = marks[at];
    }
  }
  return size == count && sorts<nfd, Unit>({marks, count}, {expected, count});
}
constexpr char32_t some_marks[]{0x334, 0x338, 0x321, 0x327, 0x31B, 0x1DCE, 0x323, 0x316, 0x301, 0x300, 0x305, 0x345,
                                0x315, 0x3099, 0x93C, 0x94D, 0x5B0, 0x64E, 0xE38, 0xF71, 0x302A, 0x1D165};
constexpr size_t kinds = sizeof some_marks / sizeof *some_marks;
static_assert([] {
  for (const char32_t each : some_marks) {
    if (class_of(each).combining_class == 0) return false;
  }
  return true;
}());

// 32 marks are sorted at once. All of one class; two classes by turns; from the highest to the lowest; at random.
template <class Unit, class Choose>
constexpr bool sorts_many(size_t count, Choose choose) {
  char32_t marks[most];
  for (size_t at = 0; at < count; ++at) marks[at] = choose(at);
  return sorts_as_counted<Unit>(marks, count);
}
constexpr char32_t high(size_t at) { return static_cast<char32_t>(0x300 + at % 5); }
constexpr char32_t low(size_t at) { return static_cast<char32_t>(0x323 + at % 3); }
constexpr char32_t by_turns(size_t at) { return at % 2 == 0 ? high(at) : low(at); }
class at_random {
 public:
  explicit constexpr at_random(unsigned seed) : number_{seed} {}
  constexpr char32_t operator()(size_t) {
    number_ = number_ * 1'664'525u + 1'013'904'223u;
    return some_marks[(number_ >> 16) % kinds];
  }

 private:
  unsigned number_;
};
template <class Unit>
constexpr bool sorts_many(size_t count) {
  const auto downwards = [count](size_t at) { return at < count / 2 ? high(at) : low(at); };
  return sorts_many<Unit>(count, high) && sorts_many<Unit>(count, by_turns) &&
         sorts_many<Unit>(count, downwards) && sorts_many<Unit>(count, at_random{static_cast<unsigned>(count)});
}
static_assert(sorts_many<char>(31, by_turns) && sorts_many<char16_t>(32, by_turns) &&
              sorts_many<char32_t>(33, by_turns));
static_assert(sorts_many<char>(64, high) && sorts_many<char16_t>(65, at_random{65}));

// The batches do not depend on where the marks are: one of a lower class at each place among so many of another.
template <class Unit>
constexpr bool sorts_one_lower(size_t count, size_t place) {
  return sorts_many<Unit>(count, [place](size_t at) { return at == place ? low(at) : high(at); });
}
static_assert(sorts_one_lower<char>(33, 32) && sorts_one_lower<char>(65, 64) && sorts_one_lower<char>(65, 32));
template <class Unit>
bool sorts_many_at_run_time() {
  constexpr size_t counts[]{1, 2, 5, 31, 32, 33, 34, 63, 64, 65, 66, 96, 97, most};
  for (const size_t count : counts) {
    if (!sorts_many<Unit>(unknown(count))) return false;
    for (size_t place = 0; place < count; ++place) {
      if (!sorts_one_lower<Unit>(unknown(count), place)) return false;
    }
    for (unsigned seed = 0; seed < 50; ++seed) {
      if (!sorts_many<Unit>(unknown(count), at_random{seed})) return false;
    }
  }
  return true;
}

int main() {
  return at_run_time(sorts_all_orders_at_run_time, sorts_many_at_run_time<char>, sorts_many_at_run_time<char16_t>,
                     sorts_many_at_run_time<char32_t>);
}
