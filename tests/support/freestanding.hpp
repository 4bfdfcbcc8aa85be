// SPDX-License-Identifier: BSL-1.0
// Read before everything else under -ffreestanding, where clang takes `main` for a function like any other.
#ifdef __clang__
extern "C" int main();
#endif
