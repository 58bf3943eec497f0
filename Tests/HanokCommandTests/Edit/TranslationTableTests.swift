import HanokLocalization
import HanokTesting
import Testing

@testable import HanokCommand

@Suite struct TranslationTableTests {
  private let folder: TemporaryFolder
  private var path: String { folder.file("Quiz.strings") }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(EditSamples.french, to: "Quiz.strings")
  }

  private var text: String? { try? String(decoding: FileReader.bytes(of: path), as: UTF8.self) }

  private func table() throws -> TranslationTable {
    EditSamples.table(
      String(decoding: try FileReader.bytes(of: path), as: UTF8.self), path: path)
  }

  private func edit(_ table: inout TranslationTable, _ key: String, _ text: String) throws {
    let place = try #require(table.place(of: key))
    table.edit(key, table.items[place].content(translated: text))
  }

  @Test func onlyEditedEntriesChange() throws {
    var table = try table()
    #expect(!table.hasEdits)
    try edit(&table, "quit", "Quitter")
    #expect(table.hasEdits && text == EditSamples.french)
    let result1 = try table.save()
    #expect(result1 == [])
    #expect(!table.hasEdits)
    #expect(
      text == """
        /* The name of the game.
           @source True or Wrong? */
        "title" = "Vrai ou faux ?";
        "quit" = "Quitter";  /* @source Quit */

        """)
  }

  @Test func aMissingEntryIsPutAfterTheOneBeforeIt() throws {
    var table = try table()
    try edit(&table, "greeting", "Bonjour, {$name} !")
    try edit(&table, "score", "{$score}")
    _ = try table.save()
    #expect(
      text == """
        /* The name of the game.
           @source True or Wrong? */
        "title" = "Vrai ou faux ?";

        /* Under the question. $score: points so far.
           @width 16
           @source .input {$score :integer}
           .match $score
           one {{Score: {$score} point}}
           * *   {{Score: {$score} points}} */
        "score" = "{$score}";

        /* $name: who plays.
           @source Hello, {#strong}{$name}{/strong}! */
        "greeting" = "Bonjour, {$name} !";
        "quit" = "Quit";  /* @untranslated */

        """)
    // What was written is read as it was meant.
    #expect(
      try self.table().items.map(\.state) == [.changed, .translated, .translated, .untranslated])
  }

  @Test func aTableIsMadeWithItsFirstEntry() throws {
    var table = EditSamples.table(nil, path: folder.file("New.strings"))
    #expect(table.items.allSatisfy { $0.state == .missing } && table.translatedCount == 0)
    try edit(&table, "quit", "Quitter")
    _ = try table.save()
    let bytes = try FileReader.bytes(of: folder.file("New.strings"))
    #expect(
      String(decoding: bytes, as: UTF8.self) == "/* @source Quit */\n\"quit\" = \"Quitter\";\n")
    #expect(table.translatedCount == 1)
  }

  @Test func changesOfOtherProgramsAreKept() throws {
    var table = try table()
    try edit(&table, "quit", "Quitter")
    let theirs = EditSamples.french.replacing("Vrai ou faux ?", with: "Vrai ?")
    try folder.write(theirs, to: "Quiz.strings")
    let result2 = try table.save()
    #expect(result2 == [])
    #expect(
      text == theirs.replacing("\"Quit\";  /* @untranslated", with: "\"Quitter\";  /* @source Quit")
    )
    #expect(table.items.first?.content?.value == "Vrai ?")
  }

  @Test(arguments: [true, false])
  func aConflictIsAskedAbout(keepsMine: Bool) throws {
    var table = try table()
    try edit(&table, "quit", "Quitter")
    try edit(&table, "title", "Vrai ou faux ?")
    let theirs = EditSamples.french.replacing("\"Quit\"", with: "\"Sortir\"")
    try folder.write(theirs, to: "Quiz.strings")
    let conflicts = try table.save()
    #expect(
      conflicts == [.init(id: EditSamples.id("quit"), theirs: "Sortir", mine: "Quitter")])
    // The other edit is written, the one in doubt waits.
    #expect(text == theirs.replacing("True or Wrong?", with: "True or False?"))
    #expect(table.hasEdits)
    table.settle(try #require(conflicts.first), keepsMine: keepsMine)
    let result3 = try table.save()
    #expect(result3 == [] && !table.hasEdits)
    #expect(text?.contains(keepsMine ? "\"Quitter\"" : "\"Sortir\"") == true)
    #expect(table.items.last?.content?.value == (keepsMine ? "Quitter" : "Sortir"))
  }

  @Test func theSameTranslationIsNotAConflict() throws {
    var table = try table()
    try edit(&table, "quit", "Quitter")
    try folder.write(
      EditSamples.french.replacing("\"Quit\"", with: "\"Quitter\""), to: "Quiz.strings")
    let result4 = try table.save()
    #expect(result4 == [])
    #expect(text?.contains("\"Quitter\";  /* @source Quit */") == true)
  }

  @Test func aKeyInUnreadableTextIsNotAddedAgain() throws {
    var table = try table()
    try edit(&table, "quit", "Quitter")
    let broken = EditSamples.french.replacing("\"quit\" = \"Quit\";", with: "\"quit = \"Quit\";")
    try folder.write(broken, to: "Quiz.strings")
    #expect(throws: Problem.self) { try table.save() }
    #expect(text == broken && table.hasEdits)
    // As soon as it can be read, it is written.
    try folder.write(EditSamples.french, to: "Quiz.strings")
    let result5 = try table.save()
    #expect(result5 == [])
    #expect(text?.contains("\"Quitter\"") == true)
  }

  @Test func aFailureLosesNothing() throws {
    var table = EditSamples.table(path: folder.file("nowhere/Quiz.strings"))
    try edit(&table, "quit", "Quitter")
    let problem = #expect(throws: Problem.self) { try table.save() }
    #expect(problem?.kind == .unwritableFile)
    #expect(table.hasEdits && table.items.last?.translation == "Quitter")
  }

  @Test func theCommentOfAGroupIsForAllOfIt() {
    let source =
      "/* Ends it. */\n\"quit\" = \"Quit\";\n\"quit.keys\" = \"q\";\n\n\"stay\" = \"Stay\";\n"
    let table = EditSamples.table(nil, source: source)
    #expect(table.items.map(\.description) == ["Ends it.", "Ends it.", ""])
    #expect(table.items[1].content(translated: "q")?.note.description == "")
  }

  @Test func lineEndingsStay() throws {
    let windows = EditSamples.french.replacing("\n", with: "\r\n")
    try folder.write(windows, to: "Quiz.strings")
    var table = try table()
    try edit(&table, "quit", "Quit\nter")
    _ = try table.save()
    #expect(text?.contains("\"Quit\r\nter\";  /* @source Quit */\r\n") == true)
    #expect(try self.table().items.last?.state == .translated)
  }
}
