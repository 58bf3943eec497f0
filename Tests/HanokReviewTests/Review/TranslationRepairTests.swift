import HanokUnicode
import Testing

@testable import HanokLocalization
@testable import HanokReview

/// What a repair makes of a text with all findings, notes included.
struct RepairCase: CustomTestStringConvertible {
  let language: String
  let source: String
  let text: String
  /// The repaired text; the same where no repair is certain.
  let repaired: String

  init(_ language: String, _ source: String, _ text: String, _ repaired: String? = nil) {
    self.language = language
    self.source = source
    self.text = text
    self.repaired = repaired ?? text
  }

  var testDescription: String { "\(text) in \(language)" }

  static let all: [RepairCase] = apostrophes + pairs + code + garbled + tags

  /// Apostrophes, primes and the mark of Hebrew abbreviations don't quote.
  private static let apostrophes: [RepairCase] = [
    .init("pl", "{$name :string}’s file", "Plik {$name :string}’a"),
    .init("de-CH", "10,000 accounts", "10’000 Konten"),
    .init("it", "The nineties", "Gli anni ’90"),
    .init("de", "Rock and roll", "Rock ’n’ Roll"),
    .init("fr", "5’ 3”", "5’ 3”"),
    .init("de", "A 15-inch screen", "Ein 15\"-Bildschirm"),
    .init("fr", "The 15-inch “screen”", "L’écran 15\" «\u{A0}A\u{A0}»"),
    .init("he", "Kilometers", "ק\"מ"),
    .init("he", "The CEO said “no”", "המנכ\"ל אמר \"לא\"", "המנכ\"ל אמר ”לא”"),
    .init("ko", "Find ‘a’", "'가'를 찾기"),
    .init("ar", "In 1445", "١٤٤٥ هـ"),
  ]

  /// Marks are repaired in pairs, each with what is certain of it.
  private static let pairs: [RepairCase] = [
    .init("pl", "“Yes”", "„Tak\""), .init("de", "“Yes”", "„Ja\""),
    .init("hu", "“Yes”", "„Igen\""), .init("cs", "“Yes”", "„Ano\""),
    .init("ru", "“Yes”", "«Да\""), .init("ja", "“Yes”", "「はい\""),
    .init("zh-Hans", "“Yes”", "“是\""), .init("ru", "“Yes”", "“Да”"),
    .init("uk", "“Yes”", "“Так”"), .init("de", "“Yes”", "“Ja”"),
    .init("fr", "File “", "Fichier “"),
    .init("de", "“Yes”", "\"Ja\"", "„Ja“"), .init("hu", "“Yes”", "“Igen”"),
    .init("fr", "“Yes”", "“ Oui ”", "«\u{A0}Oui\u{A0}»"),
    .init("fr", "“Yes”", "\"Oui\"", "«\u{A0}Oui\u{A0}»"),
    .init("ja", "“A” and “B”", "“甲”と“乙”", "「甲」と「乙」"),
    // The inner marks of a quotation are others.
    .init("de", "“The ‘file’”", "„Die \"Datei\"“"), .init("de", "“Yes”", "\" Ja \""),
  ]

  private static let code: [RepairCase] = [
    .init("fr", "Type q! now", "Tapez q! maintenant"),
    .init("fr", "Drive C: is full", "Le lecteur C: est plein"),
    .init("fr", "Write key: value.", "Écrivez key: value."),
    .init("fr", "Use `a: b` here", "Tapez `a: b` ici"),
    .init("fr", "Write return x; here", "Écrivez return x; ici"),
    .init("fr", "Summer", "&eacute;t&eacute;"),
    .init("fr", "Press ? for help", "Appuyez sur ? pour l’aide"),
    .init("fr", "Score: {$n}", "Score: {$n}", "Score\u{A0}: {$n}"),
    .init("hu", "After “:”", "a : után"), .init("tr", "? at the start", "Başta ? var"),
    .init("de", "Ratio of 16:9", "Verhältnis 16 : 9"),
    .init("ja", "Stopping...", "中止中..."), .init("zh-Hans", "Stopping...", "正在停止..."),
    .init("ja", "Really?!", "本当?!"), .init("de", "Tom & Jerry", "Tom &amp;amp; Jerry"),
  ]

  private static let garbled: [RepairCase] = [
    .init("fr", "Heart", "C\u{9C}ur"), .init("fr", "The summer", "L\u{92}été"),
    .init("fr", "Already", "DÃ©jÃ\u{A0}"), .init("cs", "Answer", "odpovÄ›ÄŹ"),
    .init("hu", "The “time”", "IdÅ‘  »"),
  ]

  private static let tags: [RepairCase] = [
    .init(
      "fr", "Press {#b}it{/b}", "Tapez  {#b}cela{/b}", "Tapez {#b}cela{/b}"),
    .init("fr", "Press {#b}it{/b}", "Tapez {#b}cela {/b}", "Tapez {#b}cela{/b}"),
    .init("fr", "Press {#b}it{/b}", "Tapez  {#b} cela{/b}"),
  ]
}

/// A repair that isn't certain is none.
@Suite struct TranslationRepairTests {
  private func repaired(_ text: String, _ example: RepairCase) throws -> String {
    let escaped = { (text: String) in text.replacing("\"", with: "\\\"") }
    let review = TranslationReview(
      of: "T", in: try LanguageTag(example.language),
      beside: StringsFile("\"a\" = \"\(escaped(example.source))\";"))
    let file = StringsFile("\"a\" = \"\(escaped(text))\";")
    let repair = TranslationRepair(of: file, review.findings(in: file))
    return try #require(repair.file.entries.first).value.value
  }

  @Test(arguments: RepairCase.all)
  func onlyUnambiguousFindingsAreRepairedAndOnlyOnce(_ example: RepairCase) throws {
    let once = try repaired(example.text, example)
    #expect(once == example.repaired)
    #expect(try repaired(once, example) == once)
  }

  @Test func aFindingIsRepairedWholeOrNotAtAll() {
    func finding(_ edits: [(Range<Int>, String)]) -> TranslationFinding {
      TranslationFinding(
        .quotes, Problem(TranslationCheck.quotes.kind), key: "a",
        repair: .text(edits.map { .init(range: $0.0, text: $0.1) }))
    }
    let pair = finding([(0..<2, "<"), (3..<4, ">")])
    let other = finding([(1..<2, "")])
    let result = TranslationRepair.repaired("\" a\"", [pair, pair, other])
    #expect(result.value == "\"a\"")
    #expect(result.count == 1)
    let whole = TranslationRepair.repaired("\" a\"", [pair, pair])
    #expect(whole.value == "<a>" && whole.count == 2)
  }
}
