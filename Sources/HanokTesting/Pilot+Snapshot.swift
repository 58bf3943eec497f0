import Glibc
import Hanok
import HanokUnicode
import HanokTerminal

extension Pilot {
  /// Compares the screen with the snapshot of that name, language and size.
  ///
  /// With `HANOK_RECORD=1` in the environment the screen is recorded instead; never where `CI` is
  /// set, so that what nobody looked at can't pass.
  ///
  /// - Throws: `SnapshotMismatch` where they differ or nothing was recorded.
  public func expectSnapshot(_ name: String, file: String = #filePath) throws(SnapshotMismatch) {
    let size = "\(screen.size.width)x\(screen.size.height)"
    try expect(
      "\(name)  \(language)  \(size)\n\(ScreenSnapshot(screen).text)",
      in: SnapshotFile(named: "\(name).\(language).\(size)", besides: file))
  }

  /// Compares what those learn of the screen who don't see it with the snapshot of that name and
  /// language: a text file with a line for each element, as ``AccessibilitySnapshot`` shows it.
  ///
  /// It is recorded as ``expectSnapshot(_:file:)`` records, as `name.language.accessibility.txt`.
  ///
  /// - Throws: `SnapshotMismatch` where they differ or nothing was recorded.
  public func expectAccessibilitySnapshot(
    _ name: String, file: String = #filePath
  ) throws(SnapshotMismatch) {
    let snapshot = AccessibilitySnapshot(
      application.window, localizer: application.traits.localizer)
    try expect(
      "\(name)  \(language)  accessibility\n\(snapshot.text)",
      in: SnapshotFile(named: "\(name).\(language).accessibility", besides: file))
  }

  /// Compares a text with its file, or records it.
  func expect(_ found: String, in file: SnapshotFile) throws(SnapshotMismatch) {
    if Self.records, file.write(found) { return file.removeMismatch() }
    let recorded = file.recorded
    if recorded == found { return file.removeMismatch() }
    _ = file.write(found, suffix: ".new")
    throw SnapshotMismatch(path: file.path, recorded: recorded, found: found)
  }

  private static var records: Bool {
    let asked = unsafe getenv("HANOK_RECORD").map { unsafe String(cString: $0) }
    let isWatched = unsafe getenv("CI") != nil
    return asked == "1" && !isWatched
  }
}
