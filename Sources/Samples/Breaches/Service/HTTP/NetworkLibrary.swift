import HanokSystem

/// The library that `URLSession` downloads with on Linux: libcurl.
///
/// An installed program loads it with the first download. If it is missing, `URLSession` can't report
/// that: the process would end.
public enum NetworkLibrary {
  /// Whether the library is in the process, or can be loaded; a later call tries again.
  ///
  /// - Complexity: The first call takes some milliseconds: libcurl loads 25 further libraries.
  public static var isAvailable: Bool {
    #if canImport(FoundationNetworking)
      return unsafe dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL) != nil
    #else
      return true
    #endif
  }
}
