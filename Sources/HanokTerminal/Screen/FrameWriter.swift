/// Collects the bytes of a frame, and tracks the terminal's cursor and style.
struct FrameWriter {
  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []
  /// The cursor's column, or nil if it is unknown or terminals disagree about it.
  private(set) var column: Int?
  /// The cursor's row, or nil if it is unknown.
  private(set) var row: Int?
  /// The last requested style.
  private(set) var style = Style.plain
  /// The number of the open link; 0 for none.
  private(set) var link: UInt16 = 0
  private let options: FrameEncoder.Options
  private var rendition = Rendition()

  init(options: FrameEncoder.Options, cursor: Point?) {
    self.options = options
    column = cursor?.x
    row = cursor?.y
  }

  /// Writes a sequence, or blanks in the current style; the tracked cursor doesn't move.
  mutating func write(_ sequence: StaticString) {
    sequence.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Writes a command without visible output.
  mutating func write(_ command: TerminalCommand) { bytes += command.bytes }

  /// Writes a cell's cluster.
  mutating func write(_ cell: Cell, in screen: Screen) {
    if cell.glyph < 0 {
      bytes.append(contentsOf: screen.clusters.bytes(of: Int(~cell.glyph)))
    } else {
      bytes.append(scalar: UInt32(cell.glyph))
    }
    column = column.map { $0 + cell.width }
  }

  /// Erases from the cursor to the row's end, in the current style (ECMA-48 §8.3.41, EL).
  mutating func eraseRow() { write(ControlFunction.eraseRow) }

  /// Moves rows up or down between margins.
  ///
  /// It uses DL and IL (ECMA-48 §8.3.32 and §8.3.67) between the margins of DECSTBM, which the
  /// VT102 and every later terminal support.
  ///
  /// New rows are erased in the terminal's own style. The cursor is unknown afterwards.
  mutating func write(_ shift: RowShift) {
    control([shift.rows.lowerBound + 1, shift.rows.upperBound], "r")
    control(shift.rows.lowerBound == 0 ? [] : [shift.rows.lowerBound + 1], "H")
    control([abs(shift.distance)], shift.distance > 0 ? "M" : "L")
    control([], "r")
    (column, row) = (nil, nil)
  }

  /// Marks the cursor's column as unknown until the next move.
  mutating func forgetColumn() { column = nil }

  /// Moves the cursor by the shortest safe sequence.
  ///
  /// Within a row it moves to a column (ECMA-48 §8.3.9, CHA), forward (§8.3.20, CUF) or back by a
  /// few cells (BS); to the beginning of a row by CR and LF; and anywhere by CUP (§8.3.21), or
  /// inline by rows (§8.3.19 CUD, §8.3.22 CUU) and then along the row.
  mutating func move(toColumn newColumn: Int, row newRow: Int) {
    if column == newColumn, row == newRow { return }
    let down = row.map { newRow - $0 } ?? -1
    switch (newColumn, down) {
    case (0, 0...Self.fewRows):
      write("\r")
      for _ in 0..<down { write("\n") }
    case (_, 0): moveAlongRow(to: newColumn)
    case _ where options.isInline:
      control([abs(down)], down < 0 ? "A" : "B")
      if column != newColumn { moveAlongRow(to: newColumn) }
    case (0, _): control(newRow == 0 ? [] : [newRow + 1], "H")
    default: control([newRow + 1, newColumn + 1], "H")
    }
    (column, row) = (newColumn, newRow)
  }

  private static let fewRows = 3
  private static let fewColumns = 3

  private mutating func moveAlongRow(to newColumn: Int) {
    let distance = column.map { newColumn - $0 } ?? 0
    switch distance {
    case (-Self.fewColumns)..<0: for _ in distance..<0 { write("\u{8}") }
    case 1: control([], "C")
    // This is shorter than the column's number.
    case 2..<10 where newColumn + 1 >= 10: control([distance], "C")
    default: control([newColumn + 1], "G")
    }
  }

  /// Writes the terminal's own style, independent of the current style.
  mutating func resetStyle() {
    write(ControlFunction.resetStyle)
    style = .plain
    rendition = Rendition()
  }

  /// Changes the terminal's style, reduced to its colours.
  mutating func setStyle(_ newStyle: Style) {
    if newStyle == style { return }
    style = newStyle
    rendition.change(to: newStyle.reduced(to: options.colorDepth), &bytes)
  }

  /// Opens a link, or ends the open one (OSC 8).
  mutating func setLink(_ newLink: UInt16, in screen: Screen) {
    if newLink == link || !options.showsLinks { return }
    link = newLink
    write(ControlFunction.linkIntroducer)
    if newLink > 0 { bytes.append(contentsOf: screen.links.bytes(of: Int(newLink) - 1)) }
    write(ControlFunction.terminator)
  }

  private mutating func control(_ parameters: [Int], _ final: Unicode.Scalar) {
    write(ControlFunction.sequenceIntroducer)
    bytes.append(decimals: parameters)
    bytes.append(UInt8(ascii: final))
  }
}
