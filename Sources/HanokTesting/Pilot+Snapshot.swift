import Glibc
import Hanok
import HanokUnicode
import HanokTerminal

extension Pilot {
  /// Compares the screen with the snapshot of a name, in its language and size.
  ///
  /// With `HANOK_RECORD=1` in the environment the screen is recorded instead, except where `CI` is
  /// set: an unreviewed screen must not pass.
  ///
  /// - Throws: `SnapshotMismatch` if they differ or there is no snapshot.
  public func expectSnapshot(_ name: String, file: String = #filePath) throws(SnapshotMismatch) {
    let size = "\(screen.size.width)x\(screen.size.height)"
    try expect(
      "\(name)  \(language)  \(size)\n\(ScreenSnapshot(screen).text)",
      in: SnapshotFile(named: "\(name).\(language).\(size)", besides: file))
  }

  /// Compares the accessibility elements with the snapshot of a name, in its language.
  ///
  /// It is a text file with a line for each element, in the format of ``AccessibilitySnapshot``.
  ///
  /// The environment of ``expectSnapshot(_:file:)`` records it, as
  /// `name.language.accessibility.txt`.
  ///
  /// - Throws: `SnapshotMismatch` if they differ or there is no snapshot.
  public func expectAccessibilitySnapshot(
    _ name: String, file: String = #filePath
  ) throws(SnapshotMismatch) {
    let snapshot = AccessibilitySnapshot(
      application.window, localizer: application.traits.localizer)
    try expect(
      "\(name)  \(language)  accessibility\n\(snapshot.text)",
      in: SnapshotFile(named: "\(name).\(language).accessibility", besides: file))
  }

  private func expect(_ found: String, in file: SnapshotFile) throws(SnapshotMismatch) {
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
