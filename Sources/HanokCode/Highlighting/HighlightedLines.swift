/// The states of the lines of a text, which are read as far as they are needed.
///
/// ```
/// line     0   1   2   3   4   5   6   7   8
/// state    ✓   ✓   ✓   ✎   ·   ·   ✓   ✓        ✎ changed: read again until a state is as before
///          └ read ──────────────────────┘       the lines from 8 on are read when they are shown
/// ```
///
/// The meaning of a line depends on all lines before it. Far down in a long text,
/// ``read(through:of:budget:)`` is called with a budget between frames until it has come there. Until
/// then, ``spans(of:at:)`` reads a line after the state that it had before a change, or as the first
/// line of a text, which is correct for most lines.
///
/// It knows no text: each call gets the lines.
public nonisolated struct HighlightedLines: Sendable {
  private var states: any LineStates

  /// Creates the states of a text of which no line has been read.
  public init(_ highlighter: some SyntaxHighlighter) { states = States(highlighter) }

  /// The number of lines from the start whose states are known.
  public var readCount: Int { states.readCount }

  /// Reads the lines before one that is shown.
  ///
  /// - Parameters:
  ///   - index: The index of the line.
  ///   - lines: All lines of the text, without their ends.
  ///   - budget: The number of UTF-8 bytes after which it stops.
  /// - Returns: Whether the states of all lines before it are known.
  /// - Complexity: O(*n*) in the length of the lines that are read.
  @discardableResult
  public mutating func read(
    through index: Int, of lines: some RandomAccessCollection<Substring>, budget: Int = .max
  ) -> Bool {
    states.read(through: index, of: lines, budget: budget)
  }

  /// Returns the parts of a line, or of the beginning of a long one.
  ///
  /// It reads no other line: ``read(through:of:budget:)`` is called before.
  public func spans(of line: Substring, at index: Int) -> [SyntaxSpan] {
    states.spans(of: line, at: index)
  }

  /// Notes that lines were replaced by others.
  ///
  /// - Parameters:
  ///   - range: The replaced lines by their former indices; an empty range if lines were inserted.
  ///   - count: The number of lines of the replacement.
  public mutating func replaceLines(_ range: Range<Int>, withCount count: Int) {
    states.replaceLines(range, withCount: count)
  }

  /// Forgets all states: the text is another one.
  public mutating func removeAll() { states.removeAll() }
}

/// The states of one highlighter, whose type isn't known outside.
private nonisolated protocol LineStates: Sendable {
  var readCount: Int { get }
  mutating func read(
    through index: Int, of lines: some RandomAccessCollection<Substring>, budget: Int
  ) -> Bool
  func spans(of line: Substring, at index: Int) -> [SyntaxSpan]
  mutating func replaceLines(_ range: Range<Int>, withCount count: Int)
  mutating func removeAll()
}

private nonisolated struct States<Highlighter: SyntaxHighlighter>: LineStates {
  let highlighter: Highlighter
  /// The states after the lines from the first on; nil for a new line among others.
  private var states: [Highlighter.State?] = []
  /// The lines, in order, that have to be read again.
  ///
  /// Any other line has the state to which the state before it leads, if that one isn't nil.
  private var changes: [Int] = []

  init(_ highlighter: Highlighter) { self.highlighter = highlighter }

  var readCount: Int { changes.first ?? states.count }

  private func state(before index: Int) -> Highlighter.State {
    let state = index > 0 && index <= states.count ? states[index - 1] : nil
    return state ?? highlighter.initialState
  }

  mutating func read(
    through index: Int, of lines: some RandomAccessCollection<Substring>, budget: Int
  ) -> Bool {
    var room = budget
    let end = min(index, lines.count)
    while readCount < end {
      if room <= 0 { return false }
      let next = readCount
      let line = lines[lines.index(lines.startIndex, offsetBy: next)]
      // An empty line costs something, too.
      room -= line.utf8.count + 1
      let state = highlighter.highlight(line, after: state(before: next)).state
      if next == states.count {
        states.append(state)
      } else {
        update(next, to: state)
      }
    }
    return true
  }

  /// Sets the state after a changed line; if it differs from the former one, the next line has
  /// changed too.
  private mutating func update(_ index: Int, to state: Highlighter.State) {
    changes.removeFirst()
    if states[index] == state { return }
    states[index] = state
    if index + 1 < states.count, changes.first != index + 1 { changes.insert(index + 1, at: 0) }
  }

  func spans(of line: Substring, at index: Int) -> [SyntaxSpan] {
    highlighter.highlight(line, after: state(before: index)).spans
  }

  mutating func replaceLines(_ range: Range<Int>, withCount count: Int) {
    guard range.lowerBound < states.count else { return }
    if range.upperBound >= states.count {
      states.removeSubrange(range.lowerBound...)
      changes.removeAll { $0 >= range.lowerBound }
      return
    }
    var new = [Highlighter.State?](repeating: nil, count: count)
    // The lines after it are read again only if the last new line leads to another state.
    if count > 0 {
      new[count - 1] =
        range.upperBound > 0 ? states[range.upperBound - 1] : highlighter.initialState
    }
    states.replaceSubrange(range, with: new)
    let kept = changes.filter { !range.contains($0) }
    let before = kept.filter { $0 < range.lowerBound }
    let after = kept.filter { $0 >= range.upperBound }.map { $0 + count - range.count }
    changes = before + [range.lowerBound] + after.filter { $0 > range.lowerBound }
  }

  mutating func removeAll() { (states, changes) = ([], []) }
}
