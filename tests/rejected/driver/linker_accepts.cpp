// SPDX-License-Identifier: BSL-1.0
// Not even the linker minds.
// driver: it compiles
int defined() { return 1; }
int value = defined();  // refused

// g++: undefined reference to
// clang: undefined reference to
// unnamed: g++ | clang
// linker: g++ | clang
