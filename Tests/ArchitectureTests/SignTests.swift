import Testing

/// Views draw signs from `SymbolSet`, so that they are ASCII and mirrored where they have to be.
@Suite struct SignTests {
  /// The files of tables, whose signs are data: what a person types, and art.
  private static let tables: [String: String] = [
    "Sources/HanokDrawing/Views/Choosing/Character+Number.swift": "٫٬’٪",
    "Sources/Hanok/LineMode/LineOffer.swift": "：،、？؟",
    "Sources/Hanok/LineMode/WrittenText.swift": "：",
    "Sources/HanokDrawing/Text/TextLayout.swift": "…",
  ]

  /// The folders and files with all of the toolkit's signs.
  private static let owners = [
    "Sources/HanokDrawing/Drawing/SymbolSet.swift",
    "Sources/HanokDrawing/Drawing/SymbolSet+Environment.swift",
    "Sources/HanokDrawing/Drawing/Art/",
  ]

  /// The signs in the code of a file: symbols and punctuation beyond ASCII, also as escapes.
  private func signs(in source: String) -> String {
    let code = source.split(separator: "\n").map(Self.withoutComment).joined(separator: "\n")
    let escaped = code.matches(of: #/\\u\{([0-9A-Fa-f]+)\}/#).compactMap {
      UInt32($0.1, radix: 16).flatMap(Unicode.Scalar.init)
    }
    return String(
      String.UnicodeScalarView((Array(code.unicodeScalars) + escaped).filter(Self.isSign)))
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return false }
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .dashPunctuation,
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .connectorPunctuation:
      return true
    default: return false
    }
  }

  /// Returns a line up to the slashes that don't lie in quotes.
  private static func withoutComment(_ line: Substring) -> Substring {
    var isQuoted = false
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == "\\" {
        index = line.index(after: index)
        if index == line.endIndex { return line }
      } else if line[index] == "\"" {
        isQuoted.toggle()
      } else if !isQuoted, line[index...].hasPrefix("//") {
        return line[..<index]
      }
      index = line.index(after: index)
    }
    return line
  }

  /// The signs of the toolkit that are neither in the set nor in a table.
  private func strays(in files: [String: String]) -> [String] {
    files.compactMap { path, source in
      if Self.owners.contains(where: path.hasPrefix) { return nil }
      let allowed = Self.tables[path] ?? ""
      let strays = signs(in: source).filter { !allowed.contains($0) }
      return strays.isEmpty ? nil : "\(path): \(strays)"
    }.sorted()
  }

  /// The sources of views, and those of the values that they draw with.
  private static func sources() throws -> [String: String] {
    let values = try PackageSources.files(below: "Sources/HanokDrawing", suffix: ".swift")
    return try PackageSources.files(below: "Sources/Hanok", suffix: ".swift")
      .merging(values) { view, _ in view }
  }

  @Test func everySignIsInTheSet() throws {
    let files = try Self.sources()
    #expect(files.count > 100)
    #expect(strays(in: files) == [])
  }

  @Test func aTableHasOnlySignsThatItNeeds() throws {
    let files = try Self.sources()
    for (path, allowed) in Self.tables {
      let source = try #require(files[path])
      #expect(Set(signs(in: source)) == Set(allowed), "\(path)")
    }
  }

  @Test(arguments: [
    (#"canvas.write("‹ a", at: .zero)"#, "‹"), (##"let mark = "\u{25B8}""##, "▸"),
    (#"let path = "//" + "›" // "•""#, "›"), (#"let text = "a\"// ●""#, "●"),
    ("/// A view: ▸", ""), (#"let text = "한국어 a-b" // ✓"#, ""),
  ])
  func aPlantedSignIsFound(source: String, sign: String) {
    let path = "Sources/Hanok/Views/Planted.swift"
    #expect(strays(in: [path: source]) == (sign.isEmpty ? [] : ["\(path): \(sign)"]))
  }
}
