// SPDX-License-Identifier: BSL-1.0
// The name of <u8lit/filesystem.hpp>.
#include <u8lit/filesystem.hpp>
#include <u8lit/literals.hpp>

#include <filesystem>

using namespace u8lit::literals;

// The native encoding of the system: UTF-16 on Windows, UTF-8 elsewhere.
bool is_there(u8lit::utf8_view name) { return std::filesystem::exists(u8lit::to_path(name)); }

int main() { return is_there("データ/データ.txt") ? 1 : 0; }
