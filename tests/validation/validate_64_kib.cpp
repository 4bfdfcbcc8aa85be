// SPDX-License-Identifier: BSL-1.0
// 64 KiB of any text are validated in one constant expression at the compilers' default limits.
#include <u8lit/validation/validate.hpp>

using namespace u8lit;

constexpr size_t kib_64 = 65536;

// Of 16 octets 60 KiB: the longest literal that C++ demands of compilers is 64 KiB with its NUL.
#define TIMES_15(text) text text text text text text text text text text text text text text text
#define TIMES_16(text) TIMES_15(text) text
#define KIB_60(text) TIMES_15(TIMES_16(TIMES_16(text)))

// Up to 64 KiB there are NULs.
constexpr char ascii[kib_64] = KIB_60("aaaaaaaaaaaaaaaa");
constexpr char cyrillic[kib_64] = KIB_60("ЖЖЖЖЖЖЖЖ");
constexpr char han[kib_64] = KIB_60("語語語語語!");
constexpr char emoji[kib_64] = KIB_60("🚀🚀🚀🚀");
constexpr char mixed[kib_64] = KIB_60("aé語🚀 é語");
static_assert(validate(ascii, kib_64) == verdict{fault::none, kib_64, 0});
static_assert(validate(cyrillic, kib_64) == verdict{fault::none, kib_64, 0});
static_assert(validate(han, kib_64) == verdict{fault::none, kib_64, 0});
static_assert(validate(emoji, kib_64) == verdict{fault::none, kib_64, 0});
static_assert(validate(mixed, kib_64) == verdict{fault::none, kib_64, 0});

// As #embed gives them.
constexpr unsigned char embedded[kib_64] = KIB_60("ЖЖЖЖЖЖЖЖ");
static_assert(validate(embedded) == verdict{fault::none, kib_64, 0});

// The last octets are validated, too.
constexpr char with_a_fault[] = KIB_60("ЖЖЖЖЖЖЖЖ") "\xD0!";
static_assert(validate(with_a_fault) == verdict{fault::missing_continuation, 61'440, 1});
static_assert(validate(with_a_fault, 61'441) == verdict{fault::truncated, 61'440, 1});

int main() {}
