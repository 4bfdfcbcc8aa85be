// SPDX-License-Identifier: BSL-1.0
// A part of clang_constructors.hpp: the attributes by which clang refuses an array that violates a policy, an error for
// each policy and each of the first bytes at which it can be violated. `violation(literal)` is the number of one of
// them (policy/restricted_text.hpp: violation_number). The names are those in policy/policies.hpp. To include
// policy.hpp, clang takes 0.02 % more instructions for each attribute.
#define U8LIT_HERE ", this text violates a policy: no interior NUL"
diagnose_if(violation(literal) == 11, "at byte 1" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 12, "at byte 2" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 13, "at byte 3" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 14, "at byte 4" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 15, "at byte 5" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 16, "at byte 6" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 17, "at byte 7" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 18, "at byte 8" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 19, "at byte 9 or later" U8LIT_HERE, "error"),
#undef U8LIT_HERE
#define U8LIT_HERE ", this text violates a policy: no leading mark"
diagnose_if(violation(literal) == 21, "at byte 1" U8LIT_HERE, "error"),
#undef U8LIT_HERE
#define U8LIT_HERE ", this text violates a policy: no interior mark"
diagnose_if(violation(literal) == 32, "at byte 2" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 33, "at byte 3" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 34, "at byte 4" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 35, "at byte 5" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 36, "at byte 6" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 37, "at byte 7" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 38, "at byte 8" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 39, "at byte 9 or later" U8LIT_HERE, "error"),
#undef U8LIT_HERE
#define U8LIT_HERE ", this text violates a policy: ASCII only"
diagnose_if(violation(literal) == 41, "at byte 1" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 42, "at byte 2" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 43, "at byte 3" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 44, "at byte 4" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 45, "at byte 5" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 46, "at byte 6" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 47, "at byte 7" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 48, "at byte 8" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 49, "at byte 9 or later" U8LIT_HERE, "error"),
#undef U8LIT_HERE
#define U8LIT_HERE ", this text violates a policy: no noncharacters"
diagnose_if(violation(literal) == 51, "at byte 1" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 52, "at byte 2" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 53, "at byte 3" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 54, "at byte 4" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 55, "at byte 5" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 56, "at byte 6" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 57, "at byte 7" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 58, "at byte 8" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 59, "at byte 9 or later" U8LIT_HERE, "error"),
#undef U8LIT_HERE
#define U8LIT_HERE ", this text violates a policy: no controls"
diagnose_if(violation(literal) == 61, "at byte 1" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 62, "at byte 2" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 63, "at byte 3" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 64, "at byte 4" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 65, "at byte 5" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 66, "at byte 6" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 67, "at byte 7" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 68, "at byte 8" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 69, "at byte 9 or later" U8LIT_HERE, "error"),
#undef U8LIT_HERE
#define U8LIT_HERE ", this text violates a policy: no controls but white space"
diagnose_if(violation(literal) == 71, "at byte 1" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 72, "at byte 2" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 73, "at byte 3" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 74, "at byte 4" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 75, "at byte 5" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 76, "at byte 6" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 77, "at byte 7" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 78, "at byte 8" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 79, "at byte 9 or later" U8LIT_HERE, "error"),
#undef U8LIT_HERE
#define U8LIT_HERE ", this text violates a policy: no bidirectional controls"
diagnose_if(violation(literal) == 81, "at byte 1" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 82, "at byte 2" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 83, "at byte 3" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 84, "at byte 4" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 85, "at byte 5" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 86, "at byte 6" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 87, "at byte 7" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 88, "at byte 8" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 89, "at byte 9 or later" U8LIT_HERE, "error"),
#undef U8LIT_HERE
#define U8LIT_HERE ", this text violates a policy: no unterminated bidirectional controls"
diagnose_if(violation(literal) == 91, "at byte 1" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 92, "at byte 2" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 93, "at byte 3" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 94, "at byte 4" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 95, "at byte 5" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 96, "at byte 6" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 97, "at byte 7" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 98, "at byte 8" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 99, "at byte 9 or later" U8LIT_HERE, "error"),
#undef U8LIT_HERE
#define U8LIT_HERE ", this text violates a policy: one scalar value"
diagnose_if(violation(literal) == 101, "at byte 1" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 102, "at byte 2" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 103, "at byte 3" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 104, "at byte 4" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 105, "at byte 5" U8LIT_HERE, "error"),
#undef U8LIT_HERE
#define U8LIT_HERE ", this text violates a policy, which is named below"
diagnose_if(violation(literal) == 1, "at byte 1" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 2, "at byte 2" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 3, "at byte 3" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 4, "at byte 4" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 5, "at byte 5" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 6, "at byte 6" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 7, "at byte 7" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 8, "at byte 8" U8LIT_HERE, "error"),
diagnose_if(violation(literal) == 9, "at byte 9 or later" U8LIT_HERE, "error"),
#undef U8LIT_HERE
