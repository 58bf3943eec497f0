import HanokSystem

/// The tables that are installed beside a program: `share/hanok/Localizations`, where `bin` has the program.
///
/// They are those that the build compiled in, and aren't read, until a translator has saved one, or
/// has added a language: then a table is newer than the program.
nonisolated struct InstalledTables {
  /// The folder of the languages, which may not exist.
  let folder: String
  private let program: String

  /// Creates the tables of a program, or returns nil if its path isn't absolute.
  init?(program: String) {
    let parts = program.split(separator: "/")
    guard program.hasPrefix("/"), parts.count > 1 else { return nil }
    self.program = program
    folder = (parts.dropLast(2) + ["share", "hanok", "Localizations"]).map { "/\($0)" }.joined()
  }

  /// The tables of this process's program, whatever links lead to it.
  static var ofProcess: InstalledTables? {
    RunningProgram.path.flatMap(InstalledTables.init(program:))
  }

  /// The folder, if one of its tables is newer than the program; else nothing.
  var changedFolders: [String] {
    guard unsafe access(folder, R_OK) == 0, let built = Self.time(of: program) else { return [] }
    var found = unsafe glob_t()
    defer { unsafe globfree(&found) }
    guard unsafe glob("\(folder)/*.lproj/*.strings", 0, nil, &found) == 0 else { return [] }
    let hasChanged = unsafe (0..<Int(found.gl_pathc)).contains { index in
      guard let path = unsafe found.gl_pathv[index] else { return false }
      return unsafe Self.time(of: String(cString: path)).map { $0 > built } ?? false
    }
    return hasChanged ? [folder] : []
  }

  /// The time of a file's last change, in nanoseconds.
  private static func time(of path: String) -> Int? {
    var information = stat()
    guard unsafe stat(path, &information) == 0 else { return nil }
    return information.modificationTime.tv_sec * 1_000_000_000
      + information.modificationTime.tv_nsec
  }
}
