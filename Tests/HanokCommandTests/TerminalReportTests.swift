import Foundation
import CPTYTesting
import Hanok
import HanokArguments
import HanokLocalization
import HanokTerminal
import HanokUnicode
import PTYTesting
import Testing

@testable import HanokCommand

@MainActor @Suite struct TerminalReportTests {
  private func profile(_ environment: [String: String], answers: String) -> TerminalProfile {
    var profile = TerminalProfile(environment: environment)
    var decoder = InputDecoder()
    decoder.awaitsCursor = true
    _ = decoder.feed(Array(answers.utf8))
    for reply in decoder.takeReplies() { profile.learn(reply) }
    return profile
  }

  private func report(
    _ environment: [String: String] = ["TERM": "xterm-256color", "HOME": "/home/min"],
    answers: String = ""
  ) -> TerminalReport {
    TerminalReport(
      profile(environment, answers: answers), size: Size(width: 80, height: 24),
      environment: environment)
  }

  private func lines(_ report: TerminalReport, _ tag: String = "en") throws -> [String] {
    let catalog = Catalog(folders: [], compiled: [.hanokCommand])
    let localizer = Localizer(catalog: catalog, language: try LanguageTag(tag))
    return report.lines(localizer)
  }

  private static let answers =
    "\u{1B}P>|Konsole 22.12.3\u{1B}\\\u{1B}[?2026;2$y\u{1B}[8;0$y"
    + "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[2;2R\u{1B}[2;3R"

  @Test func theJSONHasWhatARowOfTheTableNeeds() throws {
    struct Row: Decodable {
      let version: String?
      let known: String?
      let environment: [String: String]
      let columns: Int
      let colors: String
      let background: String?
      let modes: [String: String]
      let widths: [Width]
      let textForm: String

      struct Width: Decodable {
        let text: String
        let expected: Int
        let measured: Int?
      }
    }
    let json = report(answers: Self.answers).json
    let row = try JSONDecoder().decode(Row.self, from: Data(json.utf8))
    #expect(row.version == "Konsole 22.12.3")
    #expect(row.known == "Konsole")
    // What doesn't tell a terminal is nobody's business.
    #expect(row.environment == ["TERM": "xterm-256color"])
    #expect(row.columns == 80)
    #expect(row.colors == "palette")
    #expect(row.background == "dark")
    #expect(row.modes == ["?2026": "reset", "8": "unknown"])
    #expect(row.widths.map(\.text) == WidthMarkers.all)
    #expect(row.widths.prefix(3).map(\.measured) == [1, 2, nil])
    #expect(row.widths[0].expected == 2)
    #expect(row.textForm == "runs")
  }

  @Test func theLinesSayTheSame() throws {
    #expect(
      try lines(report(answers: Self.answers + "\u{1B}[?62c")).prefix(4) == [
        "Name: Konsole 22.12.3", "Variables: TERM=xterm-256color", "Size: 80 × 24",
        "Colors: 256, dark background",
      ])
    // The states of modes are words of the tables, too.
    #expect(try lines(report(answers: Self.answers))[4] == "Modes: 8: not supported, ?2026: off")
    #expect(try lines(report(answers: Self.answers), "ko")[4].contains("?2026: 꺼짐"))
    #expect(try lines(report(answers: Self.answers), "ja")[4].contains("8：未対応"))
    #expect(try lines(report(answers: Self.answers))[5] == "Keyboard: legacy sequences")
    #expect(try lines(report(answers: "\u{1B}[?1u"))[5] == "Keyboard: kitty keyboard protocol")
    let korean = try lines(report(["TERM": "xterm-kitty"]), "ko")
    #expect(korean[0] == "이름: 응답 없음")
    #expect(korean[6] == "너비: 측정하지 않음")
    #expect(korean[7].contains("words"))
  }

  @Test func variablesComeInTheirOrder() throws {
    let variables = ["TERM": "xterm", "COLORTERM": "truecolor", "STY": "1.host", "TMUX": "/tmp"]
    let line = try lines(report(variables))[1]
    // What has names of machines and files is there, without them.
    #expect(line == "Variables: COLORTERM=truecolor STY=1 TERM=xterm TMUX=1")
  }

  @Test func widthsThatDifferAreListed() throws {
    let line = try lines(report(answers: "\u{1B}[2;2R\u{1B}[2;3R"))[6]
    #expect(line.hasPrefix("Widths that differ: ❤\u{FE0F} 1 (2), "))
    #expect(!line.contains("1\u{FE0F}\u{20E3}"))
    let all = WidthMarkers.all.map { "\u{1B}[2;\(CellWidth.of($0) + 1)R" }.joined()
    #expect(try lines(report(answers: all))[6].contains("all as expected"))
  }

  private nonisolated static func answers(ambiguous cells: Int) -> String {
    WidthMarkers.all.map { marker in
      let width = WidthMarkers.ambiguous.contains(marker) ? cells : CellWidth.of(marker)
      return "\u{1B}[2;\(width + 1)R"
    }.joined()
  }

  private nonisolated static let variable = AmbiguousWidth.variable

  @Test(
    arguments: [
      ("", "", 1, "assumed", "one cell (assumed)"),
      ("", answers(ambiguous: 1), 1, "measured", "one cell (measured)"),
      ("", answers(ambiguous: 2), 2, "measured", "two cells (measured)"),
      ("1", answers(ambiguous: 2), 1, "chosen", "one cell (\(variable))"),
      ("2", answers(ambiguous: 1), 2, "chosen", "two cells (\(variable))"),
      ("3", answers(ambiguous: 2), 2, "measured", "two cells (measured)"),
    ])
  func theWidthOfAmbiguousCharactersIsReported(
    value: String, answers: String, cells: Int, source: String, text: String
  ) throws {
    let environment = ["TERM": "xterm", Self.variable: value]
    let report = report(environment, answers: answers)
    #expect(report.ambiguousWidth == cells && report.ambiguousWidthSource.rawValue == source)
    let lines = try lines(report)
    #expect(lines[8] == "Characters of ambiguous width: " + text)
    #expect(lines.count == (value == "3" ? 10 : 9))
    #expect(
      (lines.last == "\(Self.variable) must be 1 or 2. Its value is ignored.") == (value == "3"))
    let hasOther = source == "chosen"
    #expect(lines[6].contains("│") == hasOther)
  }

  @Test func theCardHasItsColumnsWhereSignsAreWide() throws {
    let localizer = Localizer(
      catalog: Catalog(folders: [], compiled: [.hanokCommand]), language: .english)
    let screen = TestCard(localizer, ambiguousWidth: .wide).screen(
      size: Size(width: 60, height: 12))
    let columns = TestCard.texts.indices.map { y in
      (0..<60).filter { screen.cluster(x: $0, y: y) == "|" }
    }
    #expect(columns.allSatisfy { $0 == columns[0] && $0.count == 2 })
    let y = try #require(TestCard.texts.firstIndex { $0.text.hasPrefix("○") })
    let x = try #require((0..<60).first { screen.cluster(x: $0, y: y) == "○" })
    #expect(screen[x, y].width == 2)
  }

  /// The bars of the card are in one column, in each language.
  @Test(arguments: ["en", "ko", "ja", "ar"])
  func theCardHasBarsInOneColumn(tag: String) throws {
    let catalog = Catalog(folders: [], compiled: [.hanokCommand])
    let localizer = Localizer(catalog: catalog, language: try LanguageTag(tag))
    let screen = TestCard(localizer).screen(size: Size(width: 60, height: 12))
    // Arabic is in visual order.
    func visual(_ message: Message) -> String {
      let text = localizer.string(message)
      return tag == "ar" ? String(text.reversed()) : text
    }
    let columns = TestCard.texts.indices.map { y in
      (0..<60).filter { screen.cluster(x: $0, y: y) == "|" }
    }
    #expect(columns[0].count == 2)
    for (y, text) in TestCard.texts.enumerated() {
      #expect(screen.row(y).hasPrefix(visual(text.name) + " "))
    }
    // A line that mixes directions begins at the left.
    #expect(screen.row(4).contains("| abc"))
    #expect(columns.allSatisfy { $0 == columns[0] })
    // The first letter of Arabic is the rightmost.
    let arabic = screen.row(0)
    let alef = try #require(arabic.lastIndex(of: "ا")),
      meem = try #require(arabic.firstIndex(of: "م"))
    #expect(meem < alef)
    #expect(screen.row(11).hasPrefix(visual(.HanokCommand.cardHint)))
  }

  /// The command on a terminal that answers: the report, then the card until a key is pressed.
  @Test nonisolated func theCommandAsksItsTerminal() throws {
    let terminal = try PseudoTerminal(
      [Self.program, "terminal"], environment: ["TERM": "xterm-256color"], columns: 90,
      answers: .modern)
    try terminal.wait { $0.text.contains("Press any key to exit.") }
    #expect(terminal.text.contains("Name: modern(1.0)"))
    #expect(terminal.text.contains("?2026: off") && terminal.text.contains("Size: 90 × 24"))
    // Arabic in presentation forms, since nothing is known of this terminal.
    #expect(terminal.text.contains("\u{FEB3}"))
    // A resize draws the card again, and doesn't end it.
    for (drawn, columns) in [(2, 100), (3, 90)] {
      terminal.resize(columns: columns, rows: 24)
      try terminal.wait { $0.text.split(separator: "Press any key").count > drawn }
    }
    terminal.send("x")
    #expect(terminal.waitForEnd().status == 0)
    #expect(terminal.modes.isRestored)
    #expect(terminal.settings == terminal.originalSettings)
  }

  @Test nonisolated func theJSONHasNoCard() throws {
    let terminal = try PseudoTerminal(
      [Self.program, "terminal", "--json"], environment: ["TERM": "xterm-256color"],
      answers: .modern)
    #expect(terminal.waitForEnd().status == 0)
    #expect(!terminal.text.contains("Press any key"))
  }

  @Test nonisolated func withoutATerminalTheEnvironmentAloneIsReported() throws {
    let script = "{ setsid -w \"$0\" terminal < /dev/null 2>&1; echo status $?; } | cat"
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", script, Self.program],
      environment: ["TERM": "xterm-kitty", "PATH": "/usr/bin:/bin"])
    #expect(terminal.waitForEnd().status == 0)
    #expect(terminal.text.contains("hanok: There is no terminal to query."))
    #expect(terminal.text.contains("Variables: TERM=xterm-kitty"))
    #expect(terminal.text.contains("status 1"))
  }

  @Test nonisolated func inAPipeTheTerminalIsAskedNevertheless() throws {
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", "\"$0\" terminal --json | cat", Self.program],
      environment: ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin"], answers: .modern)
    #expect(terminal.waitForEnd().status == 0)
    #expect(terminal.text.contains(#""version":"modern(1.0)""#))
    #expect(terminal.text.contains(#""?2026":"reset""#))
  }

  private nonisolated static let program = BuiltProgram.path(of: "hanok")
}
