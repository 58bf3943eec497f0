import Testing

@testable import HanokTableSyntax

@Suite struct CommentTrackerTests {
  @Test(arguments: [
    ("/* Note. */", "Note."), ("//Note. ", "Note."), ("/**/", ""), ("//", ""), ("/*", ""),
    ("/*\n * One.\n *\n * Two.\n */", "One.\n\nTwo."), ("/** Note. **/", "Note. *"),
    ("/*\r\n One.\r\n Two. */", "One.\nTwo."), ("// * kept", "* kept"), ("// a */", "a */"),
    ("/* no end", "no end"),
  ])
  func theTextIsWithoutDelimitersAndMargins(comment: String, text: String) {
    #expect(CommentTracker.text(of: Array(comment.utf8)) == text)
  }

  /// Line ends and white space of ASCII are layout, of whatever kind they are.
  @Test(arguments: [
    " a ", "\n * a\n * b ", "*\n\n*\n a\n\n  * * b\n\n", "***", " *a\n*", "", "\n", "é\n  * ü *",
  ])
  func whiteSpaceOfAllKindsIsReadAlike(content: String) {
    let expected = CommentTracker.text(of: Array("/*\(content)*/".utf8))
    #expect(CommentTracker.text(of: Array("/*\(content)\n\u{B}*/".utf8)) == expected)
    #expect(CommentTracker.text(of: Array("/*\(content)\t*/".utf8)) == expected)
    for lineEnd in ["\r\n", "\r", "\n\t"] {
      let other = content.replacing("\n", with: lineEnd)
      #expect(CommentTracker.text(of: Array("/*\(other)*/".utf8)) == expected)
    }
  }

  /// A source that is recorded isn't changed by the record, whatever it begins, has or ends with.
  @Test(arguments: [
    "\u{85}", "\u{A0}", "\u{1680}", "\u{2002}", "\u{2009}", "\u{2028}", "\u{2029}", "\u{202F}",
    "\u{205F}", "\u{3000}", "\u{FEFF}", "\u{301}", "*\u{301}",
  ])
  func otherWhiteSpaceIsText(scalar: String) throws {
    for text in ["_a", "a_", "a_b", "a _", "a\n_b_"] {
      let source = text.replacing("_", with: scalar)
      var note = EntryNote("Note\(scalar)")
      note[EntryNote.Name.source] = source
      let entry = try #require(StringsFile(note.comment + "\n\"a\" = \"b\";").entry("a"))
      #expect(entry.note.source.map { Array($0.utf8) } == Array(source.utf8))
      #expect(entry.note.isSource(source) == true)
      #expect(entry.note.description.utf8.elementsEqual("Note\(scalar)".utf8))
    }
  }

  @Test func aBlankLineEndsWhatACommentSpeaksFor() {
    var tracker = CommentTracker()
    tracker.passComment(Array("/* Note. */".utf8))
    tracker.passSpace(lineBreaks: 1)
    #expect(tracker.current == "Note.")
    tracker.passSpace(lineBreaks: 2)
    #expect(tracker.current.isEmpty)
  }

  @Test func onlyTheSameLineIsBesideAnEntry() {
    var tracker = CommentTracker()
    #expect(!tracker.isBesideEntry)
    tracker.passEntry()
    tracker.passSpace(lineBreaks: 0)
    #expect(tracker.isBesideEntry)
    tracker.passSpace(lineBreaks: 1)
    #expect(!tracker.isBesideEntry)
  }
}
