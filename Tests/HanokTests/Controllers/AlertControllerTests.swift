import Hanok
import HanokTesting
import Testing

@Suite struct AlertControllerTests {
  private let root = ScreenOfViews([Button(.verbatim("go")), Button(.verbatim("on"))])
  private let journal = Journal()

  private func action(_ title: String, _ style: AlertAction.Style = .default) -> AlertAction {
    AlertAction(
      .verbatim(title), style: style, mnemonic: .verbatim(String(title.prefix(1)).lowercased())
    ) { [journal] in journal.notes.append(title) }
  }

  private func alert(_ actions: AlertAction..., style: AlertController.Style = .alert)
    -> AlertController
  {
    let alert = AlertController(
      .verbatim("Delete “Notes”?"), message: .verbatim("You can’t get it back."),
      preferredStyle: style)
    alert.actions = actions
    return alert
  }

  private func rows(_ stage: Stage) -> [String] {
    (0..<stage.screen.size.height).map { stage.screen.row($0).trimmedEnd }
  }

  private func focused(_ stage: Stage) -> String? {
    (stage.window.firstResponder as? Button).map {
      stage.application.traits.localizer.string($0.title)
    }
  }

  @Test func anAlertShowsItsWordsAndAnswersInARow() throws {
    let stage = try Stage(root, width: 44, height: 12)
    let alert = alert(action("Delete", .destructive), action("Cancel", .cancel))
    stage.perform { root.present(alert) }
    #expect(
      rows(stage)[3...8] == [
        "       ╭───────────────────────────╮",
        "       │ Delete “Notes”?           │",
        "       │ You can’t get it back.    │",
        "       │                           │",
        "       │ ‹ C Cancel › [ D Delete ] │",
        "       ╰───────────────────────────╯",
      ])
    #expect(stage.difference == nil)
  }

  @Test(arguments: [
    (["Yes", "No"], [AlertAction.Style.default, .default], "Yes"),
    (["Yes", "Cancel"], [.default, .cancel], "Yes"),
    (["Delete", "Cancel"], [.destructive, .cancel], "Cancel"),
    (["Delete", "Keep"], [.destructive, .default], "Delete"),
  ])
  func theKeysBeginAtWhatLosesNothing(
    titles: [String], styles: [AlertAction.Style], expected: String
  ) throws {
    let stage = try Stage(root)
    let alert = alert()
    alert.actions = zip(titles, styles).map { action($0, $1) }
    stage.perform { root.present(alert) }
    #expect(focused(stage) == expected)
    stage.press(.enter)
    #expect(journal.take() == [expected])
  }

  @Test func aPreferredAnswerHasTheKeys() throws {
    let stage = try Stage(root)
    let alert = alert(action("Yes"), action("No"))
    alert.preferredAction = alert.actions[1]
    stage.perform { root.present(alert) }
    #expect(focused(stage) == "No")
  }

  @Test func aPreferenceThatComesLaterMovesNoFocus() throws {
    let stage = try Stage(root)
    let alert = alert(action("Yes"), action("No"))
    stage.perform { root.present(alert) }
    stage.press(.tab)
    #expect(focused(stage) == "No")
    stage.perform { alert.preferredAction = alert.actions[0] }
    #expect(focused(stage) == "No")
  }

  @Test func anAnswerIsGivenByItsLetterAfterTheAlertHasGone() throws {
    let stage = try Stage(root)
    stage.press(.down)
    let delete = AlertAction(.verbatim("Delete"), mnemonic: .verbatim("d")) { [root, journal] in
      journal.notes.append(root.presentedViewController == nil ? "gone" : "there")
    }
    let alert = alert(action("Cancel", .cancel), delete)
    stage.perform { root.present(alert) }
    stage.type("d")
    #expect(journal.take() == ["gone"])
    #expect(alert.answer === delete && stage.top === root)
    #expect(root.view.subviews[1].isFirstResponder, "The keys are back where they were.")
    stage.type("d")
    #expect(journal.take() == [])
  }

  @Test(arguments: [
    ([("Yes", AlertAction.Style.default), ("Cancel", .cancel)], "Cancel"),
    ([("Yes", .default)], "Yes"),
    ([("Yes", .default), ("No", .default)], nil),
  ])
  func escapeCancels(actions: [(String, AlertAction.Style)], expected: String?) throws {
    let stage = try Stage(root)
    let alert = alert()
    alert.actions = actions.map { action($0.0, $0.1) }
    stage.perform { root.present(alert) }
    stage.press(.escape)
    #expect(journal.take() == (expected.map { [$0] } ?? []))
    #expect((stage.top === root) == (expected != nil))
  }

  @Test func anAnswerThatCannotBeGivenIsNot() throws {
    let stage = try Stage(root)
    let alert = alert(action("Yes"), action("Cancel", .cancel))
    for action in alert.actions { action.isEnabled = false }
    stage.perform { root.present(alert) }
    stage.press(.escape, .enter)
    stage.type("y")
    #expect(journal.take() == [] && stage.top === alert)
    stage.perform { alert.actions[1].isEnabled = true }
    stage.press(.escape)
    #expect(journal.take() == ["Cancel"])
  }

  @Test func anAlertWithoutActionsHasOK() throws {
    let stage = try Stage(root, in: "ko")
    let alert = AlertController(nil, message: .verbatim("Saved"))
    stage.perform { root.present(alert) }
    #expect(focused(stage) == "확인")
    stage.press(.enter)
    #expect(stage.top === root)
    #expect(AlertAction.cancel().style == .cancel)
  }

  @Test func anActionSheetIsAColumnBesideItsSource() throws {
    let stage = try Stage(root, width: 40, height: 12)
    let sheet = AlertController(nil, preferredStyle: .actionSheet)
    sheet.actions = [action("Cancel", .cancel), action("Copy"), action("Move")]
    sheet.sourceView = root.view.subviews[1]
    stage.perform { root.present(sheet) }
    let shown = rows(stage)
    #expect(shown[3] == "│  ‹ C Copy ›  │" && shown[4] == "│  [ M Move ]  │")
    #expect(shown[5] == "│ [ C Cancel ] │")
    stage.press(.down, .down)
    #expect(focused(stage) == "Cancel")
    stage.click(x: 30, y: 11)
    #expect(journal.take() == ["Cancel"], "A click outside cancels.")
    #expect(stage.top === root)
  }

  @Test func aFieldHasTheKeysAndEnterGivesTheAnswer() throws {
    let stage = try Stage(root)
    let alert = alert(action("Cancel", .cancel), action("Rename"))
    alert.addTextField { $0.text = "a" }
    alert.addTextField { $0.placeholder = .verbatim("Second") }
    stage.perform { root.present(alert) }
    #expect(alert.textFields[0].isFirstResponder)
    stage.type("b")
    stage.press(.tab)
    stage.type("c")
    alert.actions[1].isEnabled = false
    stage.press(.enter)
    #expect(stage.top === alert)
    alert.actions[1].isEnabled = true
    stage.press(.enter)
    #expect(journal.take() == ["Rename"])
    #expect(alert.textFields.map(\.text) == ["ab", "c"])
    stage.perform { root.present(alert) }
    #expect(alert.textFields[0].isFirstResponder, "It begins anew.")
    stage.press(.escape)
    #expect(journal.take() == ["Cancel"])
  }

  /// A field shows a whole name; the app may give it another width.
  @Test func aFieldHasRoomForAName() throws {
    let stage = try Stage(root, width: 80, height: 12)
    let alert = alert(action("Cancel", .cancel), action("Rename"))
    alert.addTextField()
    stage.perform { root.present(alert) }
    #expect(alert.textFields[0].frame.width == 40)
    stage.resize(width: 30, height: 12)
    #expect(alert.textFields[0].frame.width < 30)
    stage.press(.escape)
    let narrow = self.alert(action("OK"))
    narrow.addTextField { $0.widthLimits = LengthLimits(ideal: 12) }
    stage.perform { root.present(narrow) }
    #expect(narrow.textFields[0].frame.width < 30)
  }

  @Test func linesTypeIntoAField() throws {
    let conversation = try LinePilot(root, in: "en")
    let alert = alert(action("Cancel", .cancel), action("Rename"))
    alert.addTextField { $0.placeholder = .verbatim("Name") }
    conversation.application.perform { root.present(alert) }
    #expect(conversation.advance(by: .zero).contains("[1] Name  [c] Cancel  [r] Rename\n"))
    conversation.enter("Anna")
    #expect(alert.textFields[0].text == "Anna" && journal.take() == ["Rename"])
  }

  @Test func anAlertMayBeShownAgain() throws {
    let stage = try Stage(root)
    let alert = alert(action("Yes"))
    for _ in 0..<2 {
      stage.perform { root.present(alert) }
      #expect(alert.answer == nil)
      stage.type("y")
    }
    #expect(journal.take() == ["Yes", "Yes"])
  }

  @Test func anAlertIsFreedOnceItIsAnswered() throws {
    let stage = try Stage(root)
    weak var gone: AlertController?
    stage.perform {
      let alert = alert(action("Yes"))
      gone = alert
      root.present(alert)
    }
    #expect(gone != nil)
    stage.type("y")
    #expect(gone == nil)
  }

  @Test(arguments: ["en", "de", "ko", "ar"], [(40, 12), (20, 8)])
  func longWordsAreWhole(language: String, size: (Int, Int)) throws {
    let stage = try Stage(root, in: language, width: size.0, height: size.1)
    let alert = AlertController(
      .verbatim("A title that is much longer than the window is wide"),
      message: .verbatim("And a text below it that takes several lines of its own."))
    alert.actions = [.cancel(), .ok()]
    stage.perform { root.present(alert) }
    #expect(stage.window.visibleDescendants.compactMap(\.truncatedText) == [])
  }

  @Test func lineModeWritesTheQuestionAndTheAnswers() throws {
    let conversation = try LinePilot(root, in: "en")
    let alert = alert(action("Delete", .destructive), action("Keep", .cancel))
    conversation.application.perform { root.present(alert) }
    #expect(
      conversation.advance(by: .zero)
        == "Delete “Notes”?\nYou can’t get it back.\n[k] Keep  [d] Delete\n")
    #expect(conversation.enter("delete") == "[1] go  [2] on\n")
    #expect(journal.take() == ["Delete"])
  }

  @Test func severalAlertsOfferTheSameAnswer() throws {
    let stage = try Stage(root)
    let keep = action("Keep")
    let first = alert(keep)
    let second = alert(action("Other"), keep)
    stage.perform { root.present(first) }
    stage.perform { first.present(second) }
    stage.perform { keep.isEnabled = false }
    stage.press(.character("k"))
    #expect(second.answer == nil)
    stage.perform { keep.isEnabled = true }
    stage.press(.character("k"))
    #expect(second.answer === keep)
    #expect(first.answer == nil)
    stage.press(.enter)
    #expect(first.answer === keep)
    #expect(journal.notes == ["Keep", "Keep"])
  }

  @Test func theButtonOfAnAnswerThatLosesSomethingIsDestructive() throws {
    let stage = try Stage(root)
    let alert = alert(action("Delete", .destructive), action("Cancel", .cancel))
    stage.perform { root.present(alert) }
    let styles = stage.window.focusableViews.compactMap { ($0 as? Button)?.style }
    #expect(styles == [.bordered, .destructive])
  }
}
