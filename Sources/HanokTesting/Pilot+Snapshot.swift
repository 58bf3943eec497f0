import Hanok
import HanokUnicode
import HanokTerminal
public import Testing

extension Pilot {
  /// Compares the screen with the snapshot of a name, in its language and size.
  ///
  /// With `HANOK_RECORD=1` in the environment the screen is recorded instead, except where `CI` is
  /// set: an unreviewed screen must not pass.
  ///
  /// If they differ, or there is no snapshot, an issue with a ``SnapshotMismatch`` is recorded at
  /// the call, and the test goes on. A picture of the screen is attached to the test.
  public func expectSnapshot(
    _ name: String, fileID: String = #fileID, file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let size = "\(screen.size.width)x\(screen.size.height)"
    let snapshot = SnapshotFile(
      named: "\(name).\(language).\(size)", of: SourceFile(fileID: fileID, path: file))
    let text = "\(name)  \(language)  \(size)\n\(ScreenSnapshot(screen).text)"
    guard let mismatch = snapshot.mismatch(of: text) else { return }
    mismatch.record(at: sourceLocation)
    ScreenPicture(of: screen, "\(name) \(language) \(size)").attach(sourceLocation: sourceLocation)
  }

  /// Compares the accessibility elements with the snapshot of a name, in its language.
  ///
  /// It is a text file with a line for each element, in the format of `AccessibilitySnapshot`.
  ///
  /// The environment of ``expectSnapshot(_:fileID:file:sourceLocation:)`` records it, as
  /// `name.language.accessibility.txt`; a difference is recorded as an issue in the same way.
  public func expectAccessibilitySnapshot(
    _ name: String, fileID: String = #fileID, file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let elements = AccessibilitySnapshot(
      application.window, localizer: application.traits.localizer)
    let snapshot = SnapshotFile(
      named: "\(name).\(language).accessibility", of: SourceFile(fileID: fileID, path: file))
    snapshot.mismatch(of: "\(name)  \(language)  accessibility\n\(elements.text)")?
      .record(at: sourceLocation)
  }

  /// Records an issue for each ``/HanokScenes/Finding`` on the screen: a text that is cut off, a
  /// message that a table doesn't have, two controls with one key, a control out of reach.
  ///
  /// A message without a translation is a warning, with which the test passes.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of findings that are issues; by default all.
  ///   - leastContrast: The least contrast of text; nil if the terminal chooses its colours, for
  ///     which no contrast is known.
  public func expectNoFindings(
    of kinds: [Finding.Kind] = Finding.Kind.allCases, leastContrast: Double? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for finding in findings(leastContrast: leastContrast) where kinds.contains(finding.kind) {
      let text = "\(language) \(screen.size.width)x\(screen.size.height): \(finding)"
      if finding.isUntranslated {
        Issue.warn(text, at: sourceLocation)
      } else {
        Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
      }
    }
  }
}
