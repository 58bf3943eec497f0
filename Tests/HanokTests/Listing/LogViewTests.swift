import Hanok
import HanokTesting
import HanokUnicode
import Testing

@Suite struct LogViewTests {
  private let log: LogView

  init() {
    log = LogView()
    log.layoutShare = 1
  }

  private func pilot(_ language: String = "en", width: Int = 20, height: Int = 4) throws -> Pilot {
    try Pilot(ScreenOfViews([log]), in: language, size: Size(width: width, height: height), [])
  }

  private func append(_ numbers: ClosedRange<Int>) {
    for number in numbers { log.append("Line \(number)") }
  }

  /// The words of the rows, without signs.
  private func words(_ pilot: Pilot) -> [String] {
    pilot.screen.text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      row.split(separator: " ").filter {
        $0.contains(where: { $0.isLetter || $0.isNumber }) && $0 != "i"
      }
      .joined(separator: " ")
    }
  }

  @Test func levelsShowBySignAndWord() throws {
    let time = try #require(
      CivilDateTime(year: 2026, month: 11, day: 22, hour: 9, minute: 5, second: 7))
    log.append("One", level: .debug, time: time)
    log.append("Two", time: time)
    log.append("Three", level: .warning)
    log.append("Four", level: .error, time: time)
    let pilot = try pilot(width: 60, height: 5)
    let rows = pilot.screen.text.split(separator: "\n").map { $0.replacing("\u{202F}", with: " ") }
    #expect(
      rows == [
        "9:05:07 AM  · Debug    One", "9:05:07 AM  i Info     Two", "            ! Warning  Three",
        "9:05:07 AM  ✗ Error    Four",
      ])
    #expect(pilot.screen[12, 3].style.foreground != pilot.screen[12, 1].style.foreground)
    // Where there is less room, the word gives way first, then the time, then the sign.
    pilot.resize(to: Size(width: 40, height: 5))
    #expect(pilot.screen.row(3).replacing("\u{202F}", with: " ").hasPrefix("9:05:07 AM  ✗ Four"))
    pilot.resize(to: Size(width: 30, height: 5))
    #expect(pilot.screen.row(3).hasPrefix("✗ Four"))
    pilot.resize(to: Size(width: 9, height: 5))
    #expect(pilot.screen.row(3).hasPrefix("Four"))
  }

  @Test func linesThatAreAllAlikeNeedNoLevels() throws {
    append(1...2)
    log.append("Line 3", level: .error)
    let pilot = try pilot(width: 60, height: 3)
    let before = pilot.screen.row(0)
    log.showsLevels = false
    pilot.advance(by: .zero)
    #expect(before.hasPrefix("i Info"))
    #expect(pilot.screen.text == "Line 1\nLine 2\nLine 3")
    let element = try #require(log.accessibilityElement(at: 2))
    #expect(element.label == .verbatim("Line 3") && element.value == nil)
    log.showsLevels = true
    pilot.advance(by: .zero)
    #expect(pilot.screen.row(0) == before)
    #expect(log.accessibilityElement(at: 2)?.value == .verbatim("Line 3"))
  }

  @Test func theEndIsFollowed() throws {
    append(1...9)
    let pilot = try pilot()
    #expect(words(pilot) == ["Line 6", "Line 7", "Line 8", "Line 9"])
    append(10...11)
    pilot.application.update()
    #expect(words(pilot) == ["Line 8", "Line 9", "Line 10", "Line 11"])
    #expect(pilot.screen.row(3).hasSuffix("┃"))
    #expect(pilot.screen.row(0).hasSuffix("╎"))
  }

  @Test func linesAboveTheEndStayInPlace() throws {
    append(1...9)
    let pilot = try pilot()
    pilot.press(.up)
    #expect(words(pilot) == ["Line 5", "Line 6", "Line 7", "Line 8"])
    #expect(!log.isFollowing)
    append(10...21)
    pilot.application.update()
    #expect(words(pilot) == ["Line 5", "Line 6", "Line 7", "12 new lines"])
    #expect(pilot.screen.row(3).hasPrefix("▾ 12 new lines"))
    #expect(log.newLineCount == 12)
    pilot.press(.end)
    #expect(words(pilot) == ["Line 18", "Line 19", "Line 20", "Line 21"])
    #expect(log.isFollowing)
    #expect(log.newLineCount == 0)
    // So does a click on the note, and scrolling down to the end.
    pilot.turnWheel(.up, x: 0, y: 0)
    #expect(words(pilot).first == "Line 15")
    append(22...22)
    pilot.application.update()
    #expect(words(pilot).last == "1 new line")
    pilot.click(x: 3, y: 1)
    #expect(!log.isFollowing)
    pilot.click(x: 3, y: 3)
    #expect(words(pilot).last == "Line 22")
    pilot.press(.pageUp)
    #expect(words(pilot).first == "Line 16")
    pilot.press(.home)
    #expect(words(pilot).first == "Line 1")
    for _ in 0..<6 { pilot.press(.pageDown) }
    #expect(log.isFollowing)
  }

  @Test(arguments: [(15, "▾ 12 new lines"), (14, "▾ 12 new lin…")])
  func theNoteHasTheRowBesideTheIndicator(width: Int, note: String) throws {
    append(1...9)
    let pilot = try pilot(width: width)
    pilot.press(.up)
    append(10...21)
    pilot.application.update()
    #expect(pilot.screen.row(3).dropLast() == note)
  }

  @Test func theOldestIsDropped() throws {
    log.maximumLineCount = 10
    append(1...10)
    let pilot = try pilot()
    pilot.press(.up)
    #expect(words(pilot).first == "Line 6")
    append(11...13)
    pilot.application.update()
    #expect(words(pilot) == ["Line 6", "Line 7", "Line 8", "3 new lines"])
    #expect(log.lineCount == 10)
    append(14...20)
    pilot.application.update()
    // It is gone: the oldest that there is.
    #expect(words(pilot).first == "Line 11")
    pilot.press(.down)
    #expect(words(pilot).first == "Line 12")
    log.maximumLineCount = 3
    pilot.application.update()
    #expect(log.shownLines.map(\.message) == (18...20).map { .verbatim("Line \($0)") })
    #expect(words(pilot) == ["Line 18", "Line 19", "Line 20", ""])
  }

  @Test func longLinesWrapOrAreCut() throws {
    log.append("one two three four five")
    log.append("six")
    let pilot = try pilot(width: 15, height: 4)
    #expect(pilot.screen.text == "i one two\n  three four\n  five\ni six")
    #expect(pilot.truncatedTexts == [])
    append(1...1)
    pilot.application.update()
    #expect(
      pilot.screen.text == "  three four  ╎\n  five        ┃\ni six         ┃\ni Line 1      ┃")
    pilot.press(.up)
    #expect(pilot.screen.row(0).hasPrefix("i one two"))
    pilot.press(.down)
    #expect(log.isFollowing)
    log.wrapsLines = false
    pilot.application.update()
    #expect(pilot.screen.text == "i one two thr…\ni six\ni Line 1\n")
    #expect(pilot.truncatedTexts == ["one two three four five"])
  }

  @Test func linesShowByLevelAndWords() throws {
    log.append("Red apple", level: .info)
    log.append("Green Apple", level: .warning)
    log.append("Pear", level: .error)
    let pilot = try pilot()
    log.minimumLevel = .warning
    pilot.application.update()
    #expect(words(pilot) == ["Green Apple", "Pear", "", ""])
    log.append("Plum")
    log.append("Apple pie", level: .warning)
    log.searchText = "APPLE"
    pilot.application.update()
    #expect(words(pilot) == ["Green Apple", "Apple pie", "", ""])
    #expect(log.shownLineCount == 2)
    log.append("Apple juice", level: .error)
    log.append("Juice", level: .error)
    pilot.application.update()
    #expect(words(pilot) == ["Green Apple", "Apple pie", "Apple juice", ""])
    log.searchText = "nothing"
    pilot.application.update()
    #expect(Array(words(pilot)[0...1]) == ["No lines match.", ""])
    #expect(pilot.application.window.firstResponder == nil)
    (log.searchText, log.minimumLevel) = ("", .debug)
    #expect(log.shownLineCount == 7)
    log.removeAllLines()
    pilot.application.update()
    #expect(words(pilot)[0] == "No lines yet.")
  }

  @Test func theLastLinesAreShownIfNoLineAfterTheTopPassesTheFilter() throws {
    log.append("First", level: .error)
    append(2...9)
    let pilot = try pilot()
    pilot.press(.up)
    #expect(words(pilot).first == "Line 5")
    log.minimumLevel = .error
    pilot.application.update()
    #expect(words(pilot)[0].hasSuffix("First"))
    #expect(log.isFollowing)
  }

  @Test func aFilteredLogDropsTheOldest() throws {
    log.maximumLineCount = 4
    log.minimumLevel = .warning
    for number in 1...1_000 { log.append("\(number)", level: number % 2 == 0 ? .warning : .info) }
    #expect(log.shownLines.map(\.message) == [.verbatim("998"), .verbatim("1000")])
    log.append("last")
    log.append("last")
    #expect(log.shownLines.map(\.message) == [.verbatim("1000")])
    log.maximumLineCount = 2
    #expect(log.shownLines.isEmpty)
  }

  @Test func controlsAreHarmless() throws {
    log.append("\u{1B}[1;31mred\u{1B}[0m \u{1B}[2J\u{1B}]0;x\u{7} \u{202E}abc")
    log.append("a\r\nb\nc\n", level: .error)
    let pilot = try pilot(width: 40, height: 6)
    #expect(pilot.screen.row(0).contains("red ␛[2J␛]0;x␇ �abc"))
    #expect(Array(words(pilot)[1...3]) == ["Error a", "Error b", "Error c"])
    #expect(log.lineCount == 4)
    log.append("\u{1B}[31")
    log.append("\u{1B}")
    pilot.application.update()
    #expect(pilot.screen.row(4).contains("␛[31"))
    #expect(pilot.screen.row(5).contains("␛"))
    #expect(!pilot.output.starts(with: [0x1B, 0x5D, 0x30]))
  }

  @Test func theShortestColourSequenceIsLeftOut() throws {
    log.append("\u{1B}[31mred\u{1B}[m")
    #expect(try pilot().screen.row(0) == "i red               ")
  }

  @Test func oneLineIsTheLeastThatIsKept() {
    log.maximumLineCount = 0
    append(1...3)
    #expect(log.shownLines.map(\.message) == [.verbatim("Line 3")])
  }

  @Test func theFootOfTheIndicatorIsTheEndOfLinesThatWrap() throws {
    for number in 1...9 { log.append("\(number) \(String(repeating: "word ", count: 20))") }
    let pilot = try pilot(height: 4)
    pilot.press(.home)
    #expect(!log.isFollowing)
    pilot.click(x: 19, y: 3)
    #expect(log.isFollowing)
  }

  @Test func itIsMirrored() throws {
    log.append(.verbatim("Done."), level: .warning)
    log.append(.verbatim("تم."))
    let pilot = try pilot("ar", width: 24, height: 3)
    #expect(pilot.screen.row(0) == "                 Done. !")
    #expect(pilot.screen.row(1).hasSuffix(" i"))
    for _ in 0..<9 { log.append("Line") }
    pilot.application.update()
    #expect(pilot.screen.row(2).hasPrefix("┃"))
    pilot.click(x: 0, y: 0)
    #expect(pilot.screen.row(0) == "╎".replacing("╎", with: "┃") + "                Done. !")
    pilot.press(.end)
    log.append("Line")
    pilot.press(.up)
    log.append("Line")
    pilot.application.update()
    #expect(pilot.screen.row(2).hasSuffix("▾"))
  }

  @Test func theIndicatorScrolls() throws {
    append(1...100)
    let pilot = try pilot(height: 5)
    pilot.click(x: 19, y: 0)
    #expect(words(pilot).first == "Line 1")
    for (kind, y) in [(MouseEvent.Kind.press(.left), 0), (.drag(.left), 2), (.release(.left), 2)] {
      pilot.application.handle(.mouse(MouseEvent(kind, at: Point(x: 19, y: y))))
    }
    pilot.advance(by: .zero)
    #expect(words(pilot).first == "Line 49")
    pilot.click(x: 19, y: 4)
    #expect(log.isFollowing)
  }

  @Test func aMillionLinesStayCheap() throws {
    log.maximumLineCount = 1_000_000
    let pilot = try pilot()
    let clock = ContinuousClock()
    let duration = clock.measure { append(1...1_000_000) }
    #expect(duration < .seconds(20))
    pilot.application.update()
    #expect(words(pilot).last == "Line 1000000")
    let drawing = clock.measure {
      for _ in 0..<100 { pilot.press(.pageUp) }
      pilot.press(.home)
      pilot.press(.end)
    }
    #expect(drawing < .seconds(5))
    #expect(log.isFollowing)
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 5), (8, 2), (300, 100)])
  func anySizeWillDo(width: Int, height: Int) throws {
    append(1...200)
    log.append("한국어 문장 日本語の文章 العربية", level: .error)
    let pilot = try pilot(width: width, height: height)
    for key in [Key.up, .pageUp, .home, .pageDown, .down, .end] { pilot.press(key) }
    pilot.press(.home)
    append(1...3)
    pilot.click(x: 0, y: 0)
    pilot.click(x: width - 1, y: height - 1)
    #expect(pilot.isRunning)
  }

  @Test func aLineShowsItsAttributedText() throws {
    let log = LogView()
    var text = AttributedText("red: ")
    text.runs.append(.init("12", role: .strong))
    log.append(LogLine(attributed: text, level: .error))
    let stage = try Stage(log, width: 30, height: 2)
    let column = try #require(stage.screen.row(0).firstRange(of: "12")).lowerBound
    let x = stage.screen.row(0).distance(from: stage.screen.row(0).startIndex, to: column)
    #expect(
      stage.screen[x, 0].style.attributes
        .isSuperset(of: stage.application.traits.theme.strong.attributes))
    #expect(log.shownLines.first?.message == .verbatim("red: 12"))
  }
}
