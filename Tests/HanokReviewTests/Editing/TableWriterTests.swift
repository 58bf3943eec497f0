import Testing

@testable import HanokLocalization
@testable import HanokReview

/// What is left of a table when entries are left out: of the gaps around them, the wider one.
@Suite struct TableWriterTests {
  /// Writes the parts of a table: an entry by its letter, white space as it is, `-` leaves one out.
  private func written(_ parts: [String]) -> String {
    var writer = TableWriter(lineEnding: [Byte.lineFeed])
    for part in parts {
      if part == "-" {
        writer.leaveOut()
      } else if part.allSatisfy(\.isWhitespace) {
        writer.append(.gap(Array(part.utf8)))
      } else {
        writer.append(.entry(EntryBlock(part, "", note: EntryNote(""), lineEnding: [])))
      }
    }
    let bytes = writer.pieces.flatMap { piece -> [UInt8] in
      switch piece {
      case .entry(let entry): Array(entry.key.value.utf8)
      case .space(let bytes): bytes
      default: []
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    // The gap after it, the one before it, the first of two that are alike.
    (["a", "\n", "-", "\n\n", "b"], "a\n\nb"), (["a", "\n\n", "-", "\n", "b"], "a\n\nb"),
    (["a", " \n", "-", "\n ", "b"], "a \nb"),
    // Several in a row, and one right after another without a gap.
    (["a", "\n", "-", "\n\n", "-", "\n\n\n", "b"], "a\n\n\nb"),
    (["a", "\n\n\n", "-", "\n\n", "-", "\n", "b"], "a\n\n\nb"),
    (["a", "-", "-", "\n", "b"], "a\nb"),
    // Nothing is before it, or only an entry.
    (["-", "\n\n", "b", "\n"], "b\n"), (["a", "-", "\n\n", "b"], "a\n\nb"),
    (["a", "\n", "-", "b"], "a\nb"),
    // Only the gap directly after it is compared.
    (["a", "\n", "-", "\n\n", " ", "b"], "a\n\n b"),
    (["a", "\n", "-", "b", "\n\n", "c"], "a\nb\n\nc"),
    // At its end the file ends as before.
    (["a", "\n\n", "-", "\n"], "a\n"), (["a", "\n\n", "-"], "a"), (["-", "\n"], ""),
    (["a", "-", "\n"], "a\n"),
  ])
  func theGapOfAnOmittedEntryIsClosed(parts: [String], text: String) {
    #expect(written(parts) == text)
  }
}
