import HanokLocalization
import HanokSystem

/// The kernel's reports about the tables of folders (inotify(7)).
///
/// Folders are watched, not files: most editors write another file, and rename it.
///
/// ```
/// Localizations/             is there another language?
/// Localizations/ko.lproj/    is there another table, or other content in one?
/// ```
///
/// The folder above is watched only for a folder that is away, or that is a link: files come and go
/// there that don't matter.
final class InotifyQueue {
  /// The names that matter in a watched folder.
  private struct Names {
    var exact: Set<String> = []
    var suffixes: Set<String> = []

    func contains(_ name: String) -> Bool {
      exact.contains(name) || !name.hasPrefix(".") && suffixes.contains { name.hasSuffix($0) }
    }
  }

  /// Content is reported when its writer closes the file: half of it is of no use.
  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB
      | IN_MOVE_SELF | IN_DELETE_SELF | IN_ONLYDIR)

  /// The descriptor that becomes readable.
  let descriptor: Int32
  private let folders: [String]
  private var watched: [Int32: Names] = [:]
  private var isExhausted = false

  /// Begins to watch folders; those that don't exist are watched from their creation on.
  init(_ folders: [String]) throws(Problem) {
    self.folders = folders.map(FilePlace.plain)
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    if descriptor >= 0 { watchAll() }
    if descriptor < 0 || isExhausted {
      close()
      throw Problem(
        .init("unwatchable-folder", table: "HanokArguments"), path: folders.first)
    }
  }

  /// Closes the descriptor.
  func close() { if descriptor >= 0 { _ = HanokSystem.close(descriptor) } }

  /// Takes all reports, and watches folders that are new.
  ///
  /// - Returns: Whether one of the reports is about a table, or about a folder of tables.
  func takeChanges() -> Bool {
    var hasChanges = false
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe read(descriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      for report in InotifyReport.all(in: bytes[..<count]) where matters(report) {
        hasChanges = true
      }
    }
    if hasChanges { watchAll() }
    return hasChanges
  }

  private func matters(_ report: InotifyReport) -> Bool {
    if report.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
    guard let names = watched[report.watch], report.mask & UInt32(IN_IGNORED) == 0 else {
      return false
    }
    return report.name.isEmpty || names.contains(report.name)
  }

  /// Watches all folders that there are now, and no others.
  ///
  /// One that is watched already stays so: the kernel knows a folder, and not its path.
  private func watchAll() {
    let former = watched
    watched = [:]
    for folder in folders {
      if !watchLanguages(folder) || linkTarget(folder) != nil {
        watchName(of: folder)
        // It may have come before it was awaited.
        watchLanguages(folder)
      }
    }
    for watch in former.keys where watched[watch] == nil { inotify_rm_watch(descriptor, watch) }
  }

  /// Watches a folder of languages with its tables, and returns whether there is one.
  @discardableResult
  private func watchLanguages(_ folder: String) -> Bool {
    guard watch(folder, { $0.suffixes.insert(".lproj") }) else { return false }
    for language in names(in: folder, ".lproj") {
      watch(language) { $0.suffixes.insert(".strings") }
      for table in names(in: language, ".strings") { watchTarget(of: table, in: language) }
    }
    return true
  }

  @discardableResult
  private func watch(_ folder: String, _ add: (inout Names) -> Void) -> Bool {
    let watch = unsafe inotify_add_watch(descriptor, folder, Self.mask)
    if watch >= 0 {
      add(&watched[watch, default: Names()])
    } else if errno == ENOSPC || errno == ENOMEM {
      isExhausted = true
    }
    return watch >= 0
  }

  /// Watches the nearest folder above a path that exists for the name that leads to the path.
  private func watchName(of path: String) {
    let place = FilePlace(path)
    guard let name = place.name else { return }
    if unsafe access(place.folder, F_OK) == 0 {
      watch(place.folder) { $0.exact.insert(name) }
    } else {
      watchName(of: place.folder)
    }
  }

  /// Watches the folder of the file that a table links to, also while the file is away.
  private func watchTarget(of table: String, in folder: String) {
    guard let target = linkTarget(table) else { return }
    let place = FilePlace(target.hasPrefix("/") ? target : "\(folder)/\(target)")
    if let name = place.name { watch(place.folder) { $0.exact.insert(name) } }
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

/// A report of inotify: a watched folder, and a name in it.
struct InotifyReport {
  let watch: Int32
  let mask: UInt32
  /// The name, empty for the folder itself.
  let name: String

  /// The bytes before the name: the watch, the mask, a cookie and the length of the name.
  private static let headerSize = 16

  /// Returns the reports in bytes of the kernel.
  static func all(in bytes: ArraySlice<UInt8>) -> [InotifyReport] {
    var reports: [InotifyReport] = []
    var rest = bytes
    while rest.count >= headerSize {
      let numbers = (0..<4).map { number(in: rest, at: rest.startIndex + 4 * $0) }
      let end = rest.startIndex + min(headerSize + Int(numbers[3]), rest.count)
      let name = rest[(rest.startIndex + headerSize)..<end].prefix { $0 != 0 }
      reports.append(
        InotifyReport(
          watch: Int32(bitPattern: numbers[0]), mask: numbers[1],
          name: String(decoding: name, as: UTF8.self)))
      rest = rest[end...]
    }
    return reports
  }

  private static func number(in bytes: ArraySlice<UInt8>, at offset: Int) -> UInt32 {
    unsafe bytes.withUnsafeBytes {
      unsafe $0.loadUnaligned(fromByteOffset: offset - bytes.startIndex, as: UInt32.self)
    }
  }
}
