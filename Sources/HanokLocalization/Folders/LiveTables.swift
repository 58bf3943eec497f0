/// The tables of folders while they are being edited: a file with errors keeps its last good content.
///
/// So does a file that is away, or empty: editors remove a file or truncate it before they write the
/// new one. One that stays so is a problem.
package struct LiveTables {
  /// A review of some files of a catalog, given by their paths.
  ///
  /// What a mistake is, a running program doesn't know: whoever makes the tables brings it along.
  package typealias Review = @Sendable (Catalog, Set<String>) -> Findings

  /// The problems in reviewed files, by path and place.
  package struct Findings {
    /// The problems for which the program refuses a file.
    package var errors: [Problem]
    /// The likely mistakes.
    package var warnings: [Problem]

    /// Creates findings.
    package init(errors: [Problem], warnings: [Problem]) {
      self.errors = errors
      self.warnings = warnings
    }
  }

  /// The tables in use.
  package private(set) var catalog: Catalog
  /// The errors of the folders, and of the files whose last good content is in use, by path and place.
  package private(set) var problems: [Problem] = []
  /// The likely mistakes in files that have changed since the first reading, by path and place.
  package private(set) var warnings: [Problem] = []
  /// Whether the content of a file is in use that was away or empty at the last reading for the first
  /// time.
  package private(set) var awaitsFiles = false
  private let folders: [String]
  private let compiled: [CompiledTables]
  private let review: Review
  /// The files of the catalog.
  private var files: KeptFiles
  /// The paths of files that were away or empty at the last reading.
  private var absent: Set<String> = []
  /// Those of them that have stayed so for long.
  private var gone: Set<String> = []

  /// Reads the tables of folders, in order of priority; files that change are reviewed.
  package init(folders: [String], compiled: [CompiledTables], review: @escaping Review) {
    let folders = folders.map(KeptFiles.plain)
    self.folders = folders
    self.compiled = compiled
    self.review = review
    files = KeptFiles(of: folders)
    catalog = Catalog(folders: folders, compiled: compiled, files: files)
  }

  /// Reads the folders again, and uses what is sound in another catalog if anything has changed.
  ///
  /// - Parameter isPatient: Whether a file that is away or empty may be about to be written.
  package mutating func reload(isPatient: Bool = true) {
    var new = KeptFiles(of: folders)
    let lost = keepLostFiles(in: &new, isPatient: isPatient)
    let changed = new.files.filter { files.files[$0.key] != $0.value }
    let seen = Catalog(folders: folders, compiled: compiled, files: new)
    let paths = Set(changed.keys).union(warnings.compactMap(\.path))
    let findings =
      paths.isEmpty ? Findings(errors: [], warnings: []) : review(seen, paths)
    let errors = findings.errors
    for path in Set(errors.compactMap(\.path)) {
      if let good = files.files[path] { new.keep(good, of: path) } else { new.remove(path) }
    }
    problems = seen.problemsOfFolders.filter { !$0.kind.isWarning } + lost + errors
    warnings = findings.warnings
    if new == files { return }
    files = new
    catalog = errors.isEmpty ? seen : Catalog(folders: folders, compiled: compiled, files: new)
  }

  /// Keeps the content of files that can't be read, that are away, or that are empty.
  ///
  /// - Returns: The problems of those that can't be read or have stayed away, by path.
  private mutating func keepLostFiles(in new: inout KeptFiles, isPatient: Bool) -> [Problem] {
    var (problems, absent): ([Problem], Set<String>) = ([], [])
    for (path, bytes) in files.files where Self.isLost(new.files[path], after: bytes) {
      if let problem = new.problem(of: path) {
        problems.append(problem)
      } else {
        absent.insert(path)
        if !isPatient, self.absent.contains(path) { gone.insert(path) }
        if gone.contains(path) {
          problems.append(Problem(new.files[path] == nil ? .goneTable : .emptyTable, path: path))
        }
      }
      new.keep(bytes, of: path)
    }
    gone.formIntersection(absent)
    awaitsFiles = !absent.isSubset(of: gone)
    self.absent = absent
    return problems.sorted { $0.path ?? "" < $1.path ?? "" }
  }

  /// Whether a file has no entries any more.
  private static func isLost(_ bytes: [UInt8]?, after former: [UInt8]) -> Bool {
    guard let bytes, !bytes.isEmpty else { return !former.isEmpty }
    if bytes == former { return false }
    let file = StringsFile(bytes, path: "")
    return file.entries.isEmpty && file.problems.isEmpty
      && !StringsFile(former, path: "").entries.isEmpty
  }
}
