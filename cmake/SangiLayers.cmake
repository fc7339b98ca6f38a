# SPDX-License-Identifier: MIT OR Apache-2.0
# One OBJECT target per layer: sangi_layer(NAME source...) makes sangi_NAME.

# Flags of every C target of this project.
add_library(sangi_flags INTERFACE)
target_include_directories(sangi_flags INTERFACE
    ${PROJECT_SOURCE_DIR}/include ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR})
# A configuration header is where the width then stands.
target_compile_definitions(sangi_flags INTERFACE
    $<IF:$<BOOL:${SANGI_CONFIG_FILE}>,SANGI_CONFIG_FILE="${SANGI_CONFIG_FILE}",SANGI_LIMB_BITS=${SANGI_LIMB_BITS}>
    SANGI_ASM=$<BOOL:${SANGI_ASM_HERE}>
    $<$<BOOL:${SANGI_SABER_LOW_MEMORY}>:SANGI_SABER_LOW_MEMORY=1>
    SANGI_TESTING=$<BOOL:${SANGI_TESTING}>)
target_compile_options(sangi_flags INTERFACE $<$<COMPILE_LANGUAGE:C>:-Wall -Wextra -pedantic>)
foreach(flag IN LISTS SANGI_VECTOR_FLAGS)
    target_compile_options(sangi_flags INTERFACE $<$<COMPILE_LANGUAGE:C>:${flag}>)
endforeach()
if(SANGI_WERROR)
    target_compile_options(sangi_flags INTERFACE $<$<COMPILE_LANGUAGE:C>:-Werror>)
endif()

set(SANGI_LAYERS "")

function(sangi_layer name)
    if(NOT ARGN)
        return()
    endif()
    add_library(sangi_${name} OBJECT ${ARGN})
    target_link_libraries(sangi_${name} PRIVATE sangi_flags)
    set_target_properties(sangi_${name} PROPERTIES
        C_STANDARD 11
        C_EXTENSIONS OFF
        C_VISIBILITY_PRESET hidden
        POSITION_INDEPENDENT_CODE ${SANGI_SHARED_HERE})
    set(SANGI_LAYERS ${SANGI_LAYERS} ${name} PARENT_SCOPE)
endfunction()
