// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CATALOG_MESSAGE_CATALOG_HPP
#define U8LIT_CATALOG_MESSAGE_CATALOG_HPP

#include <u8lit/base/copy.hpp>
#include <u8lit/base/type_traits.hpp>
#include <u8lit/catalog/catalog_check.hpp>
#include <u8lit/table/found_value.hpp>
#include <u8lit/base/begin.hpp>
U8LIT_CLANG_ATTRIBUTES_BEGIN

namespace u8lit::detail {

// The numbers of the messages: those without plural forms and those with them, each from 0 in the order of the file.
template <size_t Entries>
struct message_numbers {
  size_t numbers[Entries + 1]{};
  size_t singulars = 0;
  size_t plurals = 0;
};
template <const auto& Original>
consteval auto number_messages() noexcept {
  message_numbers<contents_of<Original>.size()> result;
  for (size_t index = 0; index < contents_of<Original>.size(); ++index) {
    const po_entry& entry = contents_of<Original>.entries[index];
    if (entry.key.size > 0) result.numbers[index] = entry.has_plural ? result.plurals++ : result.singulars++;
  }
  return result;
}
template <const auto& Original>
inline constexpr auto numbered_messages = detail::number_messages<Original>();

// The texts of a file: those of messages without plural forms, then all forms of the others. What is not translated is
// empty.
template <const auto& Original, const auto& File>
inline constexpr size_t count_of_texts =
    numbered_messages<Original>.singulars + numbered_messages<Original>.plurals * forms_of<File>;
template <const auto& Original, const auto& File>
consteval auto choose_texts() noexcept {
  text_rows::array<po_span, count_of_texts<Original, File>> result;
  constexpr auto& numbered = numbered_messages<Original>;
  for (size_t index = 0; index < contents_of<Original>.size(); ++index) {
    const po_entry& entry = contents_of<Original>.entries[index];
    size_t other_index = index;
    if constexpr (!are_same_file<Original, File>) other_index = matched<Original, File>.entries[index];
    if (entry.key.size == 0 || other_index == npos) continue;
    const po_entry& other = contents_of<File>.entries[other_index];
    if (!are_same_file<Original, File> && !detail::is_translated<File>(other)) continue;
    const size_t number = numbered.numbers[index];
    if (!entry.has_plural) result.elements[number] = detail::span_of_form<File>(other, 0);
    for (size_t form = 0; entry.has_plural && form < forms_of<File>; ++form)
      result.elements[numbered.singulars + number * forms_of<File> + form] = detail::span_of_form<File>(other, form);
  }
  return result;
}
template <const auto& Original, const auto& File>
inline constexpr auto chosen_texts = detail::choose_texts<Original, File>();
template <const auto& Original, const auto& File>
consteval size_t measure_chosen_texts() noexcept {
  size_t result = 0;
  for (const po_span& span : chosen_texts<Original, File>.elements) result += span.size;
  return result;
}
template <const auto& Original, const auto& File>
inline constexpr size_t units_of_texts = detail::measure_chosen_texts<Original, File>();
// The code units of these texts, one after the other.
template <const auto& Original, const auto& File>
consteval auto join_chosen_texts() noexcept {
  text_rows::array<char, units_of_texts<Original, File>> result;
  size_t end = 0;
  for (const po_span& span : chosen_texts<Original, File>.elements) {
    detail::copy(result.elements + end, contents_of<File>.octets + span.begin, span.size);
    end += span.size;
  }
  return result;
}
template <const auto& Original, const auto& File>
inline constexpr auto joined_texts = detail::join_chosen_texts<Original, File>();

// All texts of a catalog without a pointer, so that nothing of it is relocated. First the names of the languages, then
// the texts of each.
template <size_t Languages, size_t Singulars, size_t Texts, size_t Units, size_t Code>
struct catalog_texts {
  using offset = smallest_unsigned<Units>;

  // With well-formed text only, as for `unchecked`. Each text ends where the next one begins.
  char unchecked_units[Units == 0 ? 1 : Units]{};
  offset unchecked_ends[Texts + 1]{};
  smallest_unsigned<Texts> first_texts[Languages]{};
  smallest_unsigned<Code> ends_of_rules[Languages + 1]{};
  octet form_counts[Languages]{};
  octet rules[Code]{};

  U8LIT_ABI constexpr text_view<char> text_at(size_t index) const noexcept {
    const size_t first = unchecked_ends[index];
    return text_view<char>::unchecked(unchecked_units + first, unchecked_ends[index + 1] - first);
  }
  U8LIT_ABI constexpr text_view<char> text(size_t language, size_t message) const noexcept {
    return text_at(first_texts[language] + message);
  }
  U8LIT_ABI constexpr text_view<char> plural(size_t language, size_t message, unsigned long long n) const noexcept {
    const size_t rule = ends_of_rules[language], count = form_counts[language];
    const plural_result form = detail::evaluate_plural_rule(rules + rule, ends_of_rules[language + 1] - rule, n);
    const size_t number = form.divides_by_zero || form.value >= count ? 0 : static_cast<size_t>(form.value);
    return text_at(first_texts[language] + Singulars + message * count + number);
  }
  // The number of the language with this name, or npos.
  template <utf8_unit Unit>
  U8LIT_ABI constexpr size_t find(code_units<Unit> name) const noexcept {
    const language_name<Unit> wanted{name};
    size_t found = npos, most = 0;
    for (size_t language = 0; language < Languages; ++language) {
      const size_t fits = language_name<char>{detail::units_of(text_at(language))}.fits(wanted);
      if (fits <= most) continue;
      most = fits;
      found = language;
    }
    return found;
  }

  U8LIT_ABI constexpr void append(size_t& index, const char* units, size_t size) noexcept {
    const size_t end = unchecked_ends[index++];
    detail::copy(unchecked_units + end, units, size);
    unchecked_ends[index] = static_cast<offset>(end + size);
  }
  template <const auto& Original, const auto& File>
  U8LIT_ABI constexpr void append_file(size_t language, size_t& index) noexcept {
    first_texts[language] = static_cast<smallest_unsigned<Texts>>(index);
    size_t end = unchecked_ends[index];
    detail::copy(unchecked_units + end, joined_texts<Original, File>.elements, units_of_texts<Original, File>);
    for (size_t at = 0; at < count_of_texts<Original, File>; ++at) {
      end += chosen_texts<Original, File>.elements[at].size;
      unchecked_ends[++index] = static_cast<offset>(end);
    }
    form_counts[language] = static_cast<octet>(forms_of<File>);
    const size_t rule = ends_of_rules[language];
    for (size_t at = 0; at < rule_of<File>.size; ++at) rules[rule + at] = rule_of<File>.code[at];
    ends_of_rules[language + 1] = static_cast<smallest_unsigned<Code>>(rule + rule_of<File>.size);
  }
};

// A class, because in the initializer of a member clang 22 gives all files the type of the first.
template <const auto& Original, const auto&... Files>
struct catalog_texts_maker {
  U8LIT_ABI static consteval auto make() noexcept {
    constexpr size_t texts = (count_of_texts<Original, Files> + ...) + sizeof...(Files);
    constexpr size_t units = ((units_of_texts<Original, Files> + header_fields<Files>.language.size()) + ...);
    constexpr size_t code = (rule_of<Files>.size + ...);
    catalog_texts<sizeof...(Files), numbered_messages<Original>.singulars, texts, units, code> result;
    size_t index = 0, language = 0;
    (result.append(index, header_fields<Files>.language.data(), header_fields<Files>.language.size()), ...);
    (result.template append_file<Original, Files>(language++, index), ...);
    return result;
  }
};

// The entry with a message and a context, or npos. A binary search in the file: the catalog need not have the keys.
template <const auto& Original, utf8_unit Unit, utf8_unit ContextUnit>
U8LIT_ABI constexpr size_t find_entry(code_units<Unit> id, code_units<ContextUnit> context, bool has_context) noexcept {
  constexpr auto& keys = text_rows::keys<keys_of_po<Original>>;
  const size_t prefix = has_context ? context.size() + 1 : 0, size = prefix + id.size();
  size_t first = 0, last = contents_of<Original>.size();
  while (first < last) {
    const size_t middle = first + (last - first) / 2, entry = detail::nth_po_entry<Original>(middle);
    const auto& key = keys.elements[entry];
    int order = 0;
    for (size_t at = 0; order == 0 && at < size && at < key.size; ++at) {
      const octet expected = at >= prefix         ? static_cast<octet>(id.data()[at - prefix])
                             : at + 1 == prefix ? end_of_context
                                                  : static_cast<octet>(context.data()[at]);
      order = static_cast<int>(static_cast<octet>(key.data[at])) - static_cast<int>(expected);
    }
    if (order == 0 && size == key.size) return entry;
    if (order < 0 || (order == 0 && key.size < size)) first = middle + 1;
    else last = middle;
  }
  return npos;
}

// What compilers print where a message is asked for that a catalog lacks.
namespace invalid_message {

struct this_literal_is_no_message_of_the_catalog;

template <code_unit Unit>
struct missing_message {
  const utf8_character* why;
  const Unit* message;
};
template <code_unit Unit>
[[nodiscard]] U8LIT_ABI constexpr auto words_for_message(const utf8_character* why, code_units<Unit> message) noexcept {
  if constexpr (compiler::prints_sentences) {
    sentence words;
    return detail::append_quoted(words.append(why).append(u8": "), message.data(), message.size());
  } else {
    return missing_message<Unit>{why, message.data()};
  }
}

}  // namespace invalid_message

}  // namespace u8lit::detail

/// Messages of a program in many languages, from the .po files of GNU gettext, which are read when compiling.
namespace u8lit::message_catalog {

/// A message of a catalog, which the catalog's function `id` returns: a number.
/// \code
/// constexpr auto open = messages.id("Open file");
/// \endcode
template <class Catalog>
struct message {
  unsigned number;  ///< Which message it is. Precondition: it comes from the catalog.
};

/// A message of a catalog that has plural forms, which the catalog's function `plural_id` returns: a number.
/// \code
/// constexpr auto files = messages.plural_id("{n} file");
/// \endcode
template <class Catalog>
struct plural_message {
  unsigned number;  ///< Which message it is. Precondition: it comes from the catalog.
};

/// A language of a catalog, which must outlive it: a pointer and a number.
/// \code
/// const auto polish = messages.find_language("pl").value_or(messages.original());
/// print(polish.text(messages.id("Open file")));
/// \endcode
template <class Catalog>
class language {
 public:
  /// Made by the catalog. Precondition: number < catalog.size().
  [[nodiscard]] U8LIT_ABI static constexpr language unchecked(const Catalog& catalog U8LIT_LIFETIMEBOUND,
                                                              size_t number) noexcept {
    return {catalog, number};
  }

  /// Returns the name in the header of the file, such as `pt_BR`. It is empty for an original that has none.
  [[nodiscard]] U8LIT_ABI constexpr text_view<char> name() const noexcept { return catalog_->name_of(number_); }
  /// Returns the text of a message, without a search. Complexity: constant.
  /// \param id  what `id` of the same catalog returned
  /// \code
  /// constexpr auto open = messages.id("Open file");
  /// print(language.text(open));
  /// \endcode
  [[nodiscard]] U8LIT_ABI constexpr text_view<char> text(message<Catalog> id) const noexcept {
    return catalog_->text_in(number_, id);
  }
  /// Returns the plural form of a message for a number, by the rule of the language. Complexity: linear in the length
  /// of the rule.
  /// \param id  what `plural_id` of the same catalog returned
  /// \param n   how many there are
  /// \code
  /// constexpr auto files = messages.plural_id("{n} file");
  /// print(language.plural(files, 2));
  /// \endcode
  [[nodiscard]] U8LIT_ABI constexpr text_view<char> plural(plural_message<Catalog> id,
                                                           unsigned long long n) const noexcept {
    return catalog_->plural_in(number_, id, n);
  }

  /// Returns whether both are the same language of the same catalog.
  U8LIT_ABI friend constexpr bool operator==(language left, language right) noexcept {
    return left.catalog_ == right.catalog_ && left.number_ == right.number_;
  }

 private:
  friend detail::found_value<language>;
  U8LIT_ABI constexpr language() noexcept = default;
  U8LIT_ABI constexpr language(const Catalog& catalog, size_t number) noexcept
      : catalog_{__builtin_addressof(catalog)}, number_{static_cast<unsigned>(number)} {}

  const Catalog* catalog_ = nullptr;
  unsigned number_ = 0;
};

/// A constant catalog of messages; `make` and `make_with_fallback` make one. It has no pointers, and owns all texts.
/// \code
/// inline constexpr auto messages = u8lit::message_catalog::make<english, german, polish>;
/// \endcode
template <bool HasFallback, const auto& Original, const auto&... Translations>
class catalog {
 public:
  using language_type = language<catalog>;              ///< The type of the languages.
  using message_type = message<catalog>;                ///< The type of messages without plural forms.
  using plural_message_type = plural_message<catalog>;  ///< The type of messages with plural forms.

  /// Reads the files; `make` has checked them.
  U8LIT_ABI consteval catalog() noexcept = default;

  /// Returns the number of languages, with the original.
  [[nodiscard]] U8LIT_ABI constexpr size_t size() const noexcept { return sizeof...(Translations) + 1; }
  /// Returns the language of a file. Precondition: index < size().
  /// \param index  0 for the original, 1 for the first translation
  [[nodiscard]] U8LIT_ABI constexpr language_type nth(size_t index) const noexcept U8LIT_LIFETIMEBOUND {
    return language_type::unchecked(*this, index);
  }
  /// Returns the language of the original.
  [[nodiscard]] U8LIT_ABI constexpr language_type original() const noexcept U8LIT_LIFETIMEBOUND { return nth(0); }
  /// Finds a language by the name in the header of its file, as the lookup of RFC 4647: if the name is `zh-Hant-TW`, it
  /// looks for that, then for `zh-Hant` and then for `zh`. The name may also be that of a locale, as in the environment
  /// variable LANG: `pt_BR.UTF-8` is `pt-BR`, and `sr_RS` with the modifier `latin` is `sr-Latn-RS`. Case does not
  /// matter.
  /// \param name  a name as UTF-8
  /// \return the language, or nothing
  /// \code
  /// const auto language = messages.find_language("pl_PL.UTF-8").value_or(messages.original());
  /// \endcode
  template <detail::octets_like Name>
  [[nodiscard]] U8LIT_ABI constexpr detail::found_value<language_type> find_language(const Name& name) const noexcept
      U8LIT_LIFETIMEBOUND {
    const size_t index = texts_.find(detail::units_of(name));
    if (index == npos) return {};
    return detail::found_value<language_type>{nth(index)};
  }
  /// Deleted: the length of the name is unknown. Pass a view.
  U8LIT_ABI detail::pass_a_view_of_the_pointer_and_length& find_language(
      detail::unsized auto&& U8LIT_NO_LENGTH_OF_MORE, auto&&...) const U8LIT_UNSIZED;

  /// Returns a message without plural forms.
  /// - errors: a message that the original lacks, or that has plural forms, does not compile
  /// \param text  the msgid of the message, a literal
  /// \code
  /// constexpr auto open = messages.id("Open file");
  /// \endcode
  template <detail::octets_like Text, class = detail::invalid_message::this_literal_is_no_message_of_the_catalog>
  [[nodiscard]] consteval message_type id(const Text& text) const noexcept {
    const found_number found = find_number<false>(detail::units_of(text), detail::units_of("", 0), false);
    if (!found.why) return {found.number};
    const auto words = detail::invalid_message::words_for_message(found.why, detail::units_of(text));
    if constexpr (detail::compiler::prints_sentences) {
      U8LIT_ERROR_AT_CALL(words);
      return {0};
    } else {
      return {detail::refuse<unsigned>(words)};
    }
  }
  /// Returns a message without plural forms that has a context.
  /// - errors: as those of `id` without a context
  /// \param text     the msgid of the message, a literal
  /// \param context  its msgctxt
  /// \code
  /// constexpr auto open = messages.id("Open", "menu");
  /// \endcode
  template <detail::octets_like Text, detail::octets_like Context,
            class = detail::invalid_message::this_literal_is_no_message_of_the_catalog>
  [[nodiscard]] consteval message_type id(const Text& text, const Context& context) const noexcept {
    const found_number found = find_number<false>(detail::units_of(text), detail::units_of(context), true);
    if (!found.why) return {found.number};
    const auto words = detail::invalid_message::words_for_message(found.why, detail::units_of(text));
    if constexpr (detail::compiler::prints_sentences) {
      U8LIT_ERROR_AT_CALL(words);
      return {0};
    } else {
      return {detail::refuse<unsigned>(words)};
    }
  }
  /// Returns a message with plural forms.
  /// - errors: a message that the original lacks, or that has no plural forms, does not compile
  /// \param text  the msgid of the message, a literal
  /// \code
  /// constexpr auto files = messages.plural_id("{n} file");
  /// \endcode
  template <detail::octets_like Text, class = detail::invalid_message::this_literal_is_no_message_of_the_catalog>
  [[nodiscard]] consteval plural_message_type plural_id(const Text& text) const noexcept {
    const found_number found = find_number<true>(detail::units_of(text), detail::units_of("", 0), false);
    if (!found.why) return {found.number};
    const auto words = detail::invalid_message::words_for_message(found.why, detail::units_of(text));
    if constexpr (detail::compiler::prints_sentences) {
      U8LIT_ERROR_AT_CALL(words);
      return {0};
    } else {
      return {detail::refuse<unsigned>(words)};
    }
  }
  /// Returns a message with plural forms that has a context.
  /// - errors: as those of `plural_id` without a context
  /// \param text     the msgid of the message, a literal
  /// \param context  its msgctxt
  /// \code
  /// constexpr auto files = messages.plural_id("{n} file", "title");
  /// \endcode
  template <detail::octets_like Text, detail::octets_like Context,
            class = detail::invalid_message::this_literal_is_no_message_of_the_catalog>
  [[nodiscard]] consteval plural_message_type plural_id(const Text& text, const Context& context) const noexcept {
    const found_number found = find_number<true>(detail::units_of(text), detail::units_of(context), true);
    if (!found.why) return {found.number};
    const auto words = detail::invalid_message::words_for_message(found.why, detail::units_of(text));
    if constexpr (detail::compiler::prints_sentences) {
      U8LIT_ERROR_AT_CALL(words);
      return {0};
    } else {
      return {detail::refuse<unsigned>(words)};
    }
  }

 private:
  friend language_type;

  // The number of a message, or why there is none.
  struct found_number {
    unsigned number;
    const detail::utf8_character* why;
  };
  template <bool HasPlural, utf8_unit Unit, utf8_unit ContextUnit>
  [[nodiscard]] U8LIT_ABI static constexpr found_number find_number(detail::code_units<Unit> text,
                                                                    detail::code_units<ContextUnit> context,
                                                                    bool has_context) noexcept {
    const size_t entry = detail::find_entry<Original>(text, context, has_context);
    if (entry == npos || detail::contents_of<Original>.entries[entry].key.size == 0)
      return {0, u8"no message has this msgid"};
    if (detail::contents_of<Original>.entries[entry].has_plural == HasPlural)
      return {static_cast<unsigned>(detail::numbered_messages<Original>.numbers[entry]), nullptr};
    return {0, HasPlural ? u8"this message has no plural forms, so call id"
                         : u8"this message has plural forms, so call plural_id"};
  }

  [[nodiscard]] U8LIT_ABI constexpr text_view<char> name_of(size_t language) const noexcept {
    return texts_.text_at(language);
  }
  [[nodiscard]] U8LIT_ABI constexpr text_view<char> text_in(size_t language, message_type id) const noexcept {
    const text_view<char> found = texts_.text(language, id.number);
    if constexpr (HasFallback) return found.empty() ? texts_.text(0, id.number) : found;
    else return found;
  }
  [[nodiscard]] U8LIT_ABI constexpr text_view<char> plural_in(size_t language, plural_message_type id,
                                                              unsigned long long n) const noexcept {
    const text_view<char> found = texts_.plural(language, id.number, n);
    if constexpr (HasFallback) return found.empty() ? texts_.plural(0, id.number, n) : found;
    else return found;
  }

  using maker = detail::catalog_texts_maker<Original, Original, Translations...>;
  decltype(maker::make()) texts_ = maker::make();
};

/// A catalog of messages from .po files.
/// - errors: what is wrong with a file does not compile, nor does a message that is not translated, a translation of
///   none, or one with other placeholders; the error has the number of the file, the line and the column
///
/// Placeholders are compared if a message is flagged `c-format`, `c++-format` or `python-brace-format`, or if braces in
/// the original are placeholders of std::format, unless it is flagged `no-c++-format` or the like. A translation must
/// take every type of argument that the original takes. A plural form that is for a single number may lack one
/// argument. Fuzzy translations are not used. A message without placeholders that has a text in the first file is a
/// key: translations are compared with that text.
/// \tparam Original      the messages, such as a template (.pot): a constexpr array of char, char8_t or unsigned char,
///                       or an object with data() and size()
/// \tparam Translations  a file for each other language, with Language and, if need be, Plural-Forms in its header
/// \code
/// inline constexpr char english[] = R"(
/// msgid "Open file"
/// msgstr ""
/// )";
/// inline constexpr char german[] = R"(
/// msgid ""
/// msgstr "Language: de\n"
///
/// msgid "Open file"
/// msgstr "Datei öffnen"
/// )";
/// inline constexpr auto messages = u8lit::message_catalog::make<english, german>;
/// static_assert(messages.nth(1).text(messages.id("Open file")) == "Datei öffnen");
/// \endcode
template <const auto& Original, const auto&... Translations>
  requires detail::acceptable_class<detail::catalog_check<false, Original, Translations...>>
inline constexpr catalog<false, Original, Translations...> make{};
template <const auto& Original, const auto&... Translations>
  requires detail::refused_class<detail::catalog_check<false, Original, Translations...>>
inline const detail::no_table<&detail::catalog_check<false, Original, Translations...>::is_refused>
    make<Original, Translations...> = {};

/// The same, but for messages that are not translated: they are shown in the original.
/// - errors: as those of `make`
template <const auto& Original, const auto&... Translations>
  requires detail::acceptable_class<detail::catalog_check<true, Original, Translations...>>
inline constexpr catalog<true, Original, Translations...> make_with_fallback{};
template <const auto& Original, const auto&... Translations>
  requires detail::refused_class<detail::catalog_check<true, Original, Translations...>>
inline const detail::no_table<&detail::catalog_check<true, Original, Translations...>::is_refused>
    make_with_fallback<Original, Translations...> = {};

}  // namespace u8lit::message_catalog

U8LIT_CLANG_ATTRIBUTES_END
#include <u8lit/base/end.hpp>

#endif
