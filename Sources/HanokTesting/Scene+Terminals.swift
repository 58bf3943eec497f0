public import Hanok
public import HanokScenes
import HanokTerminal
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
    in languages: SceneLanguages = .all, sizes: [Size] = SceneMatrix.usualSizes,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let matrix = SceneMatrix(languages: languages, sizes: sizes)
    for variant in try matrix.variants(of: self) {
      for terminal in EmulatedTerminal.allCases {
        guard let difference = try await difference(on: terminal, in: variant) else { continue }
        Issue.record(
          "\(name) in \(variant), \(terminal): \(difference)", sourceLocation: sourceLocation)
      }
    }
  }

  /// The terminals, by the width of ambiguous characters.
  private enum EmulatedTerminal: CaseIterable {
    case narrow
    case wide
    case wideAfterTheFirstFrame
  }

  /// Returns a description of what a terminal shows instead of the screen, or of a cut character.
  private func difference(
    on terminal: EmulatedTerminal, in variant: SceneVariant
  ) async throws -> String? {
    let width: AmbiguousWidth = terminal == .narrow ? .narrow : .wide
    let pilot = try await open(
      SceneVariant(
        language: variant.language, size: variant.size,
        ambiguousWidth: terminal == .wide ? .wide : .narrow))
    if terminal == .wideAfterTheFirstFrame {
      pilot.perform { pilot.application.traits.ambiguousWidth = .wide }
    }
    var emulator = TerminalEmulator(size: variant.size, ambiguousWidth: width)
    try emulator.take(pilot.output)
    if let difference = emulator.difference(from: pilot.screen) { return difference }
    // At one cell, `expect` looks for them.
    let cuts = terminal == .narrow ? [] : findings(on: pilot, in: variant)
    return cuts.first { $0.kind == .cutCharacter }.map { "\($0)" }
  }
}
