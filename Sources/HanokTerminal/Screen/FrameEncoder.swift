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
package struct FrameEncoder: Sendable {
  /// The abilities of the terminal.
  package struct Options: Hashable, Sendable {
    /// The number of colours that it shows.
    package var colorDepth: ColorDepth
    /// Whether it knows synchronized updates (mode 2026).
    package var synchronizes: Bool
    /// Whether it counts the cells of clusters as `CellWidth` does, by mode 2027 or measured: then
    /// nothing is done for terminals that differ.
    package var sharesWidths: Bool
    /// Whether it shows links, or at least leaves them out (OSC 8).
    package var showsLinks: Bool
    /// Whether it has a window with a title (OSC 2).
    package var showsTitle: Bool
    /// Whether it shows how far something is (OSC 9;4), which others take for a message.
    package var showsProgress: Bool
    /// Whether frames are drawn below a prompt, in rows whose place in the window isn't known: then
    /// all moves are relative, and the first frame begins in the first row, where the cursor also
    /// rests while it is hidden.
    package var isInline: Bool

    /// The abilities of a terminal; by default, those that all terminals have.
    package init(
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
  package let options: Options

  /// An encoder for a terminal.
  package init(_ options: Options = Options()) {
    self.options = options
  }

  /// A frame of up to so many bytes is drawn too quickly for an eye to see it half done: the cursor
  /// isn't hidden for it, nor is the terminal asked to wait.
  private static let quietBytes = 64

  /// The bytes that bring a terminal that shows `old` to `new`; none where nothing differs.
  ///
  /// - Parameter old: The screen that the terminal shows; nil where that isn't known. Of another
  ///   size, it is taken as unknown: each row is erased before it is written.
  package func encode(from old: Screen?, to new: Screen) -> [UInt8] {
    let isKnown = old?.size == new.size
    let cursor = isKnown ? old?.cursor : nil
    var frame = FrameWriter(options: options, cursor: cursor ?? (options.isInline ? .zero : nil))
    if isKnown, var old = old?.cells(asIn: new) {
      let changed = Self.changedRows(from: old, to: new.cells)
      // Inline, the margins' places in the window aren't known.
      if !options.isInline, let shift = RowShift(from: old, to: new.cells, in: changed) {
        frame.write(shift)
        old = shift.shifted(old)
      }
      let rows = FrameRows(old: old, new: new, options: options)
      for y in changed { rows.write(y, to: &frame) }
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
    if options.showsTitle, new.title != old?.title {
      frame.write(new.title.map { .title($0) } ?? .ownTitle)
    }
    if options.showsProgress, new.progress != old?.progress { frame.write(.progress(new.progress)) }
    if isKnown, frame.bytes.isEmpty, cursor == new.cursor { return [] }
    let wasShown = !isKnown || cursor != nil
    return enclosed(frame, wasShown: wasShown, cursor: new.cursor, isWhole: !isKnown)
  }

  /// The rows from the first that differs to the last.
  ///
  /// - Complexity: O(1) for each row that the screens share, as copies do until one of them changes it.
  private static func changedRows(from old: [[Cell]], to new: [[Cell]]) -> Range<Int> {
    guard let first = new.indices.first(where: { old[$0] != new[$0] }),
      let last = new.indices.last(where: { old[$0] != new[$0] })
    else { return 0..<0 }
    return first..<(last + 1)
  }

  /// A frame with what comes before and after it: the cursor, and the terminal's waiting.
  ///
  /// - Parameters:
  ///   - wasShown: Whether the cursor may be seen before the frame.
  ///   - cursor: The cursor's place after it; nil where it is hidden.
  ///   - isWhole: Whether the frame writes all of the screen, over an unknown one.
  private func enclosed(
    _ frame: consuming FrameWriter, wasShown: Bool, cursor: Point?, isWhole: Bool
  ) -> [UInt8] {
    let isQuiet = !isWhole && frame.bytes.count <= Self.quietBytes
    let waits = options.synchronizes && !isQuiet
    let hides = wasShown && (cursor == nil || isWhole || !isQuiet && !waits)
    if let cursor {
      frame.move(toColumn: cursor.x, row: cursor.y)
      if hides || !wasShown { frame.write(ControlFunction.showCursor) }
    } else if options.isInline {
      frame.move(toColumn: 0, row: 0)
    }
    if waits { frame.write(ControlFunction.endUpdate) }
    if !waits && !hides { return frame.bytes }
    var beginning = ""
    if waits { beginning += "\(ControlFunction.beginUpdate)" }
    if hides { beginning += "\(ControlFunction.hideCursor)" }
    return Array(beginning.utf8) + frame.bytes
  }
}
