# What is installed, and what CPack packs.
#
#   cmake --install build --prefix P                       all, in the usual places of a Linux system
#   cmake --install build --prefix P --component ludus     the launcher alone; duodecim: the addon; sdk
#   cmake --install build --prefix P --component portable  the tree that runs in place, in P itself
#   cpack -G DEB                                           launcher and addon, ludus_VERSION_MACHINE.deb
#   cpack                                                  zips: of the addon alone, to be unpacked over a
#                                                          launcher's folder, and of the core with the
#                                                          addon, to be unpacked over RetroArch's
install(DIRECTORY ${LUDUS_STAGE}/addons DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/ludus COMPONENT duodecim)
install(DIRECTORY ${LUDUS_STAGE}/ DESTINATION . COMPONENT portable USE_SOURCE_PERMISSIONS EXCLUDE_FROM_ALL)

set(CPACK_GENERATOR ZIP)
set(CPACK_INCLUDE_TOPLEVEL_DIRECTORY OFF)
set(CPACK_COMPONENT_INCLUDE_TOPLEVEL_DIRECTORY OFF)
set(CPACK_ARCHIVE_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_COMPONENTS_ALL addon)
install(DIRECTORY ${LUDUS_STAGE}/addons DESTINATION . COMPONENT addon EXCLUDE_FROM_ALL)
set(CPACK_ARCHIVE_ADDON_FILE_NAME duodecim-${PROJECT_VERSION}-${LUDUS_PLATFORM})
if(TARGET ludus_libretro)
  install(PROGRAMS ${LUDUS_STAGE}/ludus_libretro.so ${LUDUS_STAGE}/ludus-probe
          DESTINATION cores COMPONENT retroarch EXCLUDE_FROM_ALL)
  install(FILES ${LUDUS_STAGE}/ludus_libretro.info
          DESTINATION cores COMPONENT retroarch EXCLUDE_FROM_ALL)
  install(DIRECTORY ${LUDUS_STAGE}/addons
          DESTINATION system/ludus COMPONENT retroarch EXCLUDE_FROM_ALL)
  list(APPEND CPACK_COMPONENTS_ALL retroarch)
  set(CPACK_ARCHIVE_RETROARCH_FILE_NAME ludus-retroarch-${PROJECT_VERSION}-${LUDUS_PLATFORM})
endif()

# The package for Debian: one, as nobody wants the launcher without a game.
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_LIST_DIR}/cpack.cmake)
set(CPACK_PACKAGE_CONTACT ${LUDUS_MAINTAINER})
set(CPACK_DEBIAN_PACKAGE_NAME ludus)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "board games of the Romans and of Ur")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"A launcher that plays board games for two, in a window or in a terminal:
against the program at five levels, or against another person, with fair
dice that can be checked, hints, take-back and a review of mistakes.

With it comes the addon Duodecim: the Roman game of twelve lines and the
games of Ur. Other addons are unpacked into ~/.local/share/ludus.")
install(FILES ${CMAKE_CURRENT_LIST_DIR}/lintian-overrides DESTINATION ${CMAKE_INSTALL_DATAROOTDIR}/lintian/overrides
        RENAME ludus COMPONENT debian EXCLUDE_FROM_ALL)
include(CPack)
