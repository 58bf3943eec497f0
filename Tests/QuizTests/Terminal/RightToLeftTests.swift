import CPTYTesting
import HanokTesting
import PTYTesting
import QuizController
import QuizView
import Testing

/// The program itself spells Arabic as terminals need it that order letters, and those that don't.
@Suite nonisolated struct RightToLeftTests {
  /// The Arabic words on the quiz's first screen, as they are spelled.
  ///
  /// Words with a lam and an alef are left out: where the two join, some terminals get a ligature.
  @MainActor private func words() throws -> [String] {
    let pilot = try QuizPilots.question("ar", Size(width: 80, height: 24))
    let localizer = pilot.application.traits.localizer
    let texts = pilot.elements.compactMap(\.label).map { localizer.string($0) }
    return texts.flatMap { $0.split { !$0.isLetter } }.map(String.init).filter { word in
      word.count > 2 && word.unicodeScalars.allSatisfy { (0x620..<0x650).contains($0.value) }
        && !word.contains(#/ل[اأإآ]/#)
    }
  }

  /// Returns what the program writes until a word comes, and then until it has ended.
  private func output(form: String, awaiting word: String) throws -> String {
    let program = TerminalProgram.quiz
    let terminal = try PseudoTerminal(
      [program.command[0], "--locale", "ar"],
      environment: program.environment.merging(["HANOK_TEXT_FORM": form]) { $1 })
    try terminal.wait { $0.text.contains(word) }
    terminal.send("q")
    #expect(terminal.waitForEnd().status == 0)
    return terminal.text
  }

  /// Konsole and kitty order letters themselves, and get them as they are spelled.
  @Test(arguments: ["runs", "words"])
  func wordsAreSpelledForTerminalsThatOrderThem(form: String) async throws {
    let words = try await words()
    #expect(words.count > 5)
    let output = try output(form: form, awaiting: try #require(words.first))
    #expect(words.filter { !output.contains($0) } == [])
  }

  /// Others show cells as they come, from left to right.
  @Test func wordsAreReversedForTerminalsThatShowCells() async throws {
    let words = try await words().map { String($0.reversed()) }
    let output = try output(form: "letters", awaiting: try #require(words.first))
    #expect(words.filter { !output.contains($0) } == [])
  }
}
