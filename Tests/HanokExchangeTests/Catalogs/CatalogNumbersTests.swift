import HanokLocalization
import HanokUnicode
import Testing

@testable import HanokExchange

/// Arguments have the numbers that Foundation gives them, and only numbers are counted.
@Suite struct CatalogNumbersTests {
  private func catalog(_ text: String, path: String = "fr.lproj/T.stringsdict") throws
    -> ImportedCatalog
  {
    guard case .catalog(let catalog) = try ImportedFile(Array(text.utf8), path: path) else {
      throw Problem(.unknownFormat)
    }
    return catalog
  }

  private func rules(
    _ name: String, type: String = "d", kind: String = "NSStringPluralRuleType",
    _ forms: KeyValuePairs<String, String>
  ) -> String {
    let texts = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
    return """
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>\(kind)</string>
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>\(texts)</dict>
      """
  }

  private func dictionary(_ format: String, _ rules: String...) -> String {
    """
    <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>
    <string>\(format)</string>\(rules.joined())</dict></dict></plist>
    """
  }

  private func value(_ text: String, path: String = "fr.lproj/T.stringsdict") throws -> String? {
    let catalog = try catalog(text, path: path)
    #expect(catalog.refused.isEmpty)
    return catalog.texts[try LanguageTag("fr")]?.first?.value
  }

  @Test func aVariablesTextCountsOnFromItsArgument() throws {
    let text = dictionary(
      "%#@files@", rules("files", ["one": "%d file in %@", "other": "%d files in %@"]))
    #expect(
      try value(text) == """
        .input {$files :integer}
        .match $files
        one {{{$files} file in {$arg2}}}
        *   {{{$files} files in {$arg2}}}
        """)
  }

  private func unit(_ value: String) -> String {
    "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
  }

  private func xcstrings(_ format: String, argument: Int) -> String {
    """
    {"sourceLanguage": "en", "strings": {"k": {"localizations": {"fr": {
      "stringUnit": {"state": "translated", "value": "\(format)"},
      "substitutions": {"count": {"argNum": \(argument), "formatSpecifier": "lld",
        "variations": {"plural": {"other": \(unit("%arg items"))}}}}}}}}}
    """
  }

  @Test func aConversionAfterASubstitutionIsTheNextArgument() throws {
    #expect(
      try value(xcstrings("%#@count@ for %@", argument: 1), path: "T.xcstrings")
        == ".input {$arg1 :integer}\n.match $arg1\n* {{{$arg1} items for {$arg2}}}")
    // Which argument is meant?
    let catalog = try catalog(xcstrings("%#@count@ for %@", argument: 3), path: "T.xcstrings")
    #expect(catalog.refused.map(\.kind) == [.invalidCatalogString])
  }

  @Test func aVariableWithoutATextSelectsNothing() throws {
    let text = dictionary(
      "%#@names@%#@mutual@", rules("names", type: "@", ["one": "", "other": ""]),
      rules("mutual", ["other": "%1$@ and %2$d"]))
    #expect(
      try value(text) == ".input {$mutual :integer}\n.match $mutual\n* {{{$arg1} and {$mutual}}}")
  }

  @Test func onlyNumbersAreCounted() throws {
    for text in [
      dictionary("%#@n@", rules("n", type: "@", ["other": "x"])),
      dictionary("%#@n@", rules("n", kind: "NSStringGenderRuleType", ["other": "x"])),
      dictionary("%#@n@ of %1$@", rules("n", ["other": "%d"])),
    ] {
      let catalog = try catalog(text)
      #expect(catalog.refused.map(\.kind) == [.uncountedText], "\(text)")
      #expect(catalog.texts[try LanguageTag("fr")]?.isEmpty == true)
    }
  }

  @Test func theKeySaysWhichArgumentIsCounted() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {"i %@ %lld": {"localizations": {"fr": {"variations":
        {"plural": {"one": \(unit("%1$@ one")), "other": \(unit("%1$@ many"))}}}}}}}
      """
    #expect(
      try value(text, path: "T.xcstrings") == """
        .input {$arg2 :integer}
        .match $arg2
        one {{{$arg1} one}}
        *   {{{$arg1} many}}
        """)
  }

  @Test func anEmptyFormBesideTextIsMeant() throws {
    let text = dictionary("%1$d item%1$#@s@", rules("s", ["one": "", "other": "s"]))
    let catalog = try catalog(text)
    #expect(catalog.left.skips.isEmpty)
    #expect(
      try value(text) == """
        .input {$s :integer}
        .match $s
        one {{{$s} item}}
        *   {{{$s} items}}
        """)
  }

  @Test func anEmptyFormForOtherNumbersIsRefused() throws {
    let text = dictionary("%#@n@", rules("n", ["one": "one", "other": ""]))
    #expect(try catalog(text).refused.map(\.kind) == [.invalidCatalogString])
  }

  @Test func aVariableThatNoTextUsesIsNamed() throws {
    let text = dictionary("%#@n@", rules("n", ["other": "%d"]), rules("m", ["other": "%d"]))
    #expect(try catalog(text).left.skips == [.init(name: "k|m (fr)", reason: .unused)])
  }

  // MARK: - Languages and names

  @Test(arguments: [("he", "iw"), ("zh-Hans", "zh-hans"), ("pt-BR", "pt_BR"), ("ko", "Korean")])
  func aLanguageThatIsTwiceInAStringIsAConflict(first: String, second: String) throws {
    func text(_ one: String, _ two: String, _ three: String = "") -> String {
      """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {
        "\(first)": \(unit(one)),
        "\(second)": \(unit(two))\(three)}}}}
      """
    }
    let language = try LanguageTag(first)
    let different = try catalog(text("A", "B"), path: "T.xcstrings")
    #expect(different.texts[language]?.isEmpty == true && different.left.left == 2)
    let conflict = try #require(different.left.conflicts.first)
    #expect(conflict.kind == .duplicateUnit && conflict.place?.line == 3)
    #expect(conflict.arguments["first"] == "A" && conflict.arguments["second"] == "B")
    #expect(conflict.arguments["line"] == 2 && conflict.arguments["key"] == "k")
    let equal = try catalog(text("A", "A"), path: "T.xcstrings")
    #expect(equal.texts[language]?.map(\.value) == ["A"] && equal.left.unchanged == 1)
    let empty = try catalog(text("", "A"), path: "T.xcstrings")
    #expect(empty.texts[language]?.map(\.value) == ["A"] && empty.left.unfinished == 1)
  }

  @Test func theSourceTwiceKeepsItsOwnTexts() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {
        "en": \(unit("A")), "EN": \(unit("B"))}}}}
      """
    let catalog = try catalog(text, path: "T.xcstrings")
    #expect(catalog.left.conflicts.map(\.kind) == [.duplicateUnit])
  }

  @Test(arguments: [("A.b.strings", "A.b"), ("A.c.xcstrings", "A.c"), ("A", "A"), (".a", ".a")])
  func aTablesNameIsTheFilesWithoutItsExtension(file: String, table: String) throws {
    #expect(try catalog("\"k\" = \"v\";", path: "fr.lproj/\(file)").table == table)
  }

  @Test func aStaleStringIsLeftInEachLanguage() throws {
    let text = """
      {"sourceLanguage": "en", "strings": {"k": {"extractionState": "stale", "localizations": {
        "fr": \(unit("A")), "ko": \(unit("B"))}}}}
      """
    let catalog = try catalog(text, path: "T.xcstrings")
    #expect(catalog.languages.map(\.description) == ["fr", "ko"])
    for language in catalog.languages {
      #expect(catalog.left(in: language).skips == [.init(name: "k", reason: .unused)])
    }
  }
}
