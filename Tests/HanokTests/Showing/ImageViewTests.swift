import Hanok
import HanokTesting
import Testing

@Suite struct ImageViewTests {
  private let white = Bitmap.Pixel(red: 255, green: 255, blue: 255)
  private let red = Bitmap.Pixel(red: 255, green: 0, blue: 0)
  private let black = Bitmap.Pixel(red: 0, green: 0, blue: 0)

  private func view(_ bitmap: Bitmap, _ art: ImageView.Art = .automatic) -> ImageView {
    let view = ImageView(bitmap, description: .verbatim("A picture"))
    view.art = art
    return view
  }

  /// White left of red, above nothing.
  private var sample: Bitmap {
    var bitmap = Bitmap(width: 2, height: 4)
    for y in 0..<3 {
      bitmap[0, y] = white
      bitmap[1, y] = red
    }
    return bitmap
  }

  @Test func halfBlocksShowTwoPixelsACell() throws {
    let stage = try Stage(view(sample), width: 2, height: 2)
    #expect(stage.screen.text == "▀▀\n▀▀")
    let (white, red) = (Color.rgb(255, 255, 255), Color.rgb(255, 0, 0))
    #expect(stage.screen[0, 0].style == Style(foreground: white, background: white))
    #expect(stage.screen[1, 0].style == Style(foreground: red, background: red))
    #expect(stage.screen[1, 1].style == Style(foreground: red))
    #expect(stage.difference == nil)
  }

  @Test func transparentPixelsShowTheBackground() throws {
    var bitmap = Bitmap(width: 3, height: 2)
    bitmap[0, 1] = white
    bitmap[2, 0] = Bitmap.Pixel(red: 1, green: 2, blue: 3, alpha: 127)
    let stage = try Stage(view(bitmap), width: 3, height: 1)
    #expect(stage.screen.text.hasPrefix("▄"))
    #expect(stage.screen.cluster(x: 1, y: 0) == " ")
    #expect(stage.screen.cluster(x: 2, y: 0) == " ")
  }

  @Test(arguments: [
    (ImageView.Art.halfBlocks, "▀"), (.quadrants, "█"), (.braille, "⣿"), (.ascii, "@"),
  ])
  func eachArtHasItsCharacters(art: ImageView.Art, sign: String) throws {
    let stage = try Stage(view(Bitmap(width: 4, height: 4, fill: white), art), width: 4, height: 2)
    #expect(
      stage.screen.text
        == [sign, sign].map { String(repeating: $0, count: 4) }.joined(separator: "\n"))
    let dark = try Stage(view(Bitmap(width: 4, height: 4, fill: black), art), width: 4, height: 2)
    #expect(dark.screen.row(0).allSatisfy { $0 == " " } == (art != .halfBlocks))
  }

  @Test func quadrantsAndDotsAreInTheirPlaces() throws {
    var bitmap = Bitmap(width: 4, height: 4)
    for (x, y) in [(0, 0), (3, 0), (0, 3), (1, 2)] { bitmap[x, y] = white }
    let stage = try Stage(view(bitmap, .quadrants), width: 2, height: 2)
    let image = try #require(stage.top?.view as? ImageView)
    stage.perform { image.contentMode = .scaleToFill }
    #expect(stage.screen.text == "▘▝\n▞")
    stage.perform { image.art = .braille }
    stage.resize(width: 2, height: 1)
    #expect(stage.screen.text == "⡡⠈")
  }

  @Test(arguments: [ImageView.Art.automatic, .halfBlocks])
  func withoutColoursItIsBraille(art: ImageView.Art) throws {
    let picture = Bitmap(width: 4, height: 4, fill: white)
    let stage = try Stage(view(picture, art), width: 4, height: 2)
    #expect(stage.screen.row(0) == "▀▀▀▀")
    stage.perform { stage.application.traits.colorDepth = .none }
    #expect(stage.screen.row(0) == "⣿⣿⣿⣿")
    stage.perform { stage.application.traits.ambiguousWidth = .wide }
    #expect(stage.screen.row(0) == "@@@@")
  }

  /// On light ground what is dark is drawn.
  @Test func brightnessFollowsTheGround() throws {
    let stage = try Stage(
      view(Bitmap(width: 4, height: 4, fill: black), .braille), width: 4, height: 2)
    #expect(stage.screen.row(0).allSatisfy { $0 == " " })
    stage.perform { stage.application.traits.appearance = .light }
    #expect(stage.screen.row(0) == "⣿⣿⣿⣿")
    stage.perform { stage.application.traits.ambiguousWidth = .wide }
    #expect(stage.screen.row(0) == "@@@@")
  }

  /// A theme may fill a terminal that is dark, or of which nothing is known.
  @Test(arguments: [Appearance.dark, .light, .unspecified])
  func brightnessFollowsTheGroundOfTheTheme(appearance: Appearance) throws {
    let stage = try Stage(
      view(Bitmap(width: 4, height: 4, fill: black), .braille), width: 4, height: 2, theme: .light)
    stage.perform { stage.application.traits.appearance = appearance }
    #expect(stage.screen.row(0) == "⣿⣿⣿⣿")
    stage.perform { stage.application.traits.theme = .dark }
    #expect(stage.screen.row(0).allSatisfy { $0 == " " })
  }

  @Test(arguments: [(0, " "), (64, ":"), (128, "+"), (200, "#"), (255, "@")] as [(UInt8, String)])
  func aGreyIsACharacter(level: UInt8, sign: String) throws {
    let grey = Bitmap.Pixel(red: level, green: level, blue: level)
    let stage = try Stage(
      view(Bitmap(width: 1, height: 2, fill: grey), .ascii), width: 1, height: 1)
    #expect(stage.screen.cluster(x: 0, y: 0) == sign)
  }

  @Test func aGreyIsDithered() throws {
    let grey = Bitmap.Pixel(red: 128, green: 128, blue: 128)
    let stage = try Stage(
      view(Bitmap(width: 4, height: 8, fill: grey), .braille), width: 4, height: 4)
    let dots = stage.screen.text.unicodeScalars.filter { $0.value > 0x2800 }
      .map { ($0.value - 0x2800).nonzeroBitCount }.reduce(0, +)
    #expect(dots == 64)
  }

  @Test(arguments: [
    (ImageView.ContentMode.scaleAspectFit, 8, 2, [2, 3, 4, 5]),
    (.scaleToFill, 8, 2, [0, 1, 2, 3, 4, 5, 6, 7]),
    (.scaleAspectFill, 8, 2, [0, 1, 2, 3, 4, 5, 6, 7]),
    (.center, 8, 1, [3, 4]), (.scaleAspectFit, 2, 4, [0, 1]),
  ])
  func theModeSaysHowItFills(
    mode: ImageView.ContentMode, width: Int, height: Int, columns: [Int]
  ) throws {
    let image = view(Bitmap(width: 2, height: 2, fill: white))
    image.contentMode = mode
    let stage = try Stage(image, width: width, height: height)
    let row = stage.screen.size.height / 2
    let drawn = (0..<width).filter {
      stage.screen.cluster(x: $0, y: row) != " "
        || stage.screen.cluster(x: $0, y: max(0, row - 1)) != " "
    }
    #expect(drawn == columns)
    #expect(stage.difference == nil)
  }

  @Test func sizesKeepTheProportions() throws {
    let image = view(Bitmap(width: 40, height: 40, fill: white))
    _ = try Stage(image)
    #expect(image.fittingSize(.unspecified) == Size(width: 40, height: 20))
    #expect(image.fittingSize(ProposedSize(width: 20)) == Size(width: 20, height: 10))
    #expect(image.fittingSize(ProposedSize(height: 5)) == Size(width: 10, height: 5))
    #expect(image.fittingSize(ProposedSize(width: 100, height: 100)) == Size(width: 40, height: 20))
    #expect(image.fittingSize(ProposedSize(width: 0, height: 5)).width == 0)
    image.contentMode = .center
    #expect(image.fittingSize(ProposedSize(width: 20)) == Size(width: 20, height: 20))
  }

  @Test func anImageHasADescription() throws {
    let stage = try Stage(view(sample))
    let element = try #require(stage.window.elements.first?.element(at: 0))
    #expect(element.label == .verbatim("A picture"))
    #expect(element.traits == .image)
    #expect(!element.isUsable)
  }

  @Test func anotherPictureIsDrawn() throws {
    let image = view(Bitmap(width: 2, height: 2, fill: white))
    let stage = try Stage(image, width: 2, height: 1)
    stage.perform { image.bitmap = Bitmap(width: 2, height: 2, fill: red) }
    #expect(stage.screen[0, 0].style.foreground == .rgb(255, 0, 0))
    stage.perform { image.bitmap = Bitmap(width: 0, height: 0) }
    #expect(stage.screen.row(0).allSatisfy { $0 == " " })
  }

  @Test func itIsNotMirrored() throws {
    let stage = try Stage(view(sample), in: "ar", width: 2, height: 2)
    #expect(stage.screen[0, 0].style.foreground == .rgb(255, 255, 255))
  }
}
