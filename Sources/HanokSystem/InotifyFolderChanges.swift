#if !canImport(Darwin)
  /// The kernel's reports about names in folders (inotify(7)).
  ///
  /// Folders are watched, not files: most editors write another file, and rename it.
  package final class FolderChanges {
    /// Content is reported when its writer closes the file: half of it is of no use.
    private static let mask = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB
        | IN_MOVE_SELF | IN_DELETE_SELF | IN_ONLYDIR)

    /// The descriptor that becomes readable after a change, or -1 if the system has none left.
    package let descriptor: Int32
    /// Whether the system couldn't watch a folder for want of resources.
    package private(set) var isExhausted = false
    private var watched: [Int32: FolderNames] = [:]

    /// Creates a queue that watches nothing yet.
    package init() { descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC)) }

    /// Closes the descriptor.
    package func close() { if descriptor >= 0 { _ = HanokSystem.close(descriptor) } }

    /// Watches the folders that a closure names by `watch`, and no others any more.
    ///
    /// One that is watched already stays so: the kernel knows a folder, and not its path.
    package func renew(_ watchAll: () -> Void) {
      let former = watched
      watched = [:]
      watchAll()
      for watch in former.keys where watched[watch] == nil { inotify_rm_watch(descriptor, watch) }
    }

    /// Watches names in a folder, beside those that are watched there already.
    ///
    /// - Returns: Whether there is such a folder, and it is watched.
    package func watch(_ folder: String, for names: FolderNames) -> Bool {
      let watch = unsafe inotify_add_watch(descriptor, folder, Self.mask)
      if watch >= 0 {
        watched[watch, default: FolderNames()].formUnion(names)
      } else if errno == ENOSPC || errno == ENOMEM {
        isExhausted = true
      }
      return watch >= 0
    }

    /// Takes all reports, and returns whether one is about a watched name or a folder itself.
    package func take() -> Bool {
      var hasChanges = false
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = unsafe read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return hasChanges }
        for report in InotifyReport.all(in: bytes[..<count]) where matters(report) {
          hasChanges = true
        }
      }
    }

    private func matters(_ report: InotifyReport) -> Bool {
      if report.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      guard let names = watched[report.watch], report.mask & UInt32(IN_IGNORED) == 0 else {
        return false
      }
      return report.name.isEmpty || names.contains(report.name)
    }
  }
#endif

/// A report of inotify: a watched folder, and a name in it.
package struct InotifyReport {
  /// The number of the watched folder.
  package let watch: Int32
  /// The kinds of the change, as bits.
  package let mask: UInt32
  /// The name, empty for the folder itself.
  package let name: String

  /// The bytes before the name: the watch, the mask, a cookie and the length of the name.
  private static let headerSize = 16

  /// Returns the reports in bytes of the kernel.
  package static func all(in bytes: ArraySlice<UInt8>) -> [InotifyReport] {
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
