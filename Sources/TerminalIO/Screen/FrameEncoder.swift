/// Turns the difference of two screens into the bytes that bring a terminal from one to the other.
///
/// Only changed rows are looked at, only changed cells written, and a live frame is never cleared.
/// What isn't known of the terminal is said anew: where the cursor is, and the style it writes in.
public struct FrameEncoder: Sendable {
  /// What the terminal can do.
  public struct Options: Hashable, Sendable {
    /// How many colours it shows.
    public var colorDepth: ColorDepth
    /// Whether it knows synchronized updates (mode 2026).
    public var synchronizes: Bool

    /// What a terminal can do; by itself, what all can.
    public init(colorDepth: ColorDepth = .full, synchronizes: Bool = false) {
      self.colorDepth = colorDepth
      self.synchronizes = synchronizes
    }
  }

  /// What the terminal can do.
  public let options: Options

  /// An encoder for a terminal.
  public init(_ options: Options = Options()) {
    self.options = options
  }

  /// The bytes that bring a terminal that shows `old` to `new`; none where nothing differs.
  ///
  /// - Parameter old: What the terminal shows; nil where that isn't known, or of another size.
  public func encode(from old: Screen?, to new: Screen) -> [UInt8] {
    let known = old.flatMap { $0.size == new.size ? $0 : nil }
    if let known, known == new { return [] }
    var frame = FrameWriter(options: options)
    if options.synchronizes { frame.write("\u{1B}[?2026h") }
    if old?.cursor != nil || known == nil { frame.write("\u{1B}[?25l") }
    frame.setStyle(.plain, isForced: true)
    let base = known ?? Screen(size: new.size)
    if known == nil { frame.write("\u{1B}[2J") }
    for y in 0..<new.size.height { encodeRow(y, from: base, to: new, &frame) }
    frame.setStyle(.plain)
    if let cursor = new.cursor {
      frame.move(to: cursor)
      frame.write("\u{1B}[?25h")
    }
    if options.synchronizes { frame.write("\u{1B}[?2026l") }
    return frame.bytes
  }

  private func encodeRow(_ y: Int, from old: Screen, to new: Screen, _ frame: inout FrameWriter) {
    let width = new.size.width
    let blanks = trailingBlanks(y, new)
    var x = 0
    while x < width {
      if old.hasSameCell(as: new, x: x, y: y) {
        x += 1
        continue
      }
      if x >= blanks {
        // What is left of the row is blank: erased to its end, where that is shorter.
        eraseRow(from: x, y, old: old, &frame)
        return
      }
      // The lead of a wide cluster is written again when only its second cell differs.
      if new[x, y].isContinuation, x > 0 { x -= 1 }
      frame.move(to: Point(x: x, y: y))
      let cell = new[x, y]
      frame.setStyle(cell.style)
      frame.write(cell, new.character(of: cell))
      x += max(1, Int(cell.width))
    }
  }

  /// The column behind which a row holds nothing but plain blanks.
  private func trailingBlanks(_ y: Int, _ screen: Screen) -> Int {
    var x = screen.size.width
    while x > 0, screen[x - 1, y].isBlank, !screen[x - 1, y].style.isVisibleOnBlank { x -= 1 }
    return x
  }

  private func eraseRow(from x: Int, _ y: Int, old: Screen, _ frame: inout FrameWriter) {
    frame.move(to: Point(x: x, y: y))
    frame.setStyle(.plain)
    frame.write("\u{1B}[K")
  }
}
