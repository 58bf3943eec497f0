import Hanok
import HanokTesting
import Testing

/// Several rows that are chosen by typed lines.
@Suite struct LineChoiceTests {
  private let shelf = Shelf(rows: 9)
  private var uses: [[Int]] { record.uses }
  private let record = Record()

  private final class Record {
    var uses: [[Int]] = []
  }

  init() {
    shelf.table.allowsMultipleSelection = true
    shelf.table.addAction { [table = shelf.table, record] in
      record.uses.append(table.selectedRows.map(\.row))
    }
  }

  @Test(arguments: [
    ("1 3 5", [0, 2, 4]), ("1,3", [0, 2]), ("2-4", [1, 2, 3]), ("1 3-4 9", [0, 2, 3, 8]),
    ("1، 2", [0, 1]), ("１　３", [0, 2]), ("2-2 3 3", [1, 2]),
  ])
  func aLineChoosesSeveralRows(line: String, rows: [Int]) throws {
    let conversation = try LinePilot(ScreenOfViews([shelf.table]), in: "en")
    #expect(conversation.text.contains("1 3 5-7"))
    #expect(conversation.text.contains("[10] Done: 0 rows selected"))
    conversation.enter(line)
    #expect(shelf.table.selectedRows.map(\.row) == rows)
    #expect(uses == [])
    conversation.enter("done")
    #expect(uses == [rows])
  }

  @Test func aNumberTogglesARow() throws {
    let conversation = try LinePilot(ScreenOfViews([shelf.table]), in: "en")
    #expect(conversation.enter("2").hasPrefix("[2] Row 1, selected\n"))
    #expect(conversation.enter("4").contains("Done: 2 rows selected"))
    conversation.enter("2 5")
    #expect(shelf.table.selectedRows.map(\.row) == [3, 4])
    conversation.enter("10")
    #expect(uses == [[3, 4]])
    #expect(shelf.used == [RowPath(4)])
  }

  @Test func aFieldIsFoundByTheFirstWordsOfItsName() throws {
    let fields = ["Given name", "Family name", "Family since", "Note"].map { label in
      let field = TextField()
      field.accessibilityLabel = .verbatim(label)
      return field
    }
    var count = 0
    let button = Button(.verbatim("Delete all"), mnemonic: .verbatim("d"))
    button.addAction { count += 1 }
    let conversation = try LinePilot(ScreenOfViews(fields + [button]), in: "en")
    conversation.enter("given: Jane")
    #expect(fields[0].text == "Jane")
    conversation.enter("GIVEN")
    conversation.enter("Ann")
    #expect(fields[0].text == "Ann")
    for line in ["family: Doe", "giv: Eve", ": Eve", "delete"] {
      #expect(conversation.enter(line).contains("isn’t one of the choices"), "\(line)")
    }
    #expect(fields.map(\.text) == ["Ann", "", "", ""] && count == 0)
  }

  @Test(arguments: ["1 10", "1 99", "1 x", "3-1", "-", "1-2-3", "1-", "0-1000000000"])
  func otherLinesAreRefused(line: String) throws {
    let conversation = try LinePilot(ScreenOfViews([shelf.table]), in: "en")
    #expect(conversation.enter(line).contains("isn’t one of the choices"))
    #expect(shelf.table.selectedRows == [])
  }

  /// A number past the rows is a mistake, and not the place of a command.
  @Test func aNumberThatIsNotListedIsRefused() throws {
    shelf.table.allowsMultipleSelection = false
    var count = 0
    let button = Button(.verbatim("Delete all"), mnemonic: .verbatim("d"))
    button.addAction { count += 1 }
    let conversation = try LinePilot(ScreenOfViews([shelf.table, button]), in: "en")
    #expect(conversation.text.contains("[9] Row 8\n[d] Delete all"))
    #expect(conversation.enter("10").contains("isn’t one of the choices"))
    #expect(count == 0)
    conversation.enter("d")
    #expect(count == 1)
  }

  @Test func aMenuIsNamedByTheTypeAheadColumn() throws {
    shelf.sections = [(nil, [["✓", "Bread"]])]
    shelf.table.columns = [TableColumn(), TableColumn()]
    shelf.table.contextMenu = Menu(items: [MenuItem(.verbatim("Sort")) {}])
    shelf.table.allowsMultipleSelection = false
    let stage = try LinePilot(ScreenOfViews([shelf.table]), in: "en")
    #expect(stage.text.contains("Menu of ✓"))
    shelf.table.typeAheadColumn = 1
    let other = try LinePilot(ScreenOfViews([shelf.table]), in: "en")
    #expect(other.text.contains("Menu of Bread"))
    shelf.table.typeAheadColumn = 7
    #expect(shelf.table.contextMenuName == .verbatim("✓"))
  }

  @Test func rowsOfASingleSelectionAreNotChosenTogether() throws {
    shelf.table.allowsMultipleSelection = false
    let conversation = try LinePilot(ScreenOfViews([shelf.table]), in: "en")
    #expect(!conversation.text.contains("1 3 5-7"))
    #expect(!conversation.text.contains("Done"))
    #expect(conversation.enter("1 3").contains("isn’t one of the choices"))
    #expect(uses == [])
  }

  @Test func anEmptyTableHasNoDoneButton() throws {
    let empty = Shelf(rows: 0)
    empty.table.allowsMultipleSelection = true
    #expect(try !LinePilot(ScreenOfViews([empty.table]), in: "en").text.contains("Done"))
  }

  @Test func anAmbiguousNameIsAnsweredWithTheChoices() throws {
    var used: [Int] = []
    let rows = ["Tea", "Eggs"].enumerated().map { number, name in
      let start = Button(.verbatim("Start"))
      start.addAction { used.append(number) }
      let time = Label(.verbatim("0:0\(number)"))
      return StackView(.horizontal, views: [Label(.verbatim(name)), time, start])
    }
    let conversation = try LinePilot(ScreenOfViews(rows), in: "en")
    #expect(
      conversation.enter("start") == """
        “start” is the name of several choices. Type the number or letter of one of these:
        [1] Start (Tea)
        [2] Start (Eggs)

        """)
    #expect(used == [])
    conversation.enter("2")
    #expect(used == [1])
  }
}
