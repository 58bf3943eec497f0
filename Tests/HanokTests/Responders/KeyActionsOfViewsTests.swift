import HanokUnicode
import Testing

@testable import Hanok

/// Every view that handles keys, in every set of keys.
@Suite struct KeyActionsOfViewsTests {
  /// A view with the focus, by its name.
  nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor @Sendable () -> View

    init(_ name: String, _ make: @escaping @MainActor @Sendable () -> View) {
      (testDescription, self.make) = (name, make)
    }
  }

  private static let options: [Message] = ["One", "Two", "Three"].map { .verbatim($0) }
  private static let name = Message.verbatim("Name")

  private static func today() -> CalendarDay {
    CalendarDay("2025-11-25") ?? .first
  }

  nonisolated static let cases: [Case] = [
    Case("button") { Button(name) }, Case("checkbox") { Checkbox(name) },
    Case("switch") { Switch(name) }, Case("link") { Link(name, url: "https://example.org") },
    Case("picker") { PickerView(name, options: options, selectedIndex: 1) },
    Case("radio group") { RadioGroup(options, selectedIndex: 1) },
    Case("segments") { SegmentedControl(options, selectedIndex: 1) },
    Case("slider") { Slider(name, value: 0.5, in: 0...1) },
    Case("text field") { filled(TextField()) },
    Case("search field") { filled(SearchField()) },
    Case("number field") { numberField() },
    Case("date field") { DateField(today: today()) },
    Case("date picker") { DatePicker(today: today(), date: today()) },
    Case("compact date picker") { CompactDatePicker(today: today(), date: today()) },
    Case("text view") { filled(TextView()) },
    Case("read-only text view") {
      let view = TextView()
      (view.text, view.isEditable) = ("One two.\nThree.", false)
      return view
    },
    Case("table") { kept(Shelf(rows: 30)).table },
    Case("table of several choices") {
      let shelf = kept(Shelf(rows: 30))
      shelf.table.allowsMultipleSelection = true
      return shelf.table
    },
    Case("collection") {
      let board = kept(Board([(nil, (0..<30).map { "Item \($0)" })]))
      board.collection.allowsMultipleSelection = true
      return board.collection
    },
    Case("outline") { kept(Grove.plants).outline },
    Case("menu") { MenuView(Menu(items: options.map { MenuItem($0) {} })) },
    Case("log") {
      let log = LogView()
      for number in 0..<30 { log.append("Line \(number)") }
      return log
    },
    Case("scroll view") {
      ScrollView(StackView(.vertical, views: (0..<30).map { _ in Label(name) }))
    },
    Case("scroll view around buttons") {
      ScrollView(StackView(.vertical, views: (0..<30).map { _ in Button(name) }))
    },
  ]

  /// Data sources, which lists don't keep alive.
  private static var sources: [AnyObject] = []

  private static func kept<Source: AnyObject>(_ source: Source) -> Source {
    sources.append(source)
    return source
  }

  private static func numberField() -> NumberField {
    let field = NumberField()
    field.value = ExactDecimal("5")
    return field
  }

  private static func filled(_ input: TextInput) -> TextInput {
    input.text = "One two"
    input.selectedRange = 2..<5
    return input
  }

  private func stage(_ view: View, _ set: KeySet, _ tag: String = "en") throws -> Stage {
    let stage = try Stage(view, in: tag)
    stage.perform { stage.application.keyBindings = KeyBindings(set) }
    return stage
  }

  /// The keys of a responder's commands and actions, those of each command once.
  private func keys(_ responder: Responder) -> [(String, [KeyEvent])] {
    let commands = responder.keyCommands.filter(\.isEnabled).map { command in
      ("command", Array(Set(command.keys)))
    }
    guard let view = responder as? View else { return commands }
    func entry(_ action: some KeyAction) -> (String, [KeyEvent]) {
      (action.identifier, view.keys(of: action))
    }
    return commands + view.keyActions.map { entry($0) }
  }

  @Test(arguments: cases, KeySet.allCases)
  func noTwoActionsOfAViewHaveOneKey(example: Case, set: KeySet) throws {
    for tag in ["en", "ar"] {
      let stage = try stage(example.make(), set, tag)
      #expect(stage.window.firstResponder != nil)
      for responder in stage.window.chainInForce {
        var owners: [KeyEvent: String] = [:]
        for (name, keys) in keys(responder) {
          for key in keys {
            #expect(
              owners[key] == nil, "\(name) and \(owners[key] ?? ""): \(KeyNotation.text(key))")
            owners[key] = name
          }
        }
      }
    }
  }

  @Test(arguments: cases, KeySet.allCases)
  func theHelpListsTheKeysOfTheView(example: Case, set: KeySet) throws {
    let stage = try stage(example.make(), set)
    let shown = stage.window.commandGroupsInForce.flatMap(\.commands)
    let first = try #require(stage.window.firstResponder)
    let actions = stage.window.chainInForce.compactMap { $0 as? View }.flatMap(\.keyActions)
    #expect(
      !actions.isEmpty && !first.keyActions.isEmpty || example.testDescription.contains("around"))
    for action in actions {
      #expect(shown.contains { $0.title == action.title }, "\(action)")
    }
    let taken = shown.flatMap(\.keys)
    #expect(Set(taken).count == taken.count)
  }

  @Test(arguments: cases, KeySet.allCases)
  func everyKeyOfAnActionIsTakenByTheView(example: Case, set: KeySet) throws {
    for tag in ["en", "ar"] {
      let actions = try #require(try stage(example.make(), set, tag).window.firstResponder)
        .keyActions
      for index in actions.indices {
        let stage = try stage(example.make(), set, tag)
        let view = try #require(stage.window.firstResponder)
        let action = view.keyActions[index]
        let taken = stage.perform {
          keys(of: action, in: view).map { key in view.keyPressed(key) }
        }
        // At an edge there may be nothing to move to.
        #expect(!taken.isEmpty, "\(action)")
        let isMove = "\(action)".hasPrefix("move") || "\(action)".hasPrefix("scroll")
        #expect(
          taken.first == true || isMove || example.testDescription == "date picker", "\(action)")
      }
    }
  }

  private func keys(of action: some KeyAction, in view: View) -> [KeyEvent] {
    view.keys(of: action)
  }

  @Test func lettersAreTypedInFieldsAndMoveElsewhere() throws {
    let field = TextField()
    let stage = try stage(field, .vi)
    stage.type("hjklg")
    #expect(field.text == "hjklg")
    let text = TextView()
    (text.text, text.isEditable) = ("One two.\nThree.", false)
    let other = try self.stage(text, .vi)
    other.perform { text.selectedRange = 0..<0 }
    other.type("jl")
    #expect(text.selectedRange == 10..<10)
    other.type("L")
    #expect(text.selectedRange == 10..<11)
    other.type("g")
    #expect(text.selectedRange == 0..<0)
  }

  @Test func aLetterOnTheScreenWorksBeforeTheBindings() throws {
    var pressed = 0
    let group = RadioGroup(Self.options, selectedIndex: 0)
    let button = Button(.verbatim("Go"), mnemonic: .verbatim("g"))
    button.addAction { pressed += 1 }
    let text = TextView()
    (text.text, text.isEditable) = ("One.\nTwo.", false)
    let stage = try stage(StackView(.vertical, views: [text, group, button]), .vi)
    #expect(!text.keys(of: TextAction.moveToStart).contains(KeyEvent(.character("g"))))
    stage.type("g")
    #expect(pressed == 1)
    // A view that is searched by letters has its own.
    stage.perform {
      group.becomeFirstResponder()
      group.selectedIndex = 1
    }
    #expect(group.keys(of: ListAction.moveToFirst).contains(KeyEvent(.character("g"))))
    stage.type("g")
    #expect(pressed == 1 && group.selectedIndex == 0)
  }

  /// The letters that move in a key set come before those of the screen, which need Alt then.
  @Test func lettersThatMoveComeBeforeThoseOfTheScreen() throws {
    var pressed = 0
    let buttons = ["j", "l", "x"].map {
      Button(.verbatim("Go"), mnemonic: .verbatim($0))
    }
    for button in buttons { button.addAction { pressed += 1 } }
    let stage = try stage(StackView(.vertical, views: buttons), .vi)
    stage.type("j")
    #expect(pressed == 0 && buttons[1].isFirstResponder)
    stage.type("l")
    #expect(pressed == 0, "There is nothing to move to, and nothing is pressed.")
    for letter in ["j", "l"] { stage.press(.character(Character(letter)), modifiers: .alt) }
    #expect(pressed == 2)
    stage.type("x")
    #expect(pressed == 3)
    #expect(buttons.map { $0.captionText($0.title).text } == ["Go", "Go", "X Go"])
    stage.perform { stage.application.keyBindings = .standard }
    stage.type("l")
    #expect(pressed == 4)
    #expect(buttons[1].captionText(buttons[1].title).text == "L Go")
  }

  @Test func searchingMovesToTheSearchField() throws {
    let (button, field) = (Button(.verbatim("Go")), SearchField())
    let stage = try stage(StackView(.vertical, views: [button, field]), .emacs)
    stage.press(.character("s"), modifiers: .control)
    #expect(field.isFirstResponder)
    stage.perform {
      stage.application.keyBindings = .vi
      button.becomeFirstResponder()
    }
    stage.type("/")
    #expect(field.isFirstResponder && field.text.isEmpty)
  }
}
