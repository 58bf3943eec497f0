/// A word of a pattern, between white space.
package struct ReviewedWord: Sendable {
  package let letters: ArraySlice<ReviewedPattern.Letter>

  /// Creates a word of letters.
  package init(letters: ArraySlice<ReviewedPattern.Letter>) { self.letters = letters }

  package var count: Int { letters.count }

  package var text: String {
    var view = String.UnicodeScalarView()
    for letter in letters { view.append(letter.scalar) }
    return String(view)
  }

  package var hasLowercase: Bool { letters.contains { $0.scalar.properties.isLowercase } }

  /// Whether it is an address, an option or a path, which is the same in every language.
  package var isCode: Bool {
    let text = text
    return text.contains("://") || text.contains("@") || text.hasPrefix("-") || text.contains("/")
      || text.contains("_") || text.contains(".") && text.last != "." && text.last != "…"
  }

  /// The place in the message's source.
  package func range(end: Int) -> Range<Int> {
    guard let first = letters.first, let last = letters.last else { return end..<end }
    return first.offset..<last.range.upperBound
  }
}

extension Unicode.Scalar {
  /// Whether it is white space (Unicode's `White_Space`).
  package var isSpace: Bool {
    switch value {
    case 0x20, 0x9...0xD, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Whether most terminals draw it in two cells: Han, Kana, Hangul and their marks, and emoji.
  package var isWide: Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
