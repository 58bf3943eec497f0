import ConcentrationModel
import ConcentrationView
import Hanok
import HanokTesting
import Testing

@Suite struct PictureThemeTests {
  @Test(arguments: PictureTheme.allCases)
  func aThemeHasPicturesForTheLargestGame(theme: PictureTheme) {
    #expect(theme.pictures.count >= Concentration.possiblePairs.upperBound)
    #expect(Set(theme.pictures.map(\.symbol)).count == theme.pictures.count)
  }

  /// The width of anything else is the terminal's: sequences, text that is shown as emoji, and emoji
  /// that older terminals don't know.
  @Test(arguments: PictureTheme.allCases)
  func aPictureIsOneScalarOfTwoCellsWhereverItIsShown(theme: PictureTheme) throws {
    for picture in theme.pictures {
      let scalars = Array(picture.symbol.unicodeScalars)
      #expect(scalars.count == 1, "\(picture.symbol)")
      let properties = try #require(scalars.first).properties
      let age = try #require(properties.age)
      #expect(age.major <= 9, "\(picture.symbol)")
      #expect(!properties.isEmoji || properties.isEmojiPresentation, "\(picture.symbol)")
      for ambiguous in [AmbiguousWidth.narrow, .wide] {
        #expect(CellWidth.of(picture.symbol, ambiguous: ambiguous) == 2, "\(picture.symbol)")
      }
    }
  }

  /// What follows a picture is written without a move: terminals agree about its width.
  @Test(arguments: PictureTheme.allCases)
  func terminalsAgreeAboutPictures(theme: PictureTheme) {
    for picture in theme.pictures {
      var screen = Screen(size: Size(width: 8, height: 1))
      let bounds = screen.bounds
      screen.write("[\(picture.symbol)]..", at: .zero, style: .plain, clip: bounds)
      let bytes = FrameEncoder().encode(from: nil, to: screen)
      #expect(String(decoding: bytes, as: UTF8.self).contains("[\(picture.symbol)].."))
    }
  }

  @Test(arguments: PictureTheme.allCases, GamePilots.languages)
  func pictureNamesAreDistinct(theme: PictureTheme, language: String) throws {
    let catalog = Catalog(compiled: [.concentration])
    let localizer = Localizer(catalog: catalog, language: try LanguageTag(language))
    let names = theme.pictures.map { localizer.string($0.name) }
    #expect(Set(names).count == names.count)
    #expect(!localizer.string(theme.title).isEmpty)
    #expect(catalog.problems.isEmpty)
  }
}
