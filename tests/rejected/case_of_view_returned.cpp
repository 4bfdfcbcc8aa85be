// SPDX-License-Identifier: BSL-1.0
// The result of an operation is computed with: at run time it needs a buffer, and nothing else is wrong.
#include <u8lit/operations.hpp>

inline bool is_upper([[maybe_unused]] u8lit::utf8_view word) {
  return true
         && u8lit::to_ascii_upper(word) == word  // refused
      ;
}

// g++: text_known_only_at_run_time_so_call_to_text_or_pass_a_buffer
// g++ 15+: this text is known only at run time: call to_text(operation, arguments...) of <u8lit/owning_text.hpp>, or pass an array or std::span to write to as the last argument
// clang: this text is known only at run time: call to_text(operation, arguments...) of <u8lit/owning_text.hpp>, or pass an array or std::span to write to as the last argument
// first: g++ | clang
// mended: && [word] { char buffer[99]; return u8lit::to_ascii_upper(word, buffer).read == word.size(); }()
