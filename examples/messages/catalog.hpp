// SPDX-License-Identifier: BSL-1.0
// The messages in all languages. One that is not translated, or a translation with other placeholders than the English
// message, does not compile.
#ifndef MESSAGES_CATALOG_HPP
#define MESSAGES_CATALOG_HPP

#include <u8lit/message_catalog.hpp>

#include "arabic.hpp"
#include "english.hpp"
#include "german.hpp"
#include "japanese.hpp"
#include "polish.hpp"
#include "russian.hpp"
#include "slovenian.hpp"

inline constexpr auto messages = u8lit::message_catalog::make<english_po, german_po, polish_po, russian_po,
                                                              slovenian_po, arabic_po, japanese_po>;

#endif
