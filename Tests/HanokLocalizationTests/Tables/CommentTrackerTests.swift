import Testing

@testable import HanokLocalization

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

  /// A comment with other white space than spaces and line feeds is read more slowly, but not otherwise.
  @Test(arguments: [
    " a ", "\n * a\n * b ", "*\n\n*\n a\n\n  * * b\n\n", "***", " *a\n*", "", "\n", "é\n  * ü *",
  ])
  func whiteSpaceOfAllKindsIsReadAlike(content: String) {
    let expected = CommentTracker.text(of: Array("/*\(content)\n\u{3000}*/".utf8))
    #expect(CommentTracker.text(of: Array("/*\(content)*/".utf8)) == expected)
    #expect(CommentTracker.text(of: Array("/*\(content)\t*/".utf8)) == expected)
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
