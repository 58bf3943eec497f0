import HanokLocalization
import HanokUnicode
import Testing

/// The language that matches is the one whose texts a program shows: `hanok match` tells what an app does.
@Suite struct MatchedLanguageTests {
  /// A table in each language, whose only text is the language's tag.
  private static let families: [[CompiledTables.Table]] = [
    [
      table("en", "\"tag\"=\"en\";"), table("en-001", "\"tag\"=\"en-001\";"),
      table("en-GB", "\"tag\"=\"en-GB\";"), table("en-AU", "\"tag\"=\"en-AU\";"),
    ],
    [
      table("es", "\"tag\"=\"es\";"), table("es-419", "\"tag\"=\"es-419\";"),
      table("es-MX", "\"tag\"=\"es-MX\";"), table("es-ES", "\"tag\"=\"es-ES\";"),
    ],
    [
      table("zh", "\"tag\"=\"zh\";"), table("zh-Hant", "\"tag\"=\"zh-Hant\";"),
      table("zh-Hans", "\"tag\"=\"zh-Hans\";"), table("zh-HK", "\"tag\"=\"zh-HK\";"),
    ],
    [
      table("pt", "\"tag\"=\"pt\";"), table("pt-PT", "\"tag\"=\"pt-PT\";"),
      table("pt-BR", "\"tag\"=\"pt-BR\";"),
    ],
    [
      table("sr", "\"tag\"=\"sr\";"), table("sr-Latn", "\"tag\"=\"sr-Latn\";"),
      table("sr-Latn-ME", "\"tag\"=\"sr-Latn-ME\";"),
    ],
    [
      table("no", "\"tag\"=\"no\";"), table("nb", "\"tag\"=\"nb\";"),
      table("nn", "\"tag\"=\"nn\";"),
    ],
  ]

  private static let wanted = [
    "en", "en-US", "en-NZ", "en-IN", "en-CA", "en-AU-u-nu-latn", "es", "es-MX", "es-AR", "es-PH",
    "es-419", "zh-HK", "zh-MO", "zh-TW", "zh-SG", "zh-Hans-HK", "pt-AO", "pt-BR", "pt-US", "sr-ME",
    "sr-RS", "sr-Latn-RS", "nb-NO", "nn", "no",
  ]

  private static func table(_ language: StaticString, _ lines: StaticString)
    -> CompiledTables.Table
  {
    .init(language: language, name: "App", lines: lines)
  }

  @Test(arguments: wanted) func aProgramShowsTheLanguageThatMatches(wanted: String) throws {
    let tag = try LanguageTag(wanted)
    for family in Self.families {
      // Every set of languages that a program can have.
      for set in 1..<(1 << family.count) {
        let tables = family.indices.filter { set & (1 << $0) != 0 }.map { family[$0] }
        let catalog = Catalog(compiled: [CompiledTables(tables)])
        let match = LanguageTag.bestMatch(for: [tag], among: catalog.languages)
        let chosen = try? LanguageRequest(explicit: wanted).choose(among: catalog.languages)
        #expect((match == nil) == (chosen == nil), "\(catalog.languages)")
        guard let match, let chosen else { continue }
        let shown = Localizer(catalog: catalog, language: chosen)
          .string(Message("tag", table: "App"))
        #expect(shown == match.description, "\(catalog.languages)")
      }
    }
  }
}
