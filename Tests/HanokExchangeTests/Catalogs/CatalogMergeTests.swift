import HanokLocalization
import HanokUnicode
import Testing

@testable import HanokExchange

/// Catalogs and tables of others are merged without a loss in the tables that are there.
@Suite struct CatalogMergeTests {
  private func catalog(_ text: String, path: String = "fr.lproj/T.strings") throws
    -> ImportedCatalog
  {
    guard case .catalog(let catalog) = try ImportedFile(Array(text.utf8), path: path) else {
      throw Problem(.unknownFormat)
    }
    return catalog
  }

  /// Returns a catalog of Xcode with a unit in French.
  private func xcstrings(
    _ value: String, state: String = "translated", key: String = "quit", english: String? = nil
  ) -> String {
    let source = english.map {
      "\"en\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0)\"}}, "
    }
    return """
      {"sourceLanguage": "en", "strings": {"\(key)": {"localizations": {\(source ?? "")
        "fr": {"stringUnit": {"state": "\(state)", "value": "\(value)"}}}}}}
      """
  }

  private func merge(
    _ catalog: ImportedCatalog, into table: String = "", source: String?, in language: String = "fr"
  ) throws -> CatalogMerge {
    let texts = catalog.texts[try LanguageTag(language)] ?? []
    let merge = CatalogMerge(
      texts, into: StringsFile(table), source: source.map { StringsFile($0) })
    #expect(merge.outcome.texts == texts.count)
    #expect(merge.result.problems.isEmpty)
    return merge
  }

  @Test func theSourceCanGetAnArgument() throws {
    let catalog = try catalog(
      "\"quit\" = \"Hello %1$@, %2$@\";", path: "en.lproj/T.strings")
    let merge = try merge(
      catalog, into: "\"quit\" = \"Hello {$arg1}\";", source: nil, in: "en")
    #expect(merge.outcome.changed == 1)
    #expect(merge.result.entry("quit")?.value.value == "Hello {$arg1}, {$arg2}")
  }

  // MARK: - Our tables

  private static let ours = #"""
    "a" = "Hello, {$name}!";
    "b" = ".input {$n :integer} .match $n one {{one}} * {{{$n}}}";
    "c" = "Quit";
    "d" = "100 %d";
    """#

  @Test func aTableOfOursIsMergedAsItIs() throws {
    let theirs = #"""
      /* Note.
         @source Hello {$name}
         @allow line-end */
      "a" = "Salut {$name}";
      "b" = ".input {$n :integer} .match $n one {{un}} * {{{$n}}}";
      /* @untranslated */
      "c" = "Quit";
      "d" = "%d cent";
      /* @gone */
      "e" = "Parti";
      """#
    let catalog = try catalog(theirs)
    #expect(catalog.left.skips == [.init(name: "e", reason: .unused)])
    let merge = try merge(
      catalog, into: "\"a\" = \"Bonjour {$name}\";\n/* Kept. */\n\"c\" = \"Quitter\";",
      source: Self.ours)
    let table = merge.result
    #expect(table.value("a") == "Salut {$name}" && table.value("d") == "%d cent")
    #expect(table.value("b") == ".input {$n :integer} .match $n one {{un}} * {{{$n}}}")
    #expect(table.value("c") == "Quitter" && table.value("e") == nil)
    let note = try #require(table.entry("a")?.note)
    #expect(note.description == "Note." && note.source == "Hello {$name}")
    #expect(note[EntryNote.Name.allow] == "line-end")
    #expect(merge.outcome.added == 2 && merge.outcome.changed == 1)
    #expect(merge.outcome.skips == [.init(name: "c", reason: .unfinished)])
  }

  /// What only our tables have tells them from Apple's, even if it is wrong.
  @Test(arguments: [
    "Salut {$name", "{{Salut}", ".match $n * {{x}}", "{$n :integer minimumIntegerDigits=}",
  ])
  func aMistakeInATableOfOursIsNamed(value: String) throws {
    let catalog = try catalog("\"a\" = \"\(value)\";")
    #expect(catalog.refused.count == 1 && catalog.refused[0].place?.line == 1)
    #expect(try !merge(catalog, into: "\"a\" = \"Salut\";", source: Self.ours).isChanged)
  }

  @Test(arguments: ["{#b}x{/b}", "{:hanok:x}", "\\\\{x\\\\}", "{|a| :string}"])
  func aMessageThatIsMoreThanTextIsOurs(value: String) throws {
    let texts = try catalog("\"a\" = \"\(value)\";").texts[try LanguageTag("fr")]
    #expect(texts?.map(\.value) == [value.replacing("\\\\", with: "\\")])
  }

  @Test(arguments: ["{name}", "{0}", "a { b", "50 %"])
  func bracesOfOthersAreText(value: String) throws {
    let texts = try catalog("\"a\" = \"\(value)\";").texts[try LanguageTag("fr")]
    let escaped = value.replacing("{", with: "\\{").replacing("}", with: "\\}")
    #expect(texts?.map(\.value) == [escaped])
  }

  // MARK: - The source

  @Test func aCatalogWithoutASourceTextLeavesTheSource() throws {
    let english = #"""
      "quit" = "Quit now";
      "score" = ".input {$points :integer} .match $points one {{{$points} point}} * {{{$points} points}}";
      """#
    let catalog = try catalog(
      """
      {"sourceLanguage": "en", "strings": {"new": {},
        "quit": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Quitter"}}}},
        "score": {"localizations": {"fr": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld point"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld points"}}}}}}}}}
      """)
    let source = try merge(catalog, into: english, source: nil, in: "en")
    #expect(source.result.value("quit") == "Quit now" && source.result.value("new") == "new")
    #expect(source.result.value("score") == StringsFile(english).value("score"))
    #expect(source.outcome.added == 1 && source.outcome.unchanged == 2)
    // The argument has the name that the source gives it.
    let french = try merge(catalog, source: english).result
    #expect(
      french.value("score") == """
        .input {$points :integer}
        .match $points
        one {{{$points} point}}
        *   {{{$points} points}}
        """)
  }

  @Test func aVariableThatTheSourceLacksIsRefused() throws {
    let catalog = try catalog("\"a\" = \"%@ et %@\";")
    let merge = try merge(catalog, into: "\"a\" = \"Bon\";", source: "\"a\" = \"{$one}\";")
    #expect(merge.outcome.refused.map(\.kind) == [.inventedVariable] && !merge.isChanged)
    #expect(merge.outcome.refused[0].arguments["name"] == "{$arg1}")
    #expect(merge.outcome.refused[0].place?.column == 7)
  }

  @Test func theSourceKeepsTheNamesOfItsArguments() throws {
    let catalog = try catalog("\"a\" = \"%lld cats\";", path: "en.lproj/T.strings")
    let old = "\"a\" = \"{$cats :integer} cat(s)\";"
    let merge = try merge(catalog, into: old, source: nil, in: "en")
    #expect(merge.result.value("a") == "{$cats :integer} cats")
    let two = "\"a\" = \"{$cats :integer} {$dogs :integer}\";"
    let refused = try self.merge(
      try self.catalog("\"a\" = \"%lld %lld\";"), into: two, source: nil, in: "fr")
    #expect(refused.outcome.refused.map(\.kind) == [.inventedVariable] && !refused.isChanged)
  }

  // MARK: - Empty and unfinished texts

  @Test(arguments: ["", "/* @untranslated */ "])
  func anEmptyTextReplacesNothing(note: String) throws {
    let plural = """
      {"sourceLanguage": "en", "strings": {"quit": {"localizations": {"fr": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "new", "value": ""}},
        "other": {"stringUnit": {"state": "new", "value": ""}}}}}}}}}
      """
    for file in [xcstrings(""), "\"quit\" = \"\";", xcstrings("", state: "new"), plural] {
      let catalog = try catalog(file)
      let old = note + "\"quit\" = \"Quitter\";"
      let merge = try merge(catalog, into: old, source: "\"quit\" = \"Quit\";")
      #expect(!merge.isChanged && merge.outcome.skips == [.init(name: "quit", reason: .empty)])
      #expect(try !self.merge(catalog, source: "\"quit\" = \"Quit\";").isChanged)
    }
  }

  @Test func anEmptyTextOfAnEmptySourceIsItsTranslation() throws {
    let merge = try merge(try catalog("\"a\" = \"\";"), source: "\"a\" = \"\";")
    #expect(merge.result.value("a") == "" && merge.outcome.added == 1)
  }

  @Test func anEmptyPluralFormIsNamed() throws {
    let catalog = try catalog(
      """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"fr": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": ""}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld chats"}}}}}}}}}
      """)
    #expect(catalog.left.skips == [.init(name: "k|one (fr)", reason: .empty)])
    let texts = catalog.texts[try LanguageTag("fr")]
    #expect(
      texts?.map(\.value) == [".input {$arg1 :integer}\n.match $arg1\n* {{{$arg1} chats}}"])
  }

  private static let quit = "\"quit\" = \"Quit\";"

  @Test(arguments: ["new", "needs_review", "stale"])
  func anUnfinishedTextStaysUnfinished(state: String) throws {
    let catalog = try catalog(xcstrings("Quitter", state: state, english: "Quit"))
    let skips = [MergeOutcome.Skip(name: "quit", reason: .unfinished)]
    let new = try merge(catalog, source: Self.quit)
    let note = try #require(new.result.entry("quit")?.note)
    #expect(new.result.value("quit") == "Quitter" && new.outcome.skips == skips)
    #expect(note.isUntranslated && note.source == "Quit")
    // Nothing is replaced, be it finished or the draft of somebody else.
    for old in ["\"quit\" = \"Sortir\";", "/* @untranslated */ \"quit\" = \"Sortir\";"] {
      let merge = try merge(catalog, into: old, source: Self.quit)
      #expect(!merge.isChanged && merge.outcome.skips == skips)
    }
    let equal = try merge(catalog, into: "\"quit\" = \"Quitter\";", source: Self.quit)
    #expect(equal.result.entry("quit")?.note[EntryNote.Name.state] == "needs-review")
    #expect(equal.outcome.skips == skips)
    let again = try merge(catalog, into: equal.result.text, source: Self.quit)
    #expect(!again.isChanged && again.outcome.unchanged == 1)
    // Its translator finishes it.
    for table in [new.result, equal.result] {
      let done = try merge(
        try self.catalog(xcstrings("Quitter", english: "Quit")), into: table.text,
        source: Self.quit)
      #expect(done.result.text.contains("/* @source Quit */\n\"quit\" = \"Quitter\";"))
      #expect(done.outcome.confirmed == 1 && done.outcome.unchanged == 1)
    }
  }

  @Test func sourceCopiesAreNotDrafts() throws {
    let catalog = try catalog(xcstrings("Quit", state: "new", english: "Quit"))
    #expect(try !merge(catalog, source: Self.quit).isChanged)
    let merge = try merge(catalog, into: Self.quit, source: Self.quit)
    #expect(!merge.isChanged && merge.outcome.unfinished == 1)
  }

  @Test func anUnfinishedSourceReplacesNothing() throws {
    let text = xcstrings("x").replacing("\"fr\"", with: "\"en\"")
      .replacing("translated", with: "needs_review")
    let merge = try merge(try catalog(text), into: Self.quit, source: nil, in: "en")
    #expect(!merge.isChanged && merge.outcome.unfinished == 1)
  }

  @Test func bothCommentsOfAnEntryAreImported() throws {
    let catalog = try catalog("/* c1 */ \"a\" = \"x\"; // t")
    #expect(catalog.texts[try LanguageTag("fr")]?.map(\.comment) == ["c1\nt"])
  }

  @Test(arguments: [
    ("a */ b", "a * / b"), ("a /* b", "a / * b"), ("/*/", "/ * /"), ("*/*/", "* / * /"),
  ])
  func aCommentOfOthersEndsWithItsEntry(comment: String, description: String) throws {
    let catalog = try catalog(
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"comment\": \"\(comment)\"}}}")
    let merge = try merge(catalog, source: nil, in: "en")
    #expect(merge.result.entries.map(\.key.value) == ["a"])
    #expect(merge.result.entry("a")?.note.description == description)
  }
}
