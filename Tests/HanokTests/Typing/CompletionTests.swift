import Hanok
import HanokTesting
import Testing

@Suite struct CompletionTests {
  private let field = TextField(placeholder: .verbatim("City"))
  private let other = Button(.verbatim("Other"))
  private let record = Record()

  private final class Record {
    var events: [String] = []
    var waiting: CheckedContinuation<[String], Never>?
  }

  init() {
    field.completions = .texts(["Seoul 서울", "Suwon", "부산", "Östersund", "Busan"])
    field.addAction(for: .editingDidBegin) { [record] in record.events.append("began") }
    field.addAction(for: .editingDidEnd) { [record] in record.events.append("ended") }
    field.addAction(for: .valueChanged) { [record] in record.events.append("changed") }
    field.addAction { [record] in record.events.append("entered") }
  }

  private func pilot(in language: String = "en", height: Int = 10) throws -> Pilot {
    try Pilot(
      ScreenOfViews([field, SpacerView(share: 1), other]), in: language,
      size: Size(width: 24, height: height), [])
  }

  @Test func completionsOfTypedTextAreOfferedBelow() throws {
    let pilot = try pilot()
    pilot.type("s")
    let expected = """
      ┌────────────────────────┐
      │ s                      │
      │╭──────────────╮        │
      ││   Seoul 서울 │        │
      ││   Suwon      │        │
      │╰──────────────╯        │
      │                        │
      │                        │
      │                        │
      │                        │
      │       [ Other ]        │
      └────────────────────────┘
      """
    #expect(ScreenSnapshot(pilot.screen).text.hasPrefix(expected))
    // The keys and the cursor stay.
    #expect(pilot.screen.cursor == Point(x: 2, y: 0))
    #expect(field.isFirstResponder)
    #expect(pilot.application.window.topViewController is ScreenOfViews)
  }

  @Test func arrowsChooseAndEnterTakes() throws {
    let pilot = try pilot()
    pilot.type("s")
    pilot.press(.down)
    #expect(pilot.screen.row(2).contains("› Seoul"))
    #expect(pilot.screen.cursor == Point(x: 2, y: 0))
    pilot.press(.down)
    #expect(pilot.screen.row(3).contains("› Suwon"))
    #expect(pilot.screen.row(2).contains("  Seoul"))
    pilot.press(.enter)
    #expect(field.text == "Suwon")
    #expect(pilot.screen.cursor == Point(x: 6, y: 0))
    #expect(!pilot.screen.text.contains("Seoul"))
    #expect(record.events == ["began", "changed", "changed"])
    pilot.press(.enter)
    #expect(record.events.last == "entered")
    pilot.press(.character("_"), .control)
    #expect(field.text == "s")
  }

  @Test func betweenTheLastAndTheFirstNoneIsHighlighted() throws {
    let pilot = try pilot()
    pilot.type("s")
    pilot.press(.up)
    #expect(pilot.screen.row(3).contains("› Suwon"))
    pilot.press(.down)
    #expect(!pilot.screen.text.contains("›"))
    pilot.press(.enter)
    #expect(field.text == "s")
    #expect(record.events == ["began", "changed", "entered"])
    #expect(!pilot.screen.text.contains("Suwon"))
  }

  @Test func tabTakesTheFirstOrTheHighlighted() throws {
    let pilot = try pilot()
    pilot.type("s")
    pilot.press(.tab)
    #expect(field.text == "Seoul 서울")
    #expect(field.isFirstResponder)
    pilot.press(.tab)
    #expect(other.isFirstResponder)
    field.text = ""
    field.becomeFirstResponder()
    pilot.type("s")
    pilot.press(.up)
    pilot.press(.tab)
    #expect(field.text == "Suwon")
  }

  @Test func typingGoesOnAndEscapeLeaves() throws {
    let pilot = try pilot()
    pilot.type("su")
    #expect(pilot.screen.text.contains("Suwon") && !pilot.screen.text.contains("Seoul"))
    pilot.press(.backspace)
    #expect(pilot.screen.text.contains("Seoul"))
    pilot.press(.escape)
    #expect(!pilot.screen.text.contains("Seoul"))
    #expect(field.text == "s")
    pilot.press(.left)
    #expect(!pilot.screen.text.contains("Seoul"))
    pilot.paste("S")
    #expect(!pilot.screen.text.contains("Seoul"))
    pilot.press(.delete)
    #expect(pilot.screen.text.contains("Seoul"))
    pilot.press(.backspace)
    #expect(!pilot.screen.text.contains("Seoul"))
    pilot.press(.down)
    #expect(pilot.screen.text.contains("Busan"))
  }

  @Test(arguments: [
    ("en", "o", ["Östersund"]), ("sv", "o", []), ("ko", "ㅂ", ["부산"]), ("en", "부", ["부산"]),
    ("en", "x", []), ("en", "SEOUL", ["Seoul 서울"]),
  ])
  func beginningsAreFoundByTheLanguage(tag: String, typed: String, found: [String]) throws {
    let pilot = try pilot(in: tag)
    pilot.type(typed)
    let names = ["Seoul 서울", "Suwon", "부산", "Östersund", "Busan"]
    #expect(names.filter { pilot.screen.text.contains($0) } == found)
  }

  @Test func theListGoesWithTheKeys() throws {
    let pilot = try pilot()
    pilot.type("s")
    pilot.press(.tab, .shift)
    #expect(other.isFirstResponder)
    #expect(!pilot.screen.text.contains("Seoul"))
    field.becomeFirstResponder()
    pilot.press(.down)
    #expect(pilot.screen.text.contains("Seoul"))
    // Nothing is there to be clicked.
    pilot.click(x: 22, y: 7)
    #expect(!pilot.screen.text.contains("Seoul"))
    #expect(field.isFirstResponder)
    pilot.press(.down)
    #expect(pilot.screen.text.contains("Seoul"))
    pilot.click(x: 1, y: 0)
    #expect(pilot.screen.text.contains("Seoul"))
    pilot.perform { field.removeFromSuperview() }
    pilot.advance(by: .zero)
    #expect(!pilot.screen.text.contains("Seoul"))
  }

  @Test func aClickTakesOne() throws {
    let pilot = try pilot()
    pilot.press(.down)
    try pilot.click(on: "부산")
    #expect(field.text == "부산")
    #expect(field.isFirstResponder)
    #expect(!pilot.screen.text.contains("Busan"))
  }

  @Test func withoutRoomBelowTheListIsAbove() throws {
    let screen = ScreenOfViews([SpacerView(share: 1), field])
    let pilot = try Pilot(screen, in: "en", size: Size(width: 24, height: 8), [])
    pilot.type("s")
    #expect(pilot.screen.row(3).hasPrefix("╭"))
    #expect(pilot.screen.row(6).hasPrefix("╰"))
    #expect(pilot.screen.cursor == Point(x: 2, y: 7))
    // It follows when the field moves.
    pilot.resize(to: Size(width: 24, height: 6))
    #expect(pilot.screen.row(4).hasPrefix("╰"))
  }

  @Test func manyAreScrolled() throws {
    field.completions = .found { typed in (0..<100).map { "\(typed)\($0)" } }
    let pilot = try pilot(height: 20)
    pilot.type("n")
    #expect(pilot.screen.row(2).hasPrefix("│   n0 ┃ │"), "An indicator has a column of its own.")
    #expect(pilot.screen.row(9).hasPrefix("│   n7 ╎ │"))
    #expect(pilot.screen.row(10).hasPrefix("╰"))
    for _ in 0..<9 { pilot.press(.down) }
    #expect(pilot.screen.row(9).contains("› n8"))
    #expect(pilot.screen.row(2).contains("  n1 "))
    pilot.press(.pageDown)
    #expect(pilot.screen.row(9).contains("› n15"), "One row stays visible, as in tables.")
    pilot.press(.pageUp)
    pilot.press(.pageUp)
    #expect(pilot.screen.row(2).contains("› n1 "))
    pilot.turnWheel(.down, x: 4, y: 4)
    #expect(pilot.screen.row(2).contains("  n4 "))
    for _ in 0..<3 { pilot.press(.up) }
    #expect(pilot.screen.row(9).contains("› n99"))
    #expect(pilot.screen.row(9).contains("┃"))
    pilot.press(.pageDown)
    #expect(pilot.screen.row(9).contains("› n99"))
    pilot.press(.home)
    #expect(pilot.screen.row(9).contains("› n99"), "Home moves the cursor of the field.")
    #expect(field.isFirstResponder)
  }

  @Test func aListWithFewerRowsHasRoomForItsIndicator() throws {
    field.completions = .found { _ in ["Seoul", "Suwon", "Sokcho", "Sydney"] }
    let pilot = try pilot(height: 4)
    pilot.type("s")
    #expect(pilot.screen.row(2).hasPrefix("│   Seoul ┃ │"), "\(pilot.screen.text)")
    #expect(pilot.truncatedTexts == [])
  }

  @Test func aReleaseTakesTheCompletionAtTheMouse() throws {
    let pilot = try pilot()
    pilot.type("s")
    func mouse(_ kind: MouseEvent.Kind, y: Int) {
      pilot.application.handle(.mouse(MouseEvent(kind, at: Point(x: 4, y: y))))
    }
    mouse(.press(.left), y: 2)
    mouse(.drag(.left), y: 3)
    #expect(field.text == "s" && pilot.screen.row(3).contains("› Suwon"))
    mouse(.release(.left), y: 3)
    #expect(field.text == "Suwon" && record.events.last == "changed")
  }

  @Test func aCompletionEqualToTheTextIsNotOffered() throws {
    let pilot = try pilot()
    pilot.type("Busan")
    #expect(!pilot.screen.text.contains("╭"))
  }

  @Test func aSecretOffersNothing() throws {
    field.isSecure = true
    let pilot = try pilot()
    pilot.type("s")
    #expect(!pilot.screen.text.contains("Seoul"))
    #expect(!field.keyCommands.contains { $0.keys == [KeyEvent(.down)] })
    field.isSecure = false
    #expect(field.keyCommands.contains { $0.keys == [KeyEvent(.down)] })
    field.completions = nil
    pilot.press(.down)
    #expect(!pilot.screen.text.contains("Seoul"))
  }

  @Test func theListIsMirrored() throws {
    let pilot = try pilot(in: "ar")
    pilot.type("s")
    pilot.press(.down)
    #expect(pilot.screen.row(2) == "        │ 울서 Seoul ‹ │" || pilot.screen.row(2).hasSuffix("‹ │"))
    #expect(pilot.screen.row(1).hasSuffix("╮"))
  }

  @Test func lateCompletionsAreDropped() async throws {
    field.completions = .awaited { [record] typed in
      if typed == "s" { return await withCheckedContinuation { record.waiting = $0 } }
      return [typed + "!"]
    }
    let pilot = try pilot()
    pilot.type("s")
    for _ in 0..<10 { await Task.yield() }
    pilot.type("t")
    for _ in 0..<10 { await Task.yield() }
    pilot.advance(by: .zero)
    #expect(pilot.screen.text.contains("st!"))
    try #require(record.waiting).resume(returning: ["late"])
    for _ in 0..<10 { await Task.yield() }
    pilot.advance(by: .zero)
    #expect(pilot.screen.text.contains("st!"))
    #expect(!pilot.screen.text.contains("late"))
    pilot.press(.escape)
    #expect(!pilot.screen.text.contains("st!"))
  }

  @Test func completionsFoundAfterLeavingAreDropped() async throws {
    field.completions = .awaited { typed in
      await Task.yield()
      return [typed + "!"]
    }
    let pilot = try pilot()
    pilot.type("s")
    pilot.press(.tab)
    for _ in 0..<10 { await Task.yield() }
    pilot.advance(by: .zero)
    #expect(other.isFirstResponder)
    #expect(!pilot.screen.text.contains("s!"))
  }

  @Test func inLineModeCompletionsHaveNumbers() throws {
    let conversation = try LinePilot(ScreenOfViews([field, other]), in: "en")
    let said = conversation.enter("s")
    #expect(said.contains("[3] Seoul 서울\n[4] Suwon\n"))
    #expect(record.events.filter { $0 == "entered" }.count == 1)
    conversation.enter("4")
    #expect(field.text == "Suwon")
    #expect(record.events.filter { $0 == "entered" }.count == 2)
    #expect(conversation.enter("4").contains("4"))
    #expect(field.text == "4")
  }

  @Test func inLineModeLinesWaitForCompletions() async throws {
    field.completions = .awaited { typed in
      await Task.yield()
      return [typed + "!"]
    }
    let conversation = try LinePilot(ScreenOfViews([field]), in: "en")
    conversation.enter("a")
    conversation.enter("2")
    #expect(field.text == "a")
    for _ in 0..<10 { await Task.yield() }
    conversation.advance(by: .zero)
    #expect(field.text == "a!")
  }
}
