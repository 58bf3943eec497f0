/// The tables of folders while they are being edited: a file with errors keeps its last good content.
///
/// A file that is away, or empty, isn't an empty table at once: editors remove a file or truncate it
/// before they write the new one.
package struct LiveTables {
  /// The tables in use.
  package private(set) var catalog: Catalog
  /// The errors of the folders, and of the files whose last good content is in use, by path and place.
  package private(set) var problems: [Problem] = []
  /// Whether the content of a file that is away is in use.
  package private(set) var awaitsFiles = false
  private let folders: [String]
  private let compiled: [CompiledTables]
  /// The files of the catalog.
  private var files: KeptFiles

  /// Reads the tables of folders, in order of priority.
  package init(folders: [String], compiled: [CompiledTables]) {
    let folders = folders.map(KeptFiles.plain)
    self.folders = folders
    self.compiled = compiled
    files = KeptFiles(of: folders)
    catalog = Catalog(folders: folders, compiled: compiled, files: files)
  }

  /// Reads the folders again, and uses what is sound in another catalog if anything has changed.
  ///
  /// - Parameter isPatient: Whether the content of a file that is away is used further.
  package mutating func reload(isPatient: Bool = true) {
    var new = KeptFiles(of: folders)
    let unreadable = keepAbsentFiles(in: &new, isPatient: isPatient)
    let changed = new.files.filter { files.files[$0.key] != $0.value }
    let seen = Catalog(folders: folders, compiled: compiled, files: new)
    let errors = seen.check(paths: Set(changed.keys)).filter { $0.severity == .error }
      .map(\.problem)
    for path in Set(errors.compactMap(\.path)) {
      if let good = files.files[path] { new.keep(good, of: path) } else { new.remove(path) }
    }
    problems = seen.problemsOfFolders.filter { !$0.kind.isWarning } + unreadable + errors
    if new == files { return }
    files = new
    catalog = errors.isEmpty ? seen : Catalog(folders: folders, compiled: compiled, files: new)
  }

  /// Keeps the content of files that can't be read, and of those that are away for a moment.
  ///
  /// - Returns: The problems of those that can't be read, by path.
  private mutating func keepAbsentFiles(in new: inout KeptFiles, isPatient: Bool) -> [Problem] {
    awaitsFiles = false
    var problems: [Problem] = []
    for (path, bytes) in files.files where new.files[path]?.isEmpty ?? true && !bytes.isEmpty {
      if let problem = new.problem(of: path) {
        problems.append(problem)
      } else {
        guard isPatient else { continue }
        awaitsFiles = true
      }
      new.keep(bytes, of: path)
    }
    return problems.sorted { $0.path ?? "" < $1.path ?? "" }
  }
}
