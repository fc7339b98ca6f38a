# SPDX-License-Identifier: MIT OR Apache-2.0
# Takes SANGI_LIMB_BITS from the configuration header: the compiler's preprocessor reads it.
get_filename_component(SANGI_CONFIG_FILE "${SANGI_CONFIG_FILE}" ABSOLUTE BASE_DIR "${CMAKE_BINARY_DIR}")
if(NOT EXISTS ${SANGI_CONFIG_FILE})
    message(FATAL_ERROR "SANGI_CONFIG_FILE: there is no ${SANGI_CONFIG_FILE}")
endif()
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${SANGI_CONFIG_FILE})

set(probe ${PROJECT_BINARY_DIR}/limb_bits.c)
file(WRITE ${probe} "#include <sangi/word.h>\nlimb_bits SANGI_LIMB_BITS\n")
separate_arguments(flags NATIVE_COMMAND "${CMAKE_C_FLAGS}")
execute_process(
    COMMAND ${CMAKE_C_COMPILER} ${flags} -E -I ${PROJECT_SOURCE_DIR}/include
        "-DSANGI_CONFIG_FILE=\"${SANGI_CONFIG_FILE}\"" ${probe}
    RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE complaint)
if(NOT status EQUAL 0 OR NOT said MATCHES "limb_bits ([0-9]+)")
    message(FATAL_ERROR "SANGI_CONFIG_FILE: ${complaint}")
endif()
set(SANGI_LIMB_BITS ${CMAKE_MATCH_1})
