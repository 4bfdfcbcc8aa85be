// SPDX-License-Identifier: BSL-1.0
// Two expectations for the same version.
// driver: several entries cover
int number = "text";  // refused

// g++ 12-999: invalid conversion
// g++ 3+: invalid conversion
// clang 14-999: cannot initialize
// clang 3+: cannot initialize
