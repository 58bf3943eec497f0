import HanokArguments
import HanokSystem
import HanokTesting
import Testing

@testable import HanokCommand

@MainActor @Suite struct AddCommandTests {
  private static let quiz = """
    /* Points. */
    "score" = ".input {$n :integer}
    .match $n
    one {{{$n} point}}
    *   {{{$n} points}}";

    "title" = "Quiz";

    """

  @Test func aLanguageIsAddedToBeTranslated() async throws {
    let tables = try TranslationFolder(["en/Quiz": Self.quiz, "en/Hanok": "\"ok\" = \"OK\";\n"])
    let transcript = await tables.run("add", "pl")
    #expect(transcript.errors == "" && transcript.status == 0)
    #expect(
      tables.short(transcript.output) == """
        Created L/pl.lproj: 3 messages in Hanok.strings and Quiz.strings.
        Next: translate with hanok edit pl, or in any editor; then run hanok check.

        """)
    #expect(
      tables.text("pl/Quiz") == """
        /* Points.
           @untranslated */
        "score" = ".input {$n :integer}
        .match $n
        one  {{{$n} point}}
        few  {{{$n} points}}
        many {{{$n} points}}
        *    {{{$n} points}}";

        /* @untranslated */
        "title" = "Quiz";

        """)
    #expect(tables.text("pl/Hanok") == "/* @untranslated */\n\"ok\" = \"OK\";\n")
    #expect(await tables.run("update").output == "Everything is up to date.\n")
  }

  @Test func aLanguageOfARegionBesideTheGeneralOneIsReported() async throws {
    let tables = try TranslationFolder(["en/Quiz": Self.quiz, "pl/Quiz": ""])
    let transcript = await tables.run("add", "pl_PL")
    #expect(transcript.status == 0)
    #expect(transcript.output.contains("\npl already exists, so pl-PL needs only the messages"))
    let other = await tables.run("add", "fr-CA")
    #expect(!other.output.contains("already"))
  }

  @Test(arguments: [
    ("jp", "“jp” is a country code, not a language tag.\nDid you mean “ja”?"),
    ("french", "“french” isn’t the tag of any known language.\nDid you mean “fr”?"),
    ("français", "“français” isn’t a language tag.\nDid you mean “fr”?"),
    ("xx", "“xx” isn’t the tag of any known language.\nWrite a language tag"),
    ("en", "en is the source language."),
    (
      "en-XA",
      "en-XA is a pseudo-language, which is generated from the source.\nCreate its tables with hanok pseudo en-XA."
    ),
    ("ko", "L/ko.lproj already exists.\nBring it up to date with hanok update ko."),
    ("ko.lproj", "L/ko.lproj already exists."),
    ("de", "L/de: This looks like the folder for “de”, but its name is different.\nRename it de"),
  ])
  func aLanguageThatCannotBeAddedIsExplained(tag: String, sentence: String) async throws {
    let tables = try TranslationFolder(["en/Quiz": Self.quiz, "ko/Quiz": "\"a\" = \"b\";"])
    try tables.folder.write("", to: "Localizations/de/Quiz.strings")
    let transcript = await tables.run("add", tag)
    #expect(tables.short(transcript.errors).hasPrefix("hanok: " + sentence), "\(transcript.errors)")
    #expect(transcript.output == "" && transcript.status == 64)
    #expect(try tables.folder.names == ["Localizations"])
    #expect(tables.text("ko/Quiz") == "\"a\" = \"b\";")
    #expect(tables.text("fr/Quiz") == nil && tables.text("jp/Quiz") == nil)
  }

  @Test func aLanguageWithoutDataCanBeAdded() async throws {
    let tables = try TranslationFolder(["en/Quiz": Self.quiz])
    #expect(await tables.run("add", "tlh").status == 0)
    #expect(tables.text("tlh/Quiz")?.contains("{$n :integer} points") == true)
  }

  @Test func theToolkitsWordsAreFoundWhereThePackageHasThem() async throws {
    let tables = try TranslationFolder(["en/Quiz": Self.quiz])
    #expect(await tables.run("add", "pl").output.contains("Use --with to specify their folder."))
    for (name, language) in [
      ("Hanok", "en"), ("HanokArguments", "en"), ("HanokScenes", "en"),
      ("Hanok", "ko"), ("HanokArguments", "ko"), ("Hanok", "de"),
    ] {
      let file = "\(language).lproj/\(name).strings"
      try tables.folder.write(
        "\"yes\" = \"Yes\";\n", to: ".build/checkouts/kit/Localizations/\(file)")
    }
    let french = await tables.run("add", "fr")
    #expect(
      tables.short(french.output).hasPrefix(
        "Created L/fr.lproj: 2 messages in Quiz.strings.\n"
          + "Hanok’s own text: 2 messages in Hanok.strings and HanokArguments.strings, for your"))
    #expect(tables.text("fr/Hanok") == "/* @untranslated */\n\"yes\" = \"Yes\";\n")
    #expect(tables.text("fr/HanokScenes") == nil)
    // Hanok speaks Korean, in every region.
    let korean = await tables.run("add", "ko-KP")
    #expect(korean.output.split(separator: "\n").count == 2)
    #expect(tables.text("ko-KP/Hanok") == nil)
    // In German it has one of its tables.
    let german = await tables.run("add", "de")
    #expect(german.output.contains("\nHanok’s own text: 1 message in HanokArguments.strings, for"))
    #expect(tables.text("de/Hanok") == nil && tables.text("de/HanokArguments") != nil)
    // They are updated and counted with the others.
    try tables.folder.write(
      "\"yes\" = \"Yes\";\n\"no\" = \"No\";\n",
      to: ".build/checkouts/kit/Localizations/en.lproj/Hanok.strings")
    let update = await tables.run("update", "fr")
    #expect(tables.short(update.output) == "L/fr.lproj/Hanok.strings\n  1 new message\n")
    #expect(await tables.run("stats", "fr").output.contains("  Hanok "))
  }

  @Test func messagesOnTheProgramsScreensComeFirst() async throws {
    let tables = try TranslationFolder(["en/Quiz": Self.quiz])
    let toolkit = """
      /* Buttons, of which screens have some. */

      "yes" = "Yes";

      /* How to go on. */
      "next" = "Next";
      "next.keys" = "n";

      "no" = "No";

      """
    try tables.folder.write(toolkit, to: "kit/Localizations/en.lproj/Hanok.strings")
    let page = """
      {"screens": [{"scene": "end", "language": "en", "size": "20x3", "rows": [], "messages": [
        {"table": "Hanok", "key": "next.keys", "row": 0, "column": 0, "width": 1},
        {"table": "Quiz", "key": "title", "row": 1, "column": 0, "width": 1}]}]}
      """
    try tables.folder.write(page, to: "page.json")
    let script = """
      #!/bin/sh
      test "$1 $3 $4" = "--scenes --locale en" && cp '\(tables.folder.file("page.json"))' "$2"
      """
    try tables.folder.write(script, to: "program")
    _ = unsafe chmod(tables.folder.file("program"), 0o700)
    let transcript = await tables.run(
      "add", "fr", "--with", tables.folder.file("kit"), "--program", tables.folder.file("program"))
    #expect(transcript.errors == "" && transcript.status == 0)
    let lines = transcript.output.split(separator: "\n")
    #expect(lines.dropFirst(2).first?.hasPrefix("Your program’s screens show 1 of them;") == true)
    #expect(
      tables.text("fr/Hanok") == """
        /* How to go on.
           @untranslated */
        "next" = "Next";
        /* @untranslated */
        "next.keys" = "n";

        /* Buttons, of which screens have some. */

        /* @untranslated */
        "yes" = "Yes";

        /* @untranslated */
        "no" = "No";

        """)
    // The order of the program's own table is that of its source.
    #expect(tables.text("fr/Quiz")?.hasPrefix("/* Points.") == true)
  }

  @Test func aProgramWithoutScreensMakesNothing() async throws {
    let tables = try TranslationFolder(["en/Quiz": Self.quiz])
    try tables.folder.write("\"yes\" = \"Yes\";", to: "kit/Localizations/en.lproj/Hanok.strings")
    let transcript = await tables.run(
      "add", "fr", "--with", tables.folder.file("kit"), "--program", tables.folder.file("none"))
    #expect(transcript.errors.contains("none didn’t write its screens"))
    #expect(transcript.output == "" && transcript.status != 0)
    #expect(tables.text("fr/Quiz") == nil)
  }

  @Test func theToolkitsFolderCanBeNamed() async throws {
    let tables = try TranslationFolder(["en/Quiz": Self.quiz])
    try tables.folder.write("\"yes\" = \"Yes\";", to: "kit/Localizations/en.lproj/Hanok.strings")
    let missing = await tables.run("add", "fr", "--with", tables.folder.file("other"))
    #expect(missing.errors.contains("Hanok’s own tables aren’t in \(tables.folder.file("other"))."))
    #expect(await tables.run("add", "fr", "--with", tables.folder.file("kit")).status == 0)
    #expect(tables.text("fr/Hanok") != nil)
    // A dependency in a folder is found in the manifest.
    let manifest = "let package = Package(dependencies: [.package(name: \"hanok\", path: \"kit\")])"
    try tables.folder.write(manifest, to: "Package.swift")
    #expect(await tables.run("add", "pl").status == 0)
    #expect(tables.text("pl/Hanok") != nil)
  }

  @Test func aBrokenSourceMakesNothing() async throws {
    let tables = try TranslationFolder(["en/Quiz": "\"a\" = \"b\"\n\"c\" = \"d\";"])
    let transcript = await tables.run("add", "fr")
    #expect(transcript.errors.contains("en.lproj/Quiz.strings:1:10: A semicolon is missing"))
    #expect(transcript.status == 65 && tables.text("fr/Quiz") == nil)
  }

  @Test func theFolderOfTablesIsLookedForUpwards() async throws {
    let tables = try TranslationFolder(["en/Quiz": Self.quiz])
    try tables.folder.write("", to: "Sources/Deep/Localizations/file")
    let start = tables.folder.file("Sources/Deep")
    #expect(try LocalizationsOption.nearest(to: start) == "../../Localizations")
    #expect(try LocalizationsOption.nearest(to: tables.folder.path) == "Localizations")
    #expect(throws: ToolProblem.missingLocalizations("/")) {
      try LocalizationsOption.nearest(to: "/")
    }
    // The package's folder can be named as well, but one without tables is refused.
    let named = await CommandTranscript.run(
      HanokTool.self, ["stats", "--localizations", tables.folder.path])
    #expect(named.status == 0)
    let empty = await CommandTranscript.run(
      HanokTool.self, ["stats", "--localizations", start])
    #expect(empty.errors.contains("no language in this folder") && empty.status == 64)
    let translation = try TranslationFolder(["fr/Quiz": ""])
    #expect(await translation.run("stats").errors.contains("has no en.lproj folder"))
  }
}
