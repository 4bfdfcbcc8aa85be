// SPDX-License-Identifier: BSL-1.0
#include <u8lit/evaluated_prefix.hpp>

int main() {}
