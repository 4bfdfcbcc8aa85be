// SPDX-License-Identifier: BSL-1.0
#include <u8lit/diagnosis/diagnostic.hpp>

#include <type_traits>

using namespace u8lit::detail::diagnostic;

// The octets' names are their values, from the first to the last.
static_assert(static_cast<unsigned char>(octet::x00) == 0x00 && static_cast<unsigned char>(octet::x0F) == 0x0F);
static_assert(static_cast<unsigned char>(octet::x10) == 0x10 && static_cast<unsigned char>(octet::x7F) == 0x7F);
static_assert(static_cast<unsigned char>(octet::x80) == 0x80 && static_cast<unsigned char>(octet::xFF) == 0xFF);

// A wider code unit's octets, highest first.
static_assert(std::is_same_v<octets_of_unit<2, 0xD801>::type, octets<octet::xD8, octet::x01>>);
static_assert(std::is_same_v<octets_of_unit<4, 0x110203>::type, octets<octet::x00, octet::x11, octet::x02, octet::x03>>);

// Names, and nothing but names.
template <class Type>
concept is_complete = requires { sizeof(Type); };
static_assert(!is_complete<at_octet<1>> && !is_complete<at_code_unit<1>> && !is_complete<RFC_3629_section_3>);
static_assert(!is_complete<octets<octet::xC0>> && !is_complete<u8lit::invalid_utf8::only_an_overlong_sequence_could_begin_so>);

int main() {}
