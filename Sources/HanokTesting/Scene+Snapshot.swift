public import Hanok
public import HanokScenes
public import Testing

extension Scene {
  /// Draws the scene in each variant, and records an issue for each finding and each difference from
  /// its snapshot.
  ///
  /// ```swift
  /// @Test(arguments: QuizScenes.all) func looks(_ scene: Scene) async throws {
  ///   try await scene.expect(sizes: [Size(width: 80, height: 24)], themes: [.dark, .light])
  /// }
  /// ```
  ///
  /// The snapshot is `Tests/Snapshots/QuizTests/question.txt`, beside the folder of the test's
  /// target. It has no pseudo-languages, and no screens from right to left unless the scene asks for
  /// them: those are looked at for findings, and computed (`mirrorFindings(in:)`).
  ///
  /// Messages without a translation are a warning: they show in the source language, and the test
  /// passes. `hanok check` lists them.
  ///
  /// Pictures of the first few screens that fail are attached to the test.
  ///
  /// - Parameters:
  ///   - languages: The languages that the snapshot has, such as `["en", "ko", "ja"]`.
  ///   - sizes: The sizes that the snapshot has.
  ///   - unrecordedSizes: Further sizes, which are looked at for findings alone.
  /// - Throws: What opening a screen throws.
  public func expect(
    in languages: SceneLanguages = .all, sizes: [Size] = SceneMatrix.usualSizes,
    unrecordedSizes: [Size] = [], themes: [SceneTheme] = [.terminal],
    colorDepths: [ColorDepth] = [.full], fileID: String = #fileID,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let report = try await SceneReport(
      self,
      in: SceneMatrix(
        languages: languages, sizes: sizes + unrecordedSizes, themes: themes,
        colorDepths: colorDepths),
      unrecordedSizes: unrecordedSizes)
    let file = SceneSnapshots(fileID: fileID, filePath: filePath).file(of: self)
    // Before the file may be recorded anew.
    let pictures = report.pictures(comparedWith: file)
    let issues = report.issues + report.compare(with: file, recording: .current)
    for issue in issues {
      Issue.record(Comment(rawValue: "\(name): \(issue)"), sourceLocation: sourceLocation)
    }
    if let warning = report.warning {
      Issue.warn("\(name): \(warning)", at: sourceLocation)
    }
    if issues.isEmpty { return }
    for picture in pictures { picture.attach(sourceLocation: sourceLocation) }
  }

  /// Records an issue for each snapshot whose scene is gone; `hanok snapshots prune` removes it.
  public static func expectNoOrphans(
    among scenes: [Scene], fileID: String = #fileID, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let snapshots = SceneSnapshots(fileID: fileID, filePath: filePath)
    let orphans = snapshots.orphans(
      among: scenes, writesPending: SnapshotRecording.current != .never)
    for path in orphans {
      Issue.record(
        "\(path) belongs to no scene any more; hanok snapshots prune removes it.",
        sourceLocation: sourceLocation)
    }
  }
}
