import HanokLocalization
import HanokTerminal

/// The style that the words of a line describe: `#ffd787 on black bold`.
nonisolated struct ThemeStyle: Hashable {
  /// The colours and attributes that are named; nil leaves those of the other theme.
  var foreground: Color?
  var background: Color?
  var attributes: Style.Attributes?

  /// Returns a style with what is named here.
  func applied(to style: Style) -> Style {
    Style(
      foreground: foreground ?? style.foreground, background: background ?? style.background,
      attributes: attributes ?? style.attributes)
  }

  /// Reads words.
  ///
  /// - Throws: The first mistake.
  init(_ words: [ThemeLine.Word]) throws(ThemeMistake) {
    var isGround = false
    for word in words {
      if word.text == "on" {
        if isGround || background != nil { throw ThemeMistake("extra-color", word) }
        isGround = true
      } else if let attribute = Self.attributes[word.text] {
        if isGround { throw ThemeMistake("missing-color", word) }
        attributes = (attributes ?? []).union(attribute)
      } else {
        let color = try Self.color(word)
        if isGround {
          background = color
        } else if foreground == nil {
          foreground = color
        } else {
          throw ThemeMistake("extra-color", word)
        }
        isGround = false
      }
    }
    if isGround, let last = words.last { throw ThemeMistake("missing-color", last) }
  }

  /// The attributes by their names; `plain` is none.
  static let attributes: [String: Style.Attributes] = [
    "plain": [], "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline,
    "blink": .blink, "reverse": .reverse, "strikethrough": .strikethrough,
  ]

  private static let eight = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  /// The names of the sixteen colours by their numbers.
  static let colorNames = eight + eight.map { "bright-\($0)" }

  /// Reads a colour: `#ffd787`, a number up to 255, a name, or `default` for the terminal's own.
  static func color(_ word: ThemeLine.Word) throws(ThemeMistake) -> Color {
    let text = word.text
    if text == "default" { return .default }
    if let index = colorNames.firstIndex(of: text) { return .palette(UInt8(index)) }
    if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      guard let number = UInt8(text) else { throw ThemeMistake("bad-number", word) }
      return .palette(number)
    }
    if attributes[text] != nil { throw ThemeMistake("bad-color", word) }
    // A sign alone begins a comment, which has a line of its own.
    guard text.hasPrefix("#"), text != "#" else {
      let names = colorNames + attributes.keys + ["on", "default"]
      throw ThemeMistake(
        "unknown-word", word, suggestion: Suggestion.nearest(to: text, in: names))
    }
    let digits = text.dropFirst()
    guard digits.utf8.count == 6, digits.first != "+", let value = UInt32(digits, radix: 16) else {
      throw ThemeMistake("bad-color", word)
    }
    return .rgb(
      UInt8(value >> 16), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
  }
}

/// A mistake in a word.
nonisolated struct ThemeMistake: Error {
  let kind: String
  let word: ThemeLine.Word
  let suggestion: String?

  init(_ kind: String, _ word: ThemeLine.Word, suggestion: String? = nil) {
    (self.kind, self.word, self.suggestion) = (kind, word, suggestion)
  }
}
