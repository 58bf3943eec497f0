import Foundation
import HanokLocalization
import HanokUnicode
import MessageFormat
import Testing

@testable import HanokExchange

/// Imported plural forms show what gettext shows, for all headers in use.
@Suite struct PluralProofTests {
  /// A language and the value of `Plural-Forms`.
  struct Header: Hashable, CustomTestStringConvertible {
    let line: Int
    let language: String
    let value: String

    var testDescription: String { "\(language) \(value)" }

    /// What the rule is known by: old Macedonian has one for all numbers that end in 1.
    var rule: String {
      let count = value.drop { $0 != "=" }.dropFirst().prefix(1)
      let isOld = value.contains("(n==1 || n%10==1")
      return "\(language) \(count)" + (isOld ? " ==1" : "")
    }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  static let headers: [Header] = {
    let path = folder.appending(path: "plural-headers.txt").path
    let bytes = (try? FileReader.bytes(of: path)) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    return lines.enumerated().map { index, line in
      let parts = line.split(separator: "\t").map(String.init)
      return Header(line: index, language: parts[0], value: parts[1])
    }
  }()

  private static let numbers: [Int64] =
    Array(0...10_000) + [12_000, 20_002, 1_000_000, 4_000_000, 5_000_000]

  /// The forms that Python's gettext has for the numbers of each header; nil without a Python, which
  /// `PYTHON` names if it isn't `python3`.
  private static let forms: [[UInt8]]? = {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      [ProcessInfo.processInfo.environment["PYTHON"] ?? "python3"]
      + ["plural_forms.py", "plural-headers.txt"].map { folder.appending(path: $0).path }
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return data.split(separator: UInt8(ascii: "\n")).map { $0.map { $0 - UInt8(ascii: "0") } }
  }()

  /// The headers whose rules the language's categories can't follow, by their languages and numbers of forms.
  ///
  /// Their entries are named. CLDR has no rules for Kashubian, Montenegrin and Silesian.
  private static let named: Set = ["csb 3", "he 4", "me 3", "mk 2 ==1", "mk 3", "mt 4", "szl 3"]

  private static func merge(_ header: Header) throws -> TableMerge {
    let count = try #require(PluralExpression(header.value)).count
    let texts = (0..<count).map { "msgstr[\($0)] \"Form \($0): {$n}\"\n" }.joined()
    let po =
      "msgid \"\"\nmsgstr \"Language: \(header.language)\\nX-Hanok-Table: T\\n"
      + "Plural-Forms: \(header.value)\\n\"\n\n"
      + "msgctxt \"k\"\nmsgid \"{$n} file\"\nmsgid_plural \"{$n} files\"\n\(texts)"
    let source = #""k" = ".input {$n :integer} .match $n one {{{$n} file}} * {{{$n} files}}";"#
    return try ExchangeFixture(source, in: "pl").merge(po)
  }

  /// The text of each form by what chooses it.
  private struct Shown {
    var exact: [Int64: String] = [:]
    var categories: [PluralCategory: String] = [:]
    var rest = ""
    let rules: PluralRules?

    init(_ value: String, in language: LanguageTag) {
      rules = try? PluralRules(language)
      let model = ParsedMessage(parsing: value).model
      guard case .matcher(let matcher) = model.body else {
        rest = model.patterns.first.map { MessageModel.source(of: $0) } ?? ""
        return
      }
      for variant in matcher.variants {
        let text = MessageModel.source(of: variant.pattern)
        switch variant.keys[0] {
        case .catchAll: rest = text
        case .literal(let key):
          if let number = Int64(key) {
            exact[number] = text
          } else if let category = PluralCategory(rawValue: key) {
            categories[category] = text
          }
        }
      }
    }

    func text(of number: Int64) -> String {
      if let text = exact[number] { return text }
      return rules.flatMap { categories[$0.category(of: number)] } ?? rest
    }
  }

  @Test func allHeadersAreTested() throws {
    #expect(Self.headers.count == 198)
    let path = Self.folder.appending(path: "plural-headers.txt").path
    let lines = String(decoding: try FileReader.bytes(of: path), as: UTF8.self)
      .split(separator: "\n")
    let others = try #require(lines.firstIndex { $0.hasPrefix("# Others.") })
    #expect(lines[..<others].count { !$0.hasPrefix("#") } >= 160)
    let forms = try #require(Self.forms, "There is no Python to compare with.")
    #expect(forms.count == 198 && forms.allSatisfy { $0.count == Self.numbers.count })
  }

  @Test(arguments: headers)
  func eachNumberShowsWhatGettextShows(header: Header) throws {
    let merge = try Self.merge(header)
    let isNamed = merge.outcome.refused.map(\.kind) == [.inexpressibleForms]
    let expression = try #require(PluralExpression(header.value))
    #expect(isNamed == Self.named.contains(header.rule))
    #expect(merge.outcome.texts == expression.count)
    guard !isNamed else {
      #expect(!merge.isChanged && merge.outcome.left == expression.count)
      return
    }
    #expect(merge.outcome.isWhole && merge.outcome.unfinished == 0)
    let entry = try #require(merge.result.entry("k"))
    #expect(!entry.note.isUntranslated && ParsedMessage(parsing: entry.value.value).isValid)
    let language = try #require(LanguageTag(exchanged: header.language))
    let shown = Shown(entry.value.value, in: language)
    let forms = try #require(Self.forms, "There is no Python to compare with.")[header.line]
    let texts = (0..<expression.count).map { "Form \($0): {$n}" }
    for (index, number) in Self.numbers.enumerated() {
      let form = Int(forms[index])
      guard shown.text(of: number) != texts[form] else { continue }
      Issue.record("\(number) shows \(shown.text(of: number)), not \(texts[form])")
      return
    }
  }

  /// A form of some large numbers goes on with larger ones, and is no set of exact keys.
  @Test(arguments: [
    ("de", "nplurals=2; plural=n%1000000==7;"),
    ("oc", "nplurals=3; plural=n==1?0:n!=0&&n%1000000==0?1:2;"),
    ("de", "nplurals=2; plural=n>20000?1:0;"), ("de", "nplurals=2; plural=n>=50000&&n<=60000;"),
    ("de", "nplurals=2; plural=n%2000==0;"), ("fr", "nplurals=2; plural=n%1000==7;"),
    ("de", "nplurals=2; plural=n%20000==5;"), ("de", "nplurals=2; plural=n==20000||n%30000==5;"),
  ])
  func endlessExceptionsAreNamed(language: String, value: String) throws {
    let merge = try Self.merge(Header(line: 0, language: language, value: value))
    #expect(merge.outcome.refused.map(\.kind) == [.inexpressibleForms] && !merge.isChanged)
  }

  @Test func aNamedLargeNumberIsAnExactKey() throws {
    let merge = try Self.merge(
      Header(line: 0, language: "ja", value: "nplurals=2; plural=n==20000;"))
    #expect(
      merge.result.value("k") == """
        .input {$n :integer}
        .match $n
        20000 {{Form 1: {$n}}}
        *     {{Form 0: {$n}}}
        """)
  }

  /// Too much to examine, and remainders of which nothing is known.
  @Test(arguments: [
    "nplurals=2; plural=n%(n+1)==0;",
    "nplurals=2; plural=" + (100...180).map { "n==\($0)||" }.joined() + "0;",
  ])
  func unknowableHeadersAreRefused(value: String) throws {
    let merge = try Self.merge(Header(line: 0, language: "de", value: value))
    #expect(merge.outcome.refused.map(\.kind) == [.invalidPluralForms] && !merge.isChanged)
  }

  /// Exact keys are of the number, and not of its text.
  @Test func messagesChooseTheVariants() throws {
    let header = try #require(Self.headers.first { $0.language == "oc" })
    let value = try #require(try Self.merge(header).result.value("k"))
    #expect(
      value == """
        .input {$n :integer}
        .match $n
        0 {{Form 0: {$n}}}
        1 {{Form 0: {$n}}}
        * {{Form 1: {$n}}}
        """)
  }
}
