import HanokUnicode
import Testing

@testable import MessageFormat

/// Plural selection and integers in every language that ICU has, against what ICU makes of the
/// formatted number: the ways around ICU must come to the same.
@Suite struct PluralMatrixTests {
  /// Rules differ by language; Portuguese has two sets of them.
  static let tags: [String] = {
    let all = LanguageTag.available.map { $0.region == nil ? $0.description : $0.language }
    return Set(all).union(["pt-PT"]).sorted()
  }()

  private static let message = ParsedMessage(
    parsing: """
      .input {$n :number} .match $n
      zero {{zero}} one {{one}} two {{two}} few {{few}} many {{many}} * {{other}}
      """)
  private static let ordinals = ParsedMessage(
    parsing: """
      .input {$n :number select=ordinal} .match $n
      zero {{zero}} one {{one}} two {{two}} few {{few}} many {{many}} * {{other}}
      """)
  private static let integers: [Int64] =
    Array(0...1_000) + [-1, -2, 10_000, 1_000_000, 10_000_000, .max, .min]
  private static let skeleton = ".### rounding-mode-half-up"

  @Test func everyLanguageIsThere() { #expect(Self.tags.count > 180) }

  @Test(arguments: tags, [PluralRules.Kind.cardinal, .ordinal])
  func integersTakeTheCategoryOfTheirText(tag: String, kind: PluralRules.Kind) throws {
    let language = try LanguageTag(tag)
    let rules = try PluralRules(language, kind: kind)
    let format = try NumberFormat(language, skeleton: Self.skeleton)
    let resources = FormattingResources(
      language: language, timeZone: nil, formatters: FormatterCache())
    let select = OptionValue(.string(kind == .ordinal ? "ordinal" : "plural"), isLiteral: true)
    let writing = NumberWriting(.number, ["select": select], resources)
    #expect(writing.settings.skeleton == Self.skeleton)
    var different: [Int64] = []
    for integer in Self.integers {
      let formatted = try format.format(integer)
      let isEqual =
        writing.category(of: .integer(integer)) == rules.category(of: formatted)
        && TextBuffer.text { _ = writing.write(.integer(integer), to: &$0) } == formatted.text
      if !isEqual { different.append(integer) }
    }
    #expect(different.isEmpty)
  }

  @Test(arguments: tags)
  func messagesSelectAsICUDoes(tag: String) throws {
    let language = try LanguageTag(tag)
    let formatter = MessageFormatter(language, bidiIsolation: .none)
    let format = try NumberFormat(language, skeleton: Self.skeleton)
    let cardinal = try PluralRules(language)
    let ordinal = try PluralRules(language, kind: .ordinal)
    let numbers = (0...30).map { "\($0)" } + ["100", "101", "1000000", "10000000", "1.5", "0.1"]
    for number in numbers {
      let formatted = try format.format(decimal: number)
      let category = formatter.string(Self.message, ["n": .decimal(number)])
      #expect(category == cardinal.category(of: formatted).rawValue, "\(number)")
      let place = formatter.string(Self.ordinals, ["n": .decimal(number)])
      #expect(place == ordinal.category(of: formatted).rawValue, "\(number)")
    }
  }

  @Test(arguments: tags)
  func shownZerosAndCompactFormsCount(tag: String) throws {
    let language = try LanguageTag(tag)
    let formatter = MessageFormatter(language, bidiIsolation: .none)
    let rules = try PluralRules(language)
    let cases = [
      (":number minimumFractionDigits=1", ".0## rounding-mode-half-up", "1"),
      (":number maximumFractionDigits=0", "precision-integer rounding-mode-half-up", "1.4"),
      (":number minimumSignificantDigits=2", "@@################### rounding-mode-half-up", "1"),
      (":hanok:compact", "compact-short rounding-mode-half-up", "1000000"),
      (":hanok:compact display=long", "compact-long rounding-mode-half-up", "1200000"),
    ]
    for (function, skeleton, number) in cases {
      let message = ParsedMessage(
        parsing: """
          .input {$n \(function)} .match $n
          zero {{zero}} one {{one}} two {{two}} few {{few}} many {{many}} * {{other}}
          """)
      let formatted = try NumberFormat(language, skeleton: skeleton).format(decimal: number)
      let category = formatter.string(message, ["n": .decimal(number)])
      #expect(category == rules.category(of: formatted).rawValue, "\(function)")
    }
  }
}
