/// A part of a line that is edited as a whole, such as a placeholder in the text of a message.
///
/// It has a style of its own, runs from left to right whatever the text around it does, and is moved
/// over and deleted in one step.
public struct TextUnit: Hashable, Sendable {
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

  /// Returns units with the whole clusters that they begin and end in.
  ///
  /// A combining mark or a joiner after a unit belongs to its last cluster, in which no insertion point is.
  ///
  /// - Parameter units: The units, from the start of the line; none overlaps another one.
  public static func whole(_ units: [TextUnit], in line: String) -> [TextUnit] {
    if units.isEmpty || line.utf8.count == line.count { return units }
    var edges: [Int] = [0]
    for character in line { edges.append((edges.last ?? 0) + character.utf8.count) }
    return units.map { unit in
      let start = edges.last { $0 <= unit.range.lowerBound } ?? 0
      let end = edges.first { $0 >= unit.range.upperBound } ?? unit.range.upperBound
      return TextUnit(start..<max(start, end), role: unit.role)
    }
  }
}
