import Testing

@Suite struct ModelTests {
  /// A model without string literals can't hold a word of any language.
  @Test func modelsHoldNoWordOfAnyLanguage() throws {
    let models = try PackageSources.files(below: "Sources/Samples", suffix: ".swift")
      .filter { $0.key.contains("/Model/") }
    #expect(!models.isEmpty)
    for (path, source) in models {
      #expect(literals(in: source).isEmpty, "\(path) holds \(literals(in: source))")
    }
  }

  @Test func aWordInAModelIsFound() {
    #expect(literals(in: "/// A \"quoted\" word\nlet name = \"six\"") == ["let name = \"six\""])
  }

  private func literals(in source: String) -> [String] {
    source.split(separator: "\n").map(String.init).filter { line in
      let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
      return code.contains("\"")
    }
  }
}
