public import HanokDrawing

/// A reader of source code in a language, which finds the parts that have a role.
///
/// A line is read by itself, after the state that the line before it leaves: so a change costs as
/// much as the lines whose meaning it changes. A reader of lines with a comment sign:
///
/// ```swift
/// nonisolated struct ConfigurationHighlighter: SyntaxHighlighter {
///   var initialState: Int { 0 }
///
///   func highlight(_ line: Substring, after state: Int) -> (spans: [SyntaxSpan], state: Int) {
///     guard line.first == "#" else { return ([], state) }
///     return ([SyntaxSpan(0..<line.utf8.count, role: .comment)], state)
///   }
/// }
/// ```
///
/// <doc:Code> shows one with a state, and one for the results of another parser.
public nonisolated protocol SyntaxHighlighter: Sendable {
  /// The part of the text before a line that the meaning of the line depends on.
  ///
  /// Two equal states must give each line the same spans. A state is kept for each line: it should
  /// be small.
  associatedtype State: Hashable & Sendable

  /// The state before the first line.
  var initialState: State { get }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line without its end.
  ///   - state: The state after the line before it.
  /// - Returns: The parts with a role, from the start of the line, none of which overlaps another
  ///   one, and the state after the line.
  /// - Complexity: It should be O(*n*) in the length of the line: a file may have one of megabytes.
  func highlight(_ line: Substring, after state: State) -> (spans: [SyntaxSpan], state: State)
}

/// A part of a line of source code, with its role.
public nonisolated struct SyntaxSpan: Hashable, Sendable {
  /// The range in the line, in UTF-8 bytes.
  public var range: Range<Int>
  /// The role of the text.
  public var role: SyntaxRole

  /// Creates a part of a line.
  public init(_ range: Range<Int>, role: SyntaxRole) {
    self.range = range
    self.role = role
  }
}

nonisolated extension AttributedText {
  /// Creates a text from a line of source code.
  ///
  /// A part that begins or ends within a character, such as before a combining mark, has all of it.
  ///
  /// - Parameter spans: The parts with a role, from the start of the line.
  public init(_ line: Substring, spans: [SyntaxSpan]) {
    self.init("")
    var start = line.startIndex
    var offset = 0
    func index(_ target: Int) -> String.Index {
      let byte = line.utf8.index(start, offsetBy: target - offset, limitedBy: line.endIndex)
      guard let byte, byte < line.endIndex else { return line.endIndex }
      return line.isBorder(byte) ? byte : line.index(after: byte)
    }
    func add(upTo target: Int, _ role: TextRole) {
      let end = target <= offset ? start : index(target)
      guard start < end else { return }
      runs.append(Run(String(line[start..<end]), role: role))
      offset += line.utf8.distance(from: start, to: end)
      start = end
    }
    for span in spans {
      add(upTo: span.range.lowerBound, .plain)
      add(upTo: span.range.upperBound, .syntax(span.role))
    }
    add(upTo: line.utf8.count, .plain)
  }
}

nonisolated extension Substring {
  /// Whether a position after the start is between two characters.
  fileprivate func isBorder(_ position: Index) -> Bool {
    if utf8[position] < 0x80, utf8[utf8.index(before: position)] < 0x80 { return true }
    let first = index(after: startIndex)
    return position <= first ? position == first : index(after: index(before: position)) == position
  }
}
