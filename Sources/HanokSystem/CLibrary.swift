// The C library of the platform, for all modules: its names are visible where `HanokSystem` is
// imported.
//
// Modules import this one without `public`, so that no program sees the names by an import of
// `Hanok`. Darwin comes first, so that a stub of that name selects its branches on Linux too.
#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  #error("Hanok has no C library of this platform: add its import here.")
#endif
