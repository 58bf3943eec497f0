import Hanok
import HanokTesting
import HanokUnicode
import Testing

/// Each line is answered, and means what it says.
@Suite struct LineAnswerTests {
  private final class Rows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
      TableRow(.verbatim("Row \(path.row + 1)"))
    }
  }

  @Test func thePageIsKeptWhileTheScreenIsCovered() throws {
    let rows = Rows()
    let screen = ScreenOfViews([TableView(rows)])
    let conversation = try LinePilot(screen, in: "en")
    #expect(conversation.enter("+").contains("Row 21"))
    let sheet = ScreenOfViews([Button(.verbatim("Fine"))])
    conversation.application.perform { screen.present(sheet) }
    #expect(!conversation.advance(by: .zero).contains("Row"))
    conversation.application.perform { sheet.dismiss() }
    let heard = conversation.advance(by: .zero)
    #expect(heard.contains("Row 21") && !heard.contains("Row 41") && !heard.contains(" Row 1\n"))
  }

  @Test func onlyTheLastLongTableTurnsItsPages() throws {
    let (first, second) = (Rows(), Rows())
    let conversation = try LinePilot(
      ScreenOfViews([TableView(first), TableView(second)]), in: "en")
    let heard = conversation.enter("+")
    #expect(heard.components(of: "Row 21") == 1)
  }

  @Test func aFocusedKeypadReceivesTheSignsThatTurnPages() throws {
    let rows = Rows()
    var entered: [String] = []
    let field = TextField()
    field.addAction { entered.append(field.text) }
    let conversation = try LinePilot(ScreenOfViews([TableView(rows), field]), in: "en")
    #expect(conversation.enter("+").contains("Row 21"))
    conversation.application.perform { field.becomeFirstResponder() }
    #expect(
      conversation.enter("-").contains("Row 2\n"), "A field of any text leaves the signs alone.")
    field.accessibilityTraits.insert(.keypad)
    #expect(!conversation.enter("+").contains("Row 21") && entered == ["+"])
    conversation.enter("-")
    #expect(entered == ["+", "-"])
    conversation.application.perform { field.resignFirstResponder() }
    #expect(conversation.enter("+").contains("Row 21"))
  }

  /// A screen that is busy until its button was pressed.
  private func busyScreen() -> (ScreenOfViews, Button, TextField) {
    let (button, field) = (Button(.verbatim("Stop"), mnemonic: .verbatim("s")), TextField())
    let screen = ScreenOfViews([button, field])
    button.accessibilityTraits.insert(.stopsWork)
    button.addAction { [weak screen] in screen?.view.isBusy = false }
    screen.view.isBusy = true
    return (screen, button, field)
  }

  @Test func aStopIsPerformedWhileTheScreenIsBusy() throws {
    let (screen, button, field) = busyScreen()
    let conversation = try LinePilot(screen, in: "en")
    #expect(conversation.text == "[s] Stop\n", "Nothing else can be typed.")
    conversation.enter("s")
    #expect(!screen.view.isBusy)
    #expect(conversation.enter("word").contains("word") && field.text == "word")
    _ = button
  }

  @Test func stopsAreWrittenOnceWhileTheScreenIsBusy() throws {
    let (screen, button, _) = busyScreen()
    let label = Label(.verbatim("0"))
    screen.view.addSubview(label)
    let conversation = try LinePilot(screen, in: "en")
    var said = conversation.text
    for number in 1...3 {
      conversation.application.perform { label.message = .verbatim("\(number)") }
      said += conversation.advance(by: .zero)
    }
    #expect(said == "0\n[s] Stop\n1\n2\n3\n")
    conversation.application.perform { screen.view.isBusy = false }
    #expect(conversation.advance(by: .zero) == "[s] Stop  [2] \n")
    _ = button
  }

  @Test func automaticChangesAreReportedEverySecondOnABusyScreen() throws {
    let (screen, _, _) = busyScreen()
    let label = Label(.verbatim("0 bytes"))
    label.accessibilityTraits = [.staticText, .updatesFrequently]
    screen.view.addSubview(label)
    let conversation = try LinePilot(screen, in: "en")
    var said = ""
    for number in 1...30 {
      conversation.application.perform { label.message = .verbatim("\(number) bytes") }
      said += conversation.advance(by: .milliseconds(100))
    }
    #expect(said == "10 bytes\n20 bytes\n30 bytes\n")
    #expect(conversation.advance(by: .seconds(5)) == "", "Nothing has changed.")
  }

  @Test func theLastLinesHaveNoChoices() throws {
    let label = Label(.verbatim("Asking"))
    let rows = Rows()
    let table = TableView(rows)
    table.isHidden = true
    let screen = ScreenOfViews([label, table, Button(.verbatim("Again"))])
    let conversation = try LinePilot(screen, in: "en")
    #expect(conversation.text == "Asking\n[1] Again\n")
    conversation.application.perform {
      (label.message, table.isHidden) = (.verbatim("Done"), false)
      conversation.application.quit()
    }
    let said = conversation.advance(by: .zero).split(separator: "\n")
    #expect(said.first == "Done" && said.dropFirst().first == "Row 1")
    #expect(said.last == "Rows 1 to 20 of 50.")
    #expect(!said.contains { $0.contains("[") })
  }

  @Test func aChoiceOfSeveralLinesIsOneEntry() throws {
    let button = Button(.verbatim("1 Main Street\nSpringfield"))
    let conversation = try LinePilot(ScreenOfViews([button, Button(.verbatim("Go"))]), in: "en")
    #expect(conversation.text == "[1] 1 Main Street, Springfield  [2] Go\n")
  }

  @Test func aFieldWithANamedViewHasNoSeparateLabel() throws {
    let form = FormView()
    let named = FlowView(views: [TextField()])
    named.accessibilityLabel = .verbatim("Phone 1")
    form.addRow(.verbatim("Phone"), named)
    form.addRow(.verbatim("Days"), FlowView(views: [Checkbox(.verbatim("Monday"))]))
    let conversation = try LinePilot(ScreenOfViews([form]), in: "en")
    #expect(conversation.text.hasPrefix("Days\n["))
  }

  @Test(arguments: [true, false])
  func linesOfAScriptStayInOrder(isInteractive: Bool) throws {
    let (screen, _, field) = busyScreen()
    let conversation = try LinePilot(screen, in: "en", isInteractive: isInteractive)
    conversation.enter("word")
    #expect(field.text.isEmpty, "It waits.")
    conversation.enter("s")
    // Who sees the screen can always end what goes on.
    #expect(screen.view.isBusy != isInteractive)
    #expect(field.text == (isInteractive ? "word" : ""))
  }

  @Test func aCommandWithAButtonIsListedOnce() throws {
    let screen = CommandScreen()
    let conversation = try LinePilot(screen, in: "en")
    #expect(conversation.text == "[s] Save  [2] Print\n")
  }

  private final class CommandScreen: ViewController {
    private let button = Button(.verbatim("Save"), mnemonic: .verbatim("s"))
    override func loadView() { view = StackView(.vertical, views: [button, StatusBar()]) }
    override var keyCommands: [KeyCommand] {
      [
        KeyCommand(.character("s"), .control, title: .verbatim("Save")) {},
        KeyCommand(.character("p"), .control, title: .verbatim("Print")) {},
      ]
    }
  }

  @Test func digitsOfAnyScriptAreAccepted() throws {
    var pressed: [String] = []
    let buttons = ["One", "Two", "Three"].map { name in
      let button = Button(.verbatim(name))
      button.addAction { pressed.append(name) }
      return button
    }
    let conversation = try LinePilot(ScreenOfViews(buttons), in: "en")
    for line in ["٢", "３", "१"] { conversation.enter(line) }
    #expect(pressed == ["Two", "Three", "One"])
  }

  @Test func aLabelThatEndsWithAColonHasOneColon() throws {
    let field = TextField()
    field.accessibilityLabel = .verbatim("Arrival:")
    field.text = "today"
    let conversation = try LinePilot(ScreenOfViews([field, TextField()]), in: "en")
    #expect(conversation.text.contains("Arrival: today"))
    conversation.enter("arrival: tomorrow")
    #expect(field.text == "tomorrow")
    #expect(conversation.enter("Arrival: tomorrow") == "Arrival: the screen didn’t change.\n")
  }

  @Test func directionMarksAreRemoved() throws {
    let label = Label(.verbatim("٤٥٪\u{061C} \u{200E}-5\u{200F} \u{202E}x"))
    let isolated = Label(.verbatim("في \u{2066}--json\u{2069} \u{2067}x"))
    let conversation = try LinePilot(ScreenOfViews([label, isolated]), in: "en")
    #expect(conversation.text == "٤٥٪ -5 �x\nفي --json �x\n")
  }

  @Test func aLineWithoutEffectIsReported() throws {
    let button = Button(.verbatim("Go"))
    let conversation = try LinePilot(ScreenOfViews([button]), in: "en")
    #expect(conversation.enter("go") == "Go: the screen didn’t change.\n")
  }

  @Test func aButtonIsChosenByItsTitleOrItsLabel() throws {
    let (list, screen) = (ScreenOfViews([Label(.verbatim("One"))]), ScreenOfViews([]))
    list.title = .verbatim("To-Do")
    let navigation = NavigationController(rootViewController: list)
    let conversation = try LinePilot(navigation, in: "en")
    let sign = conversation.application.traits.symbols.backArrow
    for line in ["\(sign) To-Do", "back", "Back (to “To-Do”)"] {
      conversation.application.perform { navigation.pushViewController(screen) }
      #expect(conversation.advance(by: .zero).contains("Back (to “To-Do”)"))
      conversation.enter(line)
      #expect(navigation.topViewController === list, "\(line)")
    }
  }

  @Test func aCheckboxFollowsTheNameOfItsRow() throws {
    let (form, box) = (FormView(), Checkbox(.verbatim("Done")))
    let row = form.addRow(.verbatim("Status"), box)
    let conversation = try LinePilot(ScreenOfViews([form, Button(.verbatim("Go"))]), in: "en")
    #expect(conversation.text == "[1] Status, Done: not checked  [2] Go\n")
    #expect(conversation.enter("done").hasPrefix("[1] Status, Done: checked"))
    #expect(conversation.enter("status, done").hasPrefix("[1] Status, Done: not checked"))
    conversation.application.perform { row.label = .verbatim("Done") }
    #expect(conversation.advance(by: .zero).hasPrefix("[1] Done: not checked"))
    conversation.application.perform { row.label = .verbatim("") }
    #expect(conversation.advance(by: .zero) == "")
    conversation.application.perform { form.removeRow(row) }
    #expect(box.accessibilityElement.label == .verbatim("Done"))
  }

  @Test func anInvalidFieldIsReportedAgain() throws {
    let (form, save) = (FormView(), Button(.verbatim("Save")))
    let field = DateField(today: .first)
    form.addRow(.verbatim("Due"), field)
    form.addRow(.verbatim("Note"), TextField())
    save.addAction { form.validate() }
    let conversation = try LinePilot(ScreenOfViews([form, save]), in: "en")
    #expect(conversation.enter("Due: 2026-99-99").contains("There is no such date."))
    for _ in 1...2 {
      #expect(
        conversation.enter("save") == "Due: 2026-99-99, not valid: There is no such date.\n")
    }
    conversation.enter("Due: 2026-11-21")
    #expect(conversation.enter("save") == "Save: the screen didn’t change.\n")
  }

  @Test(arguments: [("en", "Quit", "q"), ("ko", "끝내기", "ㅂ"), ("zh-Hans", "退出", "q")])
  func aQuitButtonEndsTheApplication(language: String, title: String, letter: String) throws {
    let conversation = try LinePilot(ScreenOfViews([Button.quit()]), in: language)
    #expect(conversation.text == "[q] \(title)\n" && conversation.isRunning)
    conversation.enter(letter)
    #expect(!conversation.isRunning)
  }

  @Test func thePaletteCanBeClosed() throws {
    let screen = ScreenOfViews([Label(.verbatim("Below"))])
    let conversation = try LinePilot(screen, in: "en")
    conversation.application.perform {
      screen.present(CommandPalette([KeyCommand(.escape, title: .verbatim("Save")) {}]))
    }
    #expect(conversation.advance(by: .zero).contains("Close"))
    #expect(conversation.enter("Close").contains("Below"))
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
