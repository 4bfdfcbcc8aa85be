// SPDX-License-Identifier: BSL-1.0
// Left to the linker.
// driver: passes
int undefined();
int value = undefined();  // refused

// g++: undefined reference to
// clang: undefined reference to
// unnamed: g++ | clang
// linker: g++ | clang
