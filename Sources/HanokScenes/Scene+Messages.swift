import Hanok
package import HanokLocalization
package import HanokTerminal

/// The cells of a row in which a screen shows a message, or a part of it.
package nonisolated struct MessageCells: Hashable, Sendable {
  package let message: MessageMarks.ID
  package let row: Int
  package let columns: Range<Int>
}

extension Scene {
  /// Returns where messages are on a screen of the scene, row by row.
  ///
  /// The scene is opened a second time, with marks in its texts. Where that screen differs, such as by a
  /// particle that follows a text, no message is found. A value between two parts of a message is taken for
  /// the message's own.
  @MainActor package func messages(
    on screen: Screen, in variant: SceneVariant
  ) async throws -> [MessageCells] {
    let marks = MessageMarks()
    let marked = try await open(variant, marks: marks).screen
    guard marked.size == screen.size else { return [] }
    return (0..<screen.size.height).flatMap { y in
      Self.messages(inRow: y, of: screen, marked, marks)
    }
  }

  private static func messages(
    inRow y: Int, of screen: Screen, _ marked: Screen, _ marks: MessageMarks
  ) -> [MessageCells] {
    var found: [MessageCells] = []
    for x in 0..<screen.size.width {
      let cluster = marked.cluster(x: x, y: y)
      guard let message = marks.message(of: cluster),
        MessageMarks.unmarked(cluster) == screen.cluster(x: x, y: y)
      else { continue }
      let end = x + max(1, screen[x, y].width)
      if let last = found.last, last.message == message,
        isOneText(last.columns.upperBound..<x, ofRow: y, of: screen)
      {
        found.removeLast()
        found.append(
          MessageCells(message: message, row: y, columns: last.columns.lowerBound..<end))
      } else {
        found.append(MessageCells(message: message, row: y, columns: x..<end))
      }
    }
    return found
  }

  /// Whether the cells between two parts may be a value: two blanks are a gap between two texts.
  private static func isOneText(_ gap: Range<Int>, ofRow y: Int, of screen: Screen) -> Bool {
    !zip(gap, gap.dropFirst()).contains { first, second in
      screen.cluster(x: first, y: y) == " " && screen.cluster(x: second, y: y) == " "
    }
  }
}
