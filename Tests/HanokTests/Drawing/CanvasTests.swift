import HanokTesting
import Testing

@testable import Hanok

@Suite struct CanvasTests {
  @Test func aViewDrawsNothingBeyondItsSuperviews() throws {
    let flood = FloodView()
    flood.frame = Rect(x: -3, y: -3, width: 30, height: 30)
    let middle = canvasView([(flood, flood.frame)])
    let stage = try Stage(
      canvasView([(middle, Rect(x: 4, y: 2, width: 5, height: 3))]), width: 12, height: 7)
    for y in 0..<7 {
      let inside = (2..<5).contains(y)
      #expect(stage.screen.row(y) == (inside ? "    #####   " : "            "))
    }
    for y in 0..<7 {
      for x in 0..<12 { #expect(stage.screen[x, y].style == .plain) }
    }
  }

  @Test func aViewPartlyOutsideOfItsSuperviewIsCut() throws {
    let label = Label(.verbatim("abcdef"))
    let middle = canvasView([(label, Rect(x: -2, y: 0, width: 6, height: 1))])
    let stage = try Stage(
      canvasView([(middle, Rect(x: 3, y: 1, width: 3, height: 1))]), width: 10, height: 3)
    #expect(stage.screen.row(1) == "   cde    ")
  }

  @Test func halfAWideClusterIsABlank() throws {
    let label = Label(.verbatim("한글한"))
    let middle = canvasView([(label, Rect(x: -1, y: 0, width: 6, height: 1))])
    let stage = try Stage(
      canvasView([(middle, Rect(x: 3, y: 0, width: 4, height: 1))]), width: 10, height: 1)
    #expect(stage.screen.row(0) == "    글    ")
  }

  private func canvas(
    _ clip: Rect, style: Style = .plain, theme: Theme = Theme(),
    direction: TextDirection = .leftToRight
  ) throws -> (Canvas.Surface, Canvas) {
    let surface = Canvas.Surface(Screen(size: Size(width: 10, height: 4)))
    var traits = Traits(
      localizer: Localizer(catalog: Catalog(compiled: [.toolkit]), language: .english),
      theme: theme)
    traits.forcedDirection = direction
    return (surface, Canvas(surface, style: style, clip: clip, traits: traits))
  }

  private let whole = Rect(x: 0, y: 0, width: 10, height: 4)

  /// Column 0 is the rightmost, and what is written there ends at the right edge.
  @Test func columnsOfAMirroredCanvasAreCountedFromTheRight() throws {
    let (surface, canvas) = try canvas(whole, direction: .rightToLeft)
    canvas.write("ab", at: Point(x: 1, y: 0))
    canvas.write("한", at: Point(x: 4, y: 0))
    canvas.write(canvas.traits.line(.verbatim("xyz")), at: Point(x: 0, y: 1))
    canvas.write(signs: ["1", "2"], at: Point(x: 4, y: 1))
    canvas.leftToRight.write("left", at: Point(x: 0, y: 2))
    canvas.inset(to: Rect(x: 1, y: 3, width: 4, height: 1)).write("in", at: .zero)
    #expect(
      (0..<4).map(surface.screen.row) == [
        "    한 ab ", "    21 xyz", "left      ", "       in ",
      ])
    canvas.fill(Rect(x: 0, y: 0, width: 2, height: 1), style: Style(background: .red))
    canvas.restyle(Rect(x: 3, y: 1, width: 3, height: 1)) { _ in Style(attributes: .bold) }
    let red = (0..<10).filter { surface.screen[$0, 0].style.background == .red }
    let bold = (0..<10).filter { surface.screen[$0, 1].style.attributes == .bold }
    #expect(red == [8, 9])
    #expect(bold == [4, 5, 6])
  }

  /// A picture of one direction is the mirrored picture of the other.
  @Test func theVisiblePartOfAMirroredCanvasIsCountedFromTheRight() throws {
    let (_, canvas) = try canvas(Rect(x: 1, y: 1, width: 5, height: 2), direction: .rightToLeft)
    #expect(canvas.visibleRect == Rect(x: 4, y: 1, width: 5, height: 2))
    let part = canvas.inset(to: Rect(x: 5, y: 0, width: 4, height: 2))
    #expect(part.size == Size(width: 4, height: 2))
    #expect(part.visibleRect == Rect(x: 0, y: 1, width: 4, height: 1))
  }

  @Test func whatIsWrittenIsOverTheGround() throws {
    let (surface, canvas) = try canvas(
      Rect(x: 0, y: 0, width: 10, height: 4), style: Style(foreground: .red, background: .blue))
    let inner = canvas.inset(to: Rect(x: 2, y: 1, width: 4, height: 2))
    #expect(inner.write("text that is long", at: .zero, style: Style(attributes: .bold)) == 17)
    #expect(surface.screen.row(1) == "  text    ")
    #expect(
      surface.screen[2, 1].style
        == Style(foreground: .red, background: .blue, attributes: .bold))
    inner.fill(Rect(x: 1, y: 0, width: 100, height: 1), style: Style(background: .green))
    #expect(surface.screen.row(1) == "  t       ")
    #expect(surface.screen[5, 1].style == Style(foreground: .red, background: .green))
    #expect(surface.screen[6, 1].style == .plain)
    inner.restyle(Rect(x: -5, y: -5, width: 6, height: 100)) { _ in Style(foreground: .cyan) }
    #expect(surface.screen[2, 1].style == Style(foreground: .cyan))
    #expect(surface.screen[1, 1].style == .plain)
    #expect(surface.screen[3, 1].style.background == .green)
    #expect(surface.screen.cluster(x: 2, y: 1) == "t")
  }

  @Test func theVisiblePartIsInTheViewsOwnCells() throws {
    let (_, canvas) = try canvas(Rect(x: 1, y: 1, width: 5, height: 2))
    let inner = canvas.inset(to: Rect(x: 3, y: 0, width: 4, height: 2))
    #expect(inner.visibleRect == Rect(x: 0, y: 1, width: 3, height: 1))
    #expect(!inner.visibleRect.isEmpty)
    #expect(canvas.inset(to: Rect(x: 7, y: 0, width: 4, height: 2)).visibleRect.isEmpty)
  }

  @Test func halfEdgesHaveTheColourOfTheFill() throws {
    let ground = Style(foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 0))
    let fill = Style(background: .rgb(10, 10, 10))
    let (surface, canvas) = try canvas(whole, style: ground)
    canvas.fillWithHalfEdges(Rect(x: 1, y: 0, width: 2, height: 3), style: fill)
    #expect((0...2).map(surface.screen.row) == [" ▄▄       ", "          ", " ▀▀       "])
    for y in [0, 2] {
      #expect(surface.screen[1, y].style.foreground == fill.background)
      #expect(surface.screen[1, y].style.background == ground.background)
    }
    #expect(surface.screen[1, 1].style.background == fill.background)
    // Two rows would have no middle.
    canvas.fillWithHalfEdges(Rect(x: 4, y: 0, width: 2, height: 2), style: fill)
    #expect(surface.screen[4, 0].style.background == fill.background)
  }

  /// A role's colour counts where it can be read on the ground.
  @Test func aRoleThatCanNotBeReadTakesTheColourOfItsGround() throws {
    var theme = Theme()
    theme.key = Style(foreground: .rgb(0xFF, 0xFF, 0), attributes: .bold)
    let line = try #require(
      TextLayout(
        AttributedText("k", role: .key), width: 5, rules: TextLayout.Rules(language: .english)
      ).lines.first)
    for (ground, expected) in [
      (Style(foreground: .rgb(0, 0, 0), background: .rgb(0xFF, 0xFF, 0xFF)), Color.rgb(0, 0, 0)),
      (Style(background: .rgb(0, 0, 0)), .rgb(0xFF, 0xFF, 0)),
      (.plain, .rgb(0xFF, 0xFF, 0)),
    ] {
      let (surface, canvas) = try canvas(whole, style: ground, theme: theme)
      #expect(canvas.write(line, at: .zero) == 1)
      #expect(surface.screen[0, 0].style.foreground == expected)
      #expect(surface.screen[0, 0].style.attributes == .bold)
      #expect(surface.screen[0, 0].style.background == ground.background)
    }
  }

  @Test(arguments: [(0..<3, 0..<3), (1..<9, 1..<3), (5..<9, 3..<3), (-4..<0, 0..<0)])
  func onlyTheRowsOfAViewThatShowAreDrawn(shown: Range<Int>, drawn: Range<Int>) {
    let surface = Canvas.Surface(Screen(size: Size(width: 4, height: 12)))
    let clip = Rect(x: 0, y: shown.lowerBound, width: 4, height: shown.count)
    let traits = Traits(
      localizer: Localizer(catalog: Catalog(compiled: [.toolkit]), language: .english))
    let canvas = Canvas(surface, style: .plain, clip: clip, traits: traits)
    let rows = canvas.visibleRows(of: 0..<3)
    #expect(rows.isEmpty == drawn.isEmpty)
    if !drawn.isEmpty { #expect(rows == drawn) }
  }
}
