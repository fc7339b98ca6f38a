# SPDX-License-Identifier: MIT OR Apache-2.0
# What this target's platform decides: assembly, the flags it needs, system libraries, what a DLL exports.

# Kernels are for x86-64 with 64-bit limbs: ELF, Mach-O, and Windows by GNU's toolchain or clang.
set(asm_systems Linux FreeBSD OpenBSD NetBSD DragonFly Darwin Windows)
set(processor ${CMAKE_SYSTEM_PROCESSOR})
if(APPLE AND CMAKE_OSX_ARCHITECTURES)
    set(processor "${CMAKE_OSX_ARCHITECTURES}") # several at once are none that has kernels
endif()
set(SANGI_ASM_HERE OFF)
if(SANGI_ASM AND SANGI_LIMB_BITS EQUAL 64 AND CMAKE_SIZEOF_VOID_P EQUAL 8 AND NOT MSVC
        AND processor MATCHES "^(x86_64|AMD64|amd64)$" AND CMAKE_SYSTEM_NAME IN_LIST asm_systems)
    set(SANGI_ASM_HERE ON)
    enable_language(ASM)
endif()

# gcc for Windows keeps vectors of more than 16 bytes where the stack may be aligned to 16 bytes alone, and moves
# them by instructions that want more (its bug 54412); the assembler can choose others.
set(SANGI_VECTOR_FLAGS "")
if(SANGI_ASM_HERE AND WIN32 AND CMAKE_C_COMPILER_ID STREQUAL "GNU")
    include(CheckCCompilerFlag)
    check_c_compiler_flag(-Wa,-muse-unaligned-vector-move SANGI_UNALIGNED_MOVES)
    if(SANGI_UNALIGNED_MOVES)
        set(SANGI_VECTOR_FLAGS -Wa,-muse-unaligned-vector-move -DSANGI_UNALIGNED_MOVES=1)
    endif()
endif()

set(SANGI_SYSTEM_LIBRARIES "")
if(WIN32 AND SANGI_HOST)
    set(SANGI_SYSTEM_LIBRARIES bcrypt)
endif()

# A DLL exports the functions that the headers declare, and nothing else.
if(WIN32)
    set(SANGI_EXPORTS ${PROJECT_BINARY_DIR}/sangi.def)
    file(GLOB headers CONFIGURE_DEPENDS include/sangi/*.h)
    set(names "")
    foreach(header IN LISTS headers)
        file(READ ${header} text)
        string(REGEX MATCHALL "SANGI_API[^;(]*[ *]sangi_[a-z0-9_]+\\(" found "${text}")
        list(TRANSFORM found REPLACE ".*[ *](sangi_[a-z0-9_]+)\\(" "\\1")
        list(APPEND names ${found})
    endforeach()
    if(NOT SANGI_HOST)
        list(REMOVE_ITEM names sangi_rng_host)
    endif()
    list(SORT names)
    string(REPLACE ";" "\n    " lines "${names}")
    file(CONFIGURE OUTPUT ${SANGI_EXPORTS} CONTENT "EXPORTS\n    ${lines}\n")
endif()
