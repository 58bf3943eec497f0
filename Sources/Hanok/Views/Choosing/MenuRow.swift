import HanokLocalization
import HanokTerminal

/// The widths of a menu's columns in cells: signs, marks, titles with notes, and keys or arrows.
///
/// ```
/// ✓ Wrap lines      Alt+Z         › 저장  Save    Ctrl+S
/// ```
struct MenuColumns {
  /// The sign of the highlighted row and a space; 0 if the menu has the focus instead.
  let sign: Int
  /// The mark and a space; 0 if no command has a state.
  let mark: Int
  private(set) var title = 0
  /// The widest of the keys and arrows; 0 if there are none.
  private(set) var trailing = 0

  /// The empty cells between a title, a note and a key.
  static let gap = 2

  init(_ menu: Menu, hasSign: Bool, in traits: Traits) {
    sign = hasSign ? 2 : 0
    mark = menu.items.contains { $0.state != nil } ? 2 : 0
    for item in menu.items where !item.isSeparator {
      let note = item.note.flatMap { traits.line($0)?.width }.map { $0 + Self.gap } ?? 0
      title = max(title, (traits.line(item.title)?.width ?? 0) + note)
      trailing = max(trailing, item.submenu == nil ? item.keyLine(in: traits)?.width ?? 0 : 1)
    }
  }

  var width: Int { sign + mark + title + (trailing > 0 ? Self.gap + trailing : 0) }
}

/// A row of a menu, ready to be drawn.
///
/// If there is too little room, first the note is omitted, then the key; an arrow isn't.
struct MenuRow {
  let item: MenuItem
  let columns: MenuColumns
  let width: Int
  let traits: Traits

  /// The cells of the title, the note and the key.
  private var room: Int {
    let room = width - columns.sign - columns.mark
    return max(0, item.submenu == nil ? room : room - MenuColumns.gap - 1)
  }

  var isTruncated: Bool { (traits.line(item.title)?.width ?? 0) > room }

  func draw(in canvas: Canvas, y: Int, isHighlighted: Bool) {
    let (theme, symbols) = (traits.theme, traits.symbols)
    if item.isSeparator {
      let line = String(repeating: symbols.horizontalLine, count: max(0, width))
      canvas.write(line, at: Point(x: 0, y: y), style: theme.border)
      return
    }
    let style = isHighlighted ? theme.selection : style
    func lesser(_ role: Style) -> Style { isHighlighted || !item.isChoosable ? style : role }
    if isHighlighted {
      canvas.fill(Rect(x: 0, y: y, width: width, height: 1), style: style)
      if columns.sign > 0 { canvas.write(symbols.forward, at: Point(x: 0, y: y), style: style) }
    }
    if let mark { canvas.write(mark, at: Point(x: columns.sign, y: y), style: style) }
    // As a sign, not as a text: that would be mirrored once more (UAX #9, L4).
    if item.submenu != nil {
      canvas.write(symbols.forward, at: Point(x: width - 1, y: y), style: lesser(theme.secondary))
    }
    var x = columns.sign + columns.mark
    let end = x + room
    x += canvas.write(traits.line(item.title, width: room), at: Point(x: x, y: y), style: style)
    x += MenuColumns.gap
    var left = end - x
    if item.submenu == nil, let key = item.keyLine(in: traits), key.width <= left {
      canvas.write(key, at: Point(x: width - key.width, y: y), style: lesser(theme.key))
      left -= key.width + MenuColumns.gap
    }
    if let note = item.note.flatMap({ traits.line($0) }), note.width <= left {
      canvas.write(note, at: Point(x: x, y: y), style: lesser(theme.secondary))
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
  /// Returns the name of the key with as few cells as possible, or nil without a key.
  ///
  /// `Ctrl+S` is written from left to right, also in a right-to-left menu.
  fileprivate func keyLine(in traits: Traits) -> TextLine? {
    keyEquivalent.flatMap {
      traits.line(.verbatim(traits.localizer.string(KeyName($0).shortMessage(in: traits))))
    }
  }
}
