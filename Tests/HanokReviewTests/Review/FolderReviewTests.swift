import HanokTesting
import HanokUnicode
import Testing

@testable import HanokLocalization
@testable import HanokReview

/// A folder of tables is reviewed as a whole.
@Suite struct FolderReviewTests {
  private func findings(
    _ tables: [String: String], languages: [String]? = nil
  ) throws -> [TranslationFinding] {
    let folder = try TemporaryFolder()
    for (name, text) in tables { try folder.write(text, to: name) }
    let tags = try languages?.map { try LanguageTag($0) }
    return FolderReview(of: try LocalizationFolder(folder.path), languages: tags).findings()
  }

  @Test func tablesAndLanguagesThatDontBelongAreFound() throws {
    let found = try findings([
      "en.lproj/Quiz.strings": "\"a\" = \"One\";", "en.lproj/Score.strings": "\"a\" = \"One\";",
      "ko.lproj/Quizz.strings": "\"a\" = \"하나\";", "jp.lproj/Quiz.strings": "\"a\" = \"一\";",
      "jp.lproj/Score.strings": "\"a\" = \"一\";", "not a tag.lproj/Quiz.strings": "",
    ])
    #expect(
      Set(found.map { "\($0.check) \($0.problem.suggestion ?? "")" })
        == ["unreadable ", "folder-name ja", "missing-table ", "stray-table Quiz"])
    #expect(found.count { $0.check == .missingTable } == 2)
  }

  @Test func aTableWhoseNameDiffersInCaseIsNamed() throws {
    let found = try findings([
      "en.lproj/Quiz.strings": "\"a\" = \"One\";", "fr.lproj/quiz.strings": "\"a\" = \"Un\";",
    ])
    #expect(found.map(\.problem.kind.name) == ["table-case"])
    #expect(found.first?.problem.arguments["expected"] == "Quiz")
  }

  @Test(arguments: ["Quiz.STRINGS", "Quiz.string", "Quiz.strings.txt", "quiz.txt"])
  func aTableWithAnotherEndingIsNamed(name: String) throws {
    let found = try findings([
      "en.lproj/Quiz.strings": "\"a\" = \"One\";", "pl.lproj/\(name)": "\"a\" = \"Jeden\";",
    ])
    #expect(found.map(\.check) == [.strayTable])
    #expect(found.first?.problem.kind == .misnamedTable)
    #expect(found.first?.problem.path?.hasSuffix("/pl.lproj/\(name)") == true)
    #expect(found.first?.problem.arguments["name"] == "Quiz.strings")
  }

  @Test func aFolderWithTheNameOfALanguageIsTheOnlyFindingOfIt() throws {
    let plural = ".input {$n :integer} .match $n one {{{$n} a}} few {{{$n} b}} * {{{$n} c}}"
    let found = try findings([
      "en.lproj/Quiz.strings": "\"a\" = \"{$n :integer}\";",
      "polish.lproj/Quiz.strings": "\"a\" = \"\(plural)\";",
    ])
    #expect(found.map(\.check) == [.folderName])
    #expect(found.first?.problem.kind == .misnamedLanguage)
    #expect(found.first?.problem.arguments["name"] == "pl.lproj")
  }

  /// A region's table has what differs there; the rest is shown in the language itself.
  @Test func entriesThatARegionInheritsAreNotMissing() throws {
    let source = "\"a\" = \"Play again\"; \"b\" = \"Quit\"; \"c\" = \"Color of it\";"
    let tables = [
      "en.lproj/A.strings": source,
      "fr.lproj/A.strings": "\"a\" = \"Rejouer\"; \"b\" = \"Quitter\"; \"c\" = \"Couleur\";",
      "fr-CA.lproj/A.strings": "\"b\" = \"Sortir\";",
      "en-GB.lproj/A.strings": "\"a\" = \"Play again\"; \"c\" = \"Colour of it\";",
      "de-AT.lproj/A.strings": "\"a\" = \"Play again\"; \"b\" = \"Ende\";",
    ]
    let found = try findings(tables).filter { $0.severity > .note }
    #expect(found.map(\.check) == [.sameAsSource, .missing])
    #expect(found.allSatisfy { $0.problem.path?.contains("/de-AT.lproj/") == true })
    // What the language itself lacks, its region lacks, too.
    var fewer = tables
    fewer["fr.lproj/A.strings"] = "\"a\" = \"Rejouer\";"
    let regional = try findings(fewer, languages: ["fr-CA"])
    #expect(regional.map(\.check) == [.missing])
    #expect(regional.first?.problem.arguments["keys"] == "c")
  }

  /// A language that is begun lacks most tables; where few are missing, they were lost or forgotten.
  @Test(
    arguments: [
      (["A", "B", "C"], "fr", [.warning]), (["A", "B"], "fr", [.warning, .warning]),
      (["A"], "fr", [.note, .note, .note]), ([], "fr", Array(repeating: .warning, count: 4)),
      // What a country's language lacks, the language has.
      (["A", "B", "C"], "pt-BR", [.note]),
    ] as [([String], String, [TranslationCheck.Severity])])
  func aDeletedTableIsAWarning(
    own: [String], language: String, severities: [TranslationCheck.Severity]
  ) throws {
    var tables = ["\(language).lproj/Other.strings": ""]
    for name in ["A", "B", "C", "D"] {
      tables["en.lproj/\(name).strings"] = "\"a\" = \"One\";"
      tables["pt.lproj/\(name).strings"] = "\"a\" = \"Um\";"
    }
    for name in own { tables["\(language).lproj/\(name).strings"] = "\"a\" = \"Un\";" }
    let found = try findings(tables).filter { $0.check == .missingTable }
    #expect(found.map(\.severity) == severities)
  }

  @Test func aPseudoLanguageIsNotReviewed() throws {
    let source = "\"a\" = \"Try again\"; \"a.keys\" = \"t\"; \"b\" = \"Quit\"; \"b.keys\" = \"q\";"
    let found = try findings([
      "en.lproj/A.strings": source, "en-XA.lproj/A.strings": source + "\"c\" = \"x\";",
    ])
    #expect(found == [])
  }

  @Test func variablesInAnotherOrderThanInAllOtherLanguagesAreANote() throws {
    let source = "\"a\" = \"{$left :integer} minus {$right :integer}\";"
    func checks(_ a: String, _ b: String, _ c: String) throws -> [String] {
      try findings([
        "en.lproj/A.strings": source, "fr.lproj/A.strings": a, "pl.lproj/A.strings": b,
        "tr.lproj/A.strings": c,
      ]).filter { $0.check == .variableOrder }.map { $0.problem.path?.suffix(18).description ?? "" }
    }
    let (right, wrong) = (
      "\"a\" = \"{$left :integer} − {$right :integer}\";",
      "\"a\" = \"{$right :integer} − {$left :integer}\";"
    )
    #expect(
      try checks(right, right, wrong) == ["/tr.lproj/A.strings"].map { $0.suffix(18).description })
    // A language has its own order, as another one has.
    #expect(try checks(right, wrong, wrong) == [])
    #expect(try checks(right, right, right) == [])
    #expect(try checks(right, right, "/* @allow variable-order Verbs come last. */ " + wrong) == [])
    #expect(try checks(right, right, "\"a\" = \"{$right :integer}\";") == [])
  }

  @Test func aTranslationOfTheToolkitsTablesBelongs() throws {
    let found = try findings([
      "en.lproj/Quiz.strings": "\"a\" = \"One\";", "fr.lproj/Quiz.strings": "\"a\" = \"Un\";",
      "fr.lproj/Hanok.strings": "\"yes\" = \"Oui\";",
    ])
    #expect(found == [])
  }

  @Test func theGlossaryOfTheFolderIsUsed() throws {
    let found = try findings([
      "en.lproj/Glossary.strings": "\"card\" = \"card\";",
      "ko.lproj/Glossary.strings": "\"card\" = \"카드\";",
      "en.lproj/Game.strings": "\"a\" = \"A card\";", "ko.lproj/Game.strings": "\"a\" = \"명함\";",
    ])
    #expect(found.map(\.check) == [.term])
  }

  @Test func onlyTheLanguagesThatAreAskedForAreReviewed() throws {
    let tables = [
      "en.lproj/A.strings": "\"a\" = \"One\";", "ko.lproj/A.strings": "\"a\" = \"하나！\";",
      "ja.lproj/A.strings": "\"a\" = \"一!\";",
    ]
    let all = try findings(tables)
    #expect(all.map { $0.problem.path?.contains("ja.lproj") } == [true, true, false, false])
    let korean = try findings(tables, languages: ["ko"])
    #expect(korean.allSatisfy { $0.problem.path?.contains("ko.lproj") == true })
    #expect(korean.count == 2)
  }

  @Test func aSourceThatCantBeReadIsTheOnlyFindingOfItsTable() throws {
    let large = String(repeating: " ", count: StringsFile.largestSize + 1)
    let tables = ["en.lproj/A.strings": large, "ko.lproj/A.strings": "\"a\" = \"하나！\";"]
    for languages in [nil, ["ko"]] {
      let found = try findings(tables, languages: languages)
      #expect(found.map(\.check) == [.unreadable])
      #expect(found.first?.problem.path?.contains("en.lproj") == true)
    }
  }
}
