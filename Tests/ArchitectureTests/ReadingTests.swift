import Testing

/// The files that the samples' pages say to read first are there, and read in half an hour.
@Suite struct ReadingTests {
  /// The lines of Swift that one reads in half an hour: those of the quiz, and some more.
  private static let halfAnHour = 750
  private static let samples = ["AddressBook", "Breaches", "Calculator", "Concentration", "Quiz"]

  /// The files of the numbered list below *Read first*, by their paths.
  private func filesToReadFirst(of sample: String) throws -> [String] {
    let folder = "Sources/Samples/\(sample)"
    let page = try #require(
      try PackageSources.files(below: folder, suffix: "README.md")["\(folder)/README.md"])
    let list = page.split(separator: "\n## ").first { $0.hasPrefix("Read first\n") }
    return (list ?? "").split(separator: "\n").filter { $0.first?.isNumber == true }
      .flatMap { $0.matches(of: /`(\w+\/[^`]*\.swift)`/).map { "\(folder)/\($0.1)" } }
  }

  private func lineCount(_ sources: some Sequence<String>) -> Int {
    sources.reduce(0) { count, source in count + source.count { $0 == "\n" } }
  }

  @Test(arguments: samples)
  func whatIsReadFirstReadsInHalfAnHour(sample: String) throws {
    let sources = try PackageSources.files(below: "Sources/Samples/\(sample)", suffix: ".swift")
    let paths = try filesToReadFirst(of: sample)
    #expect(paths.count > 4)
    let read = try paths.map { path in try #require(sources[path], "\(path) is missing") }
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
