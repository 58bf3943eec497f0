public import HanokTerminal

/// The filter for stored text: input from keys, pastes and programs, without control characters.
///
/// ```
/// "a\r\nb\u{1B}[31m"    several lines  "a\nb[31m"    one line  "a b[31m"
/// ```
///
/// Direction marks and isolates are kept, since languages need them; overrides, which make a text
/// read as another, aren't.
public enum TypedText {
  /// Returns the text without control characters; in one line, line ends become one space.
  ///
  /// In several lines, a tab becomes spaces up to the next tab stop, which is every fourth cell.
  ///
  /// - Parameters:
  ///   - prefix: The part of the line before the text, from which columns are counted.
  ///   - ambiguousWidth: The cells of characters of ambiguous width.
  public static func cleaned(
    _ text: String, isMultiline: Bool, after prefix: String = "",
    ambiguousWidth: AmbiguousWidth = .narrow
  ) -> String {
    guard text.unicodeScalars.contains(where: isChanged) else {
      return isMultiline || !text.utf8.contains(0x0A) ? text : joined(text)
    }
    var cleaned = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      switch scalar.value {
      case 0x0A where isAfterReturn: continue
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: cleaned.append("\n")
      case 0x09: cleaned.append(isMultiline ? "\t" : " ")
      case _ where isChanged(scalar): continue
      default: cleaned.append(scalar)
      }
    }
    return isMultiline
      ? TabStops.expanded(String(cleaned), after: prefix, ambiguousWidth: ambiguousWidth)
      : joined(String(cleaned))
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
