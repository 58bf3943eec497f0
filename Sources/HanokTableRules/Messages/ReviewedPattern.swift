import HanokTableSyntax
package import MessageSyntax

/// A pattern of a message as its letters, each with its place in the message's source.
package struct ReviewedPattern: Sendable {
  /// A scalar of the pattern's text, or what stands for a placeholder.
  package struct Letter: Sendable {
    package let scalar: Unicode.Scalar
    // A table has millions of letters: half the size of two `Int`s is a third of a review's memory.
    private let start: UInt32
    private let end: UInt32

    init(scalar: Unicode.Scalar, range: Range<Int>) {
      self.scalar = scalar
      start = UInt32(clamping: range.lowerBound)
      end = UInt32(clamping: range.upperBound)
    }

    /// The offset in the message's source, in UTF-8 bytes.
    package var offset: Int { Int(start) }
    /// The range in the message's source, in UTF-8 bytes, with the backslash that escapes it.
    package var range: Range<Int> { offset..<Int(end) }
  }

  /// The keys of the variant; empty for a message without variants.
  package let keys: [MessageModel.Key]
  /// The elements of the pattern.
  package let elements: MessageModel.Pattern
  /// The text without markup; a placeholder is U+FFFC.
  package let letters: [Letter]
  /// The words between white space.
  package let words: [ReviewedWord]
  /// The offset of the keys, or of the pattern without keys.
  package let offset: Int
  /// The offset after the pattern's text, in the message's source.
  package let end: Int

  /// What stands for a placeholder (OBJECT REPLACEMENT CHARACTER).
  package static let placeholder: Unicode.Scalar = "\u{FFFC}"

  /// Walks the source of a pattern that begins at `start`.
  init(
    _ elements: MessageModel.Pattern, keys: [MessageModel.Key], offset: Int, start: Int,
    in source: [UInt8]
  ) {
    self.keys = keys
    self.elements = elements
    self.offset = offset
    var letters: [Letter] = []
    letters.reserveCapacity(Self.count(of: elements))
    var at = start
    for element in elements {
      switch element {
      case .text(let text):
        for scalar in text.unicodeScalars {
          let isEscaped = at < source.count && source[at] == Byte.backslash
          let next = at + UTF8.width(scalar) + (isEscaped ? 1 : 0)
          letters.append(Letter(scalar: scalar, range: at..<next))
          at = next
        }
      case .expression(let expression):
        letters.append(Letter(scalar: Self.placeholder, range: expression.range))
        at = expression.range.upperBound
      case .markup(let markup):
        at = markup.range.upperBound
      }
    }
    self.letters = letters
    words = Self.words(in: letters)
    end = at
  }

  private static func count(of elements: MessageModel.Pattern) -> Int {
    elements.reduce(0) { count, element in
      if case .text(let text) = element { count + text.unicodeScalars.count } else { count + 1 }
    }
  }

  private static func words(in letters: [Letter]) -> [ReviewedWord] {
    var words: [ReviewedWord] = []
    var start = 0
    for index in 0...letters.count where index == letters.count || letters[index].scalar.isSpace {
      if index > start { words.append(ReviewedWord(letters: letters[start..<index])) }
      start = index + 1
    }
    return words
  }

  /// The text without markup; a placeholder is U+FFFC.
  package var text: String {
    var view = String.UnicodeScalarView()
    for letter in letters { view.append(letter.scalar) }
    return String(view)
  }

  /// The variables of the placeholders.
  package var variables: Set<String> {
    elements.reduce(into: []) { names, element in
      guard case .expression(let expression) = element else { return }
      if let name = expression.operand?.variable { names.insert(name) }
    }
  }

  /// The ranges of the tags in the message's source.
  package var markupRanges: [Range<Int>] {
    elements.compactMap { if case .markup(let markup) = $0 { markup.range } else { nil } }
  }

  /// Whether there is a letter of any script.
  package var hasLetters: Bool { letters.contains { $0.scalar.properties.isAlphabetic } }
}

extension ReviewedPattern {
  /// The range of the text in the message's source.
  package var textRange: Range<Int> { (letters.first?.offset ?? offset)..<end }

  /// Whether the text has a scalar.
  package func has(_ scalar: Unicode.Scalar) -> Bool { letters.contains { $0.scalar == scalar } }
}

extension ReviewedPattern.Letter {
  /// Whether it is a decimal digit of any system.
  package var isDigit: Bool {
    scalar.value < 0x80
      ? (0x30...0x39).contains(scalar.value) : scalar.properties.numericType == .decimal
  }
}

extension [ReviewedPattern.Letter] {
  /// Returns the offsets in the source of the letters in a range, without markup after the last.
  package func sourceRange(_ range: Range<Int>, end: Int) -> Range<Int> {
    guard range.lowerBound < count else { return end..<end }
    let start = self[range.lowerBound].offset
    return
      start..<(range.isEmpty
      ? start : self[Swift.min(range.upperBound, count) - 1].range.upperBound)
  }
}
