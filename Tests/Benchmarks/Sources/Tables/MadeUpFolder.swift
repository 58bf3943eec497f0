import HanokSystem

/// A folder with a table, while it is measured.
struct MadeUpFolder {
  let path: String
  private var languageFolder: String { path + "/en.lproj" }
  private var file: String { "\(languageFolder)/\(MadeUpTable.name).strings" }

  init(_ table: MadeUpTable) throws {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    path = "\(folder)/tables-benchmark.\(getpid())"
    mkdir(path, 0o700)
    mkdir(languageFolder, 0o700)
    guard let output = fopen(file, "w") else { fatalError("\(file) can't be written.") }
    fputs(table.source, output)
    fclose(output)
  }

  func remove() {
    unlink(file)
    rmdir(languageFolder)
    rmdir(path)
  }
}
