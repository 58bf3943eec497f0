/// Collects the bytes of a frame, and knows the terminal's cursor and style meanwhile.
struct FrameWriter {
  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []
  /// The cursor's column; nil where it isn't known, or terminals disagree about it.
  private(set) var column: Int?
  /// The cursor's row; nil where it isn't known.
  private(set) var row: Int?
  /// The style that was asked for last.
  private(set) var style = Style.plain
  /// The number of the link that is open; 0 for none.
  private(set) var link: UInt16 = 0
  private let options: FrameEncoder.Options
  private var rendition = Rendition()

  init(options: FrameEncoder.Options, cursor: Point?) {
    self.options = options
    column = cursor?.x
    row = cursor?.y
  }

  /// Writes a sequence, or blanks in the present style, without moving the cursor in the books.
  mutating func write(_ sequence: StaticString) {
    sequence.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Writes a command that shows nothing.
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

  /// Erases from the cursor to the row's end, in the present style (ECMA-48 §8.3.41, EL).
  mutating func eraseRow() { write(ControlFunction.eraseRow) }

  /// Moves rows up or down between margins: DL and IL (ECMA-48 §8.3.32 and §8.3.67) between those of
  /// DECSTBM, which a VT102 has and every terminal since.
  ///
  /// The rows that come are erased in the terminal's own style. The cursor isn't known then.
  mutating func write(_ shift: RowShift) {
    control([shift.rows.lowerBound + 1, shift.rows.upperBound], "r")
    control(shift.rows.lowerBound == 0 ? [] : [shift.rows.lowerBound + 1], "H")
    control([abs(shift.distance)], shift.distance > 0 ? "M" : "L")
    control([], "r")
    (column, row) = (nil, nil)
  }

  /// Takes the cursor's column as unknown, until it is moved.
  mutating func forgetColumn() { column = nil }

  /// Moves the cursor, the shortest way that is safe.
  ///
  /// Within a row it goes to a column (ECMA-48 §8.3.9, CHA), over some cells (§8.3.20, CUF) or back
  /// over few (BS); to a row's beginning by CR and LF; and anywhere by CUP (§8.3.21), or inline by
  /// rows (§8.3.19 CUD, §8.3.22 CUU) and then along one.
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
    // Shorter than the number of the column is.
    case 2..<10 where newColumn + 1 >= 10: control([distance], "C")
    default: control([newColumn + 1], "G")
    }
  }

  /// Writes the terminal's own style again, independent of the current style.
  mutating func resetStyle() {
    write(ControlFunction.resetStyle)
    style = .plain
    rendition = Rendition()
  }

  /// Brings the terminal to a style, as far as it can show it.
  mutating func setStyle(_ newStyle: Style) {
    if newStyle == style { return }
    style = newStyle
    rendition.change(to: newStyle.reduced(to: options.colorDepth), &bytes)
  }

  /// Opens a link, or ends the one that is open (OSC 8).
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
