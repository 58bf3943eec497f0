import HanokTesting
import HanokTerminal
import Testing

@MainActor @Suite struct TerminalAnswersTests {
  private let device = MemoryDevice(size: Size(width: 20, height: 4))
  private let scheduler = ManualScheduler()
  private let log = Log()

  private final class Log {
    var events: [InputEvent] = []
    var profiles: [TerminalProfile] = []
  }

  private func started(_ name: String = "xterm-direct", markers: [String] = []) throws -> Terminal {
    let profile = TerminalProfile(environment: ["TERM": name], markers: markers)
    let terminal = Terminal(device: device, scheduler: scheduler, profile: profile)
    terminal.onEvents = { [log] in log.events += $0 }
    terminal.onProfile = { [log] in log.profiles.append($0) }
    try terminal.start()
    return terminal
  }

  /// What was written since the last time.
  private func written() -> String {
    defer { device.clearOutput() }
    return String(decoding: device.output, as: UTF8.self)
  }

  private func answer(_ text: String) { device.send(.bytes(Array(text.utf8))) }

  private func screen(_ text: String) -> Screen {
    var screen = Screen(size: device.size)
    screen.write(text, at: .zero, style: .plain, clip: screen.bounds)
    return screen
  }

  private static let end = "\u{1B}[?62;22c"
  private static let modern =
    "\u{1B}[?0u\u{1B}P>|modern(1.0)\u{1B}\\\u{1B}[?2026;2$y\u{1B}[?2027;2$y\u{1B}[?2031;2$y"
    + "\u{1B}[?2048;2$y\u{1B}]10;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\"
    + end

  @Test func allQueriesAreSentAtOnceAndTheFirstFrameDoesNotWait() throws {
    let terminal = try started()
    #expect(device.writeCount == 1)
    let questions = written()
    for question in ["[?u", "[>0q", "[?2026$p", "[?2027$p", "[?2048$p", "]10;?", "]11;?"] {
      #expect(questions.contains("\u{1B}\(question)"))
    }
    #expect(questions.hasSuffix("\u{1B}[c"))
    #expect(device.awaitedAnswers == 1)
    terminal.present(screen("hello"))
    #expect(written().contains("hello"))
  }

  @Test func terminalsThatCannotAnswerAreNotQueried() throws {
    let terminal = try started("linux")
    #expect(!written().contains("$p"))
    #expect(device.awaitedAnswers == 0)
    terminal.stop()
    #expect(!written().contains("2027"))
  }

  @Test func answersAreKnownAndNoEvents() throws {
    let terminal = try started()
    answer("a\(Self.modern)b")
    #expect(log.events == ["a", "b"].map { .key(KeyEvent(.character($0))) })
    let told = try #require(log.profiles.last)
    #expect(told == terminal.profile)
    #expect(told.isComplete)
    #expect(told.version == "modern(1.0)")
    #expect(told.synchronizesUpdates && told.countsClusters)
    #expect(told.keyboardFlags == 0)
    #expect(told.isDark == true)
    #expect(told.foreground == TerminalColor(red: 65_535, green: 65_535, blue: 65_535))
  }

  @Test func framesAreSynchronizedOnceTheTerminalReportsThatItCan() throws {
    let terminal = try started()
    _ = written()
    terminal.present(screen("one"))
    #expect(!written().contains("?2026"))
    answer("\u{1B}[?2026;2$y\(Self.end)")
    let long = String(repeating: "two", count: 6)
    let style = Style(foreground: .palette(1), attributes: .bold)
    var frame = screen(long)
    for y in 1..<4 {
      frame.write(long, at: Point(x: 0, y: y), style: style, clip: frame.bounds)
    }
    terminal.present(frame)
    let bytes = written()
    #expect(bytes.contains("\u{1B}[?2026h") && bytes.hasSuffix("\u{1B}[?2026l"))
  }

  @Test(arguments: [0, 3, 4])
  func framesAreNotSynchronizedWhereItCannotBeChanged(state: Int) throws {
    let terminal = try started()
    answer("\u{1B}[?2026;\(state)$y\(Self.end)")
    _ = written()
    terminal.present(screen("hello"))
    #expect(!written().contains("?2026"))
  }

  @Test func supportedFeaturesAreSwitchedOnAndOffAgain() throws {
    let terminal = try started()
    _ = written()
    answer(Self.modern)
    let set = written()
    for sequence in ["[?2027h", "[?2048h", "[?2031h", "[>5u"] {
      #expect(set.contains("\u{1B}\(sequence)"))
    }
    terminal.stop()
    let reset = written()
    for sequence in ["[?2027l", "[?2048l", "[?2031l", "[<u"] {
      #expect(reset.contains("\u{1B}\(sequence)"))
    }
    #expect(reset.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
  }

  @Test func theFeaturesAreResetInTheOrderOfRestoring() throws {
    let terminal = try started()
    answer(Self.modern.replacing("modern(1.0)", with: "ghostty 1.2.0"))
    var frame = screen("hello")
    frame.title = "title"
    frame.progress = .unknown
    terminal.present(frame)
    _ = written()
    terminal.stop()
    let end = [
      "\u{18}", "\u{1B}[?2026l", "\u{1B}[?1003l", "\u{1B}[?1002;1000;1006l", "\u{1B}[?1004l",
      "\u{1B}[?2004l", "\u{1B}[?2048l", "\u{1B}[?2031l", "\u{1B}[?2027l",
      "\u{1B}]2;\u{1B}\\\u{1B}[23;2t", "\u{1B}]9;4;0;0\u{1B}\\", "\u{1B}[<u",
      "\u{1B}]8;;\u{1B}\\", "\u{1B}[0m", "\u{1B}[8h", "\u{1B}[?7h",
      "\u{1B}[r\u{1B}[9999;1H\u{1B}[?25h\u{1B}[?1049l",
    ]
    #expect(written() == end.joined())
  }

  @Test func requestedModesAreSet() throws {
    let all: Set<TerminalFeature> = [.mouseMoves, .paste, .focus]
    try Terminal(device: device, scheduler: scheduler, features: all).start()
    let setup = [
      "\u{1B}[?1049h", "\u{1B}[?7l", "\u{1B}[8l", "\u{1B}[?2004h", "\u{1B}[?1004h",
      "\u{1B}[?1000;1002;1003;1006h",
    ]
    #expect(written() == setup.joined())
  }

  @Test func anotherAppearanceIsKnownBeforeItsColors() throws {
    let terminal = try started()
    answer(Self.modern)
    answer("\u{1B}[?997;2n")
    #expect(log.profiles.last?.isDark == false)
    answer("\u{1B}[?997;1n")
    #expect(log.profiles.last?.isDark == true)
    #expect(terminal.profile.isDark == true)
    #expect(device.awaitedAnswers == 3)
    answer("\u{1B}]11;rgb:ff/ff/ff\u{7}\(Self.end)")
    #expect(device.awaitedAnswers == 2)
    #expect(log.profiles.last?.isDark == false)
  }

  @Test func aKeyboardIsSetInOneWay() throws {
    let terminal = try started()
    answer("\u{1B}[?0u\u{1B}P>|tmux 3.6\u{1B}\\\(Self.end)")
    #expect(terminal.profile.keyboardFlags == 0)
    let setup = written()
    #expect(setup.contains("\u{1B}[>5u") && !setup.contains("\u{1B}[>4;1m"))
  }

  @Test func anEscapeHasADeadlineUntilItsSequenceIsConfirmed() throws {
    let terminal = try started()
    answer(Self.modern)
    answer("\u{1B}[?4u\(Self.end)\u{1B}")
    scheduler.advance(by: .milliseconds(50))
    #expect(log.events == [.key(KeyEvent(.escape))])
    answer("\u{1B}[?5u\(Self.end)")
    terminal.suspend()
    log.events = []
    // Until the answer it may begin one.
    answer("\u{1B}")
    scheduler.advance(by: .milliseconds(1_900))
    #expect(log.events == [])
    scheduler.advance(by: .milliseconds(200))
    #expect(log.events == [.key(KeyEvent(.escape))])
  }

  @Test func aMeasurementThatIsNotAnsweredIsAKeyLater() throws {
    let terminal = try started(markers: ["한"])
    scheduler.advance(by: .seconds(2))
    answer("\u{1B}[1;5R")
    #expect(log.events == [.key(KeyEvent(.function(3), .control))])
    #expect(terminal.profile.markerWidths == [nil])
  }

  @Test func theScreenIsDrawnAgainOnceClusterModeIsOn() throws {
    let terminal = try started()
    terminal.present(screen("hello"))
    _ = written()
    answer("\u{1B}[?2027;2$y\(Self.end)")
    let bytes = written()
    let setup = try #require(bytes.firstRange(of: "\u{1B}[?2027h"))
    #expect(bytes[setup.upperBound...].contains("hello"))
  }

  /// While the device is busy, the screen that is drawn again may be one that was never written.
  @Test func aScreenThatIsDrawnAgainHasItsCursorsShape() throws {
    let terminal = try started()
    var marking = screen("list")
    (marking.cursor, marking.cursorShape) = (.zero, .underline)
    terminal.present(marking)
    #expect(written().contains("\u{1B}[4 q"))
    device.isBusy = true
    var typing = marking
    typing.cursorShape = .standard
    terminal.present(typing)
    answer("\u{1B}[?2027;2$y\(Self.end)")
    device.isBusy = false
    device.send(.drained)
    #expect(written().contains("\u{1B}[0 q"))
  }

  @Test func theShapeOfTheCursorIsResetIfItWasChanged() throws {
    for shape in [CursorShape.standard, .underline] {
      let terminal = try started()
      var screen = screen("list")
      (screen.cursor, screen.cursorShape) = (.zero, shape)
      terminal.present(screen)
      _ = written()
      terminal.stop()
      #expect(written().contains("\u{1B}[0 q") == (shape == .underline))
    }
  }

  @Test(arguments: [1, 3])
  func modesThatWereOnBeforeStayOn(state: Int) throws {
    let terminal = try started()
    answer("\u{1B}[?2027;\(state)$y\u{1B}[?2048;\(state)$y\(Self.end)")
    #expect(terminal.profile.countsClusters)
    terminal.stop()
    #expect(!written().contains("\u{1B}[?2027l"))
  }

  @Test(arguments: [
    ("XTerm(370)", true), ("tmux 3.4", true), ("mintty 3.6", true), ("other(1)", false),
  ])
  func keysWithoutASequenceGetOneWhereThatIsKnownToBeSafe(version: String, isSet: Bool) throws {
    let terminal = try started()
    answer("\u{1B}P>|\(version)\u{1B}\\\(Self.end)")
    #expect(written().contains("\u{1B}[>4;1m") == isSet)
    terminal.stop()
    #expect(written().contains("\u{1B}[>4m") == isSet)
  }

  @Test func aLoneEscapeNeedsNoDeadlineOnceTheKeyboardIsSet() throws {
    let terminal = try started()
    answer("\u{1B}[?0u\(Self.end)")
    // Set, but not yet confirmed.
    answer("\u{1B}")
    scheduler.advance(by: .milliseconds(2_100))
    #expect(log.events == [.key(KeyEvent(.escape))])
    answer("\u{1B}[?5u\(Self.end)\u{1B}")
    scheduler.advance(by: .seconds(5))
    answer("[A")
    #expect(log.events.last == .key(KeyEvent(.up)))
    #expect(terminal.profile.keyboardFlags == 0)
  }

  @Test func aTerminalThatNeverAnswersIsNotWaitedForLong() throws {
    let terminal = try started()
    scheduler.advance(by: .milliseconds(1_999))
    #expect(device.awaitedAnswers == 1)
    scheduler.advance(by: .milliseconds(1))
    #expect(device.awaitedAnswers == 0)
    #expect(!terminal.profile.isComplete)
    answer(Self.modern)
    #expect(terminal.profile.isComplete)
    #expect(device.awaitedAnswers == 1)
  }

  @Test func knownAnswersAreNotQueriedAgainAfterAStop() throws {
    let terminal = try started()
    answer(Self.modern)
    answer("\u{1B}[?5u\(Self.end)")
    #expect(device.awaitedAnswers == 0)
    _ = written()
    terminal.suspend()
    let bytes = written()
    #expect(!bytes.contains("$p"))
    #expect(bytes.contains("\u{1B}[<u"))
    #expect(bytes.contains("\u{1B}[>5u"))
    #expect(bytes.hasSuffix("\u{1B}[?u\u{1B}[c"))
    #expect(device.awaitedAnswers == 1)
    terminal.stop()
    #expect(device.awaitedAnswers == 0)
  }

  @Test func goingOnUnaskedLeavesNothingOnTheKeyboardsStackTwice() throws {
    let terminal = try started()
    answer(Self.modern)
    device.send(.continued)
    #expect(terminal.profile.isComplete)
    let bytes = written()
    #expect(bytes.ranges(of: "\u{1B}[>5u").count == 2)
    #expect(bytes.ranges(of: "\u{1B}[<u").count == 1)
  }

  @Test func sizesThatComeAsInputAreHandedOnOnce() throws {
    let terminal = try started()
    answer(Self.modern)
    answer("\u{1B}[48;4;20;64;160t")
    #expect(log.events == [])
    answer("\u{1B}[48;5;30;80;240t")
    device.size = Size(width: 30, height: 5)
    device.send(.resized)
    #expect(log.events == [.resize(Size(width: 30, height: 5))])
    #expect(terminal.size == Size(width: 30, height: 5))
    answer("\u{1B}[48;0;0;0;0t\u{1B}[48;512;2048;0;0t")
    #expect(log.events.last == .resize(Size(width: 2_048, height: 512)))
  }

  @Test(arguments: ["999999;999999;0;0", "513;80;0;0", "24;2049;0;0", "24;99999999999;0;0"])
  func aSizeThatNoTerminalHasIsRefused(size: String) throws {
    let terminal = try started()
    answer(Self.modern)
    let before = terminal.size
    answer("\u{1B}[48;\(size)t")
    #expect(log.events == [])
    #expect(terminal.size == before)
  }

  @Test func aChangedAppearanceIsQueriedAndReported() throws {
    let terminal = try started()
    answer(Self.modern)
    _ = written()
    answer("\u{1B}[?997;2n")
    #expect(written() == "\u{1B}]10;?\u{1B}\\\u{1B}]11;?\u{1B}\\\u{1B}[c")
    #expect(terminal.profile.isDark == false)
    answer("\u{1B}]11;rgb:ff/ff/ff\u{7}\(Self.end)")
    #expect(log.profiles.last?.isDark == false)
    #expect(terminal.profile.background?.red == 65_535)
  }

  /// By how many columns the terminal's widths are off.
  @Test(arguments: [0, 1])
  func aTerminalThatCountsAsWeDoNeedsNoCare(error: Int) throws {
    let terminal = try started(markers: WidthMarkers.all)
    let reports = WidthMarkers.all.map { "\u{1B}[2;\(CellWidth.of($0) + 1 + error)R" }.joined()
    answer(reports + Self.end)
    _ = written()
    terminal.present(screen("❤️ab"))
    let frame = written()
    // Where the terminal may be elsewhere, what stands behind is reached by its column.
    #expect(frame.contains("ab"))
    #expect(frame.contains("❤️ab") == (error == 0), "\(frame.debugDescription)")
  }

  @Test func markersAreMeasuredAndErased() throws {
    let terminal = try started(markers: ["👩‍👩‍👧", "한", "x"])
    let questions = written()
    #expect(questions.contains("\u{1B}[2;1H👩‍👩‍👧\u{1B}[6n\u{1B}[2;1H한\u{1B}[6n"))
    #expect(questions.hasSuffix("\u{1B}[2;1H\u{1B}[2K\u{1B}[c"))
    // In a single row, the answers look like F3.
    answer("\u{1B}[1;7R\u{1B}[1;3R\(Self.end)")
    #expect(terminal.profile.markerWidths == [6, 2, nil])
    #expect(log.events == [])
    answer("\u{1B}[1;3R")
    #expect(log.events == [.key(KeyEvent(.function(3), .alt))])
  }
}
