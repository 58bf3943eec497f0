import Testing

@testable import HanokLocalization

/// Edits of a table keep every byte that they don't mean.
@Suite struct StringsEditingTests {
  private static let text = """
    /* Head of the file. */

    /* The title. */
    "title"   =  "One" ; /* beside */
    "other" = "Two"; // last

    """

  private func edited(_ text: String = text, _ edit: (inout StringsFile) -> Void) -> String {
    var file = StringsFile(text)
    edit(&file)
    let again = file.reread()
    #expect(again.problems.isEmpty)
    #expect(again.bytes == file.bytes)
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test func aValueChangesAlone() {
    let result = edited { $0.setValue("He said \"\\no\"\n", of: "title") }
    #expect(result == Self.text.replacing("\"One\"", with: "\"He said \\\"\\\\no\\\"\n\""))
    #expect(edited { $0.setValue("One", of: "title") } == Self.text)
    var isFound = true
    #expect(edited { isFound = $0.setValue("x", of: "none") } == Self.text)
    #expect(!isFound)
  }

  @Test func aNoteReplacesTheCommentAboveOrBeside() {
    #expect(
      edited("/* A */\n\"a\" = \"1\";\n") { $0.setNote(EntryNote("B"), of: "a") }
        == "/* B */\n\"a\" = \"1\";\n")
    #expect(
      edited("\"a\" = \"1\"; /* A */\n\"b\" = \"2\";\n") { $0.setNote(EntryNote("B"), of: "a") }
        == "\"a\" = \"1\"; /* B */\n\"b\" = \"2\";\n")
    #expect(
      edited("\"a\" = \"1\";\n\"b\" = \"2\";\n") {
        $0.setNote(EntryNote("B\n@untranslated"), of: "b")
      }
        == "\"a\" = \"1\";\n/* B\n   @untranslated */\n\"b\" = \"2\";\n")
  }

  @Test func aCommentOfAnotherEntryStays() {
    let text = "/* Section */\n\n\"a\" = \"1\"; // of a\n\"b\" = \"2\";\n"
    #expect(
      edited(text) { $0.setNote(EntryNote("of b"), of: "b") }
        == "/* Section */\n\n\"a\" = \"1\"; // of a\n/* of b */\n\"b\" = \"2\";\n")
  }

  @Test func aNewEntryFollowsAnother() {
    #expect(
      edited { $0.insert("new", "Three", after: "title") }
        == Self.text.replacing("/* beside */\n", with: "/* beside */\n\"new\" = \"Three\";\n"))
    #expect(
      edited("\"a\" = \"1\";\n") { $0.insert("b", "2", note: EntryNote("Note"), after: "a") }
        == "\"a\" = \"1\";\n\n/* Note */\n\"b\" = \"2\";\n")
    #expect(
      edited("\"a\" = \"1\";\n") { $0.insert("b", "2", after: nil) }
        == "\"b\" = \"2\";\n\"a\" = \"1\";\n")
  }

  /// A key that is broken across lines would be read as a string without an end.
  @Test func aKeyIsOnOneLine() {
    #expect(
      edited("\"a\" = \"1\";\n") { $0.insert("b\nc", "2", after: "a") }
        == "\"a\" = \"1\";\n\"b\\nc\" = \"2\";\n")
    var editor = TableEditor(StringsFile("\"a\" = \"1\";\n"))
    editor.insert("b\nc", "2", note: EntryNote(""), after: "a")
    #expect(editor.result.problems == [])
    #expect(editor.result.entry("b\nc")?.value.value == "2")
  }

  @Test func linesEndAsInTheFile() {
    let text = "\"a\" = \"1\";\r\n\"b\" = \"2\";\r\n"
    #expect(
      edited(text) {
        $0.setValue("x\ny", of: "a")
        $0.insert("c", "3", after: "b")
      } == "\"a\" = \"x\r\ny\";\r\n\"b\" = \"2\";\r\n\"c\" = \"3\";\r\n")
  }
}
