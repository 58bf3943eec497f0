public import HanokLocalization
import HanokTerminal

/// The layout of words in the language of the traits.
extension Traits {
  /// Returns a text in lines of at most a number of cells.
  ///
  /// - Parameter maximumLines: The number of lines, of which the last has an ellipsis if words are
  ///   omitted; nil for any number.
  public func layout(
    _ text: AttributedText, width: Int, maximumLines: Int? = nil
  ) -> TextLayout {
    TextLayout(text, width: width, maximumLines: maximumLines, rules: textRules)
  }

  /// Returns a message in lines of at most a number of cells.
  public func layout(_ message: Message, width: Int, maximumLines: Int? = nil) -> TextLayout {
    layout(AttributedText(drawing: message, in: self), width: width, maximumLines: maximumLines)
  }

  /// Returns a text in one line of at most a number of cells, or nil for an empty one.
  public func line(_ text: AttributedText, width: Int = .max) -> TextLine? {
    width > 0 ? layout(text, width: width, maximumLines: 1).lines.first : nil
  }

  /// Returns a message in one line of at most a number of cells, or nil for an empty one.
  public func line(_ message: Message, width: Int = .max) -> TextLine? {
    line(AttributedText(drawing: message, in: self), width: width)
  }

  /// Returns a row of a recorded screen, whose characters keep the cells that they had there.
  ///
  /// Characters that are wider on this terminal are replaced: signs by those in ASCII, others by
  /// question marks.
  package func recordedRow(_ text: String) -> String {
    if ambiguousWidth == .narrow { return text }
    return text.map { character in
      let width = CellWidth.of(character)
      if CellWidth.of(character, ambiguous: ambiguousWidth) == width { return String(character) }
      return SymbolSet.asciiSign(for: String(character)) ?? "?"
    }.joined()
  }
}
