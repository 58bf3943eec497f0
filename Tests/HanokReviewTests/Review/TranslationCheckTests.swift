import HanokUnicode
import MessageFormat
import Testing

@testable import HanokLocalization
@testable import HanokReview
@testable import HanokTableRules

/// Each check finds its mistake, and leaves what is close to it.
@Suite struct TranslationCheckTests {
  private func findings(
    _ translation: String, _ example: CheckCase, in language: LanguageTag
  ) -> [TranslationFinding] {
    let source = language == .english ? translation : example.source
    let review = TranslationReview(
      of: "T", in: language, beside: StringsFile(CheckCase.table(source)))
    return review.findings(in: StringsFile(CheckCase.table(translation), path: "T.strings"))
  }

  @Test(arguments: CheckCase.all)
  func aCheckFindsItsMistakeAndLeavesTheNearMiss(_ example: CheckCase) throws {
    let language = try LanguageTag(example.language)
    let wrong = findings(example.wrong, example, in: language).filter { $0.check == example.check }
    #expect(!wrong.isEmpty)
    #expect(wrong.allSatisfy { $0.problem.path == "T.strings" })
    let right = findings(example.right, example, in: language).filter { $0.check == example.check }
    #expect(right.isEmpty, "\(right.map(\.problem.arguments))")
  }

  @Test(arguments: CheckCase.all.filter { $0.repaired != nil })
  func aRepairMendsItsFindingAndNothingElse(_ example: CheckCase) throws {
    let language = try LanguageTag(example.language)
    let file = StringsFile(CheckCase.table(example.wrong))
    let found = findings(example.wrong, example, in: language)
    let repair = TranslationRepair(of: file, found.filter { $0.check == example.check })
    #expect(repair.file.entries.first?.value.value == example.repaired)
    #expect(repair.count > 0)
    let rest = TranslationReview(
      of: "T", in: language, beside: StringsFile(CheckCase.table(example.source))
    )
    .findings(in: repair.file)
    #expect(!rest.contains { $0.check == example.check })
  }

  @Test func aFindingInAllVariantsIsReportedOnceAndRepairedInAll() throws {
    let heads = ".input {$n :integer}\n.match $n\n"
    let source = "\"a\" = \"\(heads)one {{Take the {$n}?}} * {{Take these {$n}?}}\";"
    func found(_ text: String) throws -> (StringsFile, [TranslationFinding]) {
      let file = StringsFile("\"a\" = \"\(heads)\(text)\";")
      let review = TranslationReview(
        of: "T", in: try LanguageTag("fr"), beside: StringsFile(source))
      return (file, review.findings(in: file).filter { $0.check != .missingCategory })
    }
    let (file, wrong) = try found(
      "one {{Prendre {$n} ?}} many {{En prendre {$n} ?}} * {{Ces {$n} ?}}")
    #expect(wrong.map(\.check) == [.spaceBeforePunctuation])
    let repair = TranslationRepair(of: file, wrong)
    #expect(repair.count == 3 && repair.file.entries[0].value.value.count { $0 == "\u{202F}" } == 3)
    let same = try found("one {{Take the {$n}?}} many {{Take these {$n}?}} * {{Take these {$n}?}}")
      .1
    #expect(same.map(\.check) == [.sameAsSource])
    #expect(same.map(\.problem.kind.name) == ["same-as-source"])
  }

  @Test func oneFormThatIsTheSameAsItsSourceIsNotTheWholeMessage() throws {
    let head = ".input {$n :integer} .match $n"
    let source = StringsFile("\"a\" = \"\(head) one {{Take the {$n}?}} * {{Take these {$n}?}}\";")
    let review = TranslationReview(of: "T", in: try LanguageTag("de"), beside: source)
    let target = StringsFile("\"a\" = \"\(head) one {{Take the {$n}?}} * {{Diese {$n} nehmen?}}\";")
    #expect(review.findings(in: target).map(\.problem.kind.name) == ["same-form"])
  }

  /// Folders, tables and glossaries have tests of their own.
  @Test func everyCheckHasAnExample() {
    let elsewhere: Set<TranslationCheck> = [
      .strayTable, .folderName, .unreadable, .missingTable, .term, .byteOrderMark, .unused,
      .variableOrder,
    ]
    let missing = Set(TranslationCheck.allCases).subtracting(CheckCase.all.map(\.check))
    #expect(missing == elsewhere)
  }

  @Test func namesAreUnique() {
    #expect(Set(TranslationCheck.allCases.map(\.name)).count == TranslationCheck.allCases.count)
    for check in TranslationCheck.allCases {
      #expect(TranslationCheck(rawValue: check.name) == check)
    }
  }

  @Test func aMarkAtTheStartIsFoundAndRemoved() {
    let file = StringsFile([0xEF, 0xBB, 0xBF] + Array("\"a\" = \"1\";".utf8), path: "T.strings")
    let found = TranslationReview(of: "T", in: .english, beside: nil).findings(in: file)
    #expect(found.map(\.check) == [.byteOrderMark])
    #expect(TranslationRepair(of: file, found).file.bytes == Array("\"a\" = \"1\";".utf8))
  }

  @Test func lineEndingsOfTwoKindsBecomeOne() {
    let file = StringsFile("\"a\" = \"1\";\r\n\"b\" = \"2\";\n\r\n", path: "T.strings")
    let found = TranslationReview(of: "T", in: .english, beside: nil).findings(in: file)
    #expect(found.map(\.check) == [.lineEnds])
    let repaired = TranslationRepair(of: file, found)
    #expect(repaired.count == 1)
    #expect(repaired.file.bytes == Array("\"a\" = \"1\";\n\"b\" = \"2\";\n\n".utf8))
  }

  @Test func allRepairsOfATableAreAppliedAtOnce() throws {
    let text = "\u{FEFF}\"a\" = \"하  나\";\r\n\"b\" = \"둘！\";\n"
    let file = StringsFile(text, path: "T.strings")
    let source = StringsFile("\"a\" = \"One\"; \"b\" = \"Two\";")
    let review = TranslationReview(of: "T", in: try LanguageTag("ko"), beside: source)
    let repaired = TranslationRepair(of: file, review.findings(in: file))
    #expect(
      repaired.file.bytes == Array("\"a\" = \"하 나\";\n\"b\" = \"둘!\";\n".utf8))
    #expect(repaired.count == 4)
  }

  @Test func aCarriageReturnAloneEndsALine() {
    let file = StringsFile("\"a\" = \"1\";\r\"b\" = \"2\";\r\n", path: "T.strings")
    let review = TranslationReview(of: "T", in: .english, beside: nil)
    let repaired = TranslationRepair(of: file, review.findings(in: file)).file
    #expect(repaired.bytes == Array("\"a\" = \"1\";\n\"b\" = \"2\";\n".utf8))
    #expect(review.findings(in: repaired) == [])
  }

  @Test func theNumberOfAnotherSystemIsAWholeLetter() throws {
    let review = TranslationReview(
      of: "T", in: try LanguageTag("ar"), beside: StringsFile("\"a\" = \"{$n :integer} points\";"))
    let found = review.findings(in: StringsFile("\"a\" = \"٣ نقاط\";")).first {
      $0.check == .numberWrittenOut
    }
    #expect(found?.range == 0..<2)
  }

  @Test func onlyTheFirstOfManyExtraKeysAreCompared() throws {
    let names = (100...300).map { "key\($0)" }
    let source = StringsFile(names.map { "\"\($0)\" = \"One\";\n" }.joined())
    let extra = names.map { "\"\($0)x\" = \"하나\";\n" }.joined()
    let found = TranslationReview(of: "T", in: try LanguageTag("ko"), beside: source)
      .findings(in: StringsFile(extra)).filter { $0.check == .extra }
    #expect(found.count == 201)
    #expect(found.first?.problem.suggestion == "key100")
    #expect(found.last?.problem.suggestion == nil)
  }

  @Test func aMnemonicIsComparedWithThoseBesideIt() throws {
    let source = "\"x.a.keys\" = \"a\"; \"x.b.keys\" = \"b\"; \"y.c.keys\" = \"c\";"
    let review = TranslationReview(
      of: "T", in: try LanguageTag("fr"), beside: StringsFile(source))
    let found = review.findings(
      in: StringsFile("\"x.a.keys\" = \"q\"; \"x.b.keys\" = \"q\"; \"y.c.keys\" = \"q\";"))
    #expect(found.map(\.check) == [.mnemonicTwice] && found.map(\.key) == ["x.b.keys"])
  }

  @Test func separatedControlsDoNotClash() throws {
    let source = """
      "quit" = "Quit"; "quit.keys" = "q"; "language" = "Language"; "language.keys" = "l";
      "leave.title" = "Leave the round?"; "leave" = "Leave"; "leave.keys" = "v";
      """
    func checks(_ quit: String, _ language: String) throws -> [TranslationCheck] {
      let review = TranslationReview(
        of: "T", in: try LanguageTag("fr"), beside: StringsFile(source))
      let table = """
        "quit" = "\(quit)"; "quit.keys" = "q"; "language" = "\(language)"; "language.keys" = "l";
        "leave.title" = "Quitter la partie\u{202F}?"; "leave" = "Quitter"; "leave.keys" = "q";
        """
      return review.findings(in: StringsFile(table)).map(\.check).filter {
        [.lineModeClash, .mnemonicTwice].contains($0)
      }
    }
    #expect(try checks("Quitter", "Langue") == [])
    #expect(try checks("Quitter", "Quitter") == [.lineModeClash])
  }

  @Test func glossaryTermsAreCheckedWhileTyping() throws {
    let source = ReviewSource(StringsFile("\"a\" = \"Turn the card.\";"))
    let terms = ReviewTerm.terms(
      in: StringsFile("\"card\" = \"카드\";"), beside: StringsFile("\"card\" = \"card\";"))
    let review = TranslationReview(
      of: "T", in: ReviewLanguage(try LanguageTag("ko")), beside: source, terms: terms)
    let file = StringsFile("\"a\" = \"명함을 뒤집으세요.\";")
    #expect(review.findings(of: file.entries[0], in: file).map(\.check) == [.term])
  }

  /// The sentence of a finding is about its cause, and its place is where it is corrected.
  @Test(
    arguments: [
      ("\"a\" = “Quitter”;", "typographic-quote", 7),
      ("\"a\" = \"Quitter”;\n", "typographic-quote", 15),
      ("« a » = \"Quitter\";", "typographic-quote", 1),
      ("\"a\" = \"x {$n :integer points\";", "unclosed-placeholder", 10),
      (
        "\"a\" = \".input {$n :integer} .match $n one {{{$n :integer p}} * {{b}}\";",
        "unclosed-placeholder", 45
      ),
      ("\"a\" = \".selon $n\";", "unknown-keyword", 8),
      ("\"a\" = \".input {$n :integer}\n.mach $n * {{b}}\";", "unknown-keyword", 1),
      ("\"a\" = \"... {x\";", "unknown-keyword", 8),
      // What the parser expects there is the cause itself.
      ("\"a\" = \"x {$n\";", "syntax-error", 13),
      ("\"a\" = \"x {$n :integer |} points\";", "syntax-error", nil),
      ("\"a\" = \".match\";", "syntax-error", nil),
      ("\"a\" = \"Quitter;\n\"b\" = \"1\";", "unterminated-string", 7),
    ] as [(String, String, Int?)])
  func theCauseIsNamedAtItsPlace(table: String, name: String, column: Int?) throws {
    let review = TranslationReview(of: "T", in: .english, beside: nil)
    let found = review.findings(in: StringsFile(table, path: "T.strings"))
    let problem = try #require(found.first?.problem)
    #expect(problem.kind.name == name)
    if let column { #expect(problem.place?.column == column) }
  }

  @Test func aMisspeltKeywordHasASuggestion() {
    let errors = ParsedMessage(parsing: ".mach $n * {{b}}").errors
    #expect(Problem.problems(errors, in: ".mach $n").map(\.suggestion) == [".match"])
  }

  /// The table of options is that of the functions' sources.
  @Test func everyOptionThatAFunctionReadsIsKnown() throws {
    let folder =
      String(Fixtures.folder.dropLast("Tests/HanokReviewTests/Fixtures".count))
      + "Sources/MessageFormat/Functions"
    let source = try FileReader.names(in: folder).map {
      String(decoding: try FileReader.bytes(of: folder + "/" + $0), as: UTF8.self)
    }.joined()
    var read: Set<String> = []
    for reader in [
      "choice(", "digits(", "value(of: ", "Options[", "options[", "literal(", "length: ",
    ] {
      for range in source.ranges(of: reader + "\"") {
        read.insert(String(source[range.upperBound...].prefix { $0 != "\"" }))
      }
    }
    #expect(read.count > 20)
    #expect(read.subtracting(FunctionOptions.names) == [])
    #expect(FunctionOptions.names.filter { !source.contains("\"\($0)\"") } == [])
  }

  @Test func textInAnotherEncodingIsOneFinding() throws {
    let text = "\"a\" = \"점수입니다\"; \"b\" = \"끝\";"
    let utf16 = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let review = TranslationReview(of: "T", in: try LanguageTag("ko"), beside: nil)
    #expect(review.findings(in: StringsFile(utf16)).map(\.check) == [.encoding])
    let latin = Array("\"a\" = \"caf".utf8) + [0xE9, 0x20, 0xE9] + Array("\";".utf8)
    let found = review.findings(in: StringsFile(latin)).filter { $0.severity == .error }
    #expect(found.map(\.check) == [.encoding])
  }

  @Test func allowancesOfTheSourceHoldInEveryLanguage() throws {
    let source = StringsFile("/* @allow same-as-source A name. */\n\"a\" = \"Play again\";")
    let review = TranslationReview(of: "T", in: try LanguageTag("ko"), beside: source)
    #expect(review.findings(in: StringsFile("\"a\" = \"Play again\";")) == [])
    let own = TranslationReview(of: "T", in: .english, beside: source)
    #expect(own.findings(in: source) == [])
  }

  @Test func aTermOfTheGlossaryIsUsed() throws {
    let terms = ReviewTerm.terms(
      in: StringsFile("\"card\" = \"카드|패\";"), beside: StringsFile("\"card\" = \"card\";"))
    let source = ReviewSource(StringsFile("\"a\" = \"Turn the Card.\"; \"b\" = \"Discard it.\";"))
    let review = TranslationReview(
      of: "T", in: ReviewLanguage(try LanguageTag("ko")), beside: source, terms: terms)
    func checks(_ a: String) -> [TranslationCheck] {
      review.findings(in: StringsFile("\"a\" = \"\(a)\"; \"b\" = \"버리세요.\";")).map(\.check)
    }
    #expect(checks("명함을 뒤집으세요.") == [.term])
    #expect(checks("카드를 뒤집으세요.") == [])
    #expect(checks("패를 뒤집으세요.") == [])
  }

  @Test func theLocationOfAFindingCountsEscapes() throws {
    let review = TranslationReview(
      of: "T", in: try LanguageTag("ko"), beside: StringsFile("\"a\" = \"\\\"x\\\" \\\\{ y!\";"))
    let found = review.findings(in: StringsFile(#""a" = "\"가\" \\{ 나！";"#)).filter {
      $0.check == .fullWidth
    }
    #expect(found.map { $0.problem.place?.column } == [19])
  }

  @Test func aTypedEntryHasTheFindingsOfItsFile() throws {
    let source = StringsFile("\"a\" = \"Play again\"; \"b\" = \"Quit\";")
    let file = StringsFile("\"a\" = \"다시  하기\"; \"b\" = \"끝！\";")
    let review = TranslationReview(of: "T", in: try LanguageTag("ko"), beside: source)
    let whole = review.findings(in: file).filter { $0.severity > .note }
    let single = file.entries.flatMap { review.findings(of: $0, in: file) }.filter {
      $0.severity > .note
    }
    #expect(single == whole)
    #expect(whole.map(\.check) == [.doubleSpace, .endPunctuation, .fullWidth])
  }
}
