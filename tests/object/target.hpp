// SPDX-License-Identifier: BSL-1.0
// Two files of one program that are compiled for different targets: text and decoders go from the one to the other.
#ifndef TARGET_HPP
#define TARGET_HPP

#include <u8lit.hpp>

bool basic(u8lit::text_view<char> text, u8lit::stream_decoder<char>& decoder);
bool other(u8lit::text_view<char> text, u8lit::stream_decoder<char>& decoder);

#endif
