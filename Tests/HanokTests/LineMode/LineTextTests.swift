import Testing

@testable import Hanok

/// Keys that aren't text leave nothing in a line.
@Suite nonisolated struct LineTextTests {
  private func text(_ line: String) -> String {
    String(decoding: LineText(Array(line.utf8)).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "\u{1B}[D", "\u{1B}[1;5C", "\u{1B}OP", "\u{1B}[15~", "\u{1B}[[A", "\u{1B}[I", "\u{1B}[?62;22c",
    "\u{1B}[>41;390;0c", "\u{1B}[97;5u", "\u{1B}[<0;3;4M", "\u{1B}[?2026;2$y", "\u{1B}b",
    "\u{1B}\u{7F}",
    "\u{1B}]11;rgb:0/0/0\u{07}", "\u{1B}]11;rgb:0/0/0\u{1B}\\", "\u{1B}P>|XTerm\u{1B}\\",
    "\u{1B}_Gi=1;OK\u{1B}\\",
  ])
  func keysAndTerminalAnswersAreRemoved(sequence: String) {
    for name in ["Kim", "김", ""] {
      #expect(
        text(name + sequence + "7") == name + (sequence.hasSuffix("\u{7F}") ? "\u{7F}" : "") + "7")
    }
  }

  @Test func pasteMarksAreRemoved() {
    #expect(text("\u{1B}[200~a b\u{1B}[201~") == "a b")
  }

  @Test(arguments: [
    ("Kim", "Kim"), ("[D", "[D"), ("a\u{1B}", "a"), ("a\u{1B}[", "a["), ("a\u{1B}[1;5", "a[1;5"),
    ("a\u{1B}]never ends", "a]never ends"), ("a\u{1B}é", "aé"),
  ])
  func incompleteSequencesLoseOnlyTheEscape(line: String, expected: String) {
    #expect(text(line) == expected)
  }

  /// A search for an end from each beginning would take minutes.
  @Test(.timeLimit(.minutes(1))) func manyUnfinishedSequencesAreReadQuickly() {
    let line = String(repeating: "\u{1B}]", count: 32_000)
    #expect(text(line).utf8.count == 32_000)
  }
}
