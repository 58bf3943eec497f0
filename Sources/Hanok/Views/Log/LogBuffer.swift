/// The lines of a log that are kept, the oldest first, and those of them that show.
///
/// Lines have numbers, from 0 for the first that ever came, which they keep when others are dropped.
nonisolated struct LogBuffer {
  /// The most lines that are kept; at least one.
  private(set) var capacity: Int
  /// The lines, of which the oldest is at `head` once they are as many as can be.
  private var lines: [LogLine] = []
  private var head = 0
  /// The number of the oldest line.
  private(set) var firstNumber = 0
  /// The numbers of the lines that show, in order, after some that are gone; nil where all do.
  private var matches: [Int]?
  private var firstMatch = 0
  /// The number of lines that showed and are gone, or that showed before the filter was another.
  private(set) var goneCount = 0

  /// A buffer without lines.
  init(capacity: Int) { self.capacity = max(1, capacity) }

  /// The number of lines that are kept.
  var count: Int { lines.count }

  /// The number of lines that show.
  var shownCount: Int { matches.map { $0.count - firstMatch } ?? lines.count }

  /// Adds a line at the end; the oldest is dropped where there are too many.
  ///
  /// - Parameter isShown: Whether the line shows, where not all do.
  /// - Complexity: O(1), on average.
  mutating func append(_ line: LogLine, isShown: Bool) {
    if lines.count < capacity {
      lines.append(line)
    } else {
      lines[head] = line
      head = head + 1 == capacity ? 0 : head + 1
      if matches == nil || matches?[safely: firstMatch] == firstNumber { goneCount += 1 }
      firstNumber += 1
      dropMatches()
    }
    if isShown { matches?.append(firstNumber + lines.count - 1) }
  }

  /// The line of a number, which must be kept.
  func line(_ number: Int) -> LogLine {
    let place = head + number - firstNumber
    return lines[place < lines.count ? place : place - lines.count]
  }

  /// The number of the line at a place among those that show.
  func number(at place: Int) -> Int {
    matches.map { $0[firstMatch + place] } ?? firstNumber + place
  }

  /// The place of a line, or of the next one that shows.
  func place(ofNumber number: Int) -> Int {
    guard let matches else { return max(0, min(number - firstNumber, lines.count)) }
    return max(0, matches.partitionPoint { $0 >= number } - firstMatch)
  }

  /// Lets some lines show only; nil for all.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  mutating func show(only isShown: ((LogLine) -> Bool)?) {
    goneCount += shownCount
    firstMatch = 0
    matches = isShown.map { isShown in
      var numbers: [Int] = []
      for number in firstNumber..<(firstNumber + lines.count) where isShown(line(number)) {
        numbers.append(number)
      }
      return numbers
    }
  }

  /// Keeps another number of lines.
  mutating func setCapacity(_ capacity: Int) {
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

  /// Drops all lines.
  mutating func removeAll() {
    goneCount += shownCount
    firstNumber += lines.count
    (lines, head, firstMatch) = ([], 0, 0)
    if matches != nil { matches = [] }
  }

  /// Forgets the matches before the oldest line; their room is used again once it is half of all.
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

nonisolated extension Array {
  fileprivate subscript(safely index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
