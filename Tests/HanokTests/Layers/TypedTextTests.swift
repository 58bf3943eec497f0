import HanokTesting
import Testing

@testable import Hanok

/// Typed text is never lost without a question: by no key, no click and no end, wherever the focus is.
@Suite struct TypedTextTests {
  /// The ways in which the form is shown.
  nonisolated enum Place: CaseIterable {
    case sheet, popover, screen, pushed, pushedInSheet, tab, root
  }

  /// A form with fields, a choice, a list and buttons, which has a question for what is typed.
  private final class FormScreen: ViewController {
    let fields: [TextInput] = [
      TextField(), NumberField(), TextView(), DateField(today: .first),
    ]
    let choice = PickerView(
      .verbatim("Country"), options: ["Canada", "Chile", "Peru"].map { .verbatim($0) },
      selectedIndex: 0)
    let cancel = Button(.verbatim("Cancel"), mnemonic: .verbatim("cㅊ"))
    private(set) var closings = 0

    override func loadView() {
      title = .verbatim("Form")
      navigationItem.trailingButtons = [Button(.verbatim("Help"), mnemonic: .verbatim("h"))]
      cancel.addAction { [weak self] in
        self?.confirmDiscardingUnsavedContent { self?.close() }
      }
      let list = MenuView(Menu(items: ["Ada", "Bea"].map { MenuItem(.verbatim($0)) {} }))
      view = StackView(.vertical, views: fields + [choice, list, cancel, Button.quit()])
    }

    private func close() {
      closings += 1
      if navigationController?.popViewController() == nil { dismiss() }
    }

    override var unsavedContent: Message? {
      fields.contains { $0.content.canUndo || !$0.text.isEmpty } ? title : nil
    }
  }

  private final class Host: ViewController {
    let button = Button(.verbatim("Host"))

    override func loadView() { view = StackView(.vertical, views: [button, Button.quit()]) }
  }

  private func pilot(_ place: Place) throws -> (pilot: Pilot, form: FormScreen) {
    let (host, form) = (Host(), FormScreen())
    var root: ViewController = host
    let presented: ViewController?
    switch place {
    case .sheet: (presented, form.modalPresentationStyle) = (form, .sheet)
    case .popover:
      (presented, form.modalPresentationStyle) = (form, .popover)
      form.sourceView = host.button
    case .screen: presented = form
    case .pushedInSheet:
      let stack = NavigationController(rootViewController: ViewController())
      stack.modalPresentationStyle = .sheet
      stack.pushViewController(form)
      presented = stack
    case .pushed:
      let stack = NavigationController(rootViewController: host)
      stack.pushViewController(form)
      (root, presented) = (stack, nil)
    case .tab: (root, presented) = (TabController([form, host]), nil)
    case .root: (root, presented) = (form, nil)
    }
    let pilot = try Pilot(root, in: "en", size: Size(width: 60, height: 24), [])
    if let presented { pilot.perform { host.present(presented) } }
    return (pilot, form)
  }

  /// One Escape asks, wherever the focus is; Ctrl-C and the letter that ends the program do, too.
  @Test(arguments: Place.allCases)
  func everyFocusAsksBeforeTypedTextIsLost(place: Place) throws {
    let keys: [(Key, KeyModifiers)] = [
      (.escape, []), (.character("c"), .control), (.left, .alt), (.character("q"), .alt),
      (.character("c"), .alt), (.pageDown, .control), (.character("c"), []), (.character("q"), []),
      (.character("h"), []), (.character("ㅊ"), []), (.character("C"), .shift),
    ]
    for (key, modifiers) in keys {
      let (pilot, _) = try pilot(place)
      let watch = TypedTextWatch(on: pilot)
      #expect(watch.count == 4)
      let window = pilot.application.window
      let views = window.visibleDescendants.filter(\.canBecomeFirstResponder)
      for view in views where pilot.isRunning && view.window != nil {
        pilot.perform { view.becomeFirstResponder() }
        pilot.press(key, modifiers)
        pilot.advance(by: .seconds(3))
        let problem = watch.problem(on: pilot)
        #expect(problem == nil, "\(place), \(key) \(modifiers.rawValue) in \(type(of: view))")
        // A second attempt is no answer.
        pilot.press(.character("c"), .control)
        #expect(watch.problem(on: pilot) == nil && pilot.isRunning)
        if TypedTextWatch.isAsking(pilot) { pilot.press(.escape) }
      }
    }
  }

  @Test(arguments: Place.allCases)
  func aMonkeyNeverLosesTypedText(place: Place) async throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      let (pilot, _) = try pilot(place)
      let watch = TypedTextWatch(on: pilot)
      var monkey = Monkey(seed: seed)
      for _ in 0..<150 where pilot.isRunning {
        // It always chooses to keep the text.
        if TypedTextWatch.isAsking(pilot) { pilot.press(.escape) }
        let action = act(&monkey, pilot)
        try #require(watch.problem(on: pilot) == nil, "\(place), seed \(seed): \(action)")
      }
      #expect(pilot.isRunning)
    }
  }

  private static let leavingKeys = [
    KeyEvent(.escape), KeyEvent(.character("c"), .control), KeyEvent(.character("q")),
    KeyEvent(.character("c")), KeyEvent(.left, .alt), KeyEvent(.pageUp, .control),
    KeyEvent(.character("q"), .alt),
  ]

  private func act(_ monkey: inout Monkey, _ pilot: Pilot) -> String {
    switch monkey.number(0..<6) {
    case 0: monkey.moveFocus(on: pilot)
    case 1: monkey.press(Self.leavingKeys, on: pilot)
    default: monkey.act(on: pilot)
    }
  }

  /// Faults of the kinds that the monkey looks for.
  nonisolated enum Fault: CaseIterable {
    case dismissal, pop, quit, clearing, replacement
  }

  @Test(arguments: Fault.allCases)
  func aLossWithoutAQuestionIsFound(fault: Fault) throws {
    let (pilot, form) = try pilot(fault == .pop ? .pushed : .sheet)
    let watch = TypedTextWatch(on: pilot)
    #expect(watch.problem(on: pilot) == nil)
    pilot.perform {
      switch fault {
      case .dismissal: form.dismiss()
      case .pop: form.navigationController?.popViewController()
      case .quit: form.application?.quit()
      case .clearing: form.fields[2].text = ""
      case .replacement: form.fields[0].text = "other"
      }
    }
    let problem = watch.problem(on: pilot)
    #expect(problem?.contains("FormScreen is lost") == true, "\(problem ?? "nothing")")
    #expect(watch.problem(on: pilot) { _ in true } == nil, "What is saved isn't lost.")
  }

  /// What an editor deletes can be restored.
  @Test func textThatUndoRestoresIsNotLost() throws {
    let (pilot, form) = try pilot(.sheet)
    let watch = TypedTextWatch(on: pilot)
    pilot.perform { form.fields[2].becomeFirstResponder() }
    pilot.press(.character("u"), .control)
    #expect(form.fields[2].text.isEmpty && watch.problem(on: pilot) == nil)
  }

  @Test func theAnswerDecides() throws {
    let (pilot, form) = try pilot(.sheet)
    _ = TypedTextWatch(on: pilot)
    pilot.press(.escape)
    #expect(pilot.screen.text.contains("Discard what you typed?"))
    #expect(pilot.screen.text.contains("“Form” isn’t saved."))
    pilot.type("k")
    #expect(form.view.window != nil && !TypedTextWatch.isAsking(pilot))
    pilot.press(.escape)
    pilot.type("d")
    #expect(form.view.window == nil)
    pilot.press(.character("c"), .control)
    #expect(!pilot.isRunning && pilot.application.exitStatus == 130)
  }

  @Test func withoutTypedTextNothingIsAsked() throws {
    for place in [Place.sheet, .popover, .screen, .pushed] {
      let (pilot, form) = try pilot(place)
      pilot.press(.escape)
      #expect(form.view.window == nil, "\(place)")
    }
    let (pilot, form) = try pilot(.sheet)
    try pilot.click(on: "Cancel")
    #expect(form.closings == 1)
  }

  /// The commands of a screen are in force in the bar above it.
  @Test func theEscapeOfAPushedScreenWorksInItsBar() throws {
    final class Asking: ViewController {
      var escapes = 0
      override var keyCommands: [KeyCommand] {
        [KeyCommand(.escape) { [weak self] in self?.escapes += 1 }]
      }
      override func loadView() {
        view = TextField()
        navigationItem.leadingButtons = [Button(.verbatim("Cancel"))]
        navigationItem.trailingButtons = [Button(.verbatim("Save"))]
      }
    }
    let (host, screen, tabbed) = (Host(), Asking(), Asking())
    let pilot = try Pilot(
      TabController([tabbed, host]), in: "en", size: Size(width: 60, height: 24), [])
    for _ in 0..<3 {
      pilot.press(.escape)
      pilot.press(.tab)
    }
    #expect(tabbed.escapes == 3)
    pilot.perform { host.tabController?.present(NavigationController(rootViewController: screen)) }
    for _ in 0..<3 {
      pilot.press(.escape)
      pilot.press(.tab)
    }
    #expect(screen.escapes == 3 && screen.view.window != nil)
  }
}
