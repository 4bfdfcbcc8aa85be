// SPDX-License-Identifier: BSL-1.0
#include <u8lit/validation/octet_vector.hpp>

#include <u8lit/validation/validate.hpp>

#include "../support/at_run_time.hpp"

#include <sys/mman.h>
#include <unistd.h>

using u8lit::octet, u8lit::size_t, u8lit::verdict, u8lit::validate, u8lit::detail::runtime_valid_prefix;

// Sizes at which a chunk of vectors, or the last vector, may end, for vectors of 8, 16 and 32 octets; and some others.
constexpr size_t sizes[] = {1, 8, 11, 16, 18, 19, 20, 32, 34, 35, 36, 40, 64, 79, 80, 81, 83, 96, 144, 160, 161, 200};

struct octets {
  octet all[4];
  size_t size;
};
// Sequences at the limits of RFC 3629 section 4, and incomplete ones.
constexpr octets sequences[] = {
    {{0x80}, 1}, {{0xC2, 0x80}, 2}, {{0xC0, 0xAF}, 2}, {{0xC1, 0xBF}, 2}, {{0xC2}, 1}, {{0xE0, 0xA0, 0x80}, 3},
    {{0xE0, 0x9F, 0xBF}, 3}, {{0xED, 0x9F, 0xBF}, 3}, {{0xED, 0xA0, 0x80}, 3}, {{0xEF, 0xBF}, 2}, {{0xEF}, 1},
    {{0xF0, 0x90, 0x80, 0x80}, 4}, {{0xF0, 0x8F, 0xBF, 0xBF}, 4}, {{0xF4, 0x8F, 0xBF, 0xBF}, 4},
    {{0xF4, 0x90, 0x80, 0x80}, 4}, {{0xF3, 0xA0, 0x80}, 3}, {{0xF3, 0xA0}, 2}, {{0xF1}, 1},
    {{0xF5, 0x80, 0x80, 0x80}, 4}, {{0xFF}, 1}, {{0xE1, 0x80, 0xC0}, 3}};

// Three pages; only the one in the middle is readable.
class guarded_page {
 public:
  guarded_page() {
    void* const pages = mmap(nullptr, 3 * size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) return;
    octet* const first = static_cast<octet*>(pages);
    if (mprotect(first, size, PROT_NONE) == 0 && mprotect(first + 2 * size, size, PROT_NONE) == 0) begin = first + size;
  }
  guarded_page(const guarded_page&) = delete;
  guarded_page& operator=(const guarded_page&) = delete;
  ~guarded_page() { munmap(begin - size, 3 * size); }

  const size_t size = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  octet* begin = nullptr;
};

// The simplest implementation.
static verdict first_fault(const octet* text, size_t size) {
  size_t at = 0;
  while (at < size) {
    const u8lit::decoded next = u8lit::decode_front(text + at, size - at);
    if (!next) return {next.what, at, next.length};
    at += next.length;
  }
  return {u8lit::fault::none, size, 0};
}

static bool is_validated(const octet* text, size_t size, verdict expected) {
  const size_t known = runtime_valid_prefix(text, size);
  return validate(text, size) == expected &&
         (known == expected.offset || !u8lit::detail::is_trailing_unit(text[known])) &&
         known <= expected.offset && (size < 35 || expected.offset - known <= (expected ? 0 : 130));
}

// ASCII, which is skipped in chunks; or sequences of all lengths, the last one perhaps truncated.
static void fill(octet* text, size_t size, bool only_ascii) {
  constexpr octet mixed[] = {0xF0, 0x9F, 0x99, 0x82, 'a', 0xE6, 0x97, 0xA5, 0xC3, 0xA4};
  for (size_t at = 0; at < size; ++at) text[at] = only_ascii ? 'a' : mixed[at % sizeof mixed];
}

constexpr bool kinds[] = {true, false};

// Each of the sequences at each offset of a text before an unreadable page.
static bool validates_each_place() {
  const guarded_page page;
  if (page.begin == nullptr) return false;
  for (const size_t size : sizes) {
    octet* const text = page.begin + (page.size - size);
    for (const bool only_ascii : kinds) {
      for (const octets& each : sequences) {
        for (size_t at = 0; at < size; ++at) {
          fill(text, size, only_ascii);
          for (size_t next = 0; next < each.size && at + next < size; ++next) text[at + next] = each.all[next];
          if (!is_validated(text, size, first_fault(text, size))) return false;
        }
      }
    }
  }
  return true;
}

// Text of every size at every alignment; the first one is after an unreadable page.
static bool validates_each_alignment() {
  const guarded_page page;
  if (page.begin == nullptr) return false;
  for (size_t shift = 0; shift < 64; ++shift) {
    octet* const text = page.begin + shift;
    fill(text, 200, false);
    for (size_t size = 0; size <= 200; ++size) {
      const size_t left = size % 10, at = size - left + (left < 4 ? 0 : left < 5 ? 4 : left < 8 ? 5 : 8);
      const verdict expected = at == size || left == 5 ? verdict{u8lit::fault::none, size, 0}
                                                       : verdict{u8lit::fault::truncated, at, size - at};
      if (!is_validated(text, size, expected)) return false;
    }
  }
  return true;
}

static bool validates_every_unit() {
  constexpr char text[] = "The whole of it is well-formed: \xE2\x89\xA2, and this is, too";
  const size_t size = sizeof text - 1;
  return runtime_valid_prefix(text, size) == size && runtime_valid_prefix(text, 10) == 0 &&
         runtime_valid_prefix(reinterpret_cast<const octet*>(text), size) == size;
}

int main() { return at_run_time(validates_each_place, validates_each_alignment, validates_every_unit); }
