import HanokLocalization
import HanokSystem

/// The changes of tables in folders, as the kernel reports them.
///
/// ```
/// Localizations/             is there another language?
/// Localizations/ko.lproj/    is there another table, or other content in one?
/// ```
///
/// The folder above is watched only for a folder that is away, or that is a link: files come and go
/// there that don't matter.
final class FolderQueue {
  /// The descriptor that becomes readable.
  var descriptor: Int32 { changes.descriptor }
  private let folders: [String]
  private let changes = FolderChanges()

  /// Begins to watch folders; those that don't exist are watched from their creation on.
  init(_ folders: [String]) throws(Problem) {
    self.folders = folders.map(FilePlace.plain)
    if descriptor >= 0 { watchAll() }
    if descriptor < 0 || changes.isExhausted {
      close()
      throw Problem(
        .init("unwatchable-folder", table: "HanokArguments"), path: folders.first)
    }
  }

  /// Closes the descriptor.
  func close() { changes.close() }

  /// Takes all reports, and watches folders that are new.
  ///
  /// - Returns: Whether one of the reports is about a table, or about a folder of tables.
  func takeChanges() -> Bool {
    guard changes.take() else { return false }
    watchAll()
    return true
  }

  /// Watches all folders that there are now, and no others.
  private func watchAll() {
    changes.renew {
      for folder in folders {
        if !watchLanguages(folder) || linkTarget(folder) != nil {
          watchName(of: folder)
          // It may have come before it was awaited.
          watchLanguages(folder)
        }
      }
    }
  }

  /// Watches a folder of languages with its tables, and returns whether there is one.
  @discardableResult
  private func watchLanguages(_ folder: String) -> Bool {
    guard changes.watch(folder, for: FolderNames(suffix: ".lproj")) else { return false }
    for language in names(in: folder, ".lproj") {
      _ = changes.watch(language, for: FolderNames(suffix: ".strings"))
      for table in names(in: language, ".strings") { watchTarget(of: table, in: language) }
    }
    return true
  }

  /// Watches the nearest folder above a path that exists for the name that leads to the path.
  private func watchName(of path: String) {
    let place = FilePlace(path)
    guard let name = place.name else { return }
    if unsafe access(place.folder, F_OK) == 0 {
      _ = changes.watch(place.folder, for: FolderNames(name))
    } else {
      watchName(of: place.folder)
    }
  }

  /// Watches the folder of the file that a table links to, also while the file is away.
  private func watchTarget(of table: String, in folder: String) {
    guard let target = linkTarget(table) else { return }
    let place = FilePlace(target.hasPrefix("/") ? target : "\(folder)/\(target)")
    if let name = place.name { _ = changes.watch(place.folder, for: FolderNames(name)) }
  }

  private func names(in folder: String, _ suffix: String) -> [String] {
    let names = (try? FileReader.names(in: folder)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.map { "\(folder)/\($0)" }
  }
}

/// A path in two parts.
private struct FilePlace {
  let folder: String
  /// The last name, or nil if the path ends in none: `/`, `.` and `..`.
  let name: String?

  init(_ path: String) {
    let path = Self.plain(path)
    guard let slash = path.lastIndex(of: "/") else {
      folder = "."
      name = Self.name(path[...])
      return
    }
    folder = slash == path.startIndex ? "/" : String(path[..<slash])
    name = Self.name(path[path.index(after: slash)...])
  }

  /// Returns a path without slashes at its end.
  static func plain(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    return String(path)
  }

  private static func name(_ text: Substring) -> String? {
    ["", ".", ".."].contains(text) ? nil : String(text)
  }
}
