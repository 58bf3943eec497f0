import Testing

/// No sample has an object that is at hand everywhere: `main` makes what is shared, and hands it on.
@Suite struct SharedObjectTests {
  /// The toolkit's classes that a sample might share so.
  private static let toolkitClasses: Set = [
    "Application", "FormatterCache", "SharedCache", "TypedNotificationCenter",
  ]

  /// The names of the classes that a source declares.
  private static func classes(in source: String) -> [String] {
    source.matches(of: /\bclass\s+([A-Z]\w*)/).map { String($0.1) }
  }

  /// The lines that declare an object of a type: one that is called `shared`, or one of a class.
  private func declarations(in source: String, classes: Set<String>) -> [String] {
    let declaration = /^[^\/]*\b(?:static|class)\s+(?:let|var)\s+(\w+)(?:\s*:\s*(\w+))?(.*)/
    return source.split(separator: "\n").map(String.init).filter { line in
      guard let found = line.firstMatch(of: declaration) else { return false }
      let made = found.3.firstMatch(of: /^\s*=\s*(\w+)[<(]/)?.1
      return found.1 == "shared"
        || [found.2, made].contains { $0.map { classes.contains(String($0)) } == true }
    }
  }

  @Test func noSampleHasASharedObject() throws {
    let sources = try PackageSources.files(below: "Sources/Samples", suffix: ".swift")
    let classes = Set(sources.values.flatMap(Self.classes)).union(Self.toolkitClasses)
    #expect(sources.count > 100 && classes.count > 40)
    for (path, source) in sources {
      #expect(declarations(in: source, classes: classes) == [], "\(path)")
    }
  }

  @Test(arguments: [
    "  static let shared = DownloadManager()", "static var shared: Int?",
    "package nonisolated(unsafe) static var shared = 1", "class var shared: Manager { manager }",
    "private static let formats = SharedCache<String, NumberFormat>(capacity: 64)",
    "static let book = AddressBook(store)", "static var current: AddressBook?",
  ])
  func aSharedObjectIsFound(line: String) {
    let classes: Set = ["AddressBook", "SharedCache"]
    #expect(declarations(in: "import Hanok\n\(line)\n}", classes: classes) == [line])
  }

  @Test(arguments: [
    "URLSession.shared.dataTask(with: url)", "// static let shared = DownloadManager()",
    "static let sharedWidth = 3", "let shared = storage(of: cards)",
    "static func book() -> AddressBook { AddressBook(store) }", "let book = AddressBook(store)",
  ])
  func usesAndMereNamesAreNotSharedObjects(line: String) {
    #expect(declarations(in: line, classes: ["AddressBook"]) == [])
  }
}
