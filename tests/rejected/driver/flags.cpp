// SPDX-License-Identifier: BSL-1.0
// Refused under its flags alone.
// driver: passes
#ifdef TEXT
int number = TEXT;  // refused
#endif

// flags: '-DTEXT="a text"'
// g++: invalid conversion
// clang: cannot initialize
