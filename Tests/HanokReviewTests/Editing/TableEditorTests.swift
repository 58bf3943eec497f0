import HanokLocalization
import HanokReview
import Testing

@Suite struct TableEditorTests {
  private static let table = """
    /* Heading. */

    /* Of a. */
    "a"  = "A" ;
    "b" = "B"; // beside
    /* Two\\n lines. */
    "c" = "1\\n2";

    """

  private func edited(
    _ text: String = table, _ edit: (inout TableEditor) -> Void
  ) -> String {
    var editor = TableEditor(StringsFile(text))
    edit(&editor)
    return String(decoding: editor.result.bytes, as: UTF8.self)
  }

  private func note(_ text: String) -> EntryNote { EntryNote(text) }

  @Test func onlySetEntriesChange() {
    #expect(edited { _ in } == Self.table)
    #expect(
      edited { $0.set("a", "A", note: note("Of a.")) } == Self.table)
    #expect(
      edited { $0.set("a", "Ä", note: note("Of a.")) }
        == Self.table.replacing("\"A\"", with: "\"Ä\""))
    #expect(
      edited { $0.set("a", "A", note: note("Of a.\n@source x")) }
        == Self.table.replacing("/* Of a. */", with: "/* Of a.\n   @source x */"))
    #expect(
      edited { $0.set("b", "B", note: note("@source x")) }
        == Self.table.replacing("// beside", with: "/* @source x */"))
    #expect(edited { $0.set("d", "D", note: note("")) } == Self.table)
  }

  @Test func aNoteIsWrittenAboveAnEntryWithoutOne() {
    #expect(
      edited("\"a\" = \"A\";\n\"b\" = \"B\";\n") { editor in
        editor.set("b", "C", note: note("@gone"))
        editor.set("a", "D", note: note(""))
      } == "\"a\" = \"D\";\n/* @gone */\n\"b\" = \"C\";\n")
  }

  @Test func aNoteOnTheEntrysLineIsItsNote() {
    let text = "/* Above. */\n\"a\" = \"A\"; // beside\n\"b\" = \"B\";\n"
    let result = edited(text) { editor in
      var note = editor.entry("a")?.note ?? note("")
      note["source"] = "x"
      editor.set("a", "A", note: note)
    }
    #expect(
      result
        == text.replacing("Above.", with: "Above.\n   @source x")
        .replacing("// beside", with: "/* beside */"))
    let new = StringsFile(result).entry("a")?.note
    #expect(new?.source == "x" && new?.description == "Above.\nbeside")
  }

  /// A comment beside the entry stays as long as the note has it.
  @Test(arguments: [
    ("/* A */ \"a\" = \"1\"; // b", "C\nb", "/* C */ \"a\" = \"1\"; /* b */"),
    ("/* A */ \"a\" = \"1\"; // b", "b", "\"a\" = \"1\"; /* b */"),
    ("/* A */ \"a\" = \"1\"; // b", "C", "/* C */ \"a\" = \"1\";"),
    ("/* A */ \"a\" = \"1\"; // b", "", "\"a\" = \"1\";"),
    ("/* A */ \"a\" = \"1\"; // @gone", "A", "/* A */ \"a\" = \"1\";"),
    ("\"a\" = \"1\"; // b", "b\n@gone", "\"a\" = \"1\"; /* b\n   @gone */"),
    ("\"a\" = \"1\"; // b", "", "\"a\" = \"1\";"),
  ])
  func aNoteReplacesTheCommentsOfAnEntry(text: String, new: String, result: String) {
    #expect(edited(text) { $0.set("a", "1", note: note(new)) } == result)
    #expect(StringsFile(result).entry("a")?.note == note(new))
  }

  @Test func aSourceMayLookLikeAComment() {
    var note = note("Below.")
    note["source"] = "a\n/* b */ c"
    let table = StringsFile(edited { $0.set("a", "A", note: note) })
    #expect(table.problems.isEmpty && table.entry("a")?.note.source?.contains("/* b */ c") == true)
  }

  @Test func aSourceWithVariantsIsReadAsItWasWritten() {
    let source = ".input {$n :integer}\n.match $n\none {{a}}\n*   {{b}}"
    var note = note("* Below.")
    note["source"] = source
    let read = StringsFile(edited { $0.set("a", "A", note: note) }).entry("a")?.note
    #expect(read?.isSource(source) == true && read?.description == "* Below.")
  }

  @Test func escapedLineFeedsStayEscaped() {
    let note = StringsFile(Self.table).entry("c")?.note ?? EntryNote("")
    #expect(
      edited { $0.set("c", "3\n4", note: note) }
        == Self.table.replacing("1\\n2", with: "3\\n4"))
    #expect(
      edited("\"a\" = \"1\n2\";") { $0.set("a", "3\n4", note: EntryNote("")) }
        == "\"a\" = \"3\n4\";")
  }

  @Test func entriesAreInsertedInTheirOrder() {
    let result = edited { editor in
      editor.insert("b1", "1", note: note(""), after: "b")
      editor.insert("b2", "2", note: note("Two."), after: "b1")
      editor.insert("c1", "3", note: note(""), after: "c")
    }
    #expect(
      result
        == Self.table.replacing(
          "// beside", with: "// beside\n\"b1\" = \"1\";\n\n/* Two. */\n\"b2\" = \"2\";"
        )
        .replacing("\"1\\n2\";", with: "\"1\\n2\";\n\"c1\" = \"3\";"))
  }

  @Test func anEmptyTableIsFilled() {
    let result = edited("") { editor in
      editor.insert("a", "A", note: note(""), after: nil)
      editor.insert("b", "B", note: note("Note."), after: "a")
      #expect(editor.has("a") && !editor.has("c"))
    }
    #expect(result == "\"a\" = \"A\";\n\n/* Note. */\n\"b\" = \"B\";\n")
    #expect(
      edited("\"z\" = \"Z\";") { $0.insert("a", "A", note: note(""), after: nil) }
        == "\"a\" = \"A\";\n\"z\" = \"Z\";")
  }

  @Test func lineEndingsAreTheFiles() {
    let result = edited("\"a\" = \"A\";\r\n") { editor in
      editor.set("a", "1\n2", note: note("x\n@gone"))
      editor.insert("b", "3\n4", note: note(""), after: "a")
    }
    #expect(
      result == "/* x\r\n   @gone */\r\n\"a\" = \"1\r\n2\";\r\n\"b\" = \"3\r\n4\";\r\n")
  }

  @Test func aValueChangesAlone() {
    let result = edited { $0.set("a", "He said \"\\no\"\n") }
    #expect(result == Self.table.replacing("\"A\"", with: "\"He said \\\"\\\\no\\\"\n\""))
    #expect(edited { $0.set("none", "x") } == Self.table)
  }

  @Test func theSpacesAroundANoteStay() {
    #expect(
      edited("\"a\" = \"1\";  /* B */\n/* C */  \"b\" = \"2\";") { editor in
        editor.set("a", "1", note: note("X"))
        editor.set("b", "2", note: note("Y"))
      } == "\"a\" = \"1\";  /* X */\n/* Y */  \"b\" = \"2\";")
  }

  @Test func aNoteIsTakenAway() {
    let text = "/* A */\n\"a\" = \"1\"; // B\n/* C */\n\"b\" = \"2\";\n\"c\" = \"3\"; // D\n"
    let table = StringsFile(
      edited(text) { editor in
        for key in ["a", "b", "c"] { editor.set(key, "x", note: note("")) }
      })
    #expect(table.entries.map(\.comment) == ["", "", ""])
    #expect(table.bytes == Array("\"a\" = \"x\";\n\"b\" = \"x\";\n\"c\" = \"x\";\n".utf8))
  }

  @Test func aCommentOfAnotherEntryStays() {
    let text = "/* Section */\n\n\"a\" = \"1\"; // of a\n\"b\" = \"2\";\n"
    #expect(
      edited(text) { $0.set("b", "2", note: note("of b")) }
        == "/* Section */\n\n\"a\" = \"1\"; // of a\n/* of b */\n\"b\" = \"2\";\n")
  }

  @Test func aNewFirstEntryIsBelowTheHeading() {
    #expect(
      edited { $0.insert("z", "Z", after: nil) }
        == Self.table.replacing("/* Of a. */", with: "\"z\" = \"Z\";\n\n/* Of a. */"))
    #expect(
      edited("/* Heading. */\n\n\"a\" = \"A\";\n") { editor in
        editor.insert("y", "Y", after: nil)
        editor.insert("z", "Z", after: "y")
      } == "/* Heading. */\n\n\"y\" = \"Y\";\n\"z\" = \"Z\";\n\"a\" = \"A\";\n")
  }

  /// A key that is broken across lines would be read as a string without an end.
  @Test func aKeyIsOnOneLine() {
    let table = StringsFile(
      edited("\"a\" = \"1\";\n") { $0.insert("b\nc", "2", note: note(""), after: "a") })
    #expect(table.bytes == Array("\"a\" = \"1\";\n\"b\\nc\" = \"2\";\n".utf8))
    #expect(table.problems == [] && table.entry("b\nc")?.value.value == "2")
  }
}
