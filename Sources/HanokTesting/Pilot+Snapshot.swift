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
    try SnapshotFile(named: "\(name).\(language).\(size)", besides: file).expect(
      "\(name)  \(language)  \(size)\n\(ScreenSnapshot(screen).text)")
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
    try SnapshotFile(named: "\(name).\(language).accessibility", besides: file).expect(
      "\(name)  \(language)  accessibility\n\(snapshot.text)")
  }
}
