import Testing

@testable import Hanok
@testable import HanokDrawing

@Suite struct KeyBindingsTests {
  private func action<Action: KeyAction>(
    _ type: Action.Type, _ key: String, in bindings: KeyBindings = .standard,
    isMirrored: Bool = false
  ) throws -> String? {
    let event = try #require(KeyNotation.key(key))
    let match = bindings.match(type, for: event, isMirrored: isMirrored)
    return match.map { $0.action.identifier + ($0.isExtending ? "+" : "") }
  }

  @Test(arguments: [
    ("down", "list.moveDown"), ("shift-down", "list.moveDown+"), ("left", "list.moveBack"),
    ("enter", "list.choose"), ("shift-enter", nil), ("alt-enter", "list.openActions"),
    ("shift-ctrl-down", nil), ("space", "list.select"), ("shift-space", nil), ("j", nil),
    ("A", nil), ("escape", "list.endSearch"),
  ])
  func aKeyHasItsAction(key: String, expected: String?) throws {
    #expect(try action(ListAction.self, key) == expected)
  }

  @Test(arguments: [
    ("left", "text.moveLeft"), ("shift-left", "text.moveLeft+"),
    ("shift-ctrl-left", "text.moveWordLeft+"), ("alt-F", "text.moveWordForward+"),
    ("alt-f", "text.moveWordForward"), ("shift-delete", "text.cut"),
    ("shift-backspace", "text.deleteBackward"), ("ctrl-k", "text.deleteToLineEnd"),
    ("shift-ctrl-delete", nil),
  ])
  func shiftExtendsWhatMovesUnlessItIsAKeyOfItsOwn(key: String, expected: String?) throws {
    #expect(try action(TextAction.self, key) == expected)
  }

  @Test func arrowsAreExchangedFromRightToLeftButNotInText() throws {
    #expect(try action(ListAction.self, "left", isMirrored: true) == "list.moveForward")
    #expect(try action(ListAction.self, "shift-right", isMirrored: true) == "list.moveBack+")
    #expect(
      try action(NavigationAction.self, "alt-right", isMirrored: true) == "navigation.back")
    #expect(try action(TextAction.self, "left", isMirrored: true) == "text.moveLeft")
    #expect(try action(ListAction.self, "h", in: .vi, isMirrored: true) == "list.moveBack")
  }

  @Test(arguments: [
    ("j", "list.moveDown"), ("J", "list.moveDown+"), ("G", "list.moveToLast"),
    ("g", "list.moveToFirst"), ("ctrl-f", "list.movePageDown"), ("down", "list.moveDown"),
    ("x", nil),
    ("alt-j", nil),
  ])
  func viMovesByLetters(key: String, expected: String?) throws {
    #expect(try action(ListAction.self, key, in: .vi) == expected)
  }

  @Test(arguments: [
    ("ctrl-n", "text.moveDown"), ("ctrl-v", "text.movePageDown"), ("ctrl-y", "text.paste"),
    ("ctrl-w", "text.cut"), ("alt-w", "text.copy"), ("alt-b", "text.moveWordBackward"),
    ("alt-<", "text.moveToStart"), ("ctrl-x", nil), ("ctrl-k", "text.deleteToLineEnd"),
  ])
  func emacsEditsByControlAndAlt(key: String, expected: String?) throws {
    #expect(try action(TextAction.self, key, in: .emacs) == expected)
    if key == "ctrl-v" { #expect(try action(TextAction.self, key) == "text.paste") }
  }

  @Test func eachSetHasAKeyForSearching() {
    #expect(KeyBindings.standard[WindowAction.search].isEmpty)
    #expect(KeyBindings.emacs[WindowAction.search] == [KeyEvent(.character("s"), .control)])
    #expect(KeyBindings.vi[WindowAction.search] == [KeyEvent(.character("/"))])
  }

  @Test func changedKeysReplaceTheFormerOnes() throws {
    var bindings = KeyBindings.vi
    let former = bindings
    #expect(try action(ListAction.self, "j", in: bindings) == "list.moveDown")
    bindings[ListAction.moveDown] = [KeyEvent(.character("n"))]
    #expect(try action(ListAction.self, "n", in: bindings) == "list.moveDown")
    #expect(try action(ListAction.self, "j", in: bindings) == nil)
    #expect(try action(ListAction.self, "k", in: bindings) == "list.moveUp")
    #expect(bindings.set == .vi && bindings != former)
    #expect(try action(ListAction.self, "j", in: former) == "list.moveDown")
    bindings[ListAction.moveDown] = []
    #expect(try action(ListAction.self, "down", in: bindings) == nil)
  }

  @Test func bindingsWithEqualKeysAreEqual() {
    var (one, other) = (KeyBindings.standard, KeyBindings.standard)
    one[ListAction.sort] = []
    #expect(one != other)
    other[ListAction.sort] = []
    #expect(one == other && one.hashValue == other.hashValue)
    #expect(KeyBindings.emacs != .vi)
  }

  @Test(arguments: KeySet.allCases) func noTwoActionsInOneContextHaveOneKey(set: KeySet) {
    #expect(KeyBindings(set).clashes == [])
  }

  @Test(arguments: KeySet.allCases) func everyKeyIsSentByTerminals(set: KeySet) {
    // Beside another key, some are for terminals that send more.
    for action in KeyBindings.actions {
      let keys = KeyBindings(set)[action]
      #expect(keys.isEmpty || keys.contains { KeyReach($0) == .sent }, "\(action)")
    }
  }

  @Test func clashesAreFound() throws {
    var bindings = KeyBindings.standard
    bindings[ListAction.sort] = [KeyEvent(.down)]
    bindings[DateAction.today] = [KeyEvent(.tab)]
    bindings[TextAction.undo] = [KeyEvent(.function(1))]
    let found = bindings.clashes.map { "\($0.first) \($0.second) \(KeyNotation.text($0.key))" }
    #expect(
      found == [
        "list.moveDown list.sort down", "text.undo window.showCommands f1",
        "date.today window.nextItem tab",
      ])
  }

  @Test func theStandardSetNamesEveryActionOnce() {
    #expect(Set(KeySet.standardKeys.keys) == Set(KeyBindings.actions.map(\.identifier)))
  }

  @Test func identifiersAreDistinct() {
    let identifiers = KeyBindings.actions.map(\.identifier)
    #expect(Set(identifiers).count == identifiers.count && identifiers.count > 90)
    #expect(identifiers.contains("range.increase"))
  }

  @Test(arguments: ["en", "ko", "ja", "ar", "de", "zh-Hans"])
  func everyActionHasATitleInEveryLanguage(tag: String) throws {
    let localizer = Localizer(
      catalog: Catalog(compiled: [.toolkit]), language: try LanguageTag(tag))
    let english = Localizer(catalog: localizer.catalog, language: .english)
    for action in KeyBindings.actions {
      let title = localizer.string(action.title)
      #expect(!title.contains("keys.") && !title.isEmpty, "\(action.identifier)")
      if tag != "en" { #expect(title != english.string(action.title), "\(action.identifier)") }
    }
  }

  @Test func theTraitsAndTheApplicationHaveThem() throws {
    let list = RadioGroup([.verbatim("Small"), .verbatim("Large")], selectedIndex: 0)
    let stage = try Stage(list)
    stage.type("j")
    #expect(list.selectedIndex == 0)
    stage.perform { stage.application.keyBindings = .vi }
    stage.type("j")
    #expect(list.selectedIndex == 1 && stage.application.traits.keyBindings == .vi)
    stage.perform {
      stage.application.keyBindings[ListAction.moveUp] = [KeyEvent(.function(2))]
    }
    stage.press(.up)
    #expect(list.selectedIndex == 1)
    stage.press(.function(2))
    #expect(list.selectedIndex == 0)
  }
}
