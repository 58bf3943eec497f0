import Testing

@testable import HanokLocalization
@testable import HanokReview

/// A message that no source uses is found.
@Suite struct UnusedMessagesTests {
  private static let code = """
    title = .Quiz.editTooWide(limit: 3)
    let kind = Problem.Kind("full-disk", table: "Quiz")
    label.message = Message("state." + name, table: "Quiz")
    other.message = Message("mark.\\(name)", table: "Quiz"); Message("exact.key", table: "Quiz")
    """

  @Test(arguments: [
    ("edit.too-wide", true), ("edit.too", false), ("state.open", true), ("states", false),
    ("mark.right", true), ("exact.key", true), ("exact.keys", false), ("problem.full-disk", true),
    ("remedy.full-disk", true), ("problem.other", false), ("option.plain", true),
    ("command.quiz", true), ("commands", false),
  ])
  func aKeyIsUsedByNameByStringOrByItsBeginning(key: String, isUsed: Bool) {
    #expect(UnusedMessages(of: Self.code).isUsed(key) == isUsed)
  }

  @Test func aFindingHasItsPlaceAndCanBeAllowed() {
    let file = StringsFile(
      "\"state.open\" = \"a\";\n\"gone\" = \"b\";\n/* @allow unused Made of parts. */\n\"made\" = \"c\";",
      path: "Quiz.strings")
    let findings = UnusedMessages(of: Self.code).findings(in: file, of: "Quiz")
    #expect(findings.map(\.key) == ["gone"] && findings.map(\.check) == [.unused])
    #expect(findings.first?.problem.place?.line == 2)
    #expect(findings.first?.problem.path == "Quiz.strings")
  }
}
