import HanokUnicode
import Testing

@testable import HanokReview

@Suite struct ReviewLanguageTests {
  @Test func reviewsUseTheSameDigitsAsScreens() throws {
    #expect(ReviewLanguage(try LanguageTag("ar")).zero == "٠")
    #expect(ReviewLanguage(try LanguageTag("ar-MA")).zero == "0")
  }
}
