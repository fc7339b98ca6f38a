# SPDX-License-Identifier: MIT OR Apache-2.0
# Installs headers, both libraries, the CMake package (sangi::sangi) and sangi.pc; the component python is
# the shared library alone, inside the package of a wheel.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/sangi)

list(TRANSFORM libraries PREPEND sangi_ OUTPUT_VARIABLE targets)
install(TARGETS ${targets} EXPORT sangi-targets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
    LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
    RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(DIRECTORY include/sangi DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.h")
install(EXPORT sangi-targets NAMESPACE sangi:: FILE sangiTargets.cmake DESTINATION ${package_dir})

configure_package_config_file(cmake/sangiConfig.cmake.in ${PROJECT_BINARY_DIR}/sangiConfig.cmake
    INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/sangiConfigVersion.cmake
    COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/sangiConfig.cmake ${PROJECT_BINARY_DIR}/sangiConfigVersion.cmake
    DESTINATION ${package_dir})

# The .pc file finds its prefix from its own place, so that an installed tree can be moved.
file(RELATIVE_PATH SANGI_PC_TO_PREFIX
    ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
list(TRANSFORM SANGI_SYSTEM_LIBRARIES PREPEND -l OUTPUT_VARIABLE SANGI_PC_PRIVATE)
configure_file(cmake/sangi.pc.in ${PROJECT_BINARY_DIR}/sangi.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/sangi.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

if(SANGI_SHARED_HERE)
    install(FILES $<TARGET_FILE:sangi_shared> DESTINATION sangi/_lib COMPONENT python EXCLUDE_FROM_ALL)
    # What is installed as a file, so without links beside it, is not stripped as targets are.
    if(CMAKE_STRIP AND NOT APPLE)
        set(installed "\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/sangi/_lib/$<TARGET_FILE_NAME:sangi_shared>")
        install(CODE "execute_process(COMMAND \"${CMAKE_STRIP}\" --strip-unneeded \"${installed}\" COMMAND_ERROR_IS_FATAL ANY)"
            COMPONENT python EXCLUDE_FROM_ALL)
    endif()
endif()
