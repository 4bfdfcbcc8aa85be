// SPDX-License-Identifier: BSL-1.0
// Words that a case wants first stand in the line of a later error.
// driver: the words are not in the first error's line
int number = "text", other = undeclared;  // refused

// errors: g++: 2 | clang: 2
// lines: g++: 20 | clang: 20
// g++: 'undeclared' was not declared
// clang: use of undeclared identifier 'undeclared'
// first: g++ | clang
