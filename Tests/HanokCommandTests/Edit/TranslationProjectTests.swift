import HanokLocalization
import Testing

@testable import HanokCommand

@Suite struct TranslationProjectTests {
  private var project: TranslationProject

  init() throws { project = try EditSamples.project() }

  private func translation(_ key: String) -> String? { project[EditSamples.id(key)]?.translation }

  @Test mutating func changesOfManyMessagesAreUndoneInOrder() {
    #expect(!project.canUndo && !project.canRedo)
    #expect(project.translate(EditSamples.id("quit"), as: "Quitter"))
    #expect(project.translate(EditSamples.id("score"), as: "{$score}"))
    #expect(!project.translate(EditSamples.id("score"), as: "{$score}"))
    #expect(project.undo() == EditSamples.id("score"))
    #expect(translation("score") == "" && translation("quit") == "Quitter")
    #expect(project.undo() == EditSamples.id("quit"))
    #expect(project[EditSamples.id("quit")]?.state == .untranslated)
    #expect(project.undo() == nil && !project.canUndo && project.canRedo)
    #expect(project.redo() == EditSamples.id("quit"))
    #expect(project.redo() == EditSamples.id("score") && project.redo() == nil)
    #expect(translation("score") == "{$score}")
  }

  @Test mutating func aNewChangeEndsRedoing() {
    project.translate(EditSamples.id("quit"), as: "Quitter")
    _ = project.undo()
    project.translate(EditSamples.id("quit"), as: "Sortir")
    #expect(!project.canRedo && project.redo() == nil)
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

  @Test mutating func tablesStayInOrder() {
    project.add(EditSamples.table(name: "Another"))
    #expect(project.tables.map(\.name) == ["Another", "Quiz", "Shared"])
    #expect(project[EditSamples.id("quit", "Nowhere")] == nil)
  }
}
