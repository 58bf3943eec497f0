import HanokUnicode
import MessageFormat
import Testing

@testable import HanokLocalization

@Suite struct PseudoLanguageTests {
  private static let english = CompiledTables.Table(
    language: "en", name: "App",
    lines: #"""
      "again"="Try again";
      "broken"="{$";
      "cards"=".input {$count :integer} .match $count one {{1 card}} zero {{none}} * {{{$count} cards}}";
      "keys"="tq";
      "lines"="First line\n Second, line";
      "nested"="{$word}, John?";
      "score"="{#strong}Points{/strong}: {$count :integer}";
      "short"="Ok";
      "sign"="… +";
      """#)

  private static let arabic = CompiledTables.Table(
    language: "ar", name: "App", lines: #""again"="مرة أخرى";"#)

  private func localizer(_ tag: String) throws -> Localizer {
    let catalog = Catalog(compiled: [CompiledTables([Self.english, Self.arabic])])
    return Localizer(catalog: catalog, language: try LanguageTag(tag))
  }

  private func text(
    _ key: String, in tag: String, _ arguments: [String: Message.Argument] = [:]
  ) throws -> String {
    try localizer(tag).string(Message(key, table: "App", arguments))
  }

  @Test(arguments: [
    ("again", "[Ţţŕýý åĝååîññ]"), ("short", "[Ööķ]"),
    ("lines", "[Ƒƒîŕŕšţ ļļîññė\n Šėėçööñď, ļļîññė]"),
  ])
  func wordsHaveAccentsAndBrackets(key: String, expected: String) throws {
    #expect(try text(key, in: "en-XA") == expected)
  }

  /// 40 % more letters, rounded up, in messages of any length.
  @Test(arguments: 1...60)
  func wordsAreLonger(count: Int) throws {
    let message = ParsedMessage(parsing: String(repeating: "a", count: count))
    let longer = PseudoLanguage.accented.translation(of: message)
    let text = MessageFormatter(.english).string(longer)
    #expect(text.dropFirst().dropLast().count == (count * 7 + 4) / 5)
  }

  @Test func wordsAreOrderedFromRightToLeft() throws {
    let mark = "\u{200F}"
    #expect(try text("again", in: "ar-XB") == "\(mark)Try\(mark) again\(mark)")
    let lines = "\(mark)First\(mark) line\(mark)\n Second,\(mark) line\(mark)"
    #expect(try text("lines", in: "ar-XB") == lines)
  }

  @Test func lettersAreTwiceAsWide() throws {
    #expect(try text("again", in: "en-XC") == "Ｔｒｙ ａｇａｉｎ")
    #expect(try text("lines", in: "en-XC") == "Ｆｉｒｓｔ ｌｉｎｅ\n Ｓｅｃｏｎｄ， ｌｉｎｅ")
  }

  @Test(arguments: PseudoLanguage.allCases)
  func noLetterIsLeftInASCIIOrOfAmbiguousWidth(pseudo: PseudoLanguage) throws {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let message = pseudo.translation(of: ParsedMessage(parsing: letters))
    let text = MessageFormatter(.english).string(message)
    #expect(Set(text).count >= 52)
    guard pseudo != .rightToLeft else { return }
    #expect(!text.contains { $0.isASCII && $0.isLetter })
    let widths = text.unicodeScalars.map { CharacterProperties($0).eastAsianWidth }
    #expect(!widths.contains(.ambiguous))
    #expect(widths.allSatisfy { $0 == .fullwidth } == (pseudo == .fullWidth))
  }

  @Test(arguments: PseudoLanguage.allCases)
  func valuesMarkupAndSignsStay(pseudo: PseudoLanguage) throws {
    let tag = pseudo.rawValue
    #expect(try text("sign", in: tag) == "… +")
    let score = Message("score", table: "App", ["count": 1234])
    let parts = try localizer(tag).format(score).parts
    let markup = parts.compactMap { if case .markup(let part) = $0 { part.name } else { nil } }
    #expect(markup == ["strong", "strong"])
    let values = parts.compactMap { if case .value(let part) = $0 { part.text } else { nil } }
    #expect(values == ["1,234"])
    let nested = try text("nested", in: tag, ["word": "Try"])
    #expect(nested.hasPrefix(pseudo == .accented ? "[Try" : "Try"))
  }

  /// Arabic has a variant for zero; English has not.
  @Test func variantsAndExtensionsAreThoseOfTheSourceLanguage() throws {
    func cards(_ count: Int) throws -> String {
      try text("cards", in: "ar-XB", ["count": .init(count)])
    }
    #expect(try cards(0) == "0\u{200F} cards\u{200F}")
    #expect(try cards(1) == "\u{200F}1\u{200F} card\u{200F}")
    let score = try text("score", in: "en-XA-u-nu-arab", ["count": 1234])
    #expect(score == "[Ṕṕöîîñţšš: ١٬٢٣٤]")
  }

  @Test(arguments: PseudoLanguage.allCases)
  func keysStay(pseudo: PseudoLanguage) throws {
    let localizer = try localizer(pseudo.rawValue)
    let keys = Message("keys", table: "App")
    #expect(localizer.letters(of: keys) == "tq")
    #expect(localizer.string(keys) != "tq")
    #expect(try self.localizer("ar").letters(of: keys) == "tq")
  }

  @Test(arguments: PseudoLanguage.allCases)
  func nothingIsUntranslatedAndErrorsAreReported(pseudo: PseudoLanguage) throws {
    let localizer = try localizer(pseudo.rawValue + "-u-nu-latn")
    _ = localizer.string(Message("again", table: "App"))
    #expect(localizer.problems.isEmpty)
    _ = localizer.string(Message("absent", table: "App"))
    _ = localizer.string(Message("broken", table: "App"))
    #expect(localizer.problems.map(\.kind.name) == ["missing-message", "syntax-error"])
  }

  @Test(arguments: ["en-XA", "ar-XB", "en-XC", "ar-XB-u-nu-latn"])
  func everyProgramSpeaksThem(tag: String) throws {
    let request = LanguageRequest(explicit: tag)
    #expect(try request.choose(among: [.english]).description == tag)
    let environment = LanguageRequest(environment: ["LANG": tag])
    #expect(try environment.choose(among: [LanguageTag("ko"), .english]).description == tag)
    #expect(throws: Problem.self) { try request.choose(among: [LanguageTag("ko")]) }
  }

  @Test func theMirroredOneRunsFromRightToLeft() throws {
    #expect(PseudoLanguage.allCases.map(\.language.description) == ["en-XA", "ar-XB", "en-XC"])
    #expect(PseudoLanguage.allCases.map(\.language.isRightToLeft) == [false, true, false])
    #expect(PseudoLanguage(try LanguageTag("en-GB")) == nil)
  }
}
