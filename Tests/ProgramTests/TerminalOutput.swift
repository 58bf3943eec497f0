import HanokSystem

/// The output of a program, as a terminal reads it.
nonisolated struct TerminalOutput {
  let text: String

  /// The controls and bidirectional controls in it, beside line feeds.
  var controls: [Unicode.Scalar] {
    text.unicodeScalars.filter { VisibleControls.contains($0) && $0 != "\n" }
  }

  /// The output of a terminal, which writes a carriage return before each line feed.
  var lines: TerminalOutput { TerminalOutput(text: text.replacing("\r\n", with: "\n")) }

  /// The output without what the toolkit writes in frames: moves of the cursor, and its sequences.
  ///
  /// None of an attack's sequences is among them: nothing blinks in the toolkit, and nothing erases the
  /// whole screen.
  var drawnText: TerminalOutput {
    let control = #/\u{1B}\[[<=>?]?(?<numbers>[0-9;]*)[ $]?(?<final>[@-~])/#
    let command = #/\u{1B}\](?:2|8|9|10|11);[^\u{0}-\u{1F}\u{7F}-\u{9F}]*\u{1B}\\/#
    let rest = text.replacing(command, with: "").replacing(control) { match in
      let isBlinking = match.final == "m" && match.numbers.hasPrefix("5;")
      let isErasing = match.final == "J" && match.numbers == "2"
      return isBlinking || isErasing ? match.0 : ""
    }
    // CAN ends a sequence that was cut off, before the terminal is restored.
    let moves: Set<Unicode.Scalar> = ["\r", "\u{8}", "\u{18}"]
    return TerminalOutput(
      text: String(String.UnicodeScalarView(rest.unicodeScalars.filter { !moves.contains($0) })))
  }
}
