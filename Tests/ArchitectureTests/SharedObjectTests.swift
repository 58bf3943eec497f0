import Testing

/// No sample has an object that is at hand everywhere: `main` makes what is shared, and hands it on.
@Suite struct SharedObjectTests {
  /// The lines that declare such an object.
  private func declarations(in source: String) -> [String] {
    guard source.contains("shared") else { return [] }
    return source.split(separator: "\n").map(String.init).filter { line in
      line.firstMatch(of: /^[^\/]*\b(static|class)\s+(let|var)\s+shared\b/) != nil
    }
  }

  @Test func noSampleHasASharedObject() throws {
    let sources = try PackageSources.files(below: "Sources/Samples", suffix: ".swift")
    #expect(sources.count > 100)
    for (path, source) in sources { #expect(declarations(in: source) == [], "\(path)") }
  }

  @Test(arguments: [
    "  static let shared = DownloadManager()", "static var shared: AddressBook?",
    "package nonisolated(unsafe) static var shared = 1", "class var shared: Manager { manager }",
  ])
  func aSharedObjectIsFound(line: String) {
    #expect(declarations(in: "import Hanok\n\(line)\n}") == [line])
  }

  @Test(arguments: [
    "URLSession.shared.dataTask(with: url)", "// static let shared = DownloadManager()",
    "static let sharedWidth = 3", "let shared = storage(of: cards)",
  ])
  func whatIsOnlyUsedOrOnlyNamedSoIsNone(line: String) {
    #expect(declarations(in: line) == [])
  }
}
