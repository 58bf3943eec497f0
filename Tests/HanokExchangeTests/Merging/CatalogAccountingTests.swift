import HanokLocalization
import HanokUnicode
import Testing

@testable import HanokExchange

/// Each text of a catalog is counted once: added, changed, unchanged, unfinished or left out.
@Suite struct CatalogAccountingTests {
  private static func unit(_ value: String, _ state: String = "translated") -> String {
    "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(value)\"}}"
  }

  private static func catalog(_ edit: (String) -> String = { $0 }) -> String {
    edit(
      """
      {"sourceLanguage": "en", "strings": {
        "hello": {"localizations": {"en": \(unit("Hello %@")), "fr": \(unit("Bonjour %@")),
          "he": \(unit("A %@")), "iw": \(unit("B %@")), "base": \(unit("C")), "mul": \(unit("D"))}},
        "bye": {"localizations": {"en": \(unit("Bye")), "fr": \(unit("Au revoir", "new"))}},
        "bad": {"localizations": {"en": \(unit("%x")), "fr": \(unit(""))}},
        "old": {"extractionState": "stale",
          "localizations": {"en": \(unit("Old")), "mul": \(unit("O"))}}}}
      """)
  }

  private static let table = """
    "hello" = "Bonjour %@";
    "bye" = "Salut";
    "bad" = "%x";
    "empty" = "";

    """

  private static func list(_ value: String = "Bonjour %@") -> String {
    """
    <plist><dict>
    <key>hello</key><string>\(value)</string>
    <key>bye</key><integer>1</integer>
    <key>hello</key><string>Encore</string>
    <key></key><string>Rien</string>
    </dict></plist>
    """
  }

  /// Files, with the number of their texts.
  private static let files: [(text: String, texts: Int)] = [
    (catalog(), 12), (catalog { $0.replacing("iw", with: "ko") }, 12),
    (catalog { $0.replacing("B %@", with: "A %@") }, 12),
    (
      catalog {
        $0.replacing("\"en\"", with: "\"de\"").replacing("\": \"de\",", with: "\": \"en\",")
      }, 15
    ),
    (table, 4), (table.replacing("Bonjour %@", with: "Bonjour {$arg1}"), 4),
    (table.replacing("Salut", with: "{$x"), 4), (list(), 4), (list(""), 4),
  ]

  @Test(arguments: files.indices)
  func theNumbersAddUp(index: Int) throws {
    let (text, count) = Self.files[index]
    let (bytes, path) = (Array(text.utf8), "fr.lproj/T.strings")
    #expect(CatalogCount.texts(in: bytes, path: path) == count)
    guard case .catalog(let catalog) = try ImportedFile(bytes, path: path) else {
      throw Problem(.unknownFormat)
    }
    let source = StringsFile("\"hello\" = \"Hello {$arg1}\"; \"bye\" = \"Bye\";")
    var sum = catalog.left
    var parts = MergeOutcome()
    for language in catalog.languages {
      let texts = catalog.texts[language] ?? []
      let merge = CatalogMerge(
        texts, into: StringsFile(""), source: language == .english ? nil : source)
      #expect(merge.outcome.texts == texts.count)
      sum.add(merge.outcome)
      parts.add(catalog.left(in: language))
    }
    #expect(sum.texts == count, "\(sum)\n\(text)")
    // What is left out of no language is a text in what isn't one.
    #expect(catalog.left.texts - parts.texts == text.matches(of: #/"(mul|base)": /#).count)
    let trial = TrialImport(bytes, path: path, source: source, translation: StringsFile(""))
    #expect(trial.isAccounted)
  }
}
