import MessageFormat
import Synchronization

/// Invisible marks in texts, by which each cell of a screen tells the message that it is from.
///
/// After each visible character of a message's own text are two variation selectors (U+E0100 to
/// U+E01EF), the digits of the message's number. They have no width, break no line and are of the
/// character's cluster, so they survive wrapping, truncation and reordering. The values of variables
/// have no marks, but for messages among them.
package final class MessageMarks: Sendable {
  /// The name of a message.
  package struct ID: Hashable, Sendable {
    /// The name of the table.
    package let table: String
    package let key: String

    /// Creates the name of a message.
    package init(table: String, key: String) {
      self.table = table
      self.key = key
    }
  }

  private let ids = Mutex<[ID]>([])

  private static let digits: ClosedRange<UInt32> = 0xE0100...0xE01EF
  private static let base = digits.count

  /// Creates marks of no message.
  package init() {}

  /// Returns a message with its marks.
  func marked(_ message: ParsedMessage, table: String, key: String) -> ParsedMessage {
    let number = ids.withLock { ids in
      ids.append(ID(table: table, key: key))
      return ids.count - 1
    }
    guard number < Self.base * Self.base else { return message }
    let mark = String.UnicodeScalarView(
      [number / Self.base, number % Self.base].compactMap { digit in
        Unicode.Scalar(Self.digits.lowerBound + UInt32(digit))
      })
    return message.withPatterns { pattern in
      pattern.map { element in
        if case .text(let text) = element { .text(Self.marked(text, by: mark)) } else { element }
      }
    }
  }

  private static func marked(_ text: String, by mark: String.UnicodeScalarView) -> String {
    text.reduce(into: "") { result, character in
      result.append(character)
      let isVisible = character.unicodeScalars.contains { scalar in
        !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isWhitespace
      }
      if isVisible { result.unicodeScalars += mark }
    }
  }

  /// Returns the message that a cluster is from, or nil for one without marks.
  package func message(of cluster: String) -> ID? {
    let marks = cluster.unicodeScalars.filter { Self.digits.contains($0.value) }.suffix(2)
    guard marks.count == 2 else { return nil }
    let number = marks.reduce(0) { $0 * Self.base + Int($1.value - Self.digits.lowerBound) }
    return ids.withLock { $0.indices.contains(number) ? $0[number] : nil }
  }

  /// Returns a text without marks.
  package static func unmarked(_ text: String) -> String {
    String(text.unicodeScalars.filter { !digits.contains($0.value) })
  }
}
