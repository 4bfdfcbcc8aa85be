// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_CATALOG_CATALOG_CHECK_HPP
#define U8LIT_CATALOG_CATALOG_CHECK_HPP

#include <u8lit/catalog/language_name.hpp>
#include <u8lit/catalog/placeholders.hpp>
#include <u8lit/catalog/po_entries.hpp>
#include <u8lit/catalog/po_header.hpp>
#include <u8lit/diagnosis/diagnostic.hpp>
#include <u8lit/diagnosis/refused.hpp>
#include <u8lit/table/eight_octets.hpp>
#include <u8lit/table/rows.hpp>
#include <u8lit/text/shown_text.hpp>
#include <u8lit/base/begin.hpp>

// Checks the files of a catalog, each alone, and each translation against the first file. What is wrong is one sentence
// with the number of the file, the line and the column.

namespace u8lit::detail {

template <const auto& Left, const auto& Right>
inline constexpr bool are_same_file = false;
template <const auto& File>
inline constexpr bool are_same_file<File, File> = true;

struct catalog_problem {
  flaw_in_po flaw;
  bool is_in_original = false;
  text_view<char> shown;

  U8LIT_ABI constexpr bool exists() const noexcept { return flaw.what != po_flaw::none; }
};

// Whether a translation has text, all of it or not.
template <const auto& File>
U8LIT_ABI constexpr bool is_translated(const po_entry& entry) noexcept {
  if (entry.flags.is_fuzzy) return false;
  for (size_t form = 0; form < entry.forms; ++form) {
    if (contents_of<File>.spans[entry.first_form() + form].size > 0) return true;
  }
  return false;
}

// What a file says instead of a message: the text of a form, from 0. An original without msgstr is its own translation.
template <const auto& File>
U8LIT_ABI constexpr po_span span_of_form(const po_entry& entry, size_t form) noexcept {
  const bool is_original = !detail::is_translated<File>(entry);
  return contents_of<File>.spans[(is_original ? entry.id : entry.first_form()) + form];
}
template <const auto& File>
U8LIT_ABI constexpr text_view<char> id_of(const po_entry& entry) noexcept {
  return contents_of<File>.text(contents_of<File>.spans[entry.id]);
}

U8LIT_ABI constexpr po_flaw flaw_of_rule(plural_flaw what) noexcept {
  constexpr po_flaw flaws[] = {po_flaw::none, po_flaw::operand_missing, po_flaw::operator_missing,
                               po_flaw::unmatched_operator, po_flaw::number_too_large, po_flaw::expression_too_long,
                               po_flaw::expression_too_deep};
  return flaws[static_cast<octet>(what)];
}

template <const auto& File>
consteval bool has_plurals() noexcept {
  for (size_t entry = 0; entry < contents_of<File>.size(); ++entry) {
    if (contents_of<File>.entries[entry].has_plural) return true;
  }
  return false;
}
template <const auto& File, bool IsOriginal>
consteval flaw_in_po find_flaw_of_header() noexcept {
  if constexpr (header_of_po<File> == npos) {
    return {IsOriginal ? po_flaw::none : po_flaw::no_header, 0, 0, 0};
  } else {
    constexpr po_span span = detail::span_of_header<File>();
    constexpr auto& fields = header_fields<File>;
    constexpr auto& expression = fields.plural_expression;
    if constexpr (fields.what != po_flaw::none) {
      return {fields.what, detail::find_source<File>(span, fields.flaw_offset), 0, 0};
    } else if constexpr (!IsOriginal && fields.language.empty()) {
      return {po_flaw::no_language, detail::begin_of_text<File>(span), 0, 0};
    } else if constexpr (!IsOriginal && fields.forms == 0 && detail::has_plurals<File>()) {
      return {po_flaw::no_plural_forms, detail::begin_of_text<File>(span), 0, 0};
    } else if constexpr (fields.forms > 0) {
      constexpr auto begin = static_cast<size_t>(expression.data() - contents_of<File>.text(span).data());
      if constexpr (rule_of<File>.what != plural_flaw::none) {
        return {detail::flaw_of_rule(rule_of<File>.what),
                detail::find_source<File>(span, begin + rule_of<File>.flaw_offset), most_pending, 0};
      } else if constexpr (counted_forms<File>.has_flaw) {
        constexpr auto& counted = counted_forms<File>;
        return {counted.result.divides_by_zero ? po_flaw::divides_by_zero : po_flaw::no_such_form,
                detail::find_source<File>(span, begin), counted.number_at_fault, counted.result.value};
      }
    }
    return {};
  }
}

// The second of two entries with the same key.
template <const auto& File>
consteval flaw_in_po find_doubled_entry() noexcept {
  constexpr auto& keys = text_rows::keys<keys_of_po<File>>;
  for (size_t rank = 1; rank < contents_of<File>.size(); ++rank) {
    const size_t first = detail::nth_po_entry<File>(rank - 1), second = detail::nth_po_entry<File>(rank);
    if (keys.elements[first].head != keys.elements[second].head ||
        text_rows::compare_rows<keys_of_po<File>>(first, second) != 0)
      continue;
    const size_t line_of_first = detail::find_place(detail::units_of_file<File>(),
                                                    detail::begin_of_text<File>(contents_of<File>.entries[first].key))
                                     .line;
    return {po_flaw::twice, detail::begin_of_text<File>(contents_of<File>.entries[second].key), line_of_first, 0};
  }
  return {};
}

// The forms of plurals must be as many as nplurals, and all there or none.
template <const auto& File, bool IsOriginal>
consteval flaw_in_po find_flaw_of_forms() noexcept {
  constexpr auto& contents = contents_of<File>;
  for (size_t index = 0; index < contents.size(); ++index) {
    const po_entry& entry = contents.entries[index];
    if (!entry.has_plural) continue;
    const bool is_translated = detail::is_translated<File>(entry);
    const size_t offset = detail::begin_of_text<File>(contents.spans[entry.first_form()]);
    if (is_translated ? entry.forms != forms_of<File> : IsOriginal && forms_of<File> != 2)
      return {po_flaw::wrong_form_count, offset, forms_of<File>, 0};
    for (size_t form = 0; is_translated && form < entry.forms; ++form) {
      const po_span span = contents.spans[entry.first_form() + form];
      if (span.size == 0) return {po_flaw::form_is_empty, detail::begin_of_text<File>(span), form, 0};
    }
  }
  return {};
}

template <const auto& File, bool IsOriginal>
consteval flaw_in_po find_flaw_of_po() noexcept {
  if constexpr (po_end<File>.flaw.what != po_flaw::none) {
    return po_end<File>.flaw;
  } else if constexpr (contents_of<File>.flaw.what != po_flaw::none) {
    return contents_of<File>.flaw;
  } else {
    constexpr flaw_in_po of_entries = detail::find_doubled_entry<File>();
    constexpr flaw_in_po of_header = detail::find_flaw_of_header<File, IsOriginal>();
    if constexpr (of_header.what != po_flaw::none) return of_header;
    else if constexpr (of_entries.what != po_flaw::none) return of_entries;
    else return detail::find_flaw_of_forms<File, IsOriginal>();
  }
}
template <const auto& File, bool IsOriginal>
inline constexpr flaw_in_po flaw_of_po = detail::find_flaw_of_po<File, IsOriginal>();

// The entries of a translation, by the entries of the original; npos where there is none. Also an entry that the
// original lacks, or npos.
template <size_t Entries>
struct matched_entries {
  size_t entries[Entries + 1]{};
  size_t unknown = npos;
};
template <const auto& Original, const auto& Translation>
consteval auto match_entries() noexcept {
  constexpr size_t left_count = contents_of<Original>.size(), right_count = contents_of<Translation>.size();
  constexpr auto& left_keys = text_rows::keys<keys_of_po<Original>>;
  constexpr auto& right_keys = text_rows::keys<keys_of_po<Translation>>;
  matched_entries<left_count> result;
  for (size_t entry = 0; entry < left_count; ++entry) result.entries[entry] = npos;
  for (size_t left = 0, right = 0; right < right_count;) {
    const size_t of_right = detail::nth_po_entry<Translation>(right);
    const auto& r = right_keys.elements[of_right];
    int order = 1;
    if (left < left_count) {
      const auto& l = left_keys.elements[detail::nth_po_entry<Original>(left)];
      order = detail::compare_octets<false>(l.data, l.size, r.data, r.size);
    }
    if (order == 0) {
      result.entries[detail::nth_po_entry<Original>(left)] = of_right;
      ++left;
      ++right;
    } else if (order < 0) {
      ++left;
    } else {
      // The header is no message.
      if (r.size > 0 && of_right < result.unknown) result.unknown = of_right;
      ++right;
    }
  }
  return result;
}
template <const auto& Original, const auto& Translation>
inline constexpr auto matched = detail::match_entries<Original, Translation>();

U8LIT_ABI constexpr bool are_same_language(text_view<char> left, text_view<char> right) noexcept {
  return language_name<char>{detail::units_of(left)}.equals(language_name<char>{detail::units_of(right)});
}

template <bool HasFallback, const auto& Original, const auto& Translation>
consteval catalog_problem find_problem_of_entries() noexcept {
  constexpr auto& original = contents_of<Original>;
  constexpr auto& translation = contents_of<Translation>;
  if (detail::are_same_language(header_fields<Original>.language, header_fields<Translation>.language)) {
    return {{po_flaw::same_language, detail::begin_of_text<Translation>(detail::span_of_header<Translation>()), 0, 0},
            false, header_fields<Translation>.language};
  }
  constexpr size_t unknown = matched<Original, Translation>.unknown;
  if constexpr (unknown != npos) {
    const po_entry& entry = translation.entries[unknown];
    return {{po_flaw::no_such_message, detail::begin_of_text<Translation>(entry.key), 0, 0}, false,
            detail::id_of<Translation>(entry)};
  }
  for (size_t index = 0; index < original.size(); ++index) {
    const po_entry& entry = original.entries[index];
    const size_t other_index = matched<Original, Translation>.entries[index];
    if (entry.key.size == 0) continue;
    if (other_index == npos) {
      if (HasFallback) continue;
      return {{po_flaw::message_left_out, detail::begin_of_text<Original>(entry.key), 0, 0}, true,
              detail::id_of<Original>(entry)};
    }
    const po_entry& other = translation.entries[other_index];
    if (entry.has_plural != other.has_plural ||
        (entry.has_plural &&
         original.text(original.spans[entry.id + 1]) != translation.text(translation.spans[other.id + 1])))
      return {{po_flaw::other_plural, detail::begin_of_text<Translation>(other.key), 0, 0}, false,
              detail::id_of<Translation>(other)};
    if (!HasFallback && !detail::is_translated<Translation>(other))
      return {{po_flaw::not_translated,
               detail::begin_of_text<Translation>(translation.spans[other.first_form()]), 0, 0},
              false, detail::id_of<Translation>(other)};
  }
  return {};
}

// Whether a form is for one number only, such as 1: its text need not have that number.
template <const auto& File>
U8LIT_ABI constexpr bool is_for_one_number(size_t form) noexcept { return counted_forms<File>.counts[form] == 1; }

enum class placeholder_syntax : octet { fields, conversions };

// What is wrong with the placeholders of a translation: a flaw, and a placeholder.
struct placeholder_flaw {
  po_flaw what = po_flaw::none;
  size_t offset = 0;  // in the text
  text_view<char> shown;
};
U8LIT_ABI constexpr placeholders find_placeholders(text_view<char> text, placeholder_syntax syntax) noexcept {
  return syntax == placeholder_syntax::fields ? detail::find_fields(text) : detail::find_conversions(text);
}
U8LIT_ABI constexpr placeholder_flaw flaw_of_placeholders(const placeholders& found) noexcept {
  if (found.is_invalid) return {po_flaw::no_placeholder, found.flaw_offset, {}};
  if (found.is_too_many) return {po_flaw::too_many_placeholders, 0, {}};
  return {};
}
// What the original takes, the translation must take, too. One argument may be left out of the text for one number.
U8LIT_ABI constexpr placeholder_flaw compare_placeholders(const placeholders& expected, text_view<char> original,
                                                          const placeholders& found, text_view<char> translation,
                                                          bool may_lack_one) noexcept {
  const auto show = [](const placeholder& one, text_view<char> text) {
    return text_view<char>::unchecked(text.data() + one.begin, one.size);
  };
  for (size_t at = 0; at < found.count; ++at) {
    const placeholder& one = found.all[at];
    bool is_known = false;
    unsigned types = argument_types::any;  // of the argument, by all that the original does with it
    for (size_t other = 0; other < expected.count; ++other) {
      if (!detail::take_same_argument(one, translation.data(), expected.all[other], original.data())) continue;
      is_known = true;
      types &= expected.all[other].types;
    }
    if (!is_known || (types & ~one.types) != 0)
      return {po_flaw::no_such_placeholder, one.begin, show(one, translation)};
  }
  const auto has = [&](const placeholders& all, size_t count, text_view<char> text, const placeholder& wanted) {
    for (size_t at = 0; at < count; ++at) {
      if (detail::take_same_argument(all.all[at], text.data(), wanted, original.data())) return true;
    }
    return false;
  };
  for (size_t at = 0; at < expected.count; ++at) {
    const placeholder& one = expected.all[at];
    if (has(found, found.count, translation, one) || has(expected, at, original, one)) continue;
    if (!may_lack_one) return {po_flaw::placeholder_left_out, 0, show(one, original)};
    may_lack_one = false;
  }
  return {};
}

// What the placeholders of translations are compared with: the msgid, or the plural of it. If that has none and the
// original has a text of its own, the msgid may be a key, such as `menu.open`, and that text is compared. Of several
// forms it is the first one that is for more than one number.
struct compared_text {
  po_span span;
  placeholders found;
  bool is_of_key = false;
};
template <const auto& Original>
U8LIT_ABI constexpr compared_text find_compared_text(const po_entry& entry, placeholder_syntax syntax) noexcept {
  constexpr auto& contents = contents_of<Original>;
  compared_text result{contents.spans[entry.id + entry.has_plural], {}, false};
  result.found = detail::find_placeholders(contents.text(result.span), syntax);
  if (result.found.is_invalid || result.found.count > 0 || !detail::is_translated<Original>(entry)) return result;
  size_t form = 0;
  while (entry.has_plural && detail::is_for_one_number<Original>(form)) ++form;
  result.span = detail::span_of_form<Original>(entry, form);
  result.found = detail::find_placeholders(contents.text(result.span), syntax);
  result.is_of_key = true;
  return result;
}

// Whether a text begins, or ends, with a line break.
U8LIT_ABI constexpr bool begins_with_line_break(text_view<char> text) noexcept {
  return !text.empty() && text.data()[0] == '\n';
}
U8LIT_ABI constexpr bool ends_in_line_break(text_view<char> text) noexcept {
  return !text.empty() && text.data()[text.size() - 1] == '\n';
}
// Line breaks at the ends of a message: those of the forms of a file against those of the original.
template <const auto& Original, const auto& File>
U8LIT_ABI constexpr catalog_problem find_problem_of_line_breaks(const po_entry& entry, const po_entry& other) noexcept {
  constexpr bool is_original = are_same_file<Original, File>;
  if (!is_original && !detail::is_translated<File>(other)) return {};
  const text_view<char> original = contents_of<Original>.text(detail::span_of_form<Original>(entry, 0));
  const bool begins = detail::begins_with_line_break(original), ends = detail::ends_in_line_break(original);
  const size_t forms = entry.has_plural ? forms_of<File> : 1;
  for (size_t form = 0; form < forms; ++form) {
    const po_span span = detail::span_of_form<File>(other, form);
    const text_view<char> text = contents_of<File>.text(span);
    po_flaw what = po_flaw::none;
    if (detail::begins_with_line_break(text) != begins) what = po_flaw::line_break_first;
    else if (detail::ends_in_line_break(text) != ends) what = po_flaw::line_break_last;
    else continue;
    return {{what, detail::begin_of_text<File>(span), 0, 0}, is_original, detail::id_of<Original>(entry)};
  }
  return {};
}

// Some messages: the placeholders and line breaks of the forms of a file against those of the original.
inline constexpr size_t messages_per_block = 0x20;
template <const auto& Original, const auto& File>
U8LIT_ABI constexpr catalog_problem find_problem_of_placeholders(const po_entry& entry,
                                                                 const po_entry& other) noexcept {
  constexpr bool is_original = are_same_file<Original, File>;
  if (!is_original && !detail::is_translated<File>(other)) return {};
  const bool has_conversions = entry.flags.has_c_format || other.flags.has_c_format;
  const bool has_format = has_conversions || entry.flags.has_brace_format || other.flags.has_brace_format;
  if (!has_format && (entry.flags.has_no_format || other.flags.has_no_format)) return {};
  const placeholder_syntax syntax = has_conversions ? placeholder_syntax::conversions : placeholder_syntax::fields;
  const compared_text compared = detail::find_compared_text<Original>(entry, syntax);
  const placeholders& expected = compared.found;
  if (const placeholder_flaw flaw = detail::flaw_of_placeholders(expected); flaw.what != po_flaw::none) {
    // Braces may stand for anything else.
    if (!has_format) return {};
    return {{flaw.what, detail::find_source<Original>(compared.span, flaw.offset), 0, 0}, true, {}};
  }
  if (!has_format && expected.count == 0 && !compared.is_of_key) return {};
  const text_view<char> original = contents_of<Original>.text(compared.span);
  const size_t forms = entry.has_plural ? forms_of<File> : 1;
  for (size_t form = 0; form < forms; ++form) {
    const po_span of_form = detail::span_of_form<File>(other, form);
    const text_view<char> text = contents_of<File>.text(of_form);
    const placeholders found = detail::find_placeholders(text, syntax);
    placeholder_flaw flaw = detail::flaw_of_placeholders(found);
    if (flaw.what == po_flaw::none)
      flaw = detail::compare_placeholders(expected, original, found, text,
                                          entry.has_plural && detail::is_for_one_number<File>(form));
    else if (!has_format && expected.count == 0)
      continue;
    if (flaw.what == po_flaw::none) continue;
    const size_t offset = flaw.what == po_flaw::placeholder_left_out ? detail::begin_of_text<File>(of_form)
                                                                     : detail::find_source<File>(of_form, flaw.offset);
    return {{flaw.what, offset, 0, 0}, is_original, flaw.shown};
  }
  return {};
}
template <const auto& Original, const auto& File, size_t Block>
consteval catalog_problem find_problem_of_block() noexcept {
  constexpr size_t first = Block * messages_per_block, size = contents_of<Original>.size();
  for (size_t index = first; index < size && index < first + messages_per_block; ++index) {
    const po_entry& entry = contents_of<Original>.entries[index];
    size_t other = index;
    if constexpr (!are_same_file<Original, File>) other = matched<Original, File>.entries[index];
    if (entry.key.size == 0 || other == npos) continue;
    const po_entry& of_file = contents_of<File>.entries[other];
    catalog_problem found = detail::find_problem_of_line_breaks<Original, File>(entry, of_file);
    if (!found.exists()) found = detail::find_problem_of_placeholders<Original, File>(entry, of_file);
    if (found.exists()) return found;
  }
  return {};
}
template <const auto& Original, const auto& File, size_t Block>
inline constexpr catalog_problem problem_of_block = detail::find_problem_of_block<Original, File, Block>();
template <const auto& Original, const auto& File, size_t... Blocks>
consteval catalog_problem find_problem_of_blocks(indices<Blocks...>) noexcept {
  const catalog_problem* const all[] = {nullptr, &problem_of_block<Original, File, Blocks>...};
  for (size_t at = 1; at <= sizeof...(Blocks); ++at) {
    if (all[at]->exists()) return *all[at];
  }
  return {};
}
template <const auto& Original, const auto& File>
consteval catalog_problem find_problem_of_texts() noexcept {
  constexpr size_t blocks = (contents_of<Original>.size() + messages_per_block - 1) / messages_per_block;
  return detail::find_problem_of_blocks<Original, File>(indices_below<blocks>{});
}

template <const auto& Original>
consteval catalog_problem find_problem_of_original() noexcept {
  constexpr flaw_in_po flaw = flaw_of_po<Original, true>;
  if constexpr (flaw.what == po_flaw::none) return detail::find_problem_of_texts<Original, Original>();
  else return {flaw, true, {}};
}
template <const auto& Original>
inline constexpr catalog_problem problem_of_original = detail::find_problem_of_original<Original>();

template <bool HasFallback, const auto& Original, const auto& Translation>
consteval catalog_problem find_problem_of_translation() noexcept {
  constexpr flaw_in_po flaw = flaw_of_po<Translation, false>;
  if constexpr (problem_of_original<Original>.exists()) {
    return {};
  } else if constexpr (flaw.what != po_flaw::none) {
    return {flaw, false, {}};
  } else {
    constexpr catalog_problem of_entries = detail::find_problem_of_entries<HasFallback, Original, Translation>();
    if constexpr (of_entries.exists()) return of_entries;
    else return detail::find_problem_of_texts<Original, Translation>();
  }
}
template <bool HasFallback, const auto& Original, const auto& Translation>
inline constexpr catalog_problem problem_of_translation =
    detail::find_problem_of_translation<HasFallback, Original, Translation>();

// The first problem of a catalog, and where it is. Files are numbered from 1.
struct located_problem {
  catalog_problem problem;
  size_t file = 1;
  size_t other_file = 1;
  place_in_file place;
};
template <const auto& Original, const auto& File>
U8LIT_ABI constexpr void locate_problem(located_problem& result, const catalog_problem& problem,
                                        size_t number) noexcept {
  if (result.problem.exists() || !problem.exists()) return;
  result.problem = problem;
  result.file = problem.is_in_original ? 1 : number;
  result.other_file = problem.is_in_original ? number : 1;
  result.place = problem.is_in_original ? detail::find_place(detail::units_of_file<Original>(), problem.flaw.offset)
                                        : detail::find_place(detail::units_of_file<File>(), problem.flaw.offset);
}
template <bool HasFallback, const auto& Original, const auto&... Translations>
consteval located_problem find_problem_of_catalog() noexcept {
  located_problem result;
  detail::locate_problem<Original, Original>(result, problem_of_original<Original>, 1);
  [[maybe_unused]] size_t number = 1;
  (detail::locate_problem<Original, Translations>(
       result, problem_of_translation<HasFallback, Original, Translations>, ++number),
   ...);
  return result;
}
// Two translations with the same language.
template <const auto& Original, const auto&... Translations>
consteval located_problem find_same_languages() noexcept {
  const text_view<char> languages[] = {{}, header_fields<Translations>.language...};
  const catalog_problem problems[] = {
      {}, {{po_flaw::same_language, detail::begin_of_text<Translations>(detail::span_of_header<Translations>()), 0, 0},
           false, header_fields<Translations>.language}...};
  const place_in_file places[] = {
      {}, detail::find_place(detail::units_of_file<Translations>(),
                             detail::begin_of_text<Translations>(detail::span_of_header<Translations>()))...};
  for (size_t second = 2; second <= sizeof...(Translations); ++second) {
    for (size_t first = 1; first < second; ++first) {
      if (detail::are_same_language(languages[first], languages[second]))
        return {problems[second], second + 1, first + 1, places[second]};
    }
  }
  return {};
}
template <bool HasFallback, const auto& Original, const auto&... Translations>
consteval located_problem find_first_problem() noexcept {
  constexpr located_problem first = detail::find_problem_of_catalog<HasFallback, Original, Translations...>();
  if constexpr (first.problem.exists()) return first;
  else return detail::find_same_languages<Original, Translations...>();
}
template <bool HasFallback, const auto& Original, const auto&... Translations>
inline constexpr located_problem problem_of_catalog =
    detail::find_first_problem<HasFallback, Original, Translations...>();

namespace invalid_catalog {

template <size_t Number>
struct file_number;
template <class File, class Line, class Column, po_flaw What>
struct flaw_at;

}  // namespace invalid_catalog

// What a sentence says of a flaw. "*" stands for the text that is shown, "#" and "@" for the numbers, and "&" for the
// number of the other file.
U8LIT_ABI constexpr const utf8_character* words_of_po_flaw(po_flaw what) noexcept {
  constexpr const utf8_character* all[] = {
      u8"",
      u8"ill-formed UTF-8",
      u8"neither a comment nor a keyword nor a string",
      u8"a string in quotation marks must follow the keyword",
      u8"a string without a keyword before it",
      u8"a string that is not closed in its line",
      u8"a comment within an entry",
      u8"msgstr of the entry before is missing",
      u8"msgid is missing before this",
      u8"wrong msgstr: ",
      u8"an unknown escape",
      u8"an escape of NUL, or of more than a byte",
      u8"the escapes make ill-formed UTF-8",
      u8"the file has no header, the translation of \"\"",
      u8"the charset is not UTF-8",
      u8"the header has no Language",
      u8"the header has no Plural-Forms",
      u8"nplurals must be 1 to 16",
      u8"plural= is missing",
      u8"the plural expression lacks an operand",
      u8"the plural expression lacks an operator",
      u8"the plural expression has an unmatched parenthesis, ? or :",
      u8"the number is too large",
      u8"the plural expression is too long",
      u8"the plural expression is nested too deeply, in more than # operators or parentheses",
      u8"the plural expression divides by zero if n is #",
      u8"the plural expression is @ if n is #, no less than nplurals",
      u8"as many msgstr as nplurals are needed: #",
      u8"msgstr[#] is empty",
      u8"the message of line # is here again",
      u8"file & has the same language, *",
      u8"file & lacks *",
      u8"file & lacks *",
      u8"file & has another msgid_plural for *, or none",
      u8"* is not translated",
      u8"all texts of * must begin with a line break, or none",
      u8"all texts of * must end in a line break, or none",
      u8"the translation lacks *",
      u8"the original lacks *",
      u8"no placeholder begins here",
      u8"too many placeholders",
  };
  return all[static_cast<octet>(what)];
}

// Such as `file 2, line 12, column 8: the translation lacks "{name}"`.
template <bool HasFallback, const auto& Original, const auto&... Translations>
U8LIT_ABI constexpr sentence words_for_catalog() noexcept {
  constexpr auto& found = problem_of_catalog<HasFallback, Original, Translations...>;
  const flaw_in_po& flaw = found.problem.flaw;
  sentence words;
  detail::append_place(words.append(u8"file ").append_decimal(found.file).append(u8", "), found.place).append(u8": ");
  for (const utf8_character* text = detail::words_of_po_flaw(flaw.what); *text; ++text) {
    const utf8_character one[] = {*text, u8'\0'};
    if (*text == u8'*') detail::append_quoted(words, found.problem.shown.data(), found.problem.shown.size(), 16);
    else if (*text == u8'#') words.append_decimal(flaw.number);
    else if (*text == u8'@') words.append_decimal(flaw.other_number);
    else if (*text == u8'&') words.append_decimal(found.other_file);
    else words.append(one);
  }
  if (flaw.what != po_flaw::wrong_msgstr) return words;
  words.append(u8"msgstr");
  if (flaw.number != npos) words.append(u8"[").append_decimal(flaw.number).append(u8"]");
  return words.append(u8" belongs here");
}

template <bool HasFallback, const auto& Original, const auto&... Translations>
U8LIT_ABI constexpr auto make_diagnostic_of_catalog() noexcept {
  if constexpr (!(constexpr_file<Original> && ... && constexpr_file<Translations>)) {
    return type_identity<invalid_file::files_must_be_constexpr_arrays>{};
  } else {
    constexpr located_problem found = detail::find_first_problem<HasFallback, Original, Translations...>();
    if constexpr (!found.problem.exists()) return type_identity<well_formed_text>{};
    else return type_identity<invalid_catalog::flaw_at<
        invalid_catalog::file_number<found.file>, invalid_file::line_number<found.place.line>,
        invalid_file::column_number<found.place.column>, found.problem.flaw.what>>{};
  }
}

// The class for the constraints of a catalog (base/refused_variable.hpp).
template <bool HasFallback, const auto& Original, const auto&... Translations>
U8LIT_ABI constexpr auto check_catalog() noexcept {
  using found =
      typename decltype(detail::make_diagnostic_of_catalog<HasFallback, Original, Translations...>())::type;
  if constexpr (is_well_formed_text<found>) return no_flaw{};
  else if constexpr (requires { found::words; }) return detail::refuse_type<found, fixed_words<found>>();
  else return detail::refuse_type<found, words_for_catalog<HasFallback, Original, Translations...>>();
}
template <bool HasFallback, const auto& Original, const auto&... Translations>
using catalog_check = decltype(detail::check_catalog<HasFallback, Original, Translations...>());

}  // namespace u8lit::detail

#include <u8lit/base/end.hpp>

#endif
