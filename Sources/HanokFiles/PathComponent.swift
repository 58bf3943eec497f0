/// A name that becomes one component of a path, and leads nowhere else.
///
/// Names come from options, from files of other tools and from other people's disks: a table that is
/// called `../../evil` isn't written.
package struct PathComponent: Hashable, Sendable {
  /// The name.
  package let name: String

  /// The number of bytes of the longest name, which leaves room for an extension in the 255 that file
  /// systems have.
  private static let largestLength = 200

  /// Creates a name, or returns nil for a text that is empty or too long, begins with a full stop (`..`,
  /// or a file that isn't listed), or has a slash, a backslash, or a character that hides or reorders
  /// others.
  package init?(_ name: String) {
    guard !name.isEmpty, name.utf8.count <= Self.largestLength, !name.hasPrefix("."),
      name.unicodeScalars.allSatisfy(Self.isAllowed)
    else { return nil }
    self.name = name
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\": false
    // Embeddings, overrides and isolates (UAX #9), and line and paragraph separators.
    case "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": false
    default: scalar.properties.generalCategory != .control
    }
  }
}
