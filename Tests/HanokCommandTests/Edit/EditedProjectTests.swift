import HanokLocalization
import Testing

@testable import HanokCommand

@Suite struct EditedProjectTests {
  private var project: EditedProject

  init() throws { project = try EditSamples.project() }

  private func translation(_ key: String) -> String? { project[EditSamples.id(key)]?.translation }

  @Test mutating func theProgramsOwnTablesComeFirst() {
    for name in ["Hanok", "Zebra", "HanokArguments"] {
      project.add(EditSamples.table(nil, name: name, source: EditSamples.other))
    }
    #expect(
      project.tables.map(\.name) == ["Quiz", "Shared", "Zebra", "Hanok", "HanokArguments"])
  }

  @Test mutating func changesOfManyMessagesAreUndoneInOrder() {
    #expect(!project.history.canUndo && !project.history.canRedo)
    let result6 = project.translate(EditSamples.id("quit"), as: "Quitter")
    #expect(result6)
    let result7 = project.translate(EditSamples.id("score"), as: "{$score}")
    #expect(result7)
    let result8 = project.translate(EditSamples.id("score"), as: "{$score}")
    #expect(!result8)
    let result9 = project.undo()
    #expect(result9 == EditSamples.id("score"))
    #expect(translation("score") == "" && translation("quit") == "Quitter")
    let result10 = project.undo()
    #expect(result10 == EditSamples.id("quit"))
    #expect(project[EditSamples.id("quit")]?.state == .untranslated)
    let result11 = project.undo()
    #expect(result11 == nil && !project.history.canUndo && project.history.canRedo)
    let result12 = project.redo()
    #expect(result12 == EditSamples.id("quit"))
    let result13 = project.redo()
    let result14 = project.redo()
    #expect(result13 == EditSamples.id("score") && result14 == nil)
    #expect(translation("score") == "{$score}")
  }

  @Test mutating func aNoteIsUndoneToo() throws {
    let (new, old) = (EditSamples.id("greeting"), EditSamples.id("title"))
    let comment = try #require(project[old]?.content?.note)
    for id in [new, old] { project.note(id, "Formel.") }
    #expect(project[new]?.translatorNote == "Formel." && project[new]?.state == .untranslated)
    let isSame = project.note(new, "Formel.")
    #expect(!isSame)
    let undone = [project.undo(), project.undo()]
    #expect(undone == [old, new])
    #expect(project[new]?.translatorNote == "" && project[old]?.content?.note == comment)
    let redone = project.redo()
    #expect(redone == new && project[new]?.translatorNote == "Formel.")
  }

  @Test mutating func aNewChangeEndsRedoing() {
    project.translate(EditSamples.id("quit"), as: "Quitter")
    _ = project.undo()
    project.translate(EditSamples.id("quit"), as: "Sortir")
    let result15 = project.redo()
    #expect(!project.history.canRedo && result15 == nil)
  }

  @Test mutating func translationsAreCounted() {
    #expect(project.count == 6 && project.translatedCount == 1)
    project.translate(EditSamples.id("quit"), as: "Quitter")
    #expect(project.translatedCount == 2 && project.hasEdits)
  }

  @Test mutating func theSameTextElsewhereIsSuggested() throws {
    let quit = try #require(project[EditSamples.id("quit")])
    #expect(project.suggestions(for: quit, atMost: 3) == ["Quitter"])
    #expect(project.suggestions(for: quit, atMost: 0).count <= 1)
    // What it already is, is no suggestion.
    project.translate(quit.id, as: "Quitter")
    let translated = try #require(project[quit.id])
    #expect(project.suggestions(for: translated, atMost: 3) == [])
    let stay = try #require(project[EditSamples.id("stay", "Shared")])
    #expect(project.suggestions(for: stay, atMost: 3) == [])
  }

  /// A table with a translation that an update has set aside.
  private func setAside(_ note: String, key: String = "welcome") throws -> [TranslationSuggestion] {
    let text = "Bonjour, {#strong}{$name}{/strong} !"
    let table = EditSamples.table("/* \(note)\n@gone */\n\"\(key)\" = \"\(text)\";\n")
    let project = EditedProject([table], language: project.language)
    let item = try #require(project[EditSamples.id("greeting")])
    return project.memory(for: item, atMost: 3)
  }

  @Test(arguments: [
    ("@source Hello, {#strong}{$name}{/strong}!", "welcome", nil),
    (
      "@source Hello, dear {#strong}{$name}{/strong}!", "welcome",
      "Hello, dear {#strong}{$name}{/strong}!"
    ),
    ("", "greetings", nil), ("", "start.greeting", nil),
  ])
  func aTranslationThatWasSetAsideIsTheFirstSuggestion(
    note: String, key: String, source: String?
  ) throws {
    let found = try setAside(note, key: key)
    #expect(found.map(\.origin) == [.setAside] && found.first?.source == source)
    #expect(found.first?.text == "Bonjour, {#strong}{$name}{/strong} !")
  }

  @Test(arguments: [
    ("", "leave"), ("@source Quit the game?", "greeting2"), ("@untranslated", "greetings"),
  ])
  func anotherMessageThatWasSetAsideIsNotSuggested(note: String, key: String) throws {
    #expect(try setAside(note, key: key) == [])
  }

  @Test mutating func nearTextsAreFound() throws {
    let source =
      "\"a\" = \"Delete the file?\";\n\"b\" = \"Delete the files?\";\n\"c\" = \"Stay\";\n"
    project.add(
      EditSamples.table(
        "\"a\" = \"Effacer ?\";\n\"c\" = \"Rester\";\n", name: "Files", source: source))
    let item = try #require(project[EditSamples.id("b", "Files")])
    let found = project.near(item, atMost: 3)
    // One letter of 17 is another.
    #expect(
      found == [.init(text: "Effacer ?", origin: .near(1 - 1.0 / 17), source: "Delete the file?")])
    let parts = TextDifference.parts(of: "Delete the file?", comparedWith: item.source)
    #expect(parts.filter(\.isOther).map(\.text) == ["file?"])
  }

  @Test mutating func aNearTextThatIsThereTwiceLeavesRoomForAnother() throws {
    let names = ["a", "b", "c", "d", "e"]
    let sources = [
      "Delete the file?", "Delete the filed?", "Delete the filet?", "Delete the film?",
      "Delete the fires?",
    ]
    let texts = ["Effacer ?", "Effacer ?", "Effacer ?", "Supprimer ?", "Ôter ?"]
    let source = zip(names, sources).map { "\"\($0)\" = \"\($1)\";\n" }.joined()
    let french = zip(names, texts).map { "\"\($0)\" = \"\($1)\";\n" }.joined()
    project.add(
      EditSamples.table(
        french, name: "Files", source: source + "\"new\" = \"Delete the files?\";\n"))
    let item = try #require(project[EditSamples.id("new", "Files")])
    #expect(
      Set(project.near(item, atMost: 3).map(\.text)) == ["Effacer ?", "Supprimer ?", "Ôter ?"])
  }

  @Test mutating func tablesStayInOrder() {
    project.add(EditSamples.table(name: "Another"))
    #expect(project.tables.map(\.name) == ["Another", "Quiz", "Shared"])
    #expect(project[EditSamples.id("quit", "Nowhere")] == nil)
  }
}
