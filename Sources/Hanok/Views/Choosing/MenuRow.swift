import HanokLocalization
import HanokTerminal

/// The widths of a menu's columns in cells: marks, titles, and keys or arrows.
///
/// ```
/// ✓ Wrap lines      Alt+Z
/// ```
struct MenuColumns {
  /// The mark and a space; 0 if no command has a state.
  var mark = 0
  var title = 0
  /// The widest of the keys and arrows; 0 if there are none.
  var trailing = 0

  /// The empty cells between a title and a key.
  static let gap = 2

  init(_ menu: Menu, in traits: Traits) {
    if menu.items.contains(where: { $0.state != nil }) { mark = 2 }
    for item in menu.items where !item.isSeparator {
      title = max(title, MenuRow.line(item.title, width: .max, traits)?.width ?? 0)
      let key =
        item.submenu == nil ? item.keyMessage(in: traits) : .verbatim(traits.symbols.forward)
      if let key { trailing = max(trailing, MenuRow.line(key, width: .max, traits)?.width ?? 0) }
    }
  }

  var width: Int { mark + title + (trailing > 0 ? Self.gap + trailing : 0) }
}

/// A row of a menu, ready to be drawn.
struct MenuRow {
  let item: MenuItem
  let columns: MenuColumns
  let width: Int
  let traits: Traits

  static func line(_ message: Message, width: Int, _ traits: Traits) -> TextLine? {
    let text = AttributedText(drawing: message, in: traits)
    return TextLayout(text, width: width, maximumLines: 1, rules: traits.textRules).lines.first
  }

  /// The cells of the title.
  ///
  /// If there are too few for both, keys are omitted; an arrow isn't.
  private var titleRoom: Int {
    let room = width - columns.mark
    if hasRoomForKeys { return max(0, room - MenuColumns.gap - columns.trailing) }
    return max(0, item.submenu == nil ? room : room - MenuColumns.gap - arrowWidth)
  }

  private var arrowWidth: Int {
    Self.line(.verbatim(traits.symbols.forward), width: .max, traits)?.width ?? 0
  }

  private var hasRoomForKeys: Bool { columns.trailing > 0 && width >= columns.width }

  var isTruncated: Bool {
    (Self.line(item.title, width: .max, traits)?.width ?? 0) > titleRoom
  }

  func draw(in canvas: Canvas, y: Int, isHighlighted: Bool) {
    if item.isSeparator {
      let line = String(repeating: traits.symbols.horizontalLine, count: max(0, width))
      canvas.write(line, at: Point(x: 0, y: y), style: traits.theme.border)
      return
    }
    let style = isHighlighted ? traits.theme.selection : style
    if isHighlighted { canvas.fill(Rect(x: 0, y: y, width: width, height: 1), style: style) }
    write(mark.map { .verbatim($0) }, in: canvas, x: 0, y: y, room: columns.mark, style)
    write(item.title, in: canvas, x: columns.mark, y: y, room: titleRoom, style)
    let isArrow = item.submenu != nil
    guard hasRoomForKeys || isArrow else { return }
    let keyStyle = isHighlighted || !item.isChoosable ? style : traits.theme.secondary
    if isArrow {
      // As a sign, not as a text: that would be mirrored once more (UAX #9, L4).
      let column = traits.isRightToLeft ? 0 : width - 1
      canvas.write(traits.symbols.forward, at: Point(x: column, y: y), style: keyStyle)
    } else {
      writeAtEnd(item.keyMessage(in: traits), in: canvas, y: y, keyStyle)
    }
  }

  private var mark: String? {
    switch item.state {
    case nil, .off: nil
    case .on: traits.symbols.checkmark
    case .mixed: traits.symbols.mixed
    }
  }

  private var style: Style {
    if !item.isChoosable { return traits.theme.disabledControl }
    return item.isDestructive ? traits.theme.failure : .plain
  }

  private func write(
    _ message: Message?, in canvas: Canvas, x: Int, y: Int, room: Int, _ style: Style
  ) {
    guard let message, room > 0, let line = Self.line(message, width: room, traits) else { return }
    let column = traits.isRightToLeft ? width - x - line.width : x
    canvas.write(line, at: Point(x: column, y: y), style: style, theme: traits.theme)
  }

  private func writeAtEnd(_ message: Message?, in canvas: Canvas, y: Int, _ style: Style) {
    guard let message, let line = Self.line(message, width: width, traits) else { return }
    let column = traits.isRightToLeft ? 0 : width - line.width
    canvas.write(line, at: Point(x: column, y: y), style: style, theme: traits.theme)
  }
}

extension MenuItem {
  /// Returns the name of the key, or nil without a key.
  func keyMessage(in traits: Traits) -> Message? {
    keyEquivalent.map { KeyName($0).drawnName(in: traits) }
  }
}

nonisolated extension KeyName {
  /// Returns the name with as few cells as possible, as one text.
  ///
  /// `Ctrl+S` is written from left to right, also in a right-to-left menu.
  func drawnName(in traits: Traits) -> Message {
    .verbatim(traits.localizer.string(shortMessage(in: traits)))
  }
}
