/// A copy of the tables in folders: their names and their bytes at one time.
struct KeptFiles: TableFiles, Equatable {
  /// The bytes of each file, by its path.
  private(set) var files: [String: [UInt8]] = [:]
  private var listings: [String: Set<String>] = [:]
  /// The problems of folders and files that can't be read, by their paths.
  private var problems: [String: Problem] = [:]

  /// Reads the tables of all languages in folders.
  init(of folders: [String]) {
    for folder in folders.map(Self.plain) {
      for language in list(folder, Self.languageSuffix) {
        for table in list("\(folder)/\(language)", Self.tableSuffix) {
          read("\(folder)/\(language)/\(table)")
        }
      }
    }
  }

  private static let languageSuffix = ".lproj"
  private static let tableSuffix = ".strings"

  private mutating func list(_ folder: String, _ suffix: String) -> [String] {
    do throws(Problem) {
      let names = try FileReader.names(in: folder).filter { $0.hasSuffix(suffix) }
      listings[folder] = Set(names)
      return names
    } catch {
      problems[folder] = error
      return []
    }
  }

  private mutating func read(_ path: String) {
    do throws(Problem) {
      files[path] = try FileReader.bytes(of: path)
    } catch {
      problems[path] = error
    }
  }

  /// Returns the names in a folder of languages or of tables.
  func names(in folder: String) throws(Problem) -> [String] {
    let folder = Self.plain(folder)
    if let problem = problems[folder] { throw problem }
    return listings[folder, default: []].sorted()
  }

  /// Returns the bytes of a table.
  func bytes(of path: String) throws(Problem) -> [UInt8] {
    let path = Self.plain(path)
    if let bytes = files[path] { return bytes }
    throw problems[path] ?? Problem(.missingFile, path: path)
  }

  /// The reason why a file that is there can't be read, or nil if there is none.
  func problem(of path: String) -> Problem? {
    problems[path].flatMap { $0.kind == .missingFile ? nil : $0 }
  }

  /// Uses other bytes of a file, which may be missing here, as may its folders.
  mutating func keep(_ bytes: [UInt8], of path: String) {
    files[path] = bytes
    problems[path] = nil
    var path = path
    // Its language's folder, and the folder of that.
    for _ in 0..<2 {
      guard let slash = path.lastIndex(of: "/") else { return }
      let folder = String(path[..<slash])
      listings[folder, default: []].insert(String(path[path.index(after: slash)...]))
      problems[folder] = nil
      path = folder
    }
  }

  /// Removes a file.
  mutating func remove(_ path: String) {
    files[path] = nil
    problems[path] = nil
    guard let slash = path.lastIndex(of: "/") else { return }
    listings[String(path[..<slash])]?.remove(String(path[path.index(after: slash)...]))
  }

  /// Returns a path without slashes at its end.
  static func plain(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    return String(path)
  }
}
