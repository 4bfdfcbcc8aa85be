# SPDX-License-Identifier: BSL-1.0
# Defines u8lit::module: programs that link it can `import u8lit;`. It is a library of the program that uses it, because
# only the same compiler with the same flags can read a compiled module.
if(NOT TARGET u8lit::module)
  if(CMAKE_VERSION VERSION_LESS 3.28)
    message(FATAL_ERROR "u8lit::module needs CMake 3.28 or later")
  endif()
  get_target_property(u8lit_include_directory u8lit::u8lit INTERFACE_INCLUDE_DIRECTORIES)
  string(REGEX REPLACE "^\\$<BUILD_INTERFACE:(.*)>$" "\\1" u8lit_include_directory "${u8lit_include_directory}")
  add_library(u8lit_module STATIC EXCLUDE_FROM_ALL)
  add_library(u8lit::module ALIAS u8lit_module)
  set_target_properties(u8lit_module PROPERTIES POSITION_INDEPENDENT_CODE ON)
  target_sources(u8lit_module PUBLIC FILE_SET CXX_MODULES
    BASE_DIRS "${u8lit_include_directory}" FILES "${u8lit_include_directory}/u8lit/u8lit.cppm")
  target_link_libraries(u8lit_module PUBLIC u8lit::u8lit)
  unset(u8lit_include_directory)
endif()
