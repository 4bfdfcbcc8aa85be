// SPDX-License-Identifier: BSL-1.0
// RFC 3629 section 10's overlong slash does not become a pack of characters.
#include <u8lit.hpp>

template <class Type, Type...>
struct sequence {};

const auto pack = u8lit::to_pack<sequence, "..\xC0\xAF">();  // refused

// g++: u8lit::invalid_utf8::invalid_lead< | at_octet<3> | octet::xC0 | only_an_overlong_sequence_could_begin_so | RFC_3629_section_1
// clang: u8lit::invalid_utf8::invalid_lead< | at_octet<3> | octet::xC0 | only_an_overlong_sequence_could_begin_so | RFC_3629_section_1
