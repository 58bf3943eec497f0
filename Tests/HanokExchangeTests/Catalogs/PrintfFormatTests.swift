import HanokLocalization
import HanokReview
import HanokUnicode
import MessageFormat
import Testing

@testable import HanokExchange

@Suite struct PrintfFormatTests {
  private func message(_ format: String) throws -> String {
    try CatalogString(format: format).message(in: .english, PluralSampleCache())
  }

  /// Scalars that are one character with the sign before them.
  private static let marks = [
    "\u{200C}", "\u{301}", "\u{FE0F}", "\u{E35}", "\u{93F}", "\u{20E3}", "\u{1F3FB}",
  ]

  @Test(arguments: marks)
  func aMarkAfterAConversionIsText(mark: String) throws {
    #expect(try message("%@\(mark) %2$lld\(mark)") == "{$arg1}\(mark) {$arg2 :integer}\(mark)")
    #expect(try message("100%%\(mark) %\(mark)@") == "100%\(mark) %\(mark)@")
    #expect(PrintfFormat("%x\(mark)").unknown == "%x")
  }

  @Test(arguments: marks)
  func aMarkAfterASubstitutionIsText(mark: String) throws {
    var string = CatalogString(format: "%#@n@\(mark)")
    string.substitutions["n"] = .init(
      position: 1, specifier: "lld", forms: [.one: "%arg\(mark)", .other: "%lld\(mark)"])
    #expect(
      try string.message(in: .english, PluralSampleCache()) == """
        .input {$n :integer}
        .match $n
        one {{{$n}\(mark)\(mark)}}
        *   {{{$n}\(mark)\(mark)}}
        """)
  }

  /// `%arg` is no `%a`, whatever letter follows it.
  @Test(arguments: ["匹", "명", "只", "s", "é"])
  func anArgumentEndsBeforeALetter(letter: String) throws {
    var string = CatalogString(format: "%#@n@")
    string.substitutions["n"] = .init(
      position: 1, specifier: "lld", forms: [.other: "猫%arg\(letter)"])
    #expect(
      try string.message(in: .english, PluralSampleCache())
        == ".input {$n :integer}\n.match $n\n* {{猫{$n}\(letter)}}")
  }

  @Test(arguments: [
    ("%02d:%02d", [1, 5], "01:05"), ("%05d", [1_234], "01234"), ("%.3d", [7], "007"),
    ("%+d", [4], "+4"), ("%+05d", [42], "+0042"), ("%1d", [7], "7"), ("%u", [0], "0"),
    ("%+u", [4], "4"), ("%-d", [7], "7"), ("%2$03lld %1$i", [1, 2], "002 1"),
  ])
  func integersAreWrittenAsPrintfDoes(format: String, numbers: [Int], text: String) throws {
    #expect(try formatted(format, numbers.map { .integer(Int64($0)) }) == text)
  }

  @Test(arguments: [
    ("%.3g", 3.14159, "3.14"), ("%g", 0.5, "0.5"), ("%g", 2.0 / 3, "0.666667"),
    ("%#.3g", 2.5, "2.50"), ("%.2f", 2.0, "2.00"), ("%06.2f", 3.14159, "003.14"),
    ("%+.1f", 2.0, "+2.0"), ("%.0f", 2.4, "2"), ("%f", 0.5, "0.500000"),
  ])
  func fractionsAreWrittenAsPrintfDoes(format: String, number: Double, text: String) throws {
    #expect(try formatted(format, [.double(number)]) == text)
  }

  private func formatted(_ format: String, _ values: [MessageValue]) throws -> String {
    let arguments = values.enumerated().map { (name: "arg\($0 + 1)", value: $1) }
    return MessageFormatter(.english).string(
      ParsedMessage(parsing: try message(format)), MessageArguments(arguments))
  }

  /// What would be dropped without a word is named.
  @Test(arguments: [
    "%e", "%E", "%.2e", "%5d", "%-5u", "%5.1f", "%05.3d", "%-05d", "%05g", "%10@", "%.3@", "%-10s",
    "%.5s", "%05@", "%100d", "%.100f", "%99999999999999999999d", "%a", "%x", "%*d", "%.*f",
  ])
  func aConversionThatNoMessageHasIsRefused(format: String) {
    #expect(PrintfFormat("a \(format) b").unknown?.first == "%")
    #expect(throws: CatalogString.Failure.self) { try message(format) }
  }

  @Test(arguments: [
    "^[%lld apple](inflect: true)", "Add ^[it](morphology: { number: \"one\" })!",
    "^[a\u{301}](inflect: true)\u{301}",
  ])
  func aTextThatFoundationInflectsIsRefused(format: String) throws {
    do {
      _ = try message(format)
      Issue.record("It isn’t refused.")
    } catch CatalogString.Failure.attribute(let text) {
      #expect(text.hasPrefix("^["))
      #expect(Array(format.utf8).firstRange(of: Array(text.utf8)) != nil)
    }
  }

  @Test(arguments: ["^[a]", "^[a](b)", "[a](b: c)", "^ [a](b: c)"])
  func otherBracketsAreText(format: String) throws {
    #expect(try message(format) == format)
  }
}
