// SPDX-License-Identifier: BSL-1.0
// The attributes of a function that refuses ill-formed literals, for clang: an error for each reason and each of the
// first code units (compiler.hpp: sentences of clang). The later code units share one, because each attribute costs
// 0.04 % of what it takes to include literals.hpp.
//
// A header that includes this file defines these, and this file undefines them:
//   U8LIT_REFUSED_BY     the number of the attribute (attribute_for.hpp)
//   U8LIT_REFUSED_FORM   8, 16 or 32
//   U8LIT_REFUSED_FEWER  if four bytes have attributes, not eight: to include text.hpp, clang takes 1.6 % fewer
//                        instructions
// tests/diagnosis/refused_attributes.py makes them from encoding/fault.hpp and words.hpp, and compares them.
#if U8LIT_REFUSED_FORM == 8 && defined(U8LIT_REFUSED_FEWER)
#define U8LIT_PART "ill-formed UTF-8: the sequence at byte "
#define U8LIT_IN4 " (RFC 3629, section 4)"
#define U8LIT_A "ill-formed UTF-8: byte "
#define U8LIT_IN1 " (RFC 3629, section 1)"
#define U8LIT_IN3 " (RFC 3629, section 3)"
diagnose_if(U8LIT_REFUSED_BY == 101, U8LIT_PART "1 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 102, U8LIT_PART "2 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 103, U8LIT_PART "3 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 104, U8LIT_PART "4 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 100, U8LIT_PART "5 or later is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 201, U8LIT_PART "1 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 202, U8LIT_PART "2 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 203, U8LIT_PART "3 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 204, U8LIT_PART "4 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 200, U8LIT_PART "5 or later is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 301, U8LIT_A "1 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 302, U8LIT_A "2 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 303, U8LIT_A "3 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 304, U8LIT_A "4 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 300, U8LIT_A "5 or later is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 401, U8LIT_A "1 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 402, U8LIT_A "2 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 403, U8LIT_A "3 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 404, U8LIT_A "4 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 400, U8LIT_A "5 or later can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 1401, U8LIT_A "1 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 1402, U8LIT_A "2 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 1403, U8LIT_A "3 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 1404, U8LIT_A "4 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 1400, U8LIT_A "5 or later can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 2401, U8LIT_A "1 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 2402, U8LIT_A "2 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 2403, U8LIT_A "3 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 2404, U8LIT_A "4 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 2400, U8LIT_A "5 or later never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 501, U8LIT_PART "1 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 502, U8LIT_PART "2 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 503, U8LIT_PART "3 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 504, U8LIT_PART "4 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 500, U8LIT_PART "5 or later is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 601, U8LIT_PART "1 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 602, U8LIT_PART "2 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 603, U8LIT_PART "3 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 604, U8LIT_PART "4 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 600, U8LIT_PART "5 or later encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 701, U8LIT_PART "1 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 702, U8LIT_PART "2 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 703, U8LIT_PART "3 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 704, U8LIT_PART "4 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 700, U8LIT_PART "5 or later encodes a number above U+10FFFF" U8LIT_IN3, "error"),
#undef U8LIT_PART
#undef U8LIT_IN4
#undef U8LIT_A
#undef U8LIT_IN1
#undef U8LIT_IN3
#elif U8LIT_REFUSED_FORM == 8
#define U8LIT_PART "ill-formed UTF-8: the sequence at byte "
#define U8LIT_IN4 " (RFC 3629, section 4)"
#define U8LIT_A "ill-formed UTF-8: byte "
#define U8LIT_IN1 " (RFC 3629, section 1)"
#define U8LIT_IN3 " (RFC 3629, section 3)"
diagnose_if(U8LIT_REFUSED_BY == 101, U8LIT_PART "1 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 102, U8LIT_PART "2 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 103, U8LIT_PART "3 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 104, U8LIT_PART "4 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 105, U8LIT_PART "5 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 106, U8LIT_PART "6 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 107, U8LIT_PART "7 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 108, U8LIT_PART "8 is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 100, U8LIT_PART "9 or later is truncated" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 201, U8LIT_PART "1 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 202, U8LIT_PART "2 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 203, U8LIT_PART "3 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 204, U8LIT_PART "4 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 205, U8LIT_PART "5 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 206, U8LIT_PART "6 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 207, U8LIT_PART "7 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 208, U8LIT_PART "8 is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 200, U8LIT_PART "9 or later is missing a continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 301, U8LIT_A "1 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 302, U8LIT_A "2 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 303, U8LIT_A "3 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 304, U8LIT_A "4 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 305, U8LIT_A "5 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 306, U8LIT_A "6 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 307, U8LIT_A "7 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 308, U8LIT_A "8 is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 300, U8LIT_A "9 or later is an unexpected continuation byte" U8LIT_IN4, "error"),
diagnose_if(U8LIT_REFUSED_BY == 401, U8LIT_A "1 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 402, U8LIT_A "2 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 403, U8LIT_A "3 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 404, U8LIT_A "4 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 405, U8LIT_A "5 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 406, U8LIT_A "6 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 407, U8LIT_A "7 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 408, U8LIT_A "8 can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 400, U8LIT_A "9 or later can only begin an overlong sequence" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 1401, U8LIT_A "1 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 1402, U8LIT_A "2 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 1403, U8LIT_A "3 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 1404, U8LIT_A "4 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 1405, U8LIT_A "5 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 1406, U8LIT_A "6 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 1407, U8LIT_A "7 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 1408, U8LIT_A "8 can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 1400, U8LIT_A "9 or later can only begin a sequence above U+10FFFF" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 2401, U8LIT_A "1 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 2402, U8LIT_A "2 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 2403, U8LIT_A "3 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 2404, U8LIT_A "4 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 2405, U8LIT_A "5 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 2406, U8LIT_A "6 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 2407, U8LIT_A "7 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 2408, U8LIT_A "8 never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 2400, U8LIT_A "9 or later never appears in UTF-8" U8LIT_IN1, "error"),
diagnose_if(U8LIT_REFUSED_BY == 501, U8LIT_PART "1 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 502, U8LIT_PART "2 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 503, U8LIT_PART "3 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 504, U8LIT_PART "4 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 505, U8LIT_PART "5 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 506, U8LIT_PART "6 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 507, U8LIT_PART "7 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 508, U8LIT_PART "8 is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 500, U8LIT_PART "9 or later is overlong" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 601, U8LIT_PART "1 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 602, U8LIT_PART "2 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 603, U8LIT_PART "3 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 604, U8LIT_PART "4 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 605, U8LIT_PART "5 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 606, U8LIT_PART "6 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 607, U8LIT_PART "7 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 608, U8LIT_PART "8 encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 600, U8LIT_PART "9 or later encodes a surrogate" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 701, U8LIT_PART "1 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 702, U8LIT_PART "2 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 703, U8LIT_PART "3 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 704, U8LIT_PART "4 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 705, U8LIT_PART "5 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 706, U8LIT_PART "6 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 707, U8LIT_PART "7 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 708, U8LIT_PART "8 encodes a number above U+10FFFF" U8LIT_IN3, "error"),
diagnose_if(U8LIT_REFUSED_BY == 700, U8LIT_PART "9 or later encodes a number above U+10FFFF" U8LIT_IN3, "error"),
#undef U8LIT_PART
#undef U8LIT_IN4
#undef U8LIT_A
#undef U8LIT_IN1
#undef U8LIT_IN3
#elif U8LIT_REFUSED_FORM == 16
#define U8LIT_A "ill-formed UTF-16: code unit "
#define U8LIT_IN2 " (RFC 2781, section 2)"
diagnose_if(U8LIT_REFUSED_BY == 801, U8LIT_A "1 is an unpaired high surrogate" U8LIT_IN2, "error"),
diagnose_if(U8LIT_REFUSED_BY == 802, U8LIT_A "2 is an unpaired high surrogate" U8LIT_IN2, "error"),
diagnose_if(U8LIT_REFUSED_BY == 803, U8LIT_A "3 is an unpaired high surrogate" U8LIT_IN2, "error"),
diagnose_if(U8LIT_REFUSED_BY == 804, U8LIT_A "4 is an unpaired high surrogate" U8LIT_IN2, "error"),
diagnose_if(U8LIT_REFUSED_BY == 800, U8LIT_A "5 or later is an unpaired high surrogate" U8LIT_IN2, "error"),
diagnose_if(U8LIT_REFUSED_BY == 901, U8LIT_A "1 is an unpaired low surrogate" U8LIT_IN2, "error"),
diagnose_if(U8LIT_REFUSED_BY == 902, U8LIT_A "2 is an unpaired low surrogate" U8LIT_IN2, "error"),
diagnose_if(U8LIT_REFUSED_BY == 903, U8LIT_A "3 is an unpaired low surrogate" U8LIT_IN2, "error"),
diagnose_if(U8LIT_REFUSED_BY == 904, U8LIT_A "4 is an unpaired low surrogate" U8LIT_IN2, "error"),
diagnose_if(U8LIT_REFUSED_BY == 900, U8LIT_A "5 or later is an unpaired low surrogate" U8LIT_IN2, "error"),
#undef U8LIT_A
#undef U8LIT_IN2
#elif U8LIT_REFUSED_FORM == 32
#define U8LIT_A "ill-formed UTF-32: code unit "
#define U8LIT_IN3_9 " (Unicode, section 3.9)"
diagnose_if(U8LIT_REFUSED_BY == 601, U8LIT_A "1 is a surrogate" U8LIT_IN3_9, "error"),
diagnose_if(U8LIT_REFUSED_BY == 602, U8LIT_A "2 is a surrogate" U8LIT_IN3_9, "error"),
diagnose_if(U8LIT_REFUSED_BY == 603, U8LIT_A "3 is a surrogate" U8LIT_IN3_9, "error"),
diagnose_if(U8LIT_REFUSED_BY == 604, U8LIT_A "4 is a surrogate" U8LIT_IN3_9, "error"),
diagnose_if(U8LIT_REFUSED_BY == 600, U8LIT_A "5 or later is a surrogate" U8LIT_IN3_9, "error"),
diagnose_if(U8LIT_REFUSED_BY == 701, U8LIT_A "1 is above U+10FFFF" U8LIT_IN3_9, "error"),
diagnose_if(U8LIT_REFUSED_BY == 702, U8LIT_A "2 is above U+10FFFF" U8LIT_IN3_9, "error"),
diagnose_if(U8LIT_REFUSED_BY == 703, U8LIT_A "3 is above U+10FFFF" U8LIT_IN3_9, "error"),
diagnose_if(U8LIT_REFUSED_BY == 704, U8LIT_A "4 is above U+10FFFF" U8LIT_IN3_9, "error"),
diagnose_if(U8LIT_REFUSED_BY == 700, U8LIT_A "5 or later is above U+10FFFF" U8LIT_IN3_9, "error"),
#undef U8LIT_A
#undef U8LIT_IN3_9
#endif
#undef U8LIT_REFUSED_BY
#undef U8LIT_REFUSED_FORM
#undef U8LIT_REFUSED_FEWER
