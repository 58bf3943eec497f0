/// Encodes the difference of two screens as the bytes that update a terminal.
///
/// Only changed cells are written, scrolled rows are moved, and a live frame is never cleared. A
/// frame begins in the state at the end of the frame before it: in the terminal's own style, with
/// the cursor at its visible position.
///
/// If terminals differ about a cluster's width, the text after it is written at its own column,
/// independent of the terminal's width for the cluster, and written again if the cluster may have
/// covered it:
///
/// ```
/// screen     [👩‍👩‍👧][··][o][k]       the terminal:   👩👩👧     then, at column 2:   👩ok
/// ```
///
/// Right-to-left text is written in the form that the terminal needs to show it in visual order.
package struct FrameEncoder: Sendable {
  /// The abilities of the terminal.
  package struct Options: Hashable, Sendable {
    /// The number of colours.
    package var colorDepth: ColorDepth
    /// Whether it supports synchronized updates (mode 2026).
    package var synchronizes: Bool
    /// Whether its cluster widths equal those of `CellWidth`, by mode 2027 or measurement.
    ///
    /// Then no care is taken of terminals that differ.
    package var sharesWidths: Bool
    /// Whether it shows links, or at least ignores them (OSC 8).
    package var showsLinks: Bool
    /// Whether it has a window with a title (OSC 2).
    package var showsTitle: Bool
    /// Whether it has shapes of the cursor (DECSCUSR), or at least ignores them.
    package var hasCursorShapes: Bool
    /// Whether it shows progress (OSC 9;4), which other terminals show as a message.
    package var showsProgress: Bool
    /// Whether frames are drawn below a prompt, in rows whose position in the window is unknown.
    ///
    /// Then all moves are relative, and the first frame begins in the first row, where the cursor
    /// also is while it is hidden.
    package var isInline: Bool
    /// The form in which it receives right-to-left text.
    package var textForm: TextForm

    /// Creates the abilities of a terminal; the defaults are those of all terminals.
    package init(
      colorDepth: ColorDepth = .full, synchronizes: Bool = false, sharesWidths: Bool = false,
      showsLinks: Bool = true, showsTitle: Bool = true, hasCursorShapes: Bool = true,
      showsProgress: Bool = false, isInline: Bool = false, textForm: TextForm = .letters
    ) {
      self.colorDepth = colorDepth
      self.synchronizes = synchronizes
      self.sharesWidths = sharesWidths
      self.showsLinks = showsLinks
      self.showsTitle = showsTitle
      self.hasCursorShapes = hasCursorShapes
      self.showsProgress = showsProgress
      self.isInline = isInline
      self.textForm = textForm
    }
  }

  /// The abilities of the terminal.
  package let options: Options

  /// Creates an encoder for a terminal.
  package init(_ options: Options = Options()) {
    self.options = options
  }

  /// The maximum size in bytes of a frame that is drawn too quickly to be seen half done.
  ///
  /// For such a frame the cursor isn't hidden, and the update isn't synchronized.
  private static let quietBytes = 64

  /// Returns the bytes that update a terminal from `old` to `new`; empty if they are equal.
  ///
  /// - Parameter old: The screen that the terminal shows, or nil if it is unknown. A screen of
  ///   another size is also unknown: each row is erased before it is written.
  package func encode(from old: Screen?, to new: Screen) -> [UInt8] {
    let isKnown = old?.size == new.size
    let cursor = isKnown ? old.flatMap(writtenCursor) : nil
    let newCursor = writtenCursor(of: new)
    var frame = FrameWriter(options: options, cursor: cursor ?? (options.isInline ? .zero : nil))
    if isKnown, let shown = old {
      let known = shown.cells(asIn: new)
      var old = known.cells
      let changed = Self.changedRows(from: old, to: new.cells)
      // Inline, the positions of the margins in the window are unknown.
      if !options.isInline, let shift = RowShift(from: old, to: new.cells, in: changed) {
        frame.write(shift)
        old = shift.shifted(old)
      }
      var rows = FrameRows(old: old, new: new, options: options)
      if hasForm(old: shown, new) { rows.form(changed, clusters: known.clusters) }
      for y in changed { rows.write(y, to: &frame) }
    } else {
      var rows = FrameRows(old: Screen(size: new.size).cells, new: new, options: options)
      if hasForm(old: nil, new) { rows.form(0..<new.size.height, clusters: new.clusters) }
      // This is set each time: another program may have changed it.
      if old == nil, options.textForm != .runs { frame.write(ControlFunction.explicitDirection) }
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
    if options.hasCursorShapes, new.cursorShape != old?.cursorShape ?? .standard {
      frame.write(new.cursorShape.sequence)
    }
    if options.showsTitle, new.title != old?.title {
      frame.write(new.title.map { .title($0) } ?? .ownTitle)
    }
    if options.showsProgress, new.progress != old?.progress { frame.write(.progress(new.progress)) }
    if isKnown, frame.bytes.isEmpty, cursor == newCursor { return [] }
    let wasShown = !isKnown || cursor != nil
    return enclosed(frame, wasShown: wasShown, cursor: newCursor, isWhole: !isKnown)
  }

  /// Whether a frame has text in a form of the terminal.
  private func hasForm(old: Screen?, _ new: Screen) -> Bool {
    options.textForm != .letters && (new.hasRightToLeftText || old?.hasRightToLeftText == true)
  }

  /// Returns the position that a terminal counts for a screen's cursor.
  private func writtenCursor(of screen: Screen) -> Point? {
    if options.textForm != .runs { return screen.cursor }
    return screen.cursor.map {
      FormedRows(options.textForm, clusters: screen.clusters).point($0, on: screen)
    }
  }

  /// Returns the rows from the first that differs to the last.
  ///
  /// - Complexity: O(1) for each row that the screens share; copies share rows until one changes
  ///   them.
  private static func changedRows(from old: [[Cell]], to new: [[Cell]]) -> Range<Int> {
    guard let first = new.indices.first(where: { old[$0] != new[$0] }),
      let last = new.indices.last(where: { old[$0] != new[$0] })
    else { return 0..<0 }
    return first..<(last + 1)
  }

  /// Returns a frame with the sequences around it, for the cursor and synchronization.
  ///
  /// - Parameters:
  ///   - wasShown: Whether the cursor may be visible before the frame.
  ///   - cursor: The cursor's position after it, or nil if it is hidden.
  ///   - isWhole: Whether the frame writes the whole screen over an unknown one.
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
