import HanokTesting

/// The tables of all programs, whose texts begin with sequences for a terminal.
nonisolated struct HostileTables: Sendable {
  /// Sequences that set the clipboard and the title, erase the screen, make text blink and reorder it: in
  /// 7 bits, in 8 bits, and each without its end.
  static let attack =
    "\u{1B}]52;c;UFdO\u{7}\u{1B}]0;PWN\u{1B}\\\u{1B}[2J\u{1B}[5;31m\u{9B}5m\u{9D}0;PWN\u{9C}"
    + "\u{90}q\u{8}\u{7F}\u{202E}\u{2067}\u{2028}\u{200F}"
  /// The controls that a program accepts in its tables: it refuses to run with others.
  static let accepted = "\u{2028}\u{200F}\u{2067}a\u{2069}\u{202A}b\u{202C}"

  private let folder: TemporaryFolder

  /// The path of the folder, for `--localizations`.
  var path: String { folder.path }

  /// Writes the English and the Arabic tables, whose messages begin with an attack in each variant.
  init(_ attack: String = attack) throws {
    folder = try TemporaryFolder()
    for (path, text) in try SourceTree.files(below: "Localizations", endingIn: ".strings") {
      guard ["/en.lproj/", "/ar.lproj/"].contains(where: path.contains) else { continue }
      let entry = /("(?:[^"\\]|\\.)*" *= *")((?:[^"\\]|\\.)*)(";)/
      let hostile = text.replacing(entry) { entry in
        "\(entry.1)\(Self.attacked(String(entry.2), by: attack))\(entry.3)"
      }
      try folder.write(hostile, to: String(path.dropFirst("Localizations/".count)))
    }
  }

  /// Returns an attack as a table has it: a backslash is an escape of tables, and of messages.
  static func written(_ attack: String) -> String { attack.replacing(#"\"#, with: #"\\\\"#) }

  /// Returns a message whose text begins with an attack, in each variant.
  private static func attacked(_ message: String, by attack: String) -> String {
    let attack = written(attack)
    let isComplex = message.hasPrefix("{{") || message.hasPrefix(".")
    return isComplex ? message.replacing("{{", with: "{{" + attack) : attack + message
  }
}
