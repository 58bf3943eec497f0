import Foundation
import HanokUnicode
import MessageFormat
import Testing

@testable import HanokLocalization

@Suite struct MisnamedTranslationTests {
  private func problems(
    of language: String, _ files: [String], tables: Set<String> = ["Quiz"]
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let file = folder.appending(path: file)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let problems = MisnamedTranslation.problems(
      of: try LanguageTag(language), tables: tables, in: folder.path)
    return problems.map { problem in
      let path = problem.path?.dropFirst(folder.path.count + 1) ?? ""
      guard case .value(let name)? = problem.arguments["name"] else { return "" }
      return "\(problem.kind.name) \(path) \(name.plainText)"
    }
  }

  @Test(arguments: [
    ("fr/Quiz.strings", "misnamed-language fr fr.lproj"),
    ("fr.proj/Quiz.strings", "misnamed-language fr.proj fr.lproj"),
    ("French.lproj/Quiz.strings", "misnamed-language French.lproj fr.lproj"),
    ("français/Quiz.strings", "misnamed-language français fr.lproj"),
    ("FR.strings", "misnamed-language FR.strings fr.lproj"),
    ("fr.lproj/Quizz.strings", "misnamed-table fr.lproj/Quizz.strings Quiz.strings"),
    ("fr.lproj/Localizable.strings", "misnamed-table fr.lproj/Localizable.strings Quiz.strings"),
    ("FR.lproj/quiz.txt", "misnamed-table FR.lproj/quiz.txt Quiz.strings"),
  ])
  func aNameThatIsNearlyRightIsNamed(file: String, problem: String) throws {
    #expect(try problems(of: "fr", [file, "en.lproj/Quiz.strings"]) == [problem])
  }

  @Test(arguments: [
    "fr-CA.lproj/Quiz.strings", "frames/Quiz.strings", "fr.lproj/Quiz.strings",
    "fr.lproj/Other.strings", ".fr/Quiz.strings", "finnish.lproj/Quiz.strings",
  ])
  func anotherNameIsLeft(file: String) throws {
    #expect(try problems(of: "fr", [file, "en.lproj/Quizz.strings"]) == [])
  }

  @Test func aProgramOfSeveralTablesHasNoUsualName() throws {
    let files = ["fr.lproj/Localizable.strings", "fr.lproj/B.strings"]
    #expect(try problems(of: "fr", files, tables: ["Quiz", "Game"]) == [])
    #expect(try problems(of: "fr", ["fr/a"], tables: []) == ["misnamed-language fr fr.lproj"])
    #expect(MisnamedTranslation.problems(of: .english, in: "/no/such").isEmpty)
  }

  @Test(arguments: [("French", "fr"), ("français", "fr"), ("日本語", "ja"), ("korean", "ko")])
  func aLanguageIsKnownByItsNames(name: String, tag: String) {
    #expect(LanguageTag(named: name)?.description == tag)
    #expect(LanguageTag(named: name + "x") == nil)
  }

  @Test func aLanguageThatThereIsHasAName() throws {
    for tag in ["fr", "kr", "tlh", "haw", "zh-Hant"] { #expect(try LanguageTag(tag).isNamed) }
    for tag in ["jp", "xx", "french"] { #expect(try !LanguageTag(tag).isNamed) }
    #expect(try LanguageTag("jp").meantByCountry?.description == "ja")
    #expect(try LanguageTag("us").meantByCountry?.description == "en")
    for tag in ["french", "xx"] { #expect(try LanguageTag(tag).meantByCountry == nil) }
  }

  @Test func onlyANearLanguageIsSuggested() {
    func suggestion(_ tag: String) -> String? {
      do throws(Problem) {
        _ = try LanguageRequest(explicit: tag).choose(
          among: ["ar", "de", "en", "ko", "zh-Hans"].compactMap { try? LanguageTag($0) })
        return "found"
      } catch { return error.suggestion }
    }
    #expect(suggestion("fr") == nil)
    #expect(suggestion("he") == nil)
    #expect(suggestion("kr") == "ko")
    #expect(suggestion("koo") == "ko")
  }
}
