import HanokTesting
import Testing

@testable import HanokTerminal

/// Styles on terminals of few colours.
@Suite struct StyleReductionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let style: Style
    let depth: ColorDepth
    let reduced: Style
    var testDescription: String { id }

    init(_ id: String, _ style: Style, _ depth: ColorDepth, _ reduced: Style) {
      (self.id, self.style, self.depth, self.reduced) = (id, style, depth, reduced)
    }
  }

  private static func text(_ color: Color, _ attributes: Style.Attributes = []) -> Style {
    Style(foreground: color, attributes: attributes)
  }

  static let cases = [
    Case(
      "dark grey isn't white", text(.rgb(0x44, 0x44, 0x44)), .sixteen, text(.palette(0))),
    Case("light grey is white", text(.rgb(0xB8, 0xB8, 0xB8)), .sixteen, text(.palette(7))),
    Case("middle grey is on black", text(.rgb(0x80, 0x80, 0x80)), .sixteen, text(.palette(7))),
    Case("dark blue is blue", text(.rgb(0, 0x5F, 0x87)), .sixteen, text(.palette(4))),
    Case("light blue is cyan", text(.rgb(0x87, 0xD7, 0xFF)), .sixteen, text(.palette(14))),
    Case("dark red is red", text(.rgb(0x87, 0, 0)), .sixteen, text(.palette(1))),
    Case("brown isn't yellow", text(.rgb(0x6B, 0x68, 0)), .sixteen, text(.palette(1))),
    Case("a colour of the 256", text(.palette(238)), .sixteen, text(.palette(0))),
    Case(
      "bold black would be grey", text(.rgb(0, 0, 0), [.bold, .italic]), .sixteen,
      text(.palette(0), .italic)),
    Case(
      "bold red would be bright", text(.rgb(0x87, 0, 0), .bold), .sixteen, text(.palette(1))),
    Case(
      "bold blue can be read in both", text(.rgb(0, 0x5F, 0x87), .bold), .sixteen,
      text(.palette(4), .bold)),
    Case(
      "celadon is cyan", text(.rgb(0x93, 0xCF, 0xB5)), .sixteen, text(.palette(14))),
    Case(
      "a text of the 256 can be read on a light terminal", text(.rgb(0x4A, 0x3F, 0xB5)), .palette,
      text(.palette(55))),
    // Each of these was a grey by the distance of its parts.
    Case(
      "a colour stays one", Style(background: .rgb(76, 98, 86)), .palette,
      Style(background: .palette(23))),
    Case(
      "a light colour, too", Style(background: .rgb(161, 188, 172)), .palette,
      Style(background: .palette(109))),
    // Each of these was the palette's navy, 17.
    Case(
      "a dark violet isn't navy", Style(background: .rgb(0x1A, 0x10, 0x26)), .palette,
      Style(background: .palette(233))),
    Case(
      "a dark cyan isn't navy", Style(background: .rgb(0x00, 0x2B, 0x36)), .palette,
      Style(background: .palette(235))),
    Case(
      "navy stays navy", Style(background: .rgb(0x10, 0x1A, 0x40)), .palette,
      Style(background: .palette(17))),
    Case(
      "hardly a hue is a grey", Style(background: .rgb(40, 43, 39)), .palette,
      Style(background: .palette(235))),
    Case(
      "the sixteen are the user's", Style(foreground: .yellow, background: .white), .sixteen,
      Style(foreground: .yellow, background: .white)),
    Case(
      "bold ones of the sixteen too", text(.black, .bold), .sixteen, text(.black, .bold)),
    Case(
      "text on a dark grey",
      Style(foreground: .rgb(0xEE, 0xEE, 0xEE), background: .rgb(0x3A, 0x3A, 0x44)),
      .sixteen, Style(foreground: .palette(15), background: .palette(0))),
    Case(
      "text on a light grey",
      Style(foreground: .rgb(0x1C, 0x1C, 0x1C), background: .rgb(0xE4, 0xE4, 0xE4)),
      .sixteen, Style(foreground: .palette(0), background: .palette(7))),
    Case(
      "a red that can't be read on VGA's white",
      Style(foreground: .rgb(0x87, 0, 0), background: .rgb(0xE4, 0xE4, 0xE4)), .sixteen,
      Style(foreground: .palette(0), background: .palette(7))),
    Case(
      "yellow is no ground", Style(foreground: .rgb(0, 0, 0), background: .rgb(0xB0, 0xA0, 0)),
      .sixteen, Style(foreground: .palette(0), background: .palette(11))),
    Case(
      "on the user's grey, what can be read best",
      Style(foreground: .rgb(0, 0, 0), background: .palette(8)),
      .sixteen, Style(foreground: .palette(15), background: .palette(8))),
    Case(
      "no colours", Style(foreground: .red, background: .blue, attributes: .bold), .none,
      text(.default, .bold)),
    Case(
      "the terminal's own", Style(attributes: .reverse), .sixteen, Style(attributes: .reverse)),
    Case(
      "the terminal's own on a ground", Style(background: .rgb(0, 0, 0)), .sixteen,
      Style(background: .palette(0))),
  ]

  @Test(arguments: cases)
  func aStyleIsReduced(test: Case) { #expect(test.style.reduced(to: test.depth) == test.reduced) }

  @Test func readableColorsStayReadable() {
    var random = SeededGenerator(7)
    for _ in 0..<4_000 {
      func color() -> Color {
        .rgb(
          .random(in: 0...255, using: &random), .random(in: 0...255, using: &random),
          .random(in: 0...255, using: &random))
      }
      let style = Style(foreground: color(), background: color())
      let before = style.foreground.contrast(with: style.background) ?? 0
      let least = min(before, 4.5)
      let palette = style.reduced(to: .palette)
      #expect((palette.foreground.contrast(with: palette.background) ?? 0) >= least, "\(style)")
      let sixteen = style.reduced(to: .sixteen)
      guard case .palette(let text) = sixteen.foreground.kind,
        case .palette(let ground) = sixteen.background.kind
      else {
        Issue.record("\(style) has colours of its own in sixteen")
        continue
      }
      for colors in [SixteenColors.xterm, SixteenColors.vga] {
        let after = colors[Int(text)].contrast(with: colors[Int(ground)]) ?? 0
        #expect(after >= least, "\(style)")
      }
    }
  }

  @Test func aReadableColorIsReducedToTheNearest() {
    let style = Style(foreground: .rgb(0xFF, 0xD7, 0x5F), background: .rgb(0x1C, 0x1C, 0x1C))
    #expect(
      style.reduced(to: .palette) == Style(foreground: .palette(221), background: .palette(234)))
    #expect(style.reduced(to: .full) == style)
  }

  @Test func coloursAreMixed() {
    let (black, white) = (Color.rgb(0, 0, 0), Color.rgb(255, 255, 255))
    #expect(black.mixed(with: white, part: 0) == black)
    #expect(black.mixed(with: white, part: 1) == white)
    #expect(black.mixed(with: white, part: 2) == white)
    #expect(black.mixed(with: white, part: -1) == black)
    #expect(Color.rgb(10, 20, 30).mixed(with: .rgb(20, 0, 30), part: 0.25) == .rgb(13, 15, 30))
    #expect(Color.palette(16).mixed(with: .palette(231), part: 0.5) == .rgb(128, 128, 128))
    #expect(black.mixed(with: .red, part: 0.5) == black)
    #expect(Color.default.mixed(with: white, part: 0.5) == .default)
  }
}
