// SPDX-License-Identifier: BSL-1.0
#ifndef U8LIT_MESSAGE_CATALOG_HPP
#define U8LIT_MESSAGE_CATALOG_HPP

// <u8lit/message_catalog.hpp>: messages in many languages, from gettext's .po files.
//
//   message_catalog::make                a catalog; every message must be translated
//   message_catalog::make_with_fallback  a catalog; messages without a translation are shown in the original
//   message_catalog::catalog             its type
//   message_catalog::language            a language of a catalog, which gives the text of messages
//   message_catalog::message, message_catalog::plural_message  messages of a catalog

// IWYU pragma: begin_exports
#include <u8lit/catalog/message_catalog.hpp>
// IWYU pragma: end_exports

#endif
