import Hanok
public import HanokScenes
public import HanokTerminal
public import Testing

extension Scene {
  /// Draws the scene on emulated terminals, and records an issue where one shows something else than
  /// the screen.
  ///
  /// ```swift
  /// @Test(arguments: QuizScenes.all) func isShown(_ scene: Scene) async throws {
  ///   try await scene.expectOnTerminals(in: ["en", "ko"])
  /// }
  /// ```
  ///
  /// Characters of ambiguous width, such as `…` and `─`, have one cell on the first terminal. On the
  /// second one they have two, which is known from the start, and on the third one it is known only
  /// after the screen was drawn. No character may be cut where they have two.
  ///
  /// - Throws: What opening a screen throws, and `TerminalEmulator.UnknownSequence`.
  public func expectOnTerminals(
    in languages: SceneLanguages = .all,
    sizes: [Size] = [Size(width: 80, height: 24), Size(width: 40, height: 12)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let matrix = SceneMatrix(languages: languages, sizes: sizes)
    for issue in try await terminalIssues(in: matrix) {
      Issue.record("\(name) in \(issue)", sourceLocation: sourceLocation)
    }
  }

  /// Returns the differences in each variant, in sentences.
  func terminalIssues(in matrix: SceneMatrix) async throws -> [String] {
    var issues: [String] = []
    for variant in try matrix.variants(of: self) {
      let found = try await narrowIssues(in: variant) + wideIssues(in: variant)
      issues += found.map { "\(variant), \($0)" }
    }
    return issues
  }

  /// Returns the differences on the first terminal and on the third one, which get the same output
  /// until the width is known.
  private func narrowIssues(in variant: SceneVariant) async throws -> [String] {
    let pilot = try await open(variant)
    var narrow = TerminalEmulator(size: variant.size)
    try narrow.take(pilot.output)
    let first = narrow.difference(from: pilot.screen).map { "one cell: \($0)" }
    pilot.perform { pilot.application.traits.ambiguousWidth = .wide }
    return [first, try issue(on: pilot).map { "two cells, known late: \($0)" }].compactMap(\.self)
  }

  /// Returns the differences on the second terminal.
  private func wideIssues(in variant: SceneVariant) async throws -> [String] {
    let pilot = try await open(
      SceneVariant(language: variant.language, size: variant.size, ambiguousWidth: .wide))
    return [try issue(on: pilot).map { "two cells: \($0)" }].compactMap(\.self)
  }

  /// Returns a description of what a terminal with wide characters shows instead of the screen, or of
  /// a cut character.
  private func issue(on pilot: Pilot) throws -> String? {
    var emulator = TerminalEmulator(size: pilot.screen.size, ambiguousWidth: .wide)
    try emulator.take(pilot.output)
    return emulator.difference(from: pilot.screen) ?? pilot.cutCharacters.first.map { "\($0)" }
  }
}
