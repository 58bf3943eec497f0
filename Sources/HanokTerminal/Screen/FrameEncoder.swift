/// Turns the difference of two screens into the bytes that bring a terminal from one to the other.
///
/// Only changed cells are written, rows that have scrolled are moved, and a live frame is never
/// cleared. A frame begins where the one
/// before it ended: in the terminal's own style, and where the cursor was left to be seen.
///
/// If terminals differ about a cluster's width, the text after it is written at its own column,
/// independent of the terminal's width for the cluster, and again where it may have been covered:
///
/// ```
/// screen     [👩‍👩‍👧][··][o][k]       the terminal:   👩👩👧     then, at column 2:   👩ok
/// ```
public struct FrameEncoder: Sendable {
  /// The abilities of the terminal.
  public struct Options: Hashable, Sendable {
    /// The number of colours that it shows.
    public var colorDepth: ColorDepth
    /// Whether it knows synchronized updates (mode 2026).
    public var synchronizes: Bool
    /// Whether it counts the cells of clusters as `CellWidth` does, by mode 2027 or measured: then
    /// nothing is done for terminals that differ.
    public var sharesWidths: Bool
    /// Whether it shows links, or at least leaves them out (OSC 8).
    public var showsLinks: Bool
    /// Whether it has a window with a title (OSC 2).
    public var showsTitle: Bool
    /// Whether it shows how far something is (OSC 9;4), which others take for a message.
    public var showsProgress: Bool
    /// Whether frames are drawn below a prompt, in rows whose place in the window isn't known: then
    /// all moves are relative, and the first frame begins in the first row, where the cursor also
    /// rests while it is hidden.
    public var isInline: Bool

    /// The abilities of a terminal; by default, those that all terminals have.
    public init(
      colorDepth: ColorDepth = .full, synchronizes: Bool = false, sharesWidths: Bool = false,
      showsLinks: Bool = true, showsTitle: Bool = true, showsProgress: Bool = false,
      isInline: Bool = false
    ) {
      self.colorDepth = colorDepth
      self.synchronizes = synchronizes
      self.sharesWidths = sharesWidths
      self.showsLinks = showsLinks
      self.showsTitle = showsTitle
      self.showsProgress = showsProgress
      self.isInline = isInline
    }
  }

  /// The abilities of the terminal.
  public let options: Options

  /// An encoder for a terminal.
  public init(_ options: Options = Options()) {
    self.options = options
  }

  /// A frame of up to so many bytes is drawn too quickly for an eye to see it half done: the cursor
  /// isn't hidden for it, nor is the terminal asked to wait.
  private static let quietBytes = 64

  /// The bytes that bring a terminal that shows `old` to `new`; none where nothing differs.
  ///
  /// - Parameter old: The screen that the terminal shows; nil where that isn't known. Of another
  ///   size, it is taken as unknown: each row is erased before it is written.
  public func encode(from old: Screen?, to new: Screen) -> [UInt8] {
    let known = old.flatMap { $0.size == new.size ? $0 : nil }
    let start = known?.cursor ?? (options.isInline ? .zero : nil)
    var frame = FrameWriter(options: options, cursor: start)
    if let known {
      var old = known.cells(asIn: new)
      // Inline, the margins' places in the window aren't known.
      if !options.isInline, let shift = RowShift(from: old, to: new.cells) {
        frame.write(shift)
        old = shift.shifted(old)
      }
      let rows = FrameRows(old: old, new: new, options: options)
      for y in 0..<new.size.height { rows.write(y, to: &frame) }
    } else {
      let rows = FrameRows(old: Screen(size: new.size).cells, new: new, options: options)
      // Asked again each time: another program may have had the terminal and asked otherwise.
      if old == nil { frame.write(ControlFunction.explicitDirection) }
      frame.resetStyle()
      for y in 0..<new.size.height {
        frame.move(toColumn: 0, row: y)
        frame.setLink(0, in: new)
        frame.setStyle(.plain)
        frame.eraseRow()
        rows.write(y, to: &frame)
      }
    }
    frame.setLink(0, in: new)
    frame.setStyle(.plain)
    if options.showsTitle, new.title != old?.title { frame.write(.title(new.title ?? "")) }
    if options.showsProgress, new.progress != old?.progress { frame.write(.progress(new.progress)) }
    return enclosed(frame, from: known, to: new)
  }

  /// A frame with what comes before and after it: the cursor, and the terminal's waiting.
  private func enclosed(_ frame: FrameWriter, from old: Screen?, to new: Screen) -> [UInt8] {
    if let old, frame.bytes.isEmpty, old.cursor == new.cursor { return [] }
    let isQuiet = old != nil && frame.bytes.count <= Self.quietBytes
    let wasShown = old == nil || old?.cursor != nil
    let waits = options.synchronizes && !isQuiet
    let hides = wasShown && (new.cursor == nil || old == nil || !isQuiet && !waits)
    var end = frame
    if let cursor = new.cursor {
      end.move(toColumn: cursor.x, row: cursor.y)
      if hides || !wasShown { end.write(ControlFunction.showCursor) }
    } else if options.isInline {
      end.move(toColumn: 0, row: 0)
    }
    if waits { end.write(ControlFunction.endUpdate) }
    if !waits && !hides { return end.bytes }
    var beginning = ""
    if waits { beginning += "\(ControlFunction.beginUpdate)" }
    if hides { beginning += "\(ControlFunction.hideCursor)" }
    return Array(beginning.utf8) + end.bytes
  }
}
