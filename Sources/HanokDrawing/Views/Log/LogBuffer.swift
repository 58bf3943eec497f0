/// The stored lines of a log, the oldest first, and the visible ones among them.
///
/// Lines are numbered from 0 for the first ever added, and keep their numbers when others are
/// dropped.
package struct LogBuffer {
  /// The maximum number of lines, at least one.
  package private(set) var capacity: Int
  /// The lines; when the buffer is full, the oldest is at `head`.
  private var lines: [LogLine] = []
  private var head = 0
  /// The number of the oldest line.
  private(set) var firstNumber = 0
  /// The numbers of the visible lines, in order, after some dropped ones; nil if all are visible.
  private var matches: [Int]?
  private var firstMatch = 0
  /// The number of visible lines that were dropped, or that the former filter showed.
  package private(set) var goneCount = 0

  package init(capacity: Int) { self.capacity = max(1, capacity) }

  package var count: Int { lines.count }

  package var shownCount: Int { matches.map { $0.count - firstMatch } ?? lines.count }

  /// Adds a line at the end, and drops the oldest of a full buffer.
  ///
  /// - Parameter isShown: Whether the filter shows the line.
  /// - Complexity: O(1), on average.
  package mutating func append(_ line: LogLine, isShown: Bool) {
    if lines.count < capacity {
      lines.append(line)
    } else {
      lines[head] = line
      head = head + 1 == capacity ? 0 : head + 1
      if matches == nil || matches?.dropFirst(firstMatch).first == firstNumber { goneCount += 1 }
      firstNumber += 1
      dropMatches()
    }
    if isShown { matches?.append(firstNumber + lines.count - 1) }
  }

  /// Returns the line of a number, which must be in the buffer.
  package func line(_ number: Int) -> LogLine {
    let place = head + number - firstNumber
    return lines[place < lines.count ? place : place - lines.count]
  }

  /// Returns the number of a visible line by its index.
  package func number(at place: Int) -> Int {
    matches.map { $0[firstMatch + place] } ?? firstNumber + place
  }

  /// Returns the index of a visible line, or of the next one.
  package func place(ofNumber number: Int) -> Int {
    guard let matches else { return max(0, min(number - firstNumber, lines.count)) }
    return max(0, matches.partitionPoint { $0 >= number } - firstMatch)
  }

  /// Filters the lines; nil shows all.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  package mutating func show(only isShown: ((LogLine) -> Bool)?) {
    goneCount += shownCount
    firstMatch = 0
    matches = isShown.map { isShown in
      (firstNumber..<(firstNumber + lines.count)).filter { isShown(line($0)) }
    }
  }

  package mutating func setCapacity(_ capacity: Int) {
    let capacity = max(1, capacity)
    let dropped = max(0, lines.count - capacity)
    let formerCount = shownCount
    lines = (firstNumber..<(firstNumber + lines.count)).suffix(capacity).map { line($0) }
    head = 0
    firstNumber += dropped
    self.capacity = capacity
    dropMatches()
    goneCount += formerCount - shownCount
  }

  package mutating func removeAll() {
    goneCount += shownCount
    firstNumber += lines.count
    (lines, head, firstMatch) = ([], 0, 0)
    if matches != nil { matches = [] }
  }

  /// Drops the matches before the oldest line; their memory is freed once it is half of all.
  private mutating func dropMatches() {
    guard let count = matches?.count else { return }
    while firstMatch < count, let number = matches?[firstMatch], number < firstNumber {
      firstMatch += 1
    }
    guard firstMatch > 64, firstMatch > count / 2 else { return }
    matches?.removeFirst(firstMatch)
    firstMatch = 0
  }
}
