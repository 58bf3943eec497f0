// The names of Foundation for all files of this tool: on macOS its parts are one module.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif
