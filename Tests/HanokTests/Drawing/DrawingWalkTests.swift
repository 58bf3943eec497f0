import HanokTerminal
import HanokTesting
import Testing

@testable import Hanok
@testable import HanokDrawing

/// Themes, signs, names of keys and pictures as tables.
@Suite struct DrawingWalkTests {
  /// A line for each role of the theme, in its style.
  private final class RolesView: View {
    static let roles: [(String, KeyPath<Theme, Style>)] = Array(
      zip(
        [
          "ground", "text", "secondary", "strong", "heading", "accent", "emphasis", "key", "link",
          "control", "button", "prominentButton", "focusedControl", "pressedControl",
          "disabledControl", "success", "warning", "failure", "field", "placeholder", "progress",
          "track", "panel", "card", "bar", "notice", "selection", "inactiveSelection", "border",
          "focusedBorder", "dimmed",
        ], Theme.roles.map { $0 as KeyPath<Theme, Style> }))

    override func draw(in canvas: Canvas) {
      guard let theme = traits?.theme else { return }
      for (y, (name, role)) in Self.roles.enumerated() {
        canvas.write(name, at: Point(x: 0, y: y), style: theme[keyPath: role])
        // A line, and words, on grounds of their own.
        canvas.write("──", at: Point(x: 18, y: y), style: theme[keyPath: role])
      }
      for (number, style) in theme.series.enumerated() {
        canvas.write("series", at: Point(x: 0, y: Self.roles.count + number), style: style)
      }
    }
  }

  nonisolated private static let themes: [(String, Theme)] = [
    ("plain", Theme()), ("dark", .dark), ("light", .light),
    ("high contrast dark", ThemeFamily.highContrast.dark),
    ("high contrast light", ThemeFamily.highContrast.light),
    ("hanok by night", ThemeFamily.hanok.dark),
    ("hanok by day", ThemeFamily.hanok.light),
  ]

  @Test(arguments: 0..<themes.count) func aThemeInAllDepths(number: Int) throws {
    let (name, theme) = Self.themes[number]
    let roles = RolesView()
    let panel = View()
    panel.background = \.notice
    let inner = RolesView()
    let controller = ViewController()
    controller.view = canvasView([
      (roles, Rect(x: 0, y: 0, width: 21, height: 38)),
      (panel, Rect(x: 22, y: 0, width: 21, height: 38)),
    ])
    panel.addSubview(inner)
    inner.frame = Rect(x: 0, y: 0, width: 21, height: 38)
    let pilot = try Pilot(controller, in: "en", size: Size(width: 43, height: 38), [])
    pilot.expectWalk(
      "theme-\(number)",
      [.traits(name) { $0.theme = theme }]
        + [ColorDepth.palette, .sixteen, .none].map { depth in
          .traits("\(depth)") { $0.colorDepth = depth }
        } + [
          .traits("all colours on a dark ground") {
            $0.colorDepth = .full
            $0.appearance = .dark
          },
          .traits("on a light ground") { $0.appearance = .light },
          .traits("sixteen on a light ground") { $0.colorDepth = .sixteen },
        ])
  }

  @Test func themesKnowTheirGrounds() {
    #expect(Self.themes.map(\.1.isDark) == [nil, true, false, true, false, true, false])
    #expect(ThemeFamily.automatic.theme(for: .dark) == .dark)
    #expect(ThemeFamily.automatic.theme(for: .light) == .light)
    #expect(ThemeFamily.automatic.theme(for: .unspecified) == Theme())
    #expect(Appearance(isDark: nil).isDark == nil && Appearance(isDark: true) == .dark)
    #expect(Appearance(isDark: false) == .light && Appearance.light.isDark == false)
  }

  @Test func aThemeOfAPalette() throws {
    var palette = Theme.Palette(
      ground: .rgb(40, 50, 60), ink: .rgb(220, 215, 200), accent: .rgb(70, 80, 90),
      key: .rgb(100, 120, 250), success: .rgb(30, 60, 30), warning: .rgb(250, 240, 10),
      failure: .rgb(120, 0, 0), series: [.rgb(9, 9, 9)])
    func line(_ name: String, _ color: Color) -> String { "\(name) \(color.kind)" }
    var lines: [String] = []
    for (step, contrast) in [(0.055, 4.6), (0, 7), (0.2, 3)] {
      (palette.levelStep, palette.leastContrast) = (step, contrast)
      lines.append("step \(step), contrast \(contrast)")
      for level in [0.0, 1, 2, 3, 4] {
        lines.append(line("  surface \(level)", palette.surface(level)))
      }
      lines.append(line("  tinted", palette.tinted(0.3)))
      lines.append(line("  faded", palette.faded()))
      lines.append(line("  half faded", palette.faded(0.5)))
      lines.append(line("  line", palette.faded(least: Theme.Palette.lineContrast)))
      lines.append(line("  quiet", palette.quietAccent))
      for color in [palette.accent, palette.key, palette.warning, palette.failure] {
        lines.append(line("  readable", palette.readable(color)))
        lines.append(line("  on it", palette.text(on: color)))
      }
    }
    try Pilot.expectResults("palette", lines)
  }

  @Test func signsOfAllSets() throws {
    func signs(_ set: SymbolSet) -> [String] {
      Mirror(reflecting: set).children.map { "\($0.label ?? "") \($0.value)" }
    }
    try Pilot.expectResults(
      "signs",
      zip(
        zip(signs(.unicode), signs(.unicode.mirrored)), zip(signs(.ascii), signs(.ascii.mirrored))
      ).map { "\($0.0)  \($0.1)  \($1.0)  \($1.1)" })
  }

  @Test func glyphsAndBlocks() throws {
    var lines: [String] = []
    for character in "0123456789٠١٢٣٤٥٦٧٨٩۰۱۴۵۶९०〇十万.,'−-+:%٪/ ０９零：" {
      guard let glyph = NumeralGlyph.of(character) else {
        lines.append("\(character) none")
        continue
      }
      lines.append("\(character) \(glyph.width)")
      for y in 0..<NumeralGlyph.height {
        lines.append("  " + (0..<glyph.width).map { glyph.isSet(x: $0, y: y) ? "#" : "." }.joined())
      }
    }
    lines.append(BlockArt.quadrants.joined(separator: "_"))
    lines.append(BlockArt.rising.joined(separator: "_"))
    lines.append(BlockArt.leftEighths.joined(separator: "_"))
    for (top, bottom) in [(true, true), (true, false), (false, true), (false, false)] {
      lines.append("\(top) \(bottom) \(BlockArt.halves(top: top, bottom: bottom))_")
    }
    for y in 0..<4 {
      let dots = [0, 1].map { BlockArt.dot(x: $0, y: y) }
      lines.append(dots.map { "\($0) \(BlockArt.braille($0))" }.joined(separator: " "))
    }
    lines.append("\(BlockArt.braille(0))_ \(BlockArt.braille(255))")
    try Pilot.expectResults("glyphs", lines)
  }

  @Test(arguments: ["en", "ko", "ja", "ar", "de", "zh-Hans"]) func namesOfKeys(language: String)
    throws
  {
    let localizer = Localizer(
      catalog: Catalog(compiled: [.toolkit]), language: try LanguageTag(language))
    var traits = Traits(localizer: localizer)
    let keys: [Key] = [
      .character("a"), .character("A"), .character("ß"), .character(" "), .character("?"),
      .character("한"), .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left,
      .right,
      .home, .end, .pageUp, .pageDown, .begin, .menu, .pause, .printScreen, .function(12),
    ]
    let modifiers: [KeyModifiers] = [
      [], .shift, .control, .alt, .super, .meta, .hyper, [.control, .alt, .shift],
    ]
    var lines: [String] = []
    for key in keys {
      let names = modifiers.map { localizer.string(KeyName(KeyEvent(key, $0)).message) }
      lines.append(names.joined(separator: "  "))
      traits.ambiguousWidth = .narrow
      let short = localizer.string(KeyName(KeyEvent(key, .control)).shortMessage(in: traits))
      traits.ambiguousWidth = .wide
      let wide = localizer.string(KeyName(KeyEvent(key, .control)).shortMessage(in: traits))
      lines.append("    \(short)  \(wide)")
    }
    let some = KeyName.message(for: [
      KeyEvent(.enter), KeyEvent(.character("x"), .alt), KeyEvent(.up),
    ])
    lines.append(some.map { localizer.string($0) } ?? "none")
    #expect(KeyName.message(for: []) == nil)
    try Pilot.expectResults("Keys/\(language)", lines)
  }

  @Test func picturesAreRead() throws {
    func bytes(_ text: String, _ rest: [UInt8] = []) -> [UInt8] { Array(text.utf8) + rest }
    let inputs: [(String, [UInt8])] = [
      ("P1", bytes("P1 # bits\n3 2\n101\n0 1 0")), ("P1 short", bytes("P1 3 2 1010")),
      ("P1 two", bytes("P1 1 1 2")), ("P2", bytes("P2\n2 2 15 0 7 8 15")),
      ("P2 above", bytes("P2 1 1 15 16")), ("P2 no number", bytes("P2 1 1 15 x")),
      ("P2 short", bytes("P2 2 1 15 1 ")), ("P3", bytes("P3 1 2 255 1 2 3 250 251 252 99")),
      ("P3 short", bytes("P3 9 9 255 1 2 3")), ("P4", bytes("P4 9 2\n", [0xAA, 0x80, 0x55, 0x00])),
      ("P4 short", bytes("P4 9 2\n", [0xAA, 0x80, 0x55])), ("P5", bytes("P5 2 1 255\n", [0, 200])),
      ("P5 wide", bytes("P5 2 1 1000\n", [0, 200, 3, 0xE8])),
      ("P5 above", bytes("P5 1 1 9\n", [10])), ("P6", bytes("P6 1 1 255\n", [1, 2, 3, 4])),
      ("P6 short", bytes("P6 1 1 255\n", [1, 2])),
      ("P6 wide", bytes("P6 1 1 256\n", [0, 1, 1, 0, 0, 128])),
      ("P6 wide short", bytes("P6 1 1 256\n", [0, 1, 1, 0, 0])),
      ("P7", bytes("P7 1 1")), ("P0", bytes("P0 1 1")), ("P", bytes("P")),
      ("Q1", bytes("Q1 1 1 0")),
      ("no width", bytes("P1 ")), ("no height", bytes("P1 1")), ("zero", bytes("P1 0 1 1")),
      ("too large", bytes("P1 67108864 2 1")), ("larger", bytes("P1 67108865 1 1")),
      ("greatest", bytes("P2 1 1 65536 1")), ("no greatest", bytes("P2 1 1 0 0")),
      ("comment", bytes("P2 1 #x\n#y\n 1\t255\r\n9")),
    ]
    var lines: [String] = []
    for (name, input) in inputs {
      do throws(BitmapError) {
        let bitmap = try Bitmap(netpbm: input)
        let pixels = bitmap.pixels.map { "\($0.red).\($0.green).\($0.blue).\($0.alpha)" }
        lines.append("\(name) \(bitmap.width)x\(bitmap.height) \(pixels.joined(separator: " "))")
      } catch { lines.append("\(name) \(error)") }
    }
    var bitmap = Bitmap(width: 3, height: 2, fill: Bitmap.Pixel(red: 10, green: 20, blue: 30))
    bitmap[1, 1] = Bitmap.Pixel(red: 200, green: 100, blue: 50, alpha: 100)
    bitmap[2, 0] = .clear
    for (columns, rows) in [(0..<3, 0..<2), (1..<2, 1..<2), (1..<9, 0..<9), (2..<3, 0..<1)] {
      let mean = bitmap.average(columns: columns, rows: rows)
      lines.append("mean \(mean.red).\(mean.green).\(mean.blue).\(mean.alpha) \(mean.luminance)")
    }
    try Pilot.expectResults("pictures", lines)
  }
}
