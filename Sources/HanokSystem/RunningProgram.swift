#if canImport(Darwin)
  import MachO
#endif

/// The environment and the path of this process.
package enum RunningProgram {
  /// The environment, as C has it: pointers to `NAME=value`, up to one that is nil.
  package static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      unsafe _NSGetEnviron().pointee
    #else
      unsafe environ
    #endif
  }

  /// The absolute path of the program, with its links resolved, or nil if it is unknown.
  package static var path: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var name = [CChar](repeating: 0, count: Int(size))
      guard unsafe _NSGetExecutablePath(&name, &size) == 0 else { return nil }
      guard let real = unsafe realpath(name, nil) else { return nil }
      defer { unsafe free(real) }
      return unsafe String(cString: real)
    #else
      return linkTarget("/proc/self/exe")
    #endif
  }
}

extension RunningProgram {
  /// Lets a write that would exceed the limit of a file's size (`ulimit -f`) fail with `EFBIG`.
  ///
  /// Otherwise SIGXFSZ ends the program without a message, and its draft of the file stays. The signal isn't
  /// ignored, since programs that are started would inherit that.
  package static func reportOversizedFilesByError() {
    signal(SIGXFSZ) { _ in }
  }
}

/// Returns the path in a symbolic link, or nil for another file.
package func linkTarget(_ path: String) -> String? {
  var text = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = unsafe readlink(path, &text, text.count)
  guard count > 0, count < text.count else { return nil }
  return String(decoding: text[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
