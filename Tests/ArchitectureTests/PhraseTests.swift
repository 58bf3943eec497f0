import Foundation
import Testing

/// What people read first has none of the phrases that they stumbled over.
@Suite struct PhraseTests {
  /// The pages in the package's folder.
  private static let pages = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"]

  @Test(arguments: pages) func aPageHasNoOddPhrase(page: String) throws {
    try expectNone(in: Self.prose(of: try text(of: page)), named: page)
  }

  @Test func theEnglishTablesHaveNone() throws {
    let tables = try PackageSources.files(below: "Localizations/en.lproj", suffix: ".strings")
    #expect(tables.count >= 12)
    for (path, text) in tables.sorted(by: { $0.key < $1.key }) {
      try expectNone(in: Self.words(of: text), named: path)
    }
  }

  /// Typographic apostrophes and quotes are what `hanok check` asks of a table.
  @Test func theEnglishTablesHaveNoTypewriterApostrophe() throws {
    for (path, text) in try PackageSources.files(
      below: "Localizations/en.lproj", suffix: ".strings")
    {
      let values = text.replacing(/\/\*(?s:.*?)\*\//, with: "")
      #expect(values.matches(of: /\w+'\w*/).map { String($0.output) } == [], "\(path)")
    }
  }

  @Test(arguments: OddPhrase.all) func aPhraseIsFound(_ phrase: OddPhrase) throws {
    let page = "# A page\n\nSome text.\n\(phrase.example)\n"
    #expect(try phrase.matches(in: Self.prose(of: page)).count == 1)
    #expect(phrase.advice.hasSuffix("."))
  }

  @Test func codeIsNotCheckedAsProse() {
    #expect(Self.prose(of: "a `mend` b\n```\nmend\n```\nc\n") == "a  b\nc")
  }

  private func expectNone(in lines: String, named name: String) throws {
    for phrase in OddPhrase.all {
      for match in try phrase.matches(in: lines) {
        let line = lines[lines.lineRange(for: match.startIndex..<match.endIndex)]
        Issue.record("\(name): “\(match)” in “\(line)”. \(phrase.advice)")
      }
    }
  }

  private func text(of page: String) throws -> String {
    try String(contentsOf: PackageSources.root.appending(path: page), encoding: .utf8)
  }

  /// A page without its code.
  private static func prose(of page: String) -> String {
    var isCode = false
    var lines: [String] = []
    for line in page.split(separator: "\n") {
      if line.hasPrefix("```") { isCode.toggle() } else if !isCode { lines.append(String(line)) }
    }
    return lines.joined(separator: "\n").replacing(/`[^`\n]*`/, with: "")
  }

  /// A table without its keys.
  private static func words(of table: String) -> String {
    table.replacing(/(?m:^"[\w.-]+" = )/, with: "")
  }
}
