import Foundation
import HanokLocalization
import HanokTerminal
import Testing

@testable import Hanok
@testable import HanokArguments
@testable import HanokDrawing

@Suite struct ThemeFileTests {
  private func file(_ text: String) -> ThemeFile {
    ThemeFile(Array(text.utf8), path: "my.theme")
  }

  private func family(_ text: String) throws -> ThemeFamily {
    let file = file(text)
    #expect(file.mistakes == [])
    return try #require(file.family)
  }

  /// The file that the guide shows.
  @Test func theFileOfTheGuideHasNoMistakes() throws {
    let guide = try String(contentsOf: Self.guide, encoding: .utf8)
    let start = try #require(guide.firstRange(of: "```text\n# A comment"))
    let text = guide[start.lowerBound...].dropFirst(8).prefix { $0 != "`" }
    let file = file(String(text))
    #expect(file.mistakes == [] && file.faintRoles == [])
    #expect(file.family?.dark.accent.foreground == .rgb(0xD7, 0xAF, 0xFF))
    for name in ThemeFamily.shipped.map(\.name) + ThemeStyle.attributes.keys {
      #expect(guide.contains("`\(name)`"))
    }
  }

  nonisolated private static let guide = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Sources/Hanok/Documentation.docc/Looks.md")

  @Test func anEmptyFileIsTheTerminalsTheme() throws {
    let family = try family("\n  # nothing\r\n\t\n")
    for appearance in [Appearance.dark, .light, .unspecified] {
      #expect(family.theme(for: appearance) == ThemeFamily.automatic.theme(for: appearance))
    }
    #expect((family.name, family.title) == ("my.theme", .verbatim("my.theme")))
  }

  @Test(arguments: ThemeFamily.shipped)
  func aFileIsBasedOnAShippedTheme(base: ThemeFamily) throws {
    let file = file("based-on: \(base.name)")
    #expect(file.mistakes == [] && file.faintRoles == [])
    for appearance in [Appearance.dark, .light, .unspecified] {
      #expect(file.family?.theme(for: appearance) == base.theme(for: appearance))
    }
  }

  @Test(arguments: [
    ("#ffd787", Color.rgb(0xFF, 0xD7, 0x87)), ("#00F00a", .rgb(0, 0xF0, 0x0A)),
    ("0", .palette(0)), ("255", .palette(255)), ("black", .palette(0)), ("white", .palette(7)),
    ("bright-black", .palette(8)), ("bright-white", .palette(15)), ("cyan", .cyan),
    ("default", .default),
  ])
  func aColorHasManyForms(text: String, color: Color) throws {
    #expect(try family("heading: \(text)").dark.heading.foreground == color)
    #expect(try family("field:\ton \(text)").light.field.background == color)
  }

  nonisolated private static let attributes: [(String, Style.Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
    ("blink", .blink), ("reverse", .reverse), ("strikethrough", .strikethrough), ("plain", []),
    ("bold underline", [.bold, .underline]),
  ]

  @Test(arguments: attributes)
  func attributesReplaceThoseOfTheOtherTheme(text: String, attributes: Style.Attributes) throws {
    let heading = try family("heading: \(text)").dark.heading
    #expect(heading.attributes == attributes)
    #expect(heading.foreground == Theme.dark.heading.foreground)
  }

  @Test func aLineChangesOnlyWhatItNames() throws {
    let theme = try family("selection: black on #ffd787\n  border:  244 \n# heading: red").dark
    #expect(theme.selection.foreground == .black)
    #expect(theme.selection.background == .rgb(0xFF, 0xD7, 0x87))
    #expect(theme.selection.attributes == Theme.dark.selection.attributes)
    #expect(theme.border == Style(foreground: .palette(244)))
    var other = theme
    (other.selection, other.border) = (Theme.dark.selection, Theme.dark.border)
    #expect(other == .dark)
  }

  @Test(arguments: Theme.namedRoles.map(\.name)) func everyRoleHasALine(name: String) throws {
    let theme = try family("\(name): 231 on 16 italic").light
    let role = try #require(Theme.namedRoles.first { $0.name == name }).role
    #expect(
      theme[keyPath: role]
        == Style(foreground: .palette(231), background: .palette(16), attributes: .italic))
  }

  @Test func theSeriesOfChartsAreAList() throws {
    let theme = try family("series: #87d7ff, bright-green 208").dark
    #expect(
      theme.series.map(\.foreground) == [.rgb(0x87, 0xD7, 0xFF), .palette(10), .palette(208)])
    #expect(theme.series.map(\.attributes) == [[], [], []])
  }

  @Test func thePaletteDerivesTheRest() throws {
    let family = try family(
      "based-on: hanok\npalette.accent: #ffaf00\npalette.series: 51, 201\nheading: 231")
    #expect(family.dark.accent.foreground == .rgb(0xFF, 0xAF, 0))
    #expect(family.dark.heading.foreground == .palette(231))
    let series = family.dark.series.dropFirst().map(\.foreground)
    #expect(series.first == .rgb(0, 0xFF, 0xFF), "It can be read as it is.")
    #expect(series.last == family.palettes[0].readable(.palette(201)))
    #expect(family.light.ground == ThemeFamily.hanok.light.ground)
    #expect(family.light.accent.foreground != .rgb(0xFF, 0xAF, 0), "It has ink, to be readable.")
    #expect(family.light.faintRoles().map(\.role) == ["heading"])
  }

  @Test(arguments: [("#002b36", true), ("#fdf6e3", false)])
  func aGroundMakesATheme(ground: String, isDark: Bool) throws {
    let file = file("palette.ground: \(ground)")
    let family = try #require(file.family)
    #expect(file.faintRoles == [])
    #expect(family.dark == family.light)
    #expect(family.dark.isDark == isDark)
    #expect(family.theme(for: .unspecified) == family.dark)
    #expect(family.dark.text.background != .default, "It fills the screen.")
    #expect(family.dark.ground.foreground == (isDark ? Theme.dark : .light).ground.foreground)
  }

  nonisolated private static let mistakes: [(String, String, Int, Int, String?)] = [
    ("accent red", "no-colon", 1, 1, nil), ("acent: red", "unknown-name", 1, 1, "accent"),
    ("Accent: red", "unknown-name", 1, 1, "accent"),
    ("palette.inc: red", "unknown-name", 1, 1, "palette.ink"),
    ("\naccent: red\naccent: blue", "second-line", 3, 1, nil),
    ("accent:  ", "no-value", 1, 8, nil), ("based-on: hanuk", "unknown-base", 1, 11, "hanok"),
    ("based-on: hanok dark", "extra-word", 1, 17, nil),
    ("accent: rde", "unknown-word", 1, 9, "red"),
    ("accent: red bould", "unknown-word", 1, 13, "bold"),
    ("accent: red # warm", "unknown-word", 1, 13, nil),
    ("  accent: #ff", "bad-color", 1, 11, nil), ("accent: #ggffgg", "bad-color", 1, 9, nil),
    ("accent: #+12345", "bad-color", 1, 9, nil), ("accent: 256", "bad-number", 1, 9, nil),
    ("accent: red blue", "extra-color", 1, 13, nil),
    ("accent: red on blue on green", "extra-color", 1, 21, nil),
    ("accent: red on", "missing-color", 1, 13, nil),
    ("accent: on bold", "missing-color", 1, 12, nil),
    ("series: red bold", "bad-color", 1, 13, nil),
    ("palette.ink: red", "unknown-parts", 1, 14, nil),
    ("palette.ink: #ffffff 231", "extra-word", 1, 22, nil),
    ("palette.series: 51 white", "unknown-parts", 1, 20, nil),
    ("가운데: red\nheading: ＃ff0000", "unknown-name", 1, 1, nil),
  ]

  @Test(arguments: mistakes)
  func aMistakeHasItsPosition(
    text: String, kind: String, line: Int, column: Int, suggestion: String?
  ) throws {
    let file = file(text)
    #expect(file.family == nil)
    let problem = try #require(file.mistakes.first)
    #expect(problem.kind.name == "theme-\(kind)")
    #expect(problem.path == "my.theme")
    #expect(problem.place?.line == line && problem.place?.column == column)
    #expect(problem.suggestion == suggestion)
  }

  @Test func allMistakesAreReportedInOrder() {
    let file = file("\u{FEFF}accent: x1\nnothing\nbased-on: no\nseries: 999\ncard: 1 2")
    #expect(
      file.mistakes.map(\.kind.name) == [
        "theme-unknown-word", "theme-no-colon", "theme-unknown-base", "theme-bad-number",
        "theme-extra-color",
      ])
    #expect(file.mistakes.map(\.place?.line) == [1, 2, 3, 4, 5])
  }

  @Test func invalidUTF8IsRefused() {
    let file = ThemeFile([0x61, 0xFF, 0x3A], path: "my.theme")
    #expect(file.family == nil)
    #expect(file.mistakes.map(\.kind) == [.invalidEncoding])
  }

  /// Whatever a file holds, there is a theme or a mistake.
  @Test func nothingInAFileCrashes() {
    let words = [
      "accent", "based-on", ":", " ", "\n", "#", "#12", "on", "255", "-1", "palette.ground", "dark",
      "series", ",", "\r", "\u{FEFF}", "한", "\0", "bold", "99999999999999999999",
    ]
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let text = (0..<12).map { _ in words.randomElement(using: &generator) ?? "" }.joined()
      let file = file(text)
      #expect((file.family == nil) == !file.mistakes.isEmpty, "\(text.debugDescription)")
    }
  }
}
