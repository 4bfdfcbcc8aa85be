// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_BASE_TARGET_HPP
#define U8LIT_BASE_TARGET_HPP

// Defines U8LIT_ABI. The declaration of every function begins with it, unless the function is consteval.
//
// The files of one program may be compiled for different targets: one with -mavx2, for example, and one without. If
// both define the same inline function, the linker keeps one copy, and the file without -mavx2 may run instructions
// that its machine lacks. This affects every function, because compilers copy 16 bytes with vector instructions. So an
// ABI tag gives each function a different mangled name for each target. Types have no tag, so that texts and decoders
// can pass between files. Functions for a basic target have none either, which keeps their names short in diagnostics.
//
// The tag also encodes everything else that changes the behaviour of a function: whether char8_t exists, the width of
// wchar_t, and sanitizers that must instrument all code. Other flags (optimization, exceptions, RTTI, -ffreestanding,
// the signedness of char, the remaining sanitizers) change neither the result nor where the function runs.
//
// The tag is expanded once for each function, so its parts are macros without parameters.

#if defined(__GNUC__) || defined(__clang__)

// A basic target has none of these; it needs no tag.
#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(hwaddress_sanitizer) || __has_feature(memory_sanitizer) || \
    __has_feature(thread_sanitizer)
#define U8LIT_TARGET_IS_SANITIZED
#endif
#endif
#if defined(__SSE3__) || (defined(__i386__) && defined(__SSE2__)) || (defined(__i386__) && defined(__SSE__)) || \
    (defined(__x86_64__) && !defined(__SSE2__)) || defined(__ARM_FEATURE_SVE) || defined(__arm__) || \
    (defined(__s390x__) && defined(__VX__)) || (defined(__s390x__) && __ARCH__ > 9) || defined(_ARCH_PWR9) || \
    (defined(__VSX__) && !defined(__LITTLE_ENDIAN__)) || (defined(__ALTIVEC__) && !defined(__LITTLE_ENDIAN__)) || \
    defined(__loongarch_sx) || defined(__mips_msa) || defined(__riscv_v) || defined(__POPCNT__) || \
    defined(__LZCNT__) || defined(__BMI__) || defined(__BMI2__) || defined(__MOVBE__) || defined(__GFNI__) || \
    defined(__AVXVNNI__) || defined(__AVXVNNIINT8__) || defined(__AVXVNNIINT16__) || defined(__AVXIFMA__) || \
    defined(__SSE4A__) || defined(__XOP__) || defined(__TBM__) || defined(__APX_F__) || \
    defined(__ARM_FEATURE_DOTPROD) || defined(__ARM_FEATURE_MATMUL_INT8) || defined(__ARM_FEATURE_MOPS) || \
    defined(__ARM_FEATURE_CSSC) || defined(__ARM_FEATURE_PAUTH) || defined(__ARM_FEATURE_SME) || \
    defined(__riscv_zba) || defined(__riscv_zbb) || defined(__riscv_zbs) || defined(__riscv_zicond) || \
    defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_HWADDRESS__) || defined(__SANITIZE_THREAD__) || \
    !defined(__cpp_char8_t) || (__SIZEOF_WCHAR_T__ == 2 && !defined(_WIN32)) || defined(U8LIT_TARGET_IS_SANITIZED)

#define U8LIT_TARGET_STRING(number) #number
#define U8LIT_TARGET_NUMBERED(name, number) name U8LIT_TARGET_STRING(number)

// The highest instruction set of those that include each other. Empty for the baseline of x86-64, little-endian POWER,
// s390x and others.
#if defined(__AVX512F__)
#define U8LIT_TARGET_LEVEL "avx512"
#elif defined(__AVX2__)
#define U8LIT_TARGET_LEVEL "avx2"
#elif defined(__AVX__)
#define U8LIT_TARGET_LEVEL "avx"
#elif defined(__SSE4_2__)
#define U8LIT_TARGET_LEVEL "sse42"
#elif defined(__SSE4_1__)
#define U8LIT_TARGET_LEVEL "sse41"
#elif defined(__SSSE3__)
#define U8LIT_TARGET_LEVEL "ssse3"
#elif defined(__SSE3__)
#define U8LIT_TARGET_LEVEL "sse3"
#elif defined(__i386__) && defined(__SSE2__)
#define U8LIT_TARGET_LEVEL "sse2"
#elif defined(__i386__) && defined(__SSE__)
#define U8LIT_TARGET_LEVEL "sse"
#elif defined(__x86_64__) && !defined(__SSE2__)
#define U8LIT_TARGET_LEVEL "no_sse2"
#elif defined(__ARM_FEATURE_SVE2)
#define U8LIT_TARGET_LEVEL U8LIT_TARGET_NUMBERED("sve2_", __ARM_FEATURE_SVE_BITS)
#elif defined(__ARM_FEATURE_SVE)
#define U8LIT_TARGET_LEVEL U8LIT_TARGET_NUMBERED("sve_", __ARM_FEATURE_SVE_BITS)
#elif defined(__arm__)
#define U8LIT_TARGET_LEVEL U8LIT_TARGET_NUMBERED("armv", __ARM_ARCH)
#elif defined(__s390x__) && defined(__VX__)
#define U8LIT_TARGET_LEVEL U8LIT_TARGET_NUMBERED("vx", __ARCH__)
#elif defined(__s390x__) && __ARCH__ > 9
#define U8LIT_TARGET_LEVEL U8LIT_TARGET_NUMBERED("arch", __ARCH__)
#elif defined(_ARCH_PWR11)
#define U8LIT_TARGET_LEVEL "power11"
#elif defined(_ARCH_PWR10)
#define U8LIT_TARGET_LEVEL "power10"
#elif defined(_ARCH_PWR9)
#define U8LIT_TARGET_LEVEL "power9"
#elif defined(__VSX__) && !defined(__LITTLE_ENDIAN__)
#define U8LIT_TARGET_LEVEL "vsx"
#elif defined(__ALTIVEC__) && !defined(__LITTLE_ENDIAN__)
#define U8LIT_TARGET_LEVEL "altivec"
#elif defined(__loongarch_asx)
#define U8LIT_TARGET_LEVEL "lasx"
#elif defined(__loongarch_sx)
#define U8LIT_TARGET_LEVEL "lsx"
#elif defined(__mips_msa)
#define U8LIT_TARGET_LEVEL "msa"
#elif defined(__riscv_v)
#define U8LIT_TARGET_LEVEL "v"
#else
#define U8LIT_TARGET_LEVEL
#endif

// Extensions that are independent of that level.
#if defined(__x86_64__) || defined(__i386__)
#ifdef __POPCNT__
#define U8LIT_TARGET_POPCNT "p"
#else
#define U8LIT_TARGET_POPCNT
#endif
#ifdef __LZCNT__
#define U8LIT_TARGET_LZCNT "l"
#else
#define U8LIT_TARGET_LZCNT
#endif
#ifdef __BMI__
#define U8LIT_TARGET_BMI "b"
#else
#define U8LIT_TARGET_BMI
#endif
#ifdef __BMI2__
#define U8LIT_TARGET_BMI2 "c"
#else
#define U8LIT_TARGET_BMI2
#endif
#ifdef __MOVBE__
#define U8LIT_TARGET_MOVBE "m"
#else
#define U8LIT_TARGET_MOVBE
#endif
#ifdef __GFNI__
#define U8LIT_TARGET_GFNI "g"
#else
#define U8LIT_TARGET_GFNI
#endif
#ifdef __AVXVNNI__
#define U8LIT_TARGET_AVXVNNI "n"
#else
#define U8LIT_TARGET_AVXVNNI
#endif
#ifdef __AVXVNNIINT8__
#define U8LIT_TARGET_AVXVNNIINT8 "i"
#else
#define U8LIT_TARGET_AVXVNNIINT8
#endif
#ifdef __AVXVNNIINT16__
#define U8LIT_TARGET_AVXVNNIINT16 "j"
#else
#define U8LIT_TARGET_AVXVNNIINT16
#endif
#ifdef __AVXIFMA__
#define U8LIT_TARGET_AVXIFMA "k"
#else
#define U8LIT_TARGET_AVXIFMA
#endif
#ifdef __SSE4A__
#define U8LIT_TARGET_SSE4A "a"
#else
#define U8LIT_TARGET_SSE4A
#endif
#ifdef __XOP__
#define U8LIT_TARGET_XOP "x"
#else
#define U8LIT_TARGET_XOP
#endif
#ifdef __TBM__
#define U8LIT_TARGET_TBM "t"
#else
#define U8LIT_TARGET_TBM
#endif
#ifdef __APX_F__
#define U8LIT_TARGET_APX_F "r"
#else
#define U8LIT_TARGET_APX_F
#endif
#ifdef __AVX512F__
#ifdef __AVX512VL__
#define U8LIT_TARGET_AVX512VL "A"
#else
#define U8LIT_TARGET_AVX512VL
#endif
#ifdef __AVX512BW__
#define U8LIT_TARGET_AVX512BW "B"
#else
#define U8LIT_TARGET_AVX512BW
#endif
#ifdef __AVX512DQ__
#define U8LIT_TARGET_AVX512DQ "C"
#else
#define U8LIT_TARGET_AVX512DQ
#endif
#ifdef __AVX512CD__
#define U8LIT_TARGET_AVX512CD "D"
#else
#define U8LIT_TARGET_AVX512CD
#endif
#ifdef __AVX512VBMI__
#define U8LIT_TARGET_AVX512VBMI "E"
#else
#define U8LIT_TARGET_AVX512VBMI
#endif
#ifdef __AVX512VBMI2__
#define U8LIT_TARGET_AVX512VBMI2 "F"
#else
#define U8LIT_TARGET_AVX512VBMI2
#endif
#ifdef __AVX512IFMA__
#define U8LIT_TARGET_AVX512IFMA "G"
#else
#define U8LIT_TARGET_AVX512IFMA
#endif
#ifdef __AVX512VNNI__
#define U8LIT_TARGET_AVX512VNNI "H"
#else
#define U8LIT_TARGET_AVX512VNNI
#endif
#ifdef __AVX512BITALG__
#define U8LIT_TARGET_AVX512BITALG "I"
#else
#define U8LIT_TARGET_AVX512BITALG
#endif
#ifdef __AVX512VPOPCNTDQ__
#define U8LIT_TARGET_AVX512VPOPCNTDQ "J"
#else
#define U8LIT_TARGET_AVX512VPOPCNTDQ
#endif
#ifdef __AVX512FP16__
#define U8LIT_TARGET_AVX512FP16 "K"
#else
#define U8LIT_TARGET_AVX512FP16
#endif
#ifdef __AVX10_1__
#define U8LIT_TARGET_AVX10_1 "L"
#else
#define U8LIT_TARGET_AVX10_1
#endif
#ifdef __AVX10_2__
#define U8LIT_TARGET_AVX10_2 "M"
#else
#define U8LIT_TARGET_AVX10_2
#endif
#define U8LIT_TARGET_AVX512 \
  U8LIT_TARGET_AVX512VL U8LIT_TARGET_AVX512BW U8LIT_TARGET_AVX512DQ U8LIT_TARGET_AVX512CD U8LIT_TARGET_AVX512VBMI \
  U8LIT_TARGET_AVX512VBMI2 U8LIT_TARGET_AVX512IFMA U8LIT_TARGET_AVX512VNNI U8LIT_TARGET_AVX512BITALG \
  U8LIT_TARGET_AVX512VPOPCNTDQ U8LIT_TARGET_AVX512FP16 U8LIT_TARGET_AVX10_1 U8LIT_TARGET_AVX10_2
#else
#define U8LIT_TARGET_AVX512
#endif
#define U8LIT_TARGET_MACHINE \
  U8LIT_TARGET_POPCNT U8LIT_TARGET_LZCNT U8LIT_TARGET_BMI U8LIT_TARGET_BMI2 U8LIT_TARGET_MOVBE U8LIT_TARGET_GFNI \
  U8LIT_TARGET_AVXVNNI U8LIT_TARGET_AVXVNNIINT8 U8LIT_TARGET_AVXVNNIINT16 U8LIT_TARGET_AVXIFMA U8LIT_TARGET_SSE4A \
  U8LIT_TARGET_XOP U8LIT_TARGET_TBM U8LIT_TARGET_APX_F U8LIT_TARGET_AVX512
#elif defined(__aarch64__)
#ifdef __ARM_FEATURE_DOTPROD
#define U8LIT_TARGET_DOTPROD "d"
#else
#define U8LIT_TARGET_DOTPROD
#endif
#ifdef __ARM_FEATURE_MATMUL_INT8
#define U8LIT_TARGET_MATMUL_INT8 "i"
#else
#define U8LIT_TARGET_MATMUL_INT8
#endif
#ifdef __ARM_FEATURE_MOPS
#define U8LIT_TARGET_MOPS "m"
#else
#define U8LIT_TARGET_MOPS
#endif
#ifdef __ARM_FEATURE_CSSC
#define U8LIT_TARGET_CSSC "c"
#else
#define U8LIT_TARGET_CSSC
#endif
#ifdef __ARM_FEATURE_PAUTH
#define U8LIT_TARGET_PAUTH "p"
#else
#define U8LIT_TARGET_PAUTH
#endif
#ifdef __ARM_FEATURE_SME
#define U8LIT_TARGET_SME "s"
#else
#define U8LIT_TARGET_SME
#endif
#define U8LIT_TARGET_MACHINE \
  U8LIT_TARGET_DOTPROD U8LIT_TARGET_MATMUL_INT8 U8LIT_TARGET_MOPS U8LIT_TARGET_CSSC U8LIT_TARGET_PAUTH \
  U8LIT_TARGET_SME
#elif defined(__arm__)
#ifdef __ARM_NEON
#define U8LIT_TARGET_ARM_NEON "n"
#else
#define U8LIT_TARGET_ARM_NEON
#endif
#ifdef __ARM_FEATURE_MVE
#define U8LIT_TARGET_MVE "v"
#else
#define U8LIT_TARGET_MVE
#endif
#ifdef __ARM_FEATURE_IDIV
#define U8LIT_TARGET_IDIV "q"
#else
#define U8LIT_TARGET_IDIV
#endif
#ifdef __ARM_FEATURE_UNALIGNED
#define U8LIT_TARGET_UNALIGNED "u"
#else
#define U8LIT_TARGET_UNALIGNED
#endif
#define U8LIT_TARGET_MACHINE \
  U8LIT_TARGET_ARM_NEON U8LIT_TARGET_MVE U8LIT_TARGET_IDIV U8LIT_TARGET_UNALIGNED
#elif defined(__riscv)
#ifdef __riscv_zba
#define U8LIT_TARGET_RISCV_ZBA "a"
#else
#define U8LIT_TARGET_RISCV_ZBA
#endif
#ifdef __riscv_zbb
#define U8LIT_TARGET_RISCV_ZBB "b"
#else
#define U8LIT_TARGET_RISCV_ZBB
#endif
#ifdef __riscv_zbs
#define U8LIT_TARGET_RISCV_ZBS "s"
#else
#define U8LIT_TARGET_RISCV_ZBS
#endif
#ifdef __riscv_zicond
#define U8LIT_TARGET_RISCV_ZICOND "c"
#else
#define U8LIT_TARGET_RISCV_ZICOND
#endif
#define U8LIT_TARGET_MACHINE \
  U8LIT_TARGET_RISCV_ZBA U8LIT_TARGET_RISCV_ZBB U8LIT_TARGET_RISCV_ZBS U8LIT_TARGET_RISCV_ZICOND
#else
#define U8LIT_TARGET_MACHINE
#endif

// Sanitizers that must instrument all code; compilers accept only one of them at a time.
#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define U8LIT_TARGET_SANITIZER "Q"
#elif __has_feature(hwaddress_sanitizer)
#define U8LIT_TARGET_SANITIZER "R"
#elif __has_feature(memory_sanitizer)
#define U8LIT_TARGET_SANITIZER "S"
#elif __has_feature(thread_sanitizer)
#define U8LIT_TARGET_SANITIZER "T"
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define U8LIT_TARGET_SANITIZER "Q"
#elif defined(__SANITIZE_HWADDRESS__)
#define U8LIT_TARGET_SANITIZER "R"
#elif defined(__SANITIZE_THREAD__)
#define U8LIT_TARGET_SANITIZER "T"
#endif
#ifndef U8LIT_TARGET_SANITIZER
#define U8LIT_TARGET_SANITIZER
#endif

#ifdef __cpp_char8_t
#define U8LIT_TARGET_CHAR8_T
#else
#define U8LIT_TARGET_CHAR8_T "U"
#endif
#if __SIZEOF_WCHAR_T__ == 2 && !defined(_WIN32)
#define U8LIT_TARGET_WCHAR_T "W"
#else
#define U8LIT_TARGET_WCHAR_T
#endif

#define U8LIT_ABI \
  __attribute__((__abi_tag__(U8LIT_TARGET_LEVEL "_" U8LIT_TARGET_MACHINE U8LIT_TARGET_SANITIZER U8LIT_TARGET_CHAR8_T \
                             U8LIT_TARGET_WCHAR_T)))

#endif  // not basic

#endif

#ifndef U8LIT_ABI
#define U8LIT_ABI
#endif

#endif
