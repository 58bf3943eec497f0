import Testing

/// The files that the samples' pages say to read first are there, and read in half an hour.
@Suite struct ReadingTests {
  /// The lines of Swift that one reads in half an hour: those of the quiz, and some more.
  private static let halfAnHour = 750
  private static let samples = ["AddressBook", "Breaches", "Calculator", "Concentration", "Quiz"]

  /// The files that are named in the numbered list below *Read first*, by their paths; those of one
  /// folder are named without it, too.
  private func filesToReadFirst(
    of sample: String, among sources: some Collection<String>
  ) throws -> [String] {
    let folder = "Sources/Samples/\(sample)"
    let page = try #require(
      try PackageSources.files(below: folder, suffix: "README.md")["\(folder)/README.md"])
    let list = page.split(separator: "\n## ").first { $0.hasPrefix("Read first\n") }
    let items = (list ?? "").split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .drop { $0.isEmpty }.prefix { !$0.isEmpty }
    return try items.flatMap { $0.matches(of: /`([^`]*\.swift)`/).map(\.1) }.map { name in
      let paths = sources.filter { $0.hasSuffix("/\(name)") }
      try #require(paths.count == 1, "\(name) is missing, or there are several")
      return paths[0]
    }
  }

  private func lineCount(_ sources: some Sequence<String>) -> Int {
    sources.reduce(0) { count, source in count + source.count { $0 == "\n" } }
  }

  @Test(arguments: samples)
  func theFirstPagesAreReadInHalfAnHour(sample: String) throws {
    let sources = try PackageSources.files(below: "Sources/Samples/\(sample)", suffix: ".swift")
    let paths = try filesToReadFirst(of: sample, among: sources.keys)
    #expect(paths.count > 4)
    #expect(Set(paths).count == paths.count)
    let read = paths.compactMap { sources[$0] }
    #expect(lineCount(read) <= Self.halfAnHour)
    for role in ["Model", "View", "Controller"] {
      #expect(paths.contains { $0.contains("/\(role)/") }, "\(role)")
    }
  }

  @Test func theQuizReadsInHalfAnHourFromBeginningToEnd() throws {
    let sources = try PackageSources.files(below: "Sources/Samples/Quiz", suffix: ".swift")
    #expect(lineCount(sources.values) <= Self.halfAnHour)
  }

  /// The files of each step by which the page takes a massive controller apart, in the order of its
  /// rows.
  private static let steps: [@Sendable (String) -> Bool] = [
    { $0.hasPrefix("View/PersonFormView") || ["View/FormField", "View/EntryRow"].contains($0) },
    { path in
      path.hasPrefix("Model/")
        && !["AddressBook", "PersonListing", "PersonStoring", "StoreFailure"]
          .contains { path.hasPrefix("Model/\($0)") }
    },
    { $0.hasPrefix("Store/") && !$0.hasPrefix("Store/Cards/") },
    { path in
      ["Message+Person", "FormShape+Person", "FormField+Person"]
        .contains { path == "Controller/\($0)" }
    },
    { $0.hasPrefix("Controller/AddressBookCoordinator") || $0 == "Controller/ViewController+Keys" },
    { $0.hasPrefix("Controller/PersonFormController") },
  ]

  @Test func theLinesOfAMassiveControllerAreCounted() throws {
    let folder = "Sources/Samples/AddressBook/"
    let sources = try PackageSources.files(below: String(folder.dropLast()), suffix: ".swift")
    let counts = Self.steps.map { isOfStep in
      lineCount(
        sources.filter { isOfStep(String($0.key.dropFirst(folder.count).dropLast(6))) }.values)
    }
    let pages = try PackageSources.files(below: "Sources/Samples", suffix: "README.md")
    let page = try #require(pages["Sources/Samples/README.md"])
    let section = page.split(separator: "\n## ").first { $0.hasPrefix("A massive") } ?? ""
    let written = section.matches(of: /\| ([0-9,]+) \|\n/).map { Int($0.1.filter { $0 != "," }) }
    #expect(written == counts.map(Self.rounded))
    let sum = section.firstMatch(of: /some ([0-9,]+)\./).map { Int($0.1.filter { $0 != "," }) }
    #expect(sum == Self.rounded(counts.reduce(0, +)))
  }

  /// The nearest ten.
  private static func rounded(_ count: Int) -> Int { (count + 5) / 10 * 10 }
}
