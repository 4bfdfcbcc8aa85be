// SPDX-License-Identifier: BSL-1.0
#include <u8lit/octet_block.hpp>

int main() {}
