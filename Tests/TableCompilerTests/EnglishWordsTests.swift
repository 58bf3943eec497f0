import HanokLocalization
import HanokTableRules
import HanokTableSyntax
import HanokUnicode
import MessageFormat
import Testing

@testable import TableCompiler

/// The compiler's sentences are those of a program in English, which ICU formats.
@Suite struct EnglishWordsTests {
  private static let folder =
    String(#filePath.dropLast("Tests/TableCompilerTests/EnglishWordsTests.swift".count))
    + "Localizations"

  private let words = EnglishWords(folder: folder)
  private let localizer = Localizer(catalog: Catalog(folders: [folder]), language: .english)

  /// The kinds of tables and messages, and those of the rules that the compiler knows.
  private static let kinds =
    ProblemKind.all + checks.map(\.kind)
    + ["full-width-brace", "mojibake", "unknown-option"].map {
      ProblemKind($0, table: "HanokReview")
    }
  private static let checks: [TranslationCheck] = [
    .conflictMarker, .missing, .missingTable, .renamed, .badVariantKey, .variableInKey,
    .otherType, .missingVariable, .numberWrittenOut, .unknownMarkup, .markupDiffers,
    .loneBidiControl, .unbalancedIsolate, .controlCharacter, .unknownCheck,
  ]

  @Test(arguments: kinds)
  func eachSentenceIsThatOfAProgram(kind: ProblemKind) {
    for number in [0, 1, 2, 12, 1_234, 1_234_567] {
      for word in ["full", "folder", "", "|a b|", "*"] {
        let problem = TableProblem(kind, arguments(number, word), path: "en.lproj/T.strings")
        let expected = localizer.describe(Problem(problem), label: "warning: ")
        #expect(words.describe(problem, label: "warning: ") == expected)
      }
    }
    #expect(localizer.problems.isEmpty, "\(localizer.problems)")
  }

  /// Values for all variables of the sentences.
  ///
  /// The tag is of a language without a name, which ICU writes as it is.
  private func arguments(_ number: Int, _ word: String) -> [String: TableProblem.Argument] {
    var arguments: [String: TableProblem.Argument] = ["language": "qaa", "key": "a.b"]
    for name in ["count", "limit", "line"] { arguments[name] = .number(number) }
    for name in Self.texts { arguments[name] = .text(word) }
    return arguments
  }

  private static let texts = [
    "brace", "categories", "escape", "expected", "keys", "languages", "name", "numbers", "other",
    "reason", "subject", "table", "tag", "target", "text",
  ]

  @Test func theErrorsOfMessagesHaveTheirExpectations() {
    let sources = [
      "{", "}", "{$x", "{$x :", "{|a", ".input", ".local $a", ".match", "{{a", "{$x a=}", "{#a",
      "\\a",
      ".macth $x * {{}}", "{$a :number x=1 x=2}", ".input {$x :number} .match $x one {{}}",
      "{$x :integer\n}}", ".match $x * {{}}", "{$x @}", "{1 :number",
    ]
    for source in sources {
      let errors = ReadMessage(source).errors
      #expect(!errors.isEmpty, "\(source)")
      for error in errors {
        for path in ["en.lproj/T.strings", nil] {
          var lines = SourceLines(Array(source.utf8))
          let problem = TableProblem(
            error, key: "k", table: "T", path: path,
            place: lines.place(at: error.place.lowerBound))
          #expect(
            words.describe(problem, label: "error: ")
              == localizer.describe(Problem(problem), label: "error: "))
        }
      }
    }
    #expect(localizer.problems.isEmpty, "\(localizer.problems)")
  }

  @Test(arguments: ["가나 x", "ＡＢ x", "漢字、x", "é\tx", "🎈🦋x", "אב x", "\u{202E}a\u{200E}x"])
  func theCaretIsBelowItsCharacter(line: String) throws {
    var lines = SourceLines(Array(line.utf8))
    let problem = TableProblem(.strayText, place: lines.place(at: line.utf8.count - 1))
    #expect(
      words.describe(problem, label: "") == localizer.describe(Problem(problem), label: ""))
  }

  @Test func aSuggestionIsAsked() {
    let problem = TableProblem(.missingFile, path: "a", suggestion: "b")
    #expect(
      words.describe(problem, label: "")
        == "a: There is no such file.\nDid you mean “b”?\nCheck the path.")
  }

  @Test func withoutTheTablesTheKeysAreShown() {
    let problem = TableProblem(.missingFile, path: "a")
    #expect(
      EnglishWords(folder: "/nowhere").describe(problem, label: "error: ")
        == "a: error: {Hanok.problem.missing-file}\n{Hanok.remedy.missing-file}")
  }
}
