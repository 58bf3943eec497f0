/// The anchors of a document's headings, as GitHub makes them.
///
/// ```
/// ## What’s new?       whats-new
/// ## 시작하기 (1)        시작하기-1
/// ## What’s new?       whats-new-1
/// ```
nonisolated struct HeadingAnchors: Hashable, Sendable {
  private var counts: [String: Int] = [:]

  /// Returns the anchor of the next heading, which no heading before it has.
  mutating func anchor(of heading: String) -> String {
    let name = Self.name(of: heading)
    var anchor = name
    var count = counts[name] ?? 0
    while counts[anchor] != nil {
      count += 1
      anchor = "\(name)-\(count)"
    }
    counts[name] = count
    counts[anchor] = counts[anchor] ?? 0
    return anchor
  }

  /// Returns a text in lower case, with hyphens for spaces, and without signs.
  static func name(of heading: String) -> String {
    var name = String.UnicodeScalarView()
    for scalar in heading.lowercased().unicodeScalars {
      if scalar == " " {
        name.append("-")
      } else if scalar == "-" || isOfWord(scalar) {
        name.append(scalar)
      }
    }
    return String(name)
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      true
    default: false
    }
  }
}
