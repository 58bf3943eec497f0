import ICU
import Localization
import Testing

@Suite struct LocalizerTests {
  @Test func aMissingMessageShowsItsKeyAndIsReported() {
    let catalog = Catalog()
    let localizer = Localizer(catalog: catalog, language: .english)
    #expect(localizer.string(Message("score", table: "Quiz")) == "{Quiz.score}")
    #expect(catalog.problems.map(\.kind) == [.missingMessage])
  }
}
