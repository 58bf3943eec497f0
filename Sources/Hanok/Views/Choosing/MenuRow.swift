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
      title = max(title, traits.line(item.title)?.width ?? 0)
      let key =
        item.submenu == nil ? item.keyMessage(in: traits) : .verbatim(traits.symbols.forward)
      if let key { trailing = max(trailing, traits.line(key)?.width ?? 0) }
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

  /// The cells of the title.
  ///
  /// If there are too few for both, keys are omitted; an arrow isn't.
  private var titleRoom: Int {
    let room = width - columns.mark
    if hasRoomForKeys { return max(0, room - MenuColumns.gap - columns.trailing) }
    return max(0, item.submenu == nil ? room : room - MenuColumns.gap - arrowWidth)
  }

  private var arrowWidth: Int {
    traits.line(.verbatim(traits.symbols.forward))?.width ?? 0
  }

  private var hasRoomForKeys: Bool { columns.trailing > 0 && width >= columns.width }

  var isTruncated: Bool {
    (traits.line(item.title)?.width ?? 0) > titleRoom
  }

  func draw(in canvas: Canvas, y: Int, isHighlighted: Bool) {
    if item.isSeparator {
      let line = String(repeating: traits.symbols.horizontalLine, count: max(0, width))
      canvas.write(line, at: Point(x: 0, y: y), style: traits.theme.border)
      return
    }
    let style = isHighlighted ? traits.theme.selection : style
    if isHighlighted { canvas.fill(Rect(x: 0, y: y, width: width, height: 1), style: style) }
    if let mark { canvas.write(mark, at: Point(x: 0, y: y), style: style) }
    let title = traits.line(item.title, width: titleRoom)
    canvas.write(title, at: Point(x: columns.mark, y: y), style: style)
    let isArrow = item.submenu != nil
    guard hasRoomForKeys || isArrow else { return }
    let keyStyle = isHighlighted || !item.isChoosable ? style : traits.theme.secondary
    if isArrow {
      // As a sign, not as a text: that would be mirrored once more (UAX #9, L4).
      canvas.write(traits.symbols.forward, at: Point(x: width - 1, y: y), style: keyStyle)
    } else if let key = item.keyMessage(in: traits), let line = traits.line(key, width: width) {
      canvas.write(line, at: Point(x: width - line.width, y: y), style: keyStyle)
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
