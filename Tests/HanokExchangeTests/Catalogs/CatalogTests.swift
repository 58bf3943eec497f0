import HanokLocalization
import HanokReview
import HanokUnicode
import Testing

@testable import HanokExchange

@Suite struct CatalogTests {
  private func catalog(_ text: String, path: String = "pl.lproj/T.x") throws -> ImportedCatalog {
    guard case .catalog(let catalog) = try ImportedFile(Array(text.utf8), path: path) else {
      throw Problem(.unknownFormat)
    }
    #expect(catalog.table == "T")
    return catalog
  }

  private func value(_ catalog: ImportedCatalog, _ language: String, _ key: String = "k") throws
    -> String?
  {
    catalog.texts[try LanguageTag(language)]?.first { $0.key == key }?.value
  }

  @Test(arguments: [
    ("%@ has %d items", "{$arg1} has {$arg2 :integer} items"),
    ("%2$@ of %1$lld", "{$arg2} of {$arg1 :integer}"),
    ("100% sure, %% too", "100% sure, % too"),
    (
      "%.2f %f",
      "{$arg1 :number minimumFractionDigits=2 maximumFractionDigits=2} "
        + "{$arg2 :number minimumFractionDigits=6 maximumFractionDigits=6}"
    ),
    ("%ld %-u %'d %hhi", "{$arg1 :integer} {$arg2 :integer} {$arg3 :integer} {$arg4 :integer}"),
    ("{x} \\ ", "\\{x\\} \\\\ "), (".match", "{{.match}}"), ("", ""), ("%", "%"), ("%y", "%y"),
    ("%0$d", "%0$d"),
  ])
  func aFormatBecomesAMessage(format: String, message: String) throws {
    let string = CatalogString(format: format)
    #expect(try string.message(in: .english, PluralSampleCache()) == message)
  }

  @Test(arguments: ["%x", "a %08X b", "%1$p", "%*d", "%n", "%5d"])
  func aConversionOfNoMessageIsRefused(format: String) throws {
    let text = "\"k\" = \"\(format)\"; \"l\" = \"L\";"
    let catalog = try catalog(text)
    #expect(catalog.refused.map(\.kind) == [.unknownConversion])
    #expect(catalog.refused[0].arguments["key"] == "k" && catalog.refused[0].place?.column == 7)
    #expect(try value(catalog, "pl", "l") == "L")
  }

  private static let xcstrings = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "k": {"comment": "Files.", "localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%@ has %lld file"}},
          "other": {"stringUnit": {"state": "translated", "value": "%@ has %lld files"}}}}},
        "pl": {"variations": {"plural": {
          "zero": {"stringUnit": {"state": "translated", "value": "%1$@: nic"}},
          "one": {"stringUnit": {"state": "translated", "value": "%1$@: %2$lld plik"}},
          "other": {"stringUnit": {"state": "needs_review", "value": "%1$@: %2$lld pliku"}}}}}}},
      "Hello, %@": {"localizations": {
        "pl": {"stringUnit": {"state": "translated", "value": "Cześć, %@"}},
        "fr": {"stringUnit": {"state": "new", "value": "Hello, %@"}}}},
      "two": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@files@ in %#@boxes@ of %3$@"},
        "substitutions": {
          "files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg file"}},
            "other": {"stringUnit": {"value": "%arg files"}}}}},
          "boxes": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "a box"}},
            "other": {"stringUnit": {"value": "%arg boxes"}}}}}}}}},
      "device": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Tap"}}, "other": {"stringUnit": {"value": "Click"}}}}}}},
      "old": {"extractionState": "stale"},
      "bad": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "x"}}}}}}}
    }}
    """#

  @Test func aStringCatalogBecomesTables() throws {
    let catalog = try catalog(Self.xcstrings)
    #expect(catalog.languages.map(\.description) == ["en", "fr", "pl"])
    #expect(
      catalog.left.skips == [
        .init(name: "device|iphone (en)", reason: .variation), .init(name: "old", reason: .unused),
      ])
    #expect(
      try value(catalog, "en") == """
        .input {$arg2 :integer}
        .match $arg2
        one {{{$arg1} has {$arg2} file}}
        *   {{{$arg1} has {$arg2} files}}
        """)
    // Apple chooses `zero` for 0, though Polish has no such category.
    #expect(
      try value(catalog, "pl") == """
        .input {$arg2 :integer}
        .match $arg2
        0   {{{$arg1}: nic}}
        one {{{$arg1}: {$arg2} plik}}
        *   {{{$arg1}: {$arg2} pliku}}
        """)
    #expect(try value(catalog, "en", "Hello, %@") == "Hello, {$arg1}")
    #expect(try value(catalog, "pl", "Hello, %@") == "Cześć, {$arg1}")
    #expect(
      try value(catalog, "en", "two") == """
        .input {$files :integer}
        .input {$boxes :integer}
        .match $files $boxes
        one one {{{$files} file in a box of {$arg3}}}
        one *   {{{$files} file in {$boxes} boxes of {$arg3}}}
        *   one {{{$files} files in a box of {$arg3}}}
        *   *   {{{$files} files in {$boxes} boxes of {$arg3}}}
        """)
    #expect(try value(catalog, "en", "device") == "Click")
    #expect(catalog.refused.map(\.kind) == [.invalidCatalogString])
    #expect(catalog.refused[0].arguments["key"] == "bad" && catalog.refused[0].place?.line == 25)
    let texts = try #require(catalog.texts[.english])
    #expect(texts.map(\.key) == ["k", "Hello, %@", "two", "device"])
    #expect(texts[0].comment == "Files." && texts[0].isFinished)
    #expect(catalog.texts[try LanguageTag("pl")]?.map(\.isFinished) == [false, true])
  }

  @Test func aStringsDictBecomesATable() throws {
    let catalog = try catalog(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
      <key>k</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%3$@: %#@n@</string>
        <key>n</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>ld</string>
          <key>one</key><string>%ld plik &amp; %#@m@</string><key>other</key><string>%ld plików</string>
        </dict>
        <key>m</key><dict>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>other</key><string>więcej</string>
        </dict>
      </dict>
      <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>9</key><string>Short</string><key>20</key><string>Longer</string></dict></dict>
      <key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>mac</key><string>Click</string><key>other</key><string>Tap</string></dict></dict>
      <key>bad</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@gone@</string></dict>
      </dict></plist>
      """)
    #expect(
      try value(catalog, "pl") == """
        .input {$n :integer}
        .input {$m :integer}
        .match $n $m
        one * {{{$arg3}: {$n} plik & więcej}}
        *   * {{{$arg3}: {$n} plików}}
        """)
    #expect(try value(catalog, "pl", "w") == "Longer" && value(catalog, "pl", "d") == "Tap")
    #expect(catalog.refused.map(\.kind) == [.invalidCatalogString])
    #expect(catalog.refused[0].place?.line == 20)
  }

  @Test func textsThatReferToEachOtherAreRefused() throws {
    var string = CatalogString(format: "%#@a@")
    string.substitutions = [
      "a": .init(position: nil, specifier: "d", forms: [.other: "%#@b@"]),
      "b": .init(position: nil, specifier: "d", forms: [.other: "%#@a@"]),
    ]
    #expect(throws: CatalogString.Failure.self) {
      try string.message(in: .english, PluralSampleCache())
    }
  }

  @Test func textsThatMultiplyAreRefused() throws {
    var string = CatalogString(format: "%#@a@")
    let texts = ["b", "c", "d", "e", "f", "g"].map { String(repeating: "%#@\($0)@", count: 99) }
    for (name, text) in zip(["a", "b", "c", "d", "e", "f", "g"], texts + [""]) {
      string.substitutions[name] = .init(position: nil, specifier: "d", forms: [.other: text])
    }
    #expect(throws: CatalogString.Failure.self) {
      try string.message(in: .english, PluralSampleCache())
    }
  }

  @Test func noTableHasTheCharacterNUL() throws {
    let catalog = try catalog(
      #"{"sourceLanguage":"en","strings":{"a\u0000":{},"b":{"comment":"c\u0000 /* d"}}}"#)
    #expect(catalog.refused.map(\.kind) == [.controlCharacter])
    #expect(catalog.texts[.english]?.map(\.comment) == ["c / * d"])
  }

  @Test func aTableOfAppleIsMerged() throws {
    let text = "/* Title. */\n\"b\" = \"%@!\";\n\"a\" = \"A\";\n\"c\" = \"New\";"
    let catalog = try catalog(text)
    let texts = try #require(catalog.texts[try LanguageTag("pl")])
    let old = StringsFile("// Kept.\n\"a\" = \"Stare\";\n\n\"c\" = \"New\"; // beside\n")
    let merge = CatalogMerge(texts, into: old, source: StringsFile("\"a\" = \"Old\";"))
    #expect(
      merge.result.text == """
        /* Title. */
        "b" = "{$arg1}!";

        /* Kept.
           @source Old */
        "a" = "A";

        "c" = "New"; // beside

        """)
    #expect(merge.outcome.added == 1 && merge.outcome.changed == 1 && merge.outcome.unchanged == 1)
    #expect(!CatalogMerge(texts, into: merge.result, source: nil).isChanged)
  }

  @Test func aTextForReviewLeavesTheOldOne() throws {
    let catalog = try catalog(Self.xcstrings)
    let texts = try #require(catalog.texts[try LanguageTag("pl")])
    let merge = CatalogMerge(texts, into: StringsFile("\"k\" = \"Pliki\";"), source: nil)
    #expect(
      merge.outcome.skips == [.init(name: "k", reason: .unfinished)]
        && merge.result.value("k") == "Pliki")
    // A copy of the source is nobody's work.
    let source = "\"k\" = \"{$arg1} has {$arg2 :integer} files\";"
    let draft = StringsFile("/* @untranslated */ " + source)
    let drafted = CatalogMerge(texts, into: draft, source: StringsFile(source))
    let entry = try #require(drafted.result.entry("k"))
    #expect(drafted.outcome.changed == 0 && drafted.outcome.unfinished == 1)
    #expect(entry.note.isUntranslated && entry.value.value.contains("plik"))
    #expect(entry.note.source == "{$arg1} has {$arg2 :integer} files")
  }

  @Test(arguments: [
    ("", Problem.Kind.unknownFormat), ("hello", .unknownFormat), ("{}", .unknownFormat),
    ("{\"a\":", .invalidCatalog), ("<html/>", .unknownFormat), ("<plist", .invalidXML),
  ])
  func aFileOfUnknownFormatIsAProblem(text: String, kind: Problem.Kind) {
    let problem = #expect(throws: Problem.self) { try catalog(text) }
    #expect(problem?.kind == kind)
  }

  @Test func theLanguageIsTheFoldersOrTheOption() throws {
    let bytes = Array("\"k\" = \"K\";".utf8)
    let problem = #expect(throws: Problem.self) { try ImportedFile(bytes, path: "T.strings") }
    #expect(problem?.kind == .missingTargetLanguage)
    let language = try LanguageTag("fr")
    guard
      case .catalog(let catalog) = try ImportedFile(
        bytes, path: "pl.lproj/T.strings", language: language, table: "U")
    else { throw Problem(.unknownFormat) }
    #expect(catalog.languages == [language] && catalog.table == "U")
  }
}
