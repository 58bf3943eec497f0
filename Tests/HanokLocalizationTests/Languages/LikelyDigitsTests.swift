import HanokUnicode
import MessageFormat
import Testing

@testable import HanokLocalization

/// The digits of a folder that names no region, such as `ar.lproj`.
@Suite struct LikelyDigitsTests {
  private func localizer(_ tag: String) throws -> Localizer {
    Localizer(
      catalog: Catalog(folders: [Fixtures.path("Folders/base")]), language: try LanguageTag(tag))
  }

  @Test(arguments: [
    ("ar", "١٬٢٣٤"), ("ar-XB", "١٬٢٣٤"), ("ar-u-ca-islamic", "١٬٢٣٤"), ("ar-u-nu-latn", "1,234"),
    ("ar-EG", "١٬٢٣٤"), ("ar-MA", "1.234"), ("ar-AE", "1,234"), ("ar-EG-u-nu-latn", "1,234"),
    ("fa", "۱٬۲۳۴"), ("ur", "1,234"), ("hi", "1,234"), ("ko", "1,234"),
  ])
  func digitsAreThoseOfTheTagOrOfTheLikelyRegion(tag: String, text: String) throws {
    let language = try localizer(tag).language
    #expect(try NumberFormat(language, skeleton: "").string(Int64(1_234)) == text)
  }

  /// Whatever ICU has for a language alone, its likely region decides.
  @Test func everyLanguageHasTheDigitsOfItsLikelyRegion() throws {
    for language in LanguageTag.available where language.region == nil {
      let region = try #require(language.maximized.region)
      let likely = try LanguageTag("\(language)-\(region)")
      #expect(try localizer("\(language)").language.numberingSystem == likely.numberingSystem)
    }
  }

  @Test func messagesHaveTheSameDigitsAsValues() throws {
    let message = Message("problem.duplicate-key", table: "Hanok", ["key": "k", "line": 25])
    #expect(try Fixtures.localizer("ar").string(message).contains("٢٥"))
    #expect(try Fixtures.localizer("ar-MA").string(message).contains("25"))
  }

  /// Only the extensions that a person requested apply to the next language.
  @Test func theRequestedLanguageHasNoDigitsThatWereNotRequested() throws {
    #expect(try localizer("ar").requestedLanguage.description == "ar")
    #expect(try localizer("ar-MA").language.description == "ar-MA")
    #expect(try localizer("ar-u-nu-latn").language.description == "ar-u-nu-latn")
  }
}
