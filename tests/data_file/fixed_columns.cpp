// SPDX-License-Identifier: BSL-1.0
#include <u8lit/data_file/fixed_columns.hpp>

#include <string_view>

using namespace u8lit;
using namespace u8lit::detail;

// A format: each octet is a field, and the first `!` a flaw.
enum class mark_flaw : unsigned char { none, found };
struct mark_format {
  using flaw_type = mark_flaw;
  static constexpr std::size_t fields = 2;

  template <class Unit, class Sink>
  static constexpr flaw_in_file<mark_flaw> read(code_units<Unit> source, Sink& sink) {
    for (std::size_t at = 0; at < source.size(); ++at) {
      if (source.data()[at] == '!') return {mark_flaw::found, at};
      sink.append(source.data() + at, 1);
      sink.end_field(at);
    }
    return {};
  }
  static constexpr const utf8_character* words(mark_flaw) { return u8"a mark"; }
};
inline constexpr char marked[] = "ab!";
inline constexpr unsigned char pairs[] = {'a', 'b', 'c', 'd'};
using mark_source = fixed_columns_file<pairs, mark_format, 2>;
static_assert(!mark_source::flaw.exists() && mark_source::size() == 2 && mark_source::columns == 2 &&
              mark_source::field(1, 0).text == "c" &&
              mark_source::field(1, 1).offset == 3);
using flawed = fixed_columns_file<marked, mark_format, 1>;
constexpr sentence words = flawed::words();
static_assert(flawed::flaw.what == mark_flaw::found && flawed::flaw.offset == 2 &&
              std::string_view{words.data(), words.size()} == "a mark");
static_assert(columns_with_value<int> == 2 && columns_with_value<void> == 1 && is_blank(u8' ') && is_blank(u8'\t') &&
              !is_blank(u8'\n'));

int main() {}
