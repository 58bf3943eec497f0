import Hanok
import HanokTesting
import OutsideViews
import Testing

/// Fields and tables in line mode, with views that were written outside.
@Suite struct LineTableTests {
  private static let thousand = (1...1_000).map { "Task \($0)" }

  @Test func aLineThatIsNoChoiceIsEnteredInTheField() throws {
    let controller = ToDoViewController()
    let conversation = try LineConversation(controller)
    #expect(conversation.opening == "[1] New task  [q] Quit\n")
    #expect(conversation.type("Buy bread") == "[2] Buy bread, selected\n[1] New task  [q] Quit\n")
    #expect(conversation.type("Buy milk") == "[3] Buy milk\n[1] New task  [q] Quit\n")
    #expect(controller.tasks == ["Buy bread", "Buy milk"])
  }

  @Test(arguments: ["3", "Buy milk", "buy MILK", " 3 "])
  func aRowIsChosenByNumberOrWords(line: String) throws {
    let conversation = try LineConversation(ToDoViewController(["Buy bread", "Buy milk"]))
    #expect(
      conversation.opening
        == "[2] Buy bread, selected\n[3] Buy milk\n[1] New task  [q] Quit\n")
    // Only the rows that have changed are said.
    #expect(
      conversation.type(line)
        == "[2] Buy bread\n[3] ✓ Buy milk, selected\n[1] New task  [q] Quit\n")
  }

  @Test func aListedNumberComesBeforeATitleThatIsANumber() throws {
    let controller = ToDoViewController(["3", "2"])
    let conversation = try LineConversation(controller)
    conversation.type("3")
    #expect(controller.list.selectedRow == 1)
  }

  @Test(arguments: ["1", "+", "q", "", "  Buy  bread "])
  func aChosenFieldTakesTheNextLineWhole(line: String) throws {
    let controller = ToDoViewController(Self.thousand)
    let conversation = try LineConversation(controller)
    #expect(conversation.type("1") == "New task\n")
    conversation.type(line)
    #expect(controller.tasks.count == 1_001)
    #expect(controller.tasks.last == line)
    // The line after it is a choice again.
    conversation.type("q")
    #expect(conversation.hasEnded)
  }

  @Test func aChosenFieldThatIsGoneTakesNoLine() throws {
    let controller = ToDoViewController()
    let conversation = try LineConversation(controller)
    conversation.type("1")
    conversation.application.perform { controller.field.removeFromSuperview() }
    conversation.type("q")
    #expect(controller.tasks.isEmpty)
    #expect(conversation.hasEnded)
  }

  @Test func longTablesAreSaidByThePage() throws {
    let controller = ToDoViewController(Self.thousand)
    let conversation = try LineConversation(controller)
    let first = conversation.opening.split(separator: "\n")
    #expect(first.first == "[2] Task 1, selected")
    #expect(first[19] == "[21] Task 20")
    #expect(
      first[20] == "Rows 1 to 20 of 1,000. Type + for the next rows, - for the previous ones.")
    #expect(first[21] == "[1] New task  [q] Quit")
    let second = conversation.type("+").split(separator: "\n")
    #expect(second.first == "[2] Task 21")
    #expect(second[20].hasPrefix("Rows 21 to 40 of 1,000."))
    conversation.type("3")
    #expect(controller.list.selectedRow == 21)
    #expect(conversation.type("-").hasPrefix("[2] Task 1\n"))
  }

  @Test(arguments: [false, true]) func aRowThatALineChoosesIsReported(isMultiple: Bool) throws {
    let shelf = Shelf([(nil, [["Apple"], ["Pear"], ["Fig"]])])
    shelf.table.allowsMultipleSelection = isMultiple
    var changes = 0
    shelf.table.addAction(for: .valueChanged) { changes += 1 }
    let conversation = try LineConversation(ScreenOfViews([shelf.table]))
    conversation.type("Pear")
    conversation.type("Fig")
    #expect(shelf.selected == [RowPath(1), RowPath(2)] && changes == 2)
    #expect(shelf.used == (isMultiple ? [] : [RowPath(1), RowPath(2)]))
  }

  @Test func headersAreNotCountedAsRows() throws {
    let shelf = Shelf([
      ("One", (1...15).map { ["a\($0)"] }), ("Two", (1...15).map { ["b\($0)"] }),
    ])
    let conversation = try LineConversation(ScreenOfViews([shelf.table]))
    #expect(conversation.opening.contains("[18] b3\nRows 1 to 18 of 30."))
    #expect(conversation.type("+").contains("[12] b15\nRows 19 to 30 of 30."))
  }

  @Test func whatCannotBeUsedIsSaid() throws {
    let controls: [Control] = [
      Button(.verbatim("Send"), mnemonic: .verbatim("s")), Checkbox(.verbatim("Copy")),
      Slider(.verbatim("Size"), value: 1, in: 0...2), Button(.verbatim("Quit")),
    ]
    for control in controls.dropLast() { control.isEnabled = false }
    let shelf = Shelf([(nil, [["Apple"], ["Pear"]])])
    shelf.disabled = [RowPath(1)]
    let conversation = try LineConversation(ScreenOfViews(controls + [shelf.table]))
    #expect(
      conversation.opening == """
        Size: 1, unavailable
        [2] Apple, selected
        Pear, unavailable
        Send, unavailable  Copy: not checked, unavailable  [1] Quit

        """)
    #expect(conversation.type("Send").contains("is not one of the choices"))
  }

  @Test func thePagesEndAtEitherEnd() throws {
    let conversation = try LineConversation(ToDoViewController(Array(Self.thousand.prefix(45))))
    #expect(conversation.type("-").contains("Rows 1 to 20 of 45."))
    conversation.type("+")
    for _ in 0..<3 { #expect(conversation.type("+").contains("Rows 41 to 45 of 45.")) }
    // One step back is the page before the last, however often the last was asked for.
    #expect(conversation.type("-").contains("Rows 21 to 40 of 45."))
  }

  @Test func onlyTheRowsOfThePageAreAskedFor() throws {
    let controller = ToDoViewController(Self.thousand)
    let conversation = try LineConversation(controller)
    #expect(Set(controller.askedRows) == Set(0..<20))
    controller.forgetAskedRows()
    conversation.type("+")
    // What was listed before is read once more to see what the line chooses.
    #expect(Set(controller.askedRows) == Set(0..<40))
    #expect(controller.askedRows.count <= 60)
    controller.forgetAskedRows()
    conversation.type("nothing that is there")
    conversation.script.end()
    #expect(controller.askedRows.allSatisfy { $0 < 40 })
    #expect(conversation.hasEnded)
  }

  @Test(arguments: [true, false])
  func ofAMillionRowsOnlyThePageIsAskedFor(isInteractive: Bool) throws {
    var count = 0
    let list = ListView(rowCount: 1_000_000) {
      count += 1
      return .verbatim("Row \($0)")
    }
    let conversation = try LineConversation(ScreenOfViews([list]))
    conversation.application.perform { list.isUserInteractionEnabled = isInteractive }
    conversation.wait(.zero)
    count = 0
    conversation.type("x")
    conversation.script.end()
    #expect(count <= 60)
    #expect(conversation.hasEnded)
  }

  @Test func rowsOfAViewThatTakesNothingAreSaidWithoutNumbers() throws {
    let controller = ToDoViewController(["Buy bread"])
    let conversation = try LineConversation(controller)
    conversation.application.perform { controller.list.isUserInteractionEnabled = false }
    #expect(
      conversation.wait(.zero) == "Buy bread, selected, unavailable\n[1] New task  [q] Quit\n")
    conversation.type("Buy bread")
    #expect(controller.tasks.count == 2)
  }

  @Test func aTableThatLosesRowsIsSaidAgain() throws {
    let list = ListView(rowCount: 3) { .verbatim("Row \($0)") }
    let conversation = try LineConversation(ScreenOfViews([list]))
    conversation.application.perform { list.rowCount = 2 }
    #expect(conversation.wait(.zero) == "[1] Row 0, selected\n[2] Row 1\n")
  }
}
