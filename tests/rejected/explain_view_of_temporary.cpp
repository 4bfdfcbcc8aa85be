// SPDX-License-Identifier: BSL-1.0
// A view of an explanation that is gone when the view is used.
#include <u8lit/explain.hpp>

[[maybe_unused]] static void print([[maybe_unused]] const u8lit::verdict& found) {
  [[maybe_unused]] const u8lit::text_view<char> words = u8lit::explain(found);  // refused
}

// g++: use of deleted function | explanation
// clang: deleted | explanation
// clang 19+: this would dangle: give the explanation a name
// mended: const auto explanation = u8lit::explain(found);
// mended: [[maybe_unused]] const u8lit::text_view<char> words = explanation;
