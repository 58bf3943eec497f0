import HanokTerminal

/// The filter for stored text: input from keys, pastes and programs, without control characters.
///
/// ```
/// "a\r\nb\u{1B}[31m"    several lines  "a\nb[31m"    one line  "a b[31m"
/// ```
///
/// Direction marks and isolates are kept, since languages need them; overrides, which make a text
/// read as another, aren't.
public nonisolated enum TypedText {
  /// The number of columns between two tab stops: a tab becomes spaces.
  static let tabWidth = 4

  /// Returns the spaces of a tab after a part of a line: up to the next tab stop.
  public static func tab(after text: String) -> String {
    String(repeating: " ", count: tabWidth - CellWidth.of(text) % tabWidth)
  }

  /// Returns the text without control characters; in one line, line ends become one space.
  public static func cleaned(_ text: String, isMultiline: Bool) -> String {
    guard text.unicodeScalars.contains(where: isChanged) else {
      return isMultiline || !text.utf8.contains(0x0A) ? text : joined(text)
    }
    var cleaned = String.UnicodeScalarView()
    var column = 0
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      switch scalar.value {
      case 0x0A where isAfterReturn: continue
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029:
        cleaned.append("\n")
        column = 0
      case 0x09:
        let count = isMultiline ? tabWidth - column % tabWidth : 1
        cleaned.append(contentsOf: repeatElement(" ", count: count))
        column += count
      case _ where isChanged(scalar): continue
      default:
        cleaned.append(scalar)
        column += 1
      }
    }
    return isMultiline ? String(cleaned) : joined(String(cleaned))
  }

  /// Line ends at the edges are removed: a copied whole line ends with one.
  private static func joined(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ")
  }

  /// Whether a scalar is replaced or removed.
  private static func isChanged(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029, 0x202D...0x202E, 0xFEFF: true
    default: false
    }
  }
}
