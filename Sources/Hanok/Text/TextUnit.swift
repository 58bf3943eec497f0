/// A part of a line that is edited as a whole, such as a placeholder in the text of a message.
///
/// It has a style of its own, runs from left to right whatever the text around it does, and is moved
/// over and deleted in one step.
public nonisolated struct TextUnit: Hashable, Sendable {
  /// The range in the line, in UTF-8 bytes.
  public let range: Range<Int>
  /// The role of its text.
  public let role: TextRole

  /// Creates a unit.
  public init(_ range: Range<Int>, role: TextRole = .plain) {
    self.range = range
    self.role = role
  }

  /// Returns a line with the roles of its units, each in a run of its own.
  ///
  /// - Parameter units: The units, from the start of the line; none overlaps another one.
  public static func text(of line: String, with units: [TextUnit]) -> AttributedText {
    var text = AttributedText("")
    var start = 0
    func add(_ end: Int, _ role: TextRole) {
      if start < end { text.runs.append(.init(line[bytes: start..<end], role: role)) }
      start = end
    }
    for unit in units {
      add(unit.range.lowerBound, .plain)
      add(unit.range.upperBound, unit.role)
    }
    add(line.utf8.count, .plain)
    return text
  }
}
