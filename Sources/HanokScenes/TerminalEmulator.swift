public import HanokTerminal

/// A terminal in memory that supports exactly the sequences that the toolkit writes.
///
/// It rejects all others: the output must result in the intended screen.
///
/// It scrolls, and wraps unless that is off: then the cursor stays in the last column after a write
/// there. Its cluster widths equal the toolkit's, unlike those of any real terminal, unless it gets
/// widths of its own.
public nonisolated struct TerminalEmulator {
  /// An error for output that the toolkit never writes.
  public struct UnknownSequence: Error, Hashable, Sendable {
    /// The output from the error on: at most 16 scalars.
    public let text: String
  }

  /// The screen of the terminal; its cursor is nil if it is hidden.
  public private(set) var screen: Screen
  /// The numbers of the private modes that are set (DECSET, DECRST).
  public private(set) var modes: Set<Int> = [7, 25]
  /// The window's title.
  public private(set) var title = ""
  /// The rows that have left the window at its top, the oldest first, without trailing blanks.
  public private(set) var scrolledRows: [String] = []
  /// The number of clusters that were written.
  public private(set) var clusterCount = 0
  /// The answers that weren't taken yet.
  private var answers: [UInt8] = []
  /// The width of a cluster, or nil if it equals the toolkit's; itself nil if all do.
  let widths: ((String) -> Int?)?
  private var point = Point.zero
  private var style = Style.plain
  private var link: String?
  /// The stack of titles (XTWINOPS 22 and 23).
  private var titles: [String] = []
  /// The rows that scroll (DECSTBM).
  private var margins: Range<Int>
  /// Whether the last column was written, so that the next cluster is in the next row.
  private var isWrapping = false

  /// Creates an empty terminal of a size.
  ///
  /// - Parameters:
  ///   - ambiguousWidth: The number of columns by which a character of ambiguous width moves the
  ///     cursor.
  ///   - widths: The width of a cluster, or nil if it equals the toolkit's. The screen has `#` in
  ///     the cells of clusters with other widths, which can be any number, up to the end of the
  ///     row. Without the function all widths equal the toolkit's.
  public init(
    size: Size, ambiguousWidth: AmbiguousWidth = .narrow, widths: ((String) -> Int?)? = nil
  ) {
    self.widths = widths
    screen = Screen(size: size, ambiguousWidth: ambiguousWidth)
    screen.cursor = .zero
    margins = 0..<size.height
  }

  /// Interprets output.
  ///
  /// - Throws: `UnknownSequence` for output that the toolkit never writes: other sequences,
  ///   controls, invalid UTF-8.
  public mutating func take(_ bytes: [UInt8]) throws(UnknownSequence) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw UnknownSequence(text: String(decoding: bytes.prefix(16), as: UTF8.self))
    }
    var rest = Substring(text)
    while !rest.isEmpty {
      if let control = EmulatedSequence(atStartOf: &rest) {
        guard obey(control) else { throw UnknownSequence(text: control.text) }
      } else {
        // A control ends the cluster before it: up to there the text is taken at once.
        let end = rest.unicodeScalars.firstIndex(where: EmulatedSequence.isControl)
        let text = rest[..<(end ?? rest.endIndex)]
        for cluster in TextClusters(text) { try show(cluster) }
        rest = rest[text.endIndex...]
      }
    }
    screen.cursor = modes.contains(25) ? point : nil
  }

  /// Returns the answers to the queries in its output, each once.
  ///
  /// It reports the cursor's position (CPR), and its class (DA1): with the class, a program knows
  /// that there is no answer to its other queries.
  public mutating func takeAnswers() -> [UInt8] {
    defer { answers = [] }
    return answers
  }

  /// Resizes the terminal: the content is unknown afterwards.
  public mutating func resize(to size: Size) {
    screen = Screen(size: size, ambiguousWidth: screen.ambiguousWidth)
    margins = 0..<size.height
    screen.fill(screen.bounds, style: Style(attributes: .strikethrough))
    move(x: point.x, y: point.y)
  }

  /// Resizes the terminal and keeps its content.
  ///
  /// Rows are cut off, not wrapped, and rows at the top are removed if the cursor would be outside.
  public mutating func resizeKeepingRows(to size: Size) {
    let first = max(0, point.y + 1 - size.height)
    keepRows(from: first, in: size)
    move(x: point.x, y: point.y - first)
    screen.cursor = modes.contains(25) ? point : nil
  }

  private mutating func show(_ cluster: Substring) throws(UnknownSequence) {
    let agreed = CellWidth.of(cluster, ambiguous: screen.ambiguousWidth)
    let width = widths?(String(cluster)) ?? agreed
    let isSafe = cluster.unicodeScalars.allSatisfy { scalar in
      if scalar.isASCII { return !EmulatedSequence.isControl(scalar) }
      let properties = scalar.properties
      return properties.generalCategory != .control && !properties.isBidiControl
    }
    guard agreed > 0, isSafe else { throw UnknownSequence(text: String(cluster)) }
    if isWrapping {
      move(x: 0, y: point.y)
      feedLine()
    }
    let shown = width == agreed ? String(cluster) : Self.standIn(cells: width)
    screen.write(shown, at: point, style: style, link: link, clip: screen.bounds)
    let isAtEnd = point.x + width >= screen.size.width
    move(x: point.x + width, y: point.y)
    isWrapping = isAtEnd && modes.contains(7)
    clusterCount += 1
  }

  /// Returns the replacement of a cluster of a width: wide characters, and one narrow if it is odd.
  private static func standIn(cells: Int) -> String {
    String(repeating: "＃", count: cells / 2) + (cells.isMultiple(of: 2) ? "" : "#")
  }

  /// Moves to the next row; below the last one, all rows scroll.
  private mutating func feedLine() {
    if point.y + 1 < screen.size.height { return move(x: point.x, y: point.y + 1) }
    keepRows(from: 1, in: screen.size)
  }

  /// Removes rows at the top, and resizes the screen.
  private mutating func keepRows(from first: Int, in size: Size) {
    scrolledRows += (0..<first).map { y in
      String(screen.row(y).reversed().drop { $0 == " " }.reversed())
    }
    rebuild(in: size) { $0 + first }
    margins = 0..<size.height
  }

  /// Moves the rows between the cursor and the lower margin (DL, IL).
  ///
  /// - Parameter distance: The number of rows up; below 0, down.
  /// - Returns: False outside of the margins, where the toolkit never does this.
  private mutating func shiftRows(by distance: Int) -> Bool {
    guard margins.contains(point.y), distance != 0 else { return false }
    let rows = point.y..<margins.upperBound
    rebuild(in: screen.size) { y in
      if !rows.contains(y) { return y }
      return rows.contains(y + distance) ? y + distance : nil
    }
    move(x: 0, y: point.y)
    return true
  }

  /// Rebuilds the screen from its own rows; nil gives an empty one, in the current background.
  private mutating func rebuild(in size: Size, from row: (Int) -> Int?) {
    var rebuilt = Screen(size: size, ambiguousWidth: screen.ambiguousWidth)
    for y in 0..<size.height {
      guard let source = row(y) else {
        let place = Rect(x: 0, y: y, width: size.width, height: 1)
        rebuilt.fill(place, style: Style(background: style.background))
        continue
      }
      guard (0..<screen.size.height).contains(source) else { continue }
      for x in 0..<screen.size.width where !screen[x, source].isContinuation {
        rebuilt.write(
          screen.cluster(x: x, y: source), at: Point(x: x, y: y), style: screen[x, source].style,
          link: screen.link(x: x, y: source), clip: rebuilt.bounds)
      }
    }
    screen = rebuilt
  }

  /// Sets the margins, and moves the cursor to the first column of the first row (DECSTBM).
  private mutating func setMargins(_ numbers: [Int]) -> Bool {
    let first = (numbers.first ?? 1) - 1, end = numbers.dropFirst().first ?? screen.size.height
    // Terminals reject margins of a single row.
    guard first >= 0, end <= screen.size.height, end - first >= min(2, screen.size.height) else {
      return false
    }
    margins = first..<end
    move(x: 0, y: 0)
    return true
  }

  private mutating func move(x: Int, y: Int) {
    isWrapping = false
    point = Point(
      x: max(0, min(x, screen.size.width - 1)), y: max(0, min(y, screen.size.height - 1)))
  }
}

nonisolated extension TerminalEmulator {
  /// Interprets a sequence, and returns whether the toolkit uses it.
  private mutating func obey(_ sequence: EmulatedSequence) -> Bool {
    switch sequence.kind {
    case .single(let value): obey(control: value)
    case .command(let command): obey(command)
    case .control(prefix: "?", let numbers, "h"): setModes(numbers, isOn: true)
    case .control(prefix: "?", let numbers, "l"): setModes(numbers, isOn: false)
    case .control(prefix: "", let numbers, let final): obey(numbers, final)
    // Queries, and the stack of the kitty keyboard protocol.
    case .control(prefix: ">", _, "q"), .control(prefix: "?", _, "$p"),
      .control(prefix: "?", [], "u"), .control(prefix: ">", _, "u"), .control(prefix: "<", _, "u"):
      true
    default: false
    }
  }

  /// Interprets BEL, CAN, which ends an incomplete sequence, and the cursor moves BS, CR and LF.
  private mutating func obey(control: UInt8) -> Bool {
    switch control {
    case 0x07: break
    case 0x08: move(x: point.x - 1, y: point.y)
    case 0x0A: feedLine()
    case 0x0D: move(x: 0, y: point.y)
    case 0x18: break
    default: return false
    }
    return true
  }

  /// Interprets control functions of ECMA-48 §8.3, and others.
  ///
  /// They are CHA, CPR, CUD, CUF, CUP, CUU, DL, ED, EL, IL, SGR; DA1; DECSTBM; and BDSM in implicit
  /// or explicit mode, and its query; of xterm's DECSCUSR and XTWINOPS.
  private mutating func obey(_ numbers: [Int], _ final: String) -> Bool {
    switch (final, numbers.count) {
    case ("A", 0...1): move(x: point.x, y: point.y - (numbers.first ?? 1))
    case ("B", 0...1): move(x: point.x, y: point.y + (numbers.first ?? 1))
    case ("C", 0...1): move(x: point.x + (numbers.first ?? 1), y: point.y)
    case ("G", 0...1): move(x: (numbers.first ?? 1) - 1, y: point.y)
    case ("H", 0...2):
      move(x: (numbers.dropFirst().first ?? 1) - 1, y: (numbers.first ?? 1) - 1)
    case ("J", 0):
      eraseRow()
      let below = screen.size.height - point.y - 1
      let rows = Rect(x: 0, y: point.y + 1, width: screen.size.width, height: below)
      screen.fill(rows, style: Style(background: style.background))
    case ("K", 0): eraseRow()
    case ("K", 1):
      guard numbers == [2] else { return false }
      let place = Rect(x: 0, y: point.y, width: screen.size.width, height: 1)
      screen.fill(place, style: Style(background: style.background))
    case ("m", _): return style.obey(numbers)
    case (" q", 1):
      guard numbers == [0] || numbers == [4] else { return false }
      screen.cursorShape = numbers == [0] ? .standard : .underline
    case ("L", 1): return shiftRows(by: -numbers[0])
    case ("M", 1): return shiftRows(by: numbers[0])
    case ("r", 0...2): return setMargins(numbers)
    case ("c", 0): answers += Array("\u{1B}[?62;22c".utf8)
    case ("n", 1):
      guard numbers == [6] else { return false }
      answers += Array("\u{1B}[\(point.y + 1);\(point.x + 1)R".utf8)
    case ("h", 1), ("l", 1), ("$p", 1): return numbers == [8]
    case ("t", 2) where numbers == [22, 2]: titles.append(title)
    case ("t", 2) where numbers == [23, 2]: title = titles.popLast() ?? title
    default: return false
    }
    return true
  }

  /// Erases the row from the cursor on with the current background and link, as some terminals do.
  private mutating func eraseRow() {
    let blanks = String(repeating: " ", count: screen.size.width - point.x)
    let erased = Style(background: style.background)
    screen.write(blanks, at: point, style: erased, link: link, clip: screen.bounds)
  }

  /// The private modes that the toolkit sets or resets.
  ///
  /// They are wrap, cursor, mouse, focus, the alternate screen, paste, synchronized updates,
  /// clusters, colour schemes and sizes.
  private static let knownModes: Set = [
    7, 25, 1_000, 1_002, 1_003, 1_004, 1_006, 1_016, 1_049, 2_004, 2_026, 2_027, 2_031, 2_048,
  ]

  private mutating func setModes(_ numbers: [Int], isOn: Bool) -> Bool {
    guard !numbers.isEmpty, Self.knownModes.isSuperset(of: numbers) else { return false }
    if isOn { modes.formUnion(numbers) } else { modes.subtract(numbers) }
    // The alternate screen is empty at first; the emulator doesn't keep the main screen.
    if numbers.contains(1_049) { screen.fill(screen.bounds, style: .plain) }
    return true
  }

  /// Interprets an operating system command.
  ///
  /// OSC 2 sets the title, 8 opens and closes links; 9, 10, 11, 52, 99 and 777 change nothing
  /// visible.
  private mutating func obey(_ command: String) -> Bool {
    // This splits scalars: the text after a semicolon can form one cluster with it.
    let parts = command.unicodeScalars.split(
      separator: ";", maxSplits: 2, omittingEmptySubsequences: false
    ).map { String($0) }
    switch (parts.first, parts.count) {
    case ("2", 2...): title = String(command.unicodeScalars.dropFirst(2))
    case ("8", 3): link = parts[2].isEmpty ? nil : parts[2]
    case ("9", 2...), ("10", 2), ("11", 2), ("52", 3), ("99", 3), ("110", 1), ("111", 1),
      ("777", 3):
      break
    default: return false
    }
    return true
  }
}
