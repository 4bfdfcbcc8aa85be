// SPDX-License-Identifier: BSL-1.0
// Words that a case wants first are.
// driver: passes
int number = undeclared;  // refused

// lines: g++: 20 | clang: 20
// g++: 'undeclared' was not declared
// clang: use of undeclared identifier 'undeclared'
// first: g++ | clang
