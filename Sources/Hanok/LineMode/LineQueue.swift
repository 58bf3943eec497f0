/// The typed lines that wait for the screen, and the end of the input.
nonisolated struct LineQueue {
  /// The lines that wait, each a line or one that is too long.
  private var lines: [LineEvent] = []
  /// Whether no more lines will come.
  private(set) var isAtEnd = false

  /// Whether no line waits.
  var isEmpty: Bool { lines.isEmpty }
  /// The number of lines that wait.
  var count: Int { lines.count }

  /// Adds an event of the input.
  mutating func add(_ event: LineEvent) {
    switch event {
    case .line, .tooLong: lines.append(event)
    case .end: isAtEnd = true
    case .resumed: break
    }
  }

  /// Removes and returns the first line, or nil if none waits.
  mutating func popFirst() -> LineEvent? { lines.isEmpty ? nil : lines.removeFirst() }

  /// Removes and returns the first line that stops the work of a busy screen, or nil if there is none.
  ///
  /// - Parameter keepsOrder: Whether the line must be the first of all: the lines of a script stay in
  ///   order, while a user who has typed other lines can still stop the work.
  mutating func popFirst(keepsOrder: Bool, where stopsWork: (String) -> Bool) -> LineEvent? {
    let index = lines.prefix(keepsOrder ? 1 : lines.count).firstIndex { event in
      guard case .line(let line) = event else { return false }
      return stopsWork(line)
    }
    return index.map { lines.remove(at: $0) }
  }
}
