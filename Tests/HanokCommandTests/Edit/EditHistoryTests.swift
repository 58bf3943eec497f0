import HanokLocalization
import Testing

@testable import HanokCommand

@Suite struct EditHistoryTests {
  private var project: EditedProject
  private let title = EditSamples.id("title")
  private let quit = EditSamples.id("quit")

  init() throws { project = try EditSamples.project() }

  private func translation(_ id: TranslationItem.ID) -> String? { project[id]?.translation }

  @Test mutating func changesThatTheFieldHasUndoneAreRevertedAtOnce() throws {
    let old = try #require(translation(title))
    project.translate(quit, as: "Quitter")
    project.history.beginField()
    for text in ["A", "AB", "A", "ABC"] { project.translate(title, as: text) }
    // In the middle of it, the last one alone is undone.
    #expect(!project.history.undoes((title, "AB")) && project.history.undoes((title, old)))
    let undone = project.undo(beside: (title, old))
    #expect(undone == title && translation(title) == old && translation(quit) == "Quitter")
    let redone = project.redo(beside: (title, "A"))
    #expect(redone == title && translation(title) == "A")
    let last = project.redo()
    #expect(last == title && translation(title) == "ABC" && !project.history.canRedo)
  }

  @Test mutating func withoutTheFieldChangesAreUndoneOneByOne() {
    for text in ["A", "AB"] { project.translate(title, as: text) }
    _ = project.undo()
    #expect(translation(title) == "A")
    // The field began with it: what came before isn't its own.
    project.history.beginField()
    #expect(!project.history.undoes((title, "A")))
  }

  @Test mutating func aTypedTextIsRedoneAfterTheChangesBeforeIt() {
    project.translate(quit, as: "Quitter")
    project.history.keepTyping((title, "typed"))
    _ = project.undo()
    let early = project.history.takeTyping()
    #expect(early == nil)
    _ = project.redo()
    let typed = project.history.takeTyping()
    #expect(typed?.id == title && typed?.text == "typed" && !project.history.canRedo)
  }

  @Test mutating func aTextThatItsChangesLeadToIsNotKeptAsTyping() throws {
    let old = try #require(translation(title))
    for text in ["A", "AB"] { project.translate(title, as: text) }
    _ = project.undo(beside: (title, old))
    project.history.keepTyping((title, "AB"))
    let typed = project.history.takeTyping()
    #expect(typed == nil && project.history.canRedo)
  }

  @Test mutating func changesOfMessagesThatOthersChangedAreForgotten() {
    project.translate(quit, as: "Quitter")
    project.translate(title, as: "A")
    project.history.beginField()
    project.translate(quit, as: "Sortir")
    project.history.forget([quit])
    let undone = [project.undo(), project.undo()]
    #expect(undone == [title, nil])
  }
}
