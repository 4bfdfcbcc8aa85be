# SPDX-License-Identifier: BSL-1.0
# u8lit_embed(TARGET FILE...): the target can include FILE.hpp, with the bytes of the file in a constant array, for
# compilers without #embed. Of `data/units.csv`, that is `#include <units.csv.hpp>`, in which `units_csv` is an array of
# unsigned char that ends in a NUL, as literals do. The header is written when the file changes.
#
# A literal of escapes takes compilers a thirtieth of the time that a list of numbers takes.
if(CMAKE_SCRIPT_MODE_FILE)
  cmake_minimum_required(VERSION 3.20...4.2)
  file(READ "${FILE}" bytes HEX)
  string(REGEX REPLACE "................................................................" "\\0\n" bytes "${bytes}")
  string(REGEX REPLACE "[0-9a-f][0-9a-f]" "\\\\x\\0" bytes "${bytes}")
  string(REPLACE "\n" "\"\n    \"" bytes "${bytes}")
  file(WRITE "${HEADER}" "#pragma once\n\ninline constexpr unsigned char ${NAME}[] =\n    \"${bytes}\";\n")
  return()
endif()

function(u8lit_embed target)
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/u8lit_embed/${target}")
  file(MAKE_DIRECTORY "${folder}")
  foreach(file IN LISTS ARGN)
    get_filename_component(path "${file}" ABSOLUTE)
    get_filename_component(base "${file}" NAME)
    string(MAKE_C_IDENTIFIER "${base}" name)
    set(header "${folder}/${base}.hpp")
    add_custom_command(OUTPUT "${header}"
      COMMAND "${CMAKE_COMMAND}" "-DFILE=${path}" "-DHEADER=${header}" "-DNAME=${name}"
        -P "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
      DEPENDS "${path}" "${CMAKE_CURRENT_FUNCTION_LIST_FILE}"
      COMMENT "Embedding ${file}"
      VERBATIM)
    target_sources("${target}" PRIVATE "${header}")
  endforeach()
  target_include_directories("${target}" SYSTEM PRIVATE "${folder}")
endfunction()
