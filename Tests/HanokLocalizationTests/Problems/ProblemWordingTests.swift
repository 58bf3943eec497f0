import HanokUnicode
import MessageFormat
import Testing

@testable import HanokLocalization

@Suite struct ProblemWordingTests {
  private static let languages = ["ar", "de", "en", "ja", "ko", "zh-Hans"]
  private static let prefixes = ["problem.", "remedy."]

  private func table(_ language: String) throws -> [String: String] {
    let path = "\(Fixtures.localizations)/\(language).lproj/Hanok.strings"
    let file = StringsFile(try FileReader.bytes(of: path), path: path)
    #expect(file.checked(as: "Hanok").isEmpty)
    return Dictionary(uniqueKeysWithValues: file.entries.map { ($0.key.value, $0.value.value) })
  }

  private func variables(_ source: String) -> Set<String> {
    Set(ParsedMessage(parsing: source).parameters.map(\.name))
  }

  @Test(arguments: languages)
  func everyKindHasItsWords(language: String) throws {
    let table = try table(language)
    for kind in Problem.Kind.all {
      for prefix in Self.prefixes {
        #expect(table[prefix + kind.name]?.isEmpty == false, "\(prefix)\(kind.name)")
      }
    }
    #expect(table["suggestion"] != nil)
  }

  @Test(arguments: languages)
  func everyTextIsAboutAKind(language: String) throws {
    let names = Set(Problem.Kind.all.flatMap { kind in Self.prefixes.map { $0 + kind.name } })
    let keys = try table(language).keys.filter { key in Self.prefixes.contains { key.hasPrefix($0) }
    }
    #expect(Set(keys).subtracting(names).isEmpty)
  }

  /// Every word of the toolkit is in all its languages, with the values that English has.
  @Test(arguments: languages)
  func keysAndVariablesAreThoseOfEnglish(language: String) throws {
    let (english, other) = (try table("en"), try table(language))
    #expect(Set(other.keys).symmetricDifference(english.keys).sorted() == [])
    for (key, text) in english where other[key] != nil {
      #expect(variables(other[key] ?? "") == variables(text), "\(key)")
      #expect(other[key]?.isEmpty == text.isEmpty, "\(key)")
    }
  }

  @Test func everyLanguageOfTheToolkitIsChecked() throws {
    let folders = try FileReader.names(in: Fixtures.localizations)
    let tables = try folders.filter { folder in
      try FileReader.names(in: Fixtures.localizations + "/" + folder).contains("Hanok.strings")
    }
    #expect(tables == Self.languages.map { $0 + ".lproj" })
  }

  /// Messages that break off, or go wrong, where each of the things that can be expected is.
  private static let brokenMessages = [
    "{$a", "{", "{$}", "{$a:", "{:}", "{|a", "\\a", "a}", "{{a", "{{a}}b", ".input a", ".input {a}",
    ".local", ".local a", ".local $a={1}", ".local $a {1}", ".match", ".match $a", "{$a :b c=}",
    "{$a :b c=1d=2}", "{$a @b=}", "{#}", "{/a", ".match $a *", ".match $a x y", ".match $a |x {{}}",
    "{$a $b}", "{$a :b:c:d}", "\0", ".match $a * {{}} x",
    ".input {$a :integer}.match $a * {{}} $ {{}}", "{$a :b c}", "{1 :b |c|}", "{ }",
  ]

  @Test(arguments: languages)
  func expectationsOfSyntaxErrorsHaveTexts(language: String) throws {
    let localizer = try Fixtures.localizer(language)
    var subjects: Set<String> = []
    for source in Self.brokenMessages {
      let file = StringsFile(
        Array("\"a\"=".utf8) + StringsLiteral(source).source + [Byte.semicolon])
      for error in ParsedMessage(parsing: source).errors { subjects.insert(error.subject) }
      for problem in file.checked(as: "T") { _ = localizer.describe(Problem(problem)) }
    }
    #expect(localizer.problems.isEmpty)
    #expect(subjects.filter { $0.count > 1 }.count >= 10, "\(subjects.sorted())")
  }

  @Test(arguments: languages)
  func theWordsOfAProblemNeedOnlyWhatItHas(language: String) throws {
    let localizer = try Fixtures.localizer(language)
    var problems = StringsFile(
      "\"a\" = \"\\q \\U1\"\n\"a\" = \"2\"; x\n\"b\" \"c\"; \"d\"; \"\" = \"\"; \"e\" = \"",
      path: "T"
    ).problems
    problems += Catalog(folders: ["/nowhere", Fixtures.path("Folders/empty")]).problems
    problems += Catalog(folders: [Fixtures.path("Folders/broken")]).problems
    do throws(Problem) {
      _ = try LanguageRequest(explicit: "xx").choose(among: [.english])
    } catch {
      problems.append(error)
    }
    #expect(Set(problems.map(\.kind)).count >= 13)
    for problem in problems {
      let text = localizer.describe(problem)
      #expect(!text.contains("{"), "\(text)")
    }
    #expect(localizer.problems.isEmpty)
  }
}
