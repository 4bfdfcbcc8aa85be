// SPDX-License-Identifier: BSL-1.0
// The attributes of a function that refuses ill-formed literals, for clang: an error for each reason and each of the
// first code units (compiler.hpp: sentences of clang). The later code units share one, because attributes cost compile
// time.
//
// A header that includes this file defines these, and this file undefines them:
//   U8LIT_ATTRIBUTE       the number of the attribute (attribute_for.hpp)
//   U8LIT_UNIT_WIDTH      8, 16 or 32, the width of a code unit in bits
//   U8LIT_FOUR_POSITIONS  defined if only the first four bytes have attributes of their own, not eight: clang executes
//                         1.6 % fewer instructions to include text.hpp
// tests/compilers/clang_attributes.py writes the attributes from the words in encoding/fault.hpp and
// diagnosis/words.hpp, and a test compares them.
#if U8LIT_UNIT_WIDTH == 8 && defined(U8LIT_FOUR_POSITIONS)
#define U8LIT_PART "ill-formed UTF-8: the sequence at byte "
#define U8LIT_IN4 " (RFC 3629, section 4)"
#define U8LIT_A "ill-formed UTF-8: byte "
#define U8LIT_IN1 " (RFC 3629, section 1)"
#define U8LIT_IN3 " (RFC 3629, section 3)"
diagnose_if(U8LIT_ATTRIBUTE == 101, U8LIT_PART "1 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 102, U8LIT_PART "2 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 103, U8LIT_PART "3 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 104, U8LIT_PART "4 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 100, U8LIT_PART "5 or later is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 201, U8LIT_PART "1 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 202, U8LIT_PART "2 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 203, U8LIT_PART "3 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 204, U8LIT_PART "4 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 200, U8LIT_PART "5 or later is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 301, U8LIT_A "1 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 302, U8LIT_A "2 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 303, U8LIT_A "3 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 304, U8LIT_A "4 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 300, U8LIT_A "5 or later is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 401, U8LIT_A "1 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 402, U8LIT_A "2 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 403, U8LIT_A "3 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 404, U8LIT_A "4 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 400, U8LIT_A "5 or later can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 1401, U8LIT_A "1 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 1402, U8LIT_A "2 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 1403, U8LIT_A "3 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 1404, U8LIT_A "4 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 1400, U8LIT_A "5 or later can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 2401, U8LIT_A "1 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 2402, U8LIT_A "2 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 2403, U8LIT_A "3 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 2404, U8LIT_A "4 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 2400, U8LIT_A "5 or later never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 501, U8LIT_PART "1 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 502, U8LIT_PART "2 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 503, U8LIT_PART "3 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 504, U8LIT_PART "4 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 500, U8LIT_PART "5 or later is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 601, U8LIT_PART "1 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 602, U8LIT_PART "2 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 603, U8LIT_PART "3 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 604, U8LIT_PART "4 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 600, U8LIT_PART "5 or later encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 701, U8LIT_PART "1 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 702, U8LIT_PART "2 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 703, U8LIT_PART "3 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 704, U8LIT_PART "4 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 700, U8LIT_PART "5 or later encodes a number above U+10FFFF" U8LIT_IN3, "error"),
#undef U8LIT_PART
#undef U8LIT_IN4
#undef U8LIT_A
#undef U8LIT_IN1
#undef U8LIT_IN3
#elif U8LIT_UNIT_WIDTH == 8
#define U8LIT_PART "ill-formed UTF-8: the sequence at byte "
#define U8LIT_IN4 " (RFC 3629, section 4)"
#define U8LIT_A "ill-formed UTF-8: byte "
#define U8LIT_IN1 " (RFC 3629, section 1)"
#define U8LIT_IN3 " (RFC 3629, section 3)"
diagnose_if(U8LIT_ATTRIBUTE == 101, U8LIT_PART "1 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 102, U8LIT_PART "2 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 103, U8LIT_PART "3 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 104, U8LIT_PART "4 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 105, U8LIT_PART "5 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 106, U8LIT_PART "6 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 107, U8LIT_PART "7 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 108, U8LIT_PART "8 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 100, U8LIT_PART "9 or later is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 201, U8LIT_PART "1 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 202, U8LIT_PART "2 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 203, U8LIT_PART "3 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 204, U8LIT_PART "4 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 205, U8LIT_PART "5 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 206, U8LIT_PART "6 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 207, U8LIT_PART "7 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 208, U8LIT_PART "8 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 200, U8LIT_PART "9 or later is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 301, U8LIT_A "1 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 302, U8LIT_A "2 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 303, U8LIT_A "3 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 304, U8LIT_A "4 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 305, U8LIT_A "5 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 306, U8LIT_A "6 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 307, U8LIT_A "7 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 308, U8LIT_A "8 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 300, U8LIT_A "9 or later is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 401, U8LIT_A "1 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 402, U8LIT_A "2 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 403, U8LIT_A "3 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 404, U8LIT_A "4 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 405, U8LIT_A "5 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 406, U8LIT_A "6 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 407, U8LIT_A "7 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 408, U8LIT_A "8 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 400, U8LIT_A "9 or later can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 1401, U8LIT_A "1 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 1402, U8LIT_A "2 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 1403, U8LIT_A "3 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 1404, U8LIT_A "4 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 1405, U8LIT_A "5 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 1406, U8LIT_A "6 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 1407, U8LIT_A "7 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 1408, U8LIT_A "8 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 1400, U8LIT_A "9 or later can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 2401, U8LIT_A "1 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 2402, U8LIT_A "2 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 2403, U8LIT_A "3 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 2404, U8LIT_A "4 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 2405, U8LIT_A "5 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 2406, U8LIT_A "6 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 2407, U8LIT_A "7 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 2408, U8LIT_A "8 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 2400, U8LIT_A "9 or later never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 501, U8LIT_PART "1 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 502, U8LIT_PART "2 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 503, U8LIT_PART "3 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 504, U8LIT_PART "4 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 505, U8LIT_PART "5 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 506, U8LIT_PART "6 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 507, U8LIT_PART "7 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 508, U8LIT_PART "8 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 500, U8LIT_PART "9 or later is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 601, U8LIT_PART "1 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 602, U8LIT_PART "2 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 603, U8LIT_PART "3 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 604, U8LIT_PART "4 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 605, U8LIT_PART "5 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 606, U8LIT_PART "6 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 607, U8LIT_PART "7 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 608, U8LIT_PART "8 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 600, U8LIT_PART "9 or later encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 701, U8LIT_PART "1 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 702, U8LIT_PART "2 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 703, U8LIT_PART "3 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 704, U8LIT_PART "4 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 705, U8LIT_PART "5 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 706, U8LIT_PART "6 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 707, U8LIT_PART "7 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 708, U8LIT_PART "8 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 700, U8LIT_PART "9 or later encodes a number above U+10FFFF" U8LIT_IN3, "error"),
#undef U8LIT_PART
#undef U8LIT_IN4
#undef U8LIT_A
#undef U8LIT_IN1
#undef U8LIT_IN3
#elif U8LIT_UNIT_WIDTH == 16
#define U8LIT_A "ill-formed UTF-16: code unit "
#define U8LIT_IN2 " (RFC 2781, section 2)"
diagnose_if(U8LIT_ATTRIBUTE == 801, U8LIT_A "1 is an unpaired high surrogate" U8LIT_IN2, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 802, U8LIT_A "2 is an unpaired high surrogate" U8LIT_IN2, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 803, U8LIT_A "3 is an unpaired high surrogate" U8LIT_IN2, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 804, U8LIT_A "4 is an unpaired high surrogate" U8LIT_IN2, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 800, U8LIT_A "5 or later is an unpaired high surrogate" U8LIT_IN2, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 901, U8LIT_A "1 is an unpaired low surrogate" U8LIT_IN2, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 902, U8LIT_A "2 is an unpaired low surrogate" U8LIT_IN2, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 903, U8LIT_A "3 is an unpaired low surrogate" U8LIT_IN2, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 904, U8LIT_A "4 is an unpaired low surrogate" U8LIT_IN2, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 900, U8LIT_A "5 or later is an unpaired low surrogate" U8LIT_IN2, "error"),
#undef U8LIT_A
#undef U8LIT_IN2
#elif U8LIT_UNIT_WIDTH == 32
#define U8LIT_A "ill-formed UTF-32: code unit "
#define U8LIT_IN3_9 " (Unicode, section 3.9)"
diagnose_if(U8LIT_ATTRIBUTE == 601, U8LIT_A "1 is a surrogate" U8LIT_IN3_9, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 602, U8LIT_A "2 is a surrogate" U8LIT_IN3_9, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 603, U8LIT_A "3 is a surrogate" U8LIT_IN3_9, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 604, U8LIT_A "4 is a surrogate" U8LIT_IN3_9, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 600, U8LIT_A "5 or later is a surrogate" U8LIT_IN3_9, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 701, U8LIT_A "1 is above U+10FFFF" U8LIT_IN3_9, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 702, U8LIT_A "2 is above U+10FFFF" U8LIT_IN3_9, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 703, U8LIT_A "3 is above U+10FFFF" U8LIT_IN3_9, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 704, U8LIT_A "4 is above U+10FFFF" U8LIT_IN3_9, "error"),
diagnose_if(U8LIT_ATTRIBUTE == 700, U8LIT_A "5 or later is above U+10FFFF" U8LIT_IN3_9, "error"),
#undef U8LIT_A
#undef U8LIT_IN3_9
#endif
#undef U8LIT_ATTRIBUTE
#undef U8LIT_UNIT_WIDTH
#undef U8LIT_FOUR_POSITIONS
