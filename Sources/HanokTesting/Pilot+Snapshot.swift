import Hanok
import HanokUnicode
import HanokTerminal

extension Pilot {
  /// Compares the screen with the snapshot of a name, in its language and size.
  ///
  /// With `HANOK_RECORD=1` in the environment the screen is recorded instead, except where `CI` is
  /// set: an unreviewed screen must not pass. A picture of the screen that differs is attached to the
  /// test.
  ///
  /// - Throws: `SnapshotMismatch` if they differ or there is no snapshot.
  public func expectSnapshot(
    _ name: String, fileID: String = #fileID, file: String = #filePath
  ) throws(SnapshotMismatch) {
    let size = "\(screen.size.width)x\(screen.size.height)"
    do throws(SnapshotMismatch) {
      try SnapshotFile(
        named: "\(name).\(language).\(size)", of: SourceFile(fileID: fileID, path: file)
      ).expect("\(name)  \(language)  \(size)\n\(ScreenSnapshot(screen).text)")
    } catch {
      ScreenPicture(of: screen, "\(name) \(language) \(size)").attach()
      throw error
    }
  }

  /// Compares the accessibility elements with the snapshot of a name, in its language.
  ///
  /// It is a text file with a line for each element, in the format of `AccessibilitySnapshot`.
  ///
  /// The environment of ``expectSnapshot(_:fileID:file:)`` records it, as
  /// `name.language.accessibility.txt`.
  ///
  /// - Throws: `SnapshotMismatch` if they differ or there is no snapshot.
  public func expectAccessibilitySnapshot(
    _ name: String, fileID: String = #fileID, file: String = #filePath
  ) throws(SnapshotMismatch) {
    let snapshot = AccessibilitySnapshot(
      application.window, localizer: application.traits.localizer)
    try SnapshotFile(
      named: "\(name).\(language).accessibility", of: SourceFile(fileID: fileID, path: file)
    ).expect(
      "\(name)  \(language)  accessibility\n\(snapshot.text)")
  }
}
