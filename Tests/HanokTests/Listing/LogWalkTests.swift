import Hanok
import HanokTesting
import Testing

/// Logs, step by step.
@Suite struct LogWalkTests {
  private func log(_ count: Int) throws -> LogView {
    let log = LogView(maximumLineCount: 30)
    log.layoutShare = 1
    let levels = LogLevel.allCases
    for number in 0..<count {
      let time = CivilDateTime(
        year: 2026, month: 3, day: 4, hour: number % 24, minute: 5, second: 6)
      log.append(
        .verbatim("Line \(number) of those that came"), level: levels[number % 4],
        time: number == 3 ? nil : time)
    }
    return log
  }

  @Test(arguments: ["en", "en-Arab"]) func linesCome(language: String) throws {
    let log = try log(9)
    let pilot = try Pilot(
      showing: [log, Button(.verbatim("Go"))], in: language, width: 60, height: 7)
    let edge = language == "en-Arab" ? 0 : 59
    var steps: [Pilot.Step] = [
      .press(.up), .press(.up), .press(.down), .press(.down), .press(.down), .press(.home),
      .press(.up), .press(.pageDown), .press(.pageUp), .press(.end), .press(.end),
      .press(.pageUp), .press(.up, .shift), .wheel(.up, x: 3, y: 3), .wheel(.down, x: 3, y: 3),
      .wheel(.down, x: 3, y: 3), .wheel(.left, x: 3, y: 3), .press(.up, times: 2),
      Pilot.Step("a line comes") { log.append("another line") },
      Pilot.Step("three lines come") { log.append("one\ntwo\r\nthree\n", level: .error) },
      .click(x: 8, y: 4), .click(x: 8, y: 5), .press(.home),
      Pilot.Step("more than are kept come") {
        for number in 0..<25 { log.append(.verbatim("more \(number)"), level: .debug) }
      },
      .press(.down), Pilot.Step("one more comes") { log.append("last", level: .warning) },
    ]
    steps += Pilot.Step.slowDrag((edge, 0), (edge, 3), (edge, 1), (edge, 30), (edge, -2), (5, 3))
    steps += [
      .mouse(.drag(.left), x: edge, y: 5), .mouse(.press(.right), x: 5, y: 2),
      Pilot.Step("an empty line comes") { log.append("", level: .error) }, .press(.end),
      .press(.tab), .resize(Size(width: 45, height: 7)), .resize(Size(width: 36, height: 7)),
      .resize(Size(width: 28, height: 7)), .press(.tab), .press(.up, times: 3),
      .resize(Size(width: 13, height: 7)), .resize(Size(width: 12, height: 7)),
      .press(.up), .resize(Size(width: 9, height: 5)), .resize(Size(width: 8, height: 3)),
      .press(.home), .resize(Size(width: 60, height: 2)), .resize(Size(width: 60, height: 12)),
      .press(.pageUp), Pilot.Step("keeps some fewer") { log.maximumLineCount = 26 },
      .press(.up), Pilot.Step("one more comes") { log.append("after that") }, .press(.down),
      Pilot.Step("keeps fewer") { log.maximumLineCount = 8 },
      Pilot.Step("keeps one") { log.maximumLineCount = 0 },
    ]
    steps += Pilot.Step.appearances
    steps += [Pilot.Step("drops all") { log.removeAllLines() }, .press(.up)]
    pilot.expectWalk("log", steps)
  }

  @Test func linesAreFilteredAndCut() throws {
    let log = try log(14)
    let pilot = try Pilot(showing: [log], in: "ko", width: 40, height: 6)
    pilot.expectWalk(
      "log-filter",
      [
        Pilot.Step("warnings at least") { log.minimumLevel = .warning }, .press(.up),
        .press(.home), .press(.down),
        Pilot.Step("errors") { log.minimumLevel = .error },
        Pilot.Step("a warning and an error come") {
          log.append("quiet", level: .warning)
          log.append("loud", level: .error)
        },
        Pilot.Step("looks for 1") { log.searchText = "LINE 1" },
        Pilot.Step("everything with a 1") { log.minimumLevel = .debug },
        .press(.up), Pilot.Step("a line comes that isn't shown") { log.append("none") },
        Pilot.Step("a line comes that is shown") { log.append("Line 1 again") },
        Pilot.Step("looks for nothing there is") { log.searchText = "xyz" }, .press(.up),
        Pilot.Step("looks for all") { log.searchText = "" }, .press(.up, times: 3),
        Pilot.Step("cuts lines") { log.wrapsLines = false },
        Pilot.Step("a long line comes") {
          log.append(String(repeating: "very long ", count: 12), level: .error)
        },
        .press(.end), Pilot.Step("wraps lines") { log.wrapsLines = true }, .press(.up),
        .press(.up), .press(.down), .press(.pageUp),
        Pilot.Step("has no levels") { log.showsLevels = false },
        Pilot.Step("has levels") { log.showsLevels = true },
        .resize(Size(width: 20, height: 6)), .press(.end),
        Pilot.Step("colours and controls come") {
          log.append("\u{1B}[1;31mred\u{1B}[0m\u{7} \u{1B}[2J \u{1B}[3")
          log.append("שלום world 123", level: .warning)
        },
        Pilot.Step("drops all") { log.removeAllLines() },
        Pilot.Step("has no words") { log.emptyMessage = nil },
        Pilot.Step("a line comes") { log.append("first again") },
      ])
  }

  @Test func theFirstLineTakesTheKeys() throws {
    let log = LogView()
    log.layoutShare = 1
    let button = Button(.verbatim("Go"))
    let stage = try Stage(StackView(.vertical, views: [log, button]), width: 20, height: 4)
    #expect(button.isFirstResponder && !log.canBecomeFirstResponder)
    stage.perform { button.isEnabled = false }
    #expect(stage.window.firstResponder == nil)
    stage.perform { log.append("one") }
    #expect(log.isFirstResponder)
    stage.perform { log.append("two") }
    stage.perform { log.removeAllLines() }
    #expect(stage.window.firstResponder == nil && log.isFollowing && log.lineCount == 0)
    stage.perform { log.append("three") }
    #expect(log.isFirstResponder && log.shownLines.map(\.message) == [.verbatim("three")])
    stage.perform { log.minimumLevel = .error }
    #expect(stage.window.firstResponder == nil && log.shownLineCount == 0)
    stage.perform { log.minimumLevel = .debug }
    #expect(log.isFirstResponder)
  }

  @Test func visibleLinesStayWhileFewerLinesAreKept() throws {
    let log = LogView(maximumLineCount: 20)
    for number in 0..<20 { log.append("line \(number)") }
    let stage = try Stage(log, width: 24, height: 4)
    stage.press(.pageUp, .pageUp)
    let top = stage.screen.row(0)
    #expect(top.contains("line 10"))
    for count in [18, 15, 11] {
      stage.perform { log.maximumLineCount = count }
      #expect(stage.screen.row(0).prefix(20) == top.prefix(20), "\(count)")
      #expect(log.lineCount == count)
    }
    stage.perform { log.append("line 20") }
    #expect(stage.screen.row(0).prefix(20) == top.prefix(20))
    #expect(log.shownLines.first?.message == .verbatim("line 10"))
    stage.perform { log.maximumLineCount = 5 }
    #expect(stage.screen.row(0).contains("line 16"))
  }
}
