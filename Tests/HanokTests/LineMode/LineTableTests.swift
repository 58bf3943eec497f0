import Hanok
import HanokTesting
import OutsideViews
import Testing

/// Fields and tables in line mode, with views that were written outside.
@Suite struct LineTableTests {
  private static let thousand = (1...1_000).map { "Task \($0)" }

  @Test func otherLinesAreEnteredIntoTheField() throws {
    let controller = ToDoViewController()
    let conversation = try LinePilot(controller, in: "en")
    #expect(conversation.text == "[1] New task  [q] Quit\n")
    #expect(conversation.enter("Buy bread") == "[2] Buy bread, selected\n[1] New task  [q] Quit\n")
    #expect(conversation.enter("Buy milk") == "[3] Buy milk\n[1] New task  [q] Quit\n")
    #expect(controller.tasks == ["Buy bread", "Buy milk"])
  }

  @Test(arguments: ["3", "Buy milk", "buy MILK", " 3 "])
  func aRowIsChosenByItsNumberOrTitle(line: String) throws {
    let conversation = try LinePilot(ToDoViewController(["Buy bread", "Buy milk"]), in: "en")
    #expect(
      conversation.text
        == "[2] Buy bread, selected\n[3] Buy milk\n[1] New task  [q] Quit\n")
    // Only the rows that have changed are said.
    #expect(
      conversation.enter(line)
        == "[2] Buy bread\n[3] ✓ Buy milk, selected\n[1] New task  [q] Quit\n")
  }

  @Test func aListedNumberComesBeforeATitleThatIsANumber() throws {
    let controller = ToDoViewController(["3", "2"])
    let conversation = try LinePilot(controller, in: "en")
    conversation.enter("3")
    #expect(controller.list.selectedRow == 1)
  }

  @Test(arguments: ["1", "+", "q", "", "  Buy  bread "])
  func aChosenFieldReceivesTheNextLineWhole(line: String) throws {
    let controller = ToDoViewController(Self.thousand)
    let conversation = try LinePilot(controller, in: "en")
    #expect(conversation.enter("1") == "New task\n")
    conversation.enter(line)
    #expect(controller.tasks.count == 1_001)
    #expect(controller.tasks.last == line)
    // The line after it is a choice again.
    conversation.enter("q")
    #expect(!conversation.isRunning)
  }

  @Test func aRemovedFieldReceivesNoLine() throws {
    let controller = ToDoViewController()
    let conversation = try LinePilot(controller, in: "en")
    conversation.enter("1")
    conversation.application.perform { controller.field.removeFromSuperview() }
    conversation.enter("q")
    #expect(controller.tasks.isEmpty)
    #expect(!conversation.isRunning)
  }

  @Test func longTablesAreWrittenByPage() throws {
    let controller = ToDoViewController(Self.thousand)
    let conversation = try LinePilot(controller, in: "en")
    let first = conversation.text.split(separator: "\n")
    #expect(first.first == "[2] Task 1, selected")
    #expect(first[19] == "[21] Task 20")
    #expect(
      first[20] == "Rows 1 to 20 of 1,000. Type + for the next rows, - for the previous ones.")
    #expect(first[21] == "[1] New task  [q] Quit")
    let second = conversation.enter("+").split(separator: "\n")
    #expect(second.first == "[2] Task 21")
    #expect(second[20].hasPrefix("Rows 21 to 40 of 1,000."))
    conversation.enter("3")
    #expect(controller.list.selectedRow == 21)
    #expect(conversation.enter("-").hasPrefix("[2] Task 1\n"))
  }

  @Test(arguments: [false, true]) func aChosenRowSendsItsActions(isMultiple: Bool) throws {
    let shelf = Shelf([(nil, [["Apple"], ["Pear"], ["Fig"]])])
    shelf.table.allowsMultipleSelection = isMultiple
    var changes = 0
    shelf.table.addAction(for: .valueChanged) { changes += 1 }
    let conversation = try LinePilot(ScreenOfViews([shelf.table]), in: "en")
    conversation.enter("Pear")
    conversation.enter("Fig")
    #expect(shelf.selected == [RowPath(1), RowPath(2)] && changes == 2)
    #expect(shelf.used == (isMultiple ? [] : [RowPath(1), RowPath(2)]))
  }

  @Test func headersAreNotCountedAsRows() throws {
    let shelf = Shelf([
      ("One", (1...15).map { ["a\($0)"] }), ("Two", (1...15).map { ["b\($0)"] }),
    ])
    let conversation = try LinePilot(ScreenOfViews([shelf.table]), in: "en")
    #expect(conversation.text.contains("[18] b3\nRows 1 to 18 of 30."))
    #expect(conversation.enter("+").contains("[12] b15\nRows 19 to 30 of 30."))
  }

  @Test func disabledControlsAreWritten() throws {
    let controls: [Control] = [
      Button(.verbatim("Send"), mnemonic: .verbatim("s")), Checkbox(.verbatim("Copy")),
      Slider(.verbatim("Size"), value: 1, in: 0...2), Button(.verbatim("Quit")),
    ]
    for control in controls.dropLast() { control.isEnabled = false }
    let shelf = Shelf([(nil, [["Apple"], ["Pear"]])])
    shelf.disabled = [RowPath(1)]
    let conversation = try LinePilot(ScreenOfViews(controls + [shelf.table]), in: "en")
    #expect(
      conversation.text == """
        Size: 1, unavailable
        [2] Apple, selected
        Pear, unavailable
        Send, unavailable  Copy: not checked, unavailable  [1] Quit

        """)
    #expect(conversation.enter("Send").contains("isn’t one of the choices"))
  }

  @Test func turningStopsAtTheFirstAndTheLastPage() throws {
    let conversation = try LinePilot(ToDoViewController(Array(Self.thousand.prefix(45))), in: "en")
    #expect(conversation.enter("-").contains("Rows 1 to 20 of 45."))
    conversation.enter("+")
    for _ in 0..<3 { #expect(conversation.enter("+").contains("Rows 41 to 45 of 45.")) }
    // One step back is the page before the last, however often the last was asked for.
    #expect(conversation.enter("-").contains("Rows 21 to 40 of 45."))
  }

  @Test func onlyTheRowsOfThePageAreRead() throws {
    let controller = ToDoViewController(Self.thousand)
    let conversation = try LinePilot(controller, in: "en")
    #expect(Set(controller.readRows) == Set(0..<20))
    controller.forgetReadRows()
    conversation.enter("+")
    // The choices of the line are those that were written: they aren't read again.
    #expect(controller.readRows.sorted() == Array(20..<40))
    controller.forgetReadRows()
    conversation.enter("nothing that is there")
    conversation.end()
    #expect(controller.readRows.allSatisfy { $0 < 40 })
    #expect(!conversation.isRunning)
  }

  @Test(arguments: [true, false])
  func onlyAPageOfAMillionRowsIsRead(isInteractive: Bool) throws {
    var count = 0
    let list = RowsView(rowCount: 1_000_000) {
      count += 1
      return .verbatim("Row \($0)")
    }
    let conversation = try LinePilot(ScreenOfViews([list]), in: "en")
    conversation.perform { list.isUserInteractionEnabled = isInteractive }
    count = 0
    conversation.enter("x")
    conversation.end()
    #expect(count <= 60)
    #expect(!conversation.isRunning)
  }

  @Test func rowsOfAnInertViewHaveNoNumbers() throws {
    let controller = ToDoViewController(["Buy bread"])
    let conversation = try LinePilot(controller, in: "en")
    conversation.application.perform { controller.list.isUserInteractionEnabled = false }
    #expect(
      conversation.advance(by: .zero)
        == "Buy bread, selected, unavailable\n[1] New task  [q] Quit\n")
    conversation.enter("Buy bread")
    #expect(controller.tasks.count == 2)
  }

  @Test func aTableWithFewerRowsIsWrittenAgain() throws {
    let list = RowsView(rowCount: 3) { .verbatim("Row \($0)") }
    let conversation = try LinePilot(ScreenOfViews([list]), in: "en")
    conversation.application.perform { list.rowCount = 2 }
    #expect(conversation.advance(by: .zero) == "[1] Row 0, selected\n[2] Row 1\n")
  }
}
