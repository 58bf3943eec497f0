import HanokLocalization
import Testing

@testable import HanokExchange

/// Values within values, as deep as a file can have them, are a problem or a text: no reader's stack ends.
@Suite struct DepthTests {
  private static let depth = 100_000

  private static func nested(_ open: String, _ close: String, in content: String = "") -> String {
    String(repeating: open, count: depth) + content + String(repeating: close, count: depth)
  }

  private static func xliff(_ target: String) -> String {
    "<xliff version=\"1.2\"><file original=\"T.strings\" target-language=\"pl\"><body>"
      + "<trans-unit id=\"a\"><source>A</source><target>\(target)</target></trans-unit>"
      + "</body></file></xliff>"
  }

  private static func catalog(_ value: String) -> String {
    "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{\"pl\":\(value)}}}}"
  }

  private static func po(_ expression: String) -> String {
    "msgid \"\"\nmsgstr \"Language: pl\\nX-Hanok-Table: T\\n"
      + "Plural-Forms: nplurals=2; plural=\(expression);\\n\"\n\n"
      + "msgctxt \"n\"\nmsgid \"{$n} a\"\nmsgid_plural \"{$n} b\"\n"
      + "msgstr[0] \"{$n} x\"\nmsgstr[1] \"{$n} y\"\n"
  }

  private static func plist(_ content: String) -> String { "<plist>\(content)</plist>" }

  private struct Case: Sendable {
    let path: String
    let kind: Problem.Kind
    let text: String
  }

  private static let cases: [Case] = [
    Case(path: "x.xliff", kind: .deepXML, text: xliff(nested("<g id=\"1\">", "</g>"))),
    Case(
      path: "pl.lproj/T.x", kind: .deepXML, text: plist(nested("<dict><key>a</key>", "</dict>"))),
    Case(
      path: "T.xcstrings", kind: .invalidCatalog,
      text: catalog(nested("{\"variations\":", "}", in: "0"))),
    Case(path: "T.xcstrings", kind: .invalidCatalog, text: catalog(nested("[", "]"))),
    Case(path: "x.po", kind: .invalidPluralForms, text: po(nested("(", ")", in: "n"))),
    Case(path: "x.po", kind: .invalidPluralForms, text: po(nested("!", "", in: "n"))),
    Case(path: "x.po", kind: .invalidPluralForms, text: po(nested("n?0:", "", in: "0"))),
    Case(path: "x.po", kind: .invalidPluralForms, text: po(nested("n?", ":0", in: "0"))),
    Case(path: "x.po", kind: .invalidPluralForms, text: po(nested("n+", "", in: "n"))),
    Case(path: "x.po", kind: .invalidPluralForms, text: po(nested("n||", "", in: "n"))),
  ]

  /// The texts are too long for the names of tests.
  @Test(arguments: cases.indices)
  func deepNestingIsReported(index: Int) {
    let (text, path, kind) = (
      Self.cases[index].text, Self.cases[index].path, Self.cases[index].kind
    )
    let source = StringsFile(
      #""a" = "A"; "n" = ".input {$n :integer} .match $n one {{{$n} a}} * {{{$n} b}}";"#)
    let trial = TrialImport(
      Array(text.utf8), path: path, source: source, translation: StringsFile(""))
    #expect(trial.problems.map(\.kind) == [kind])
    #expect(trial.isAccounted && trial.tables.allSatisfy(\.entries.isEmpty))
  }

  /// Tags of messages are flat; in XLIFF they are elements within each other, to a depth.
  @Test(arguments: ExchangeTestFormat.allCases)
  func manyTagsAreExportedAndImported(format: ExchangeTestFormat) throws {
    let tags = String(repeating: "{#b}", count: 200) + "x" + String(repeating: "{/b}", count: 200)
    let fixture = try ExchangeFixture("\"a\" = \"\(tags)\";", "\"a\" = \"\(tags)\";")
    let merge = try fixture.merge(fixture.text(in: format))
    #expect(!merge.isChanged && merge.outcome.unchanged == 1)
  }
}
