import HanokTerminal

/// Text as it may be stored where people type: what came from keys, pastes and programs, without
/// controls.
///
/// ```
/// "a\r\nb\u{1B}[31m"    several lines  "a\nb[31m"    one line  "a b[31m"
/// ```
///
/// Marks of direction and isolates stay, since languages need them; overrides, which make a text
/// read as another, don't.
nonisolated enum TypedText {
  /// The number of columns between two tab stops: a tab becomes spaces.
  static let tabWidth = 4

  /// The spaces of a tab that is typed after a part of a line: up to the next stop.
  static func tab(after text: String) -> String {
    String(repeating: " ", count: tabWidth - CellWidth.of(text) % tabWidth)
  }

  /// The text without controls; for one line, with a space for each stretch of line ends.
  static func cleaned(_ text: String, isMultiline: Bool) -> String {
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

  /// Line ends at the edges are left out: a line that was copied whole ends with one.
  private static func joined(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: " ")
  }

  /// Whether a scalar isn't stored as it is.
  private static func isChanged(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029, 0x202D...0x202E, 0xFEFF: true
    default: false
    }
  }
}
