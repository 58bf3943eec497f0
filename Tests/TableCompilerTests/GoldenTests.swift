import HanokUnicode
import HanokLocalization
import MessageFormat
import Testing

@testable import TableCompiler

/// `Golden/CompiledTables.swift` is what the compiler writes, and is compiled into these tests.
@Suite struct GoldenTests {
  @Test func theGeneratedFileIsAsReviewed() throws {
    let tables = try TableSet(
      paths: ["en", "ko"].map { Fixtures.path("\($0).lproj/Tricky.strings") })
    #expect(tables.swiftFile == (try Fixtures.text("../Golden/CompiledTables.swift")))
  }

  @Test(arguments: ["en", "ko"])
  func compiledTablesHoldWhatTheFilesHold(language: String) throws {
    let path = Fixtures.path("\(language).lproj/Tricky.strings")
    let file = StringsFile(try FileReader.bytes(of: path))
    let localizer = Localizer(
      catalog: Catalog(compiled: [.tricky]), language: try LanguageTag(language))
    let folder = Localizer(
      catalog: Catalog(folders: [Fixtures.folder]), language: try LanguageTag(language))
    for entry in file.entries {
      let message = Message(entry.key.value, table: "Tricky")
      #expect(localizer.string(message) == folder.string(message))
    }
  }

  @Test func functionsMakeMessages() {
    let localizer = Localizer(catalog: Catalog(compiled: [.tricky]), language: .english)
    #expect(localizer.string(.Tricky.progress(number: 2, count: 5)) == "Question 2 of 5")
    #expect(
      localizer.string(.Tricky.greetingFirstVisit(firstName: "Ann", gift: Message.Tricky.ok))
        == "Hello, Ann! fine")
    #expect(localizer.string(.Tricky.`default`(in: 1, class: "b")) == "1 and b")
    #expect(localizer.string(.Tricky.twoNames(aB: "x", aB2: "y")) == "x y")
    #expect(localizer.string(.Tricky.price(amount: 3)) == "3")
    #expect(localizer.string(.Tricky.init_) == "initialize")
    #expect(localizer.string(.Tricky._1st) == "first")
    #expect(localizer.string(.Tricky.empty).isEmpty)
  }

  @Test func textArrivesUnchanged() {
    let localizer = Localizer(catalog: Catalog(compiled: [.tricky]), language: .english)
    let expected =
      "\"\"\" \"#  \\(not) \\#(interpolated) ##\"##### 가각 👩‍👩‍👧 a\rb\tc \u{7} \u{202E} end\n  indented\n"
    #expect(localizer.string(.Tricky.wild) == expected)
  }
}
