/// The signs that views draw besides words: marks, arrows, lines, each of one cell.
///
/// A view gets them from its traits, so that it draws in ASCII if signs of ambiguous width occupy
/// two cells, and mirrored if the language is written from right to left.
public nonisolated struct SymbolSet: Hashable, Sendable {
  /// A ticked box.
  public var checkmark = "✓"
  /// A box that is ticked in part.
  public var mixed = "–"
  /// The selected one of several.
  public var bullet = "●"
  /// An unselected one of several.
  public var circle = "○"
  /// Today's date.
  public var today = "•"
  /// Forward, in the direction of reading: a submenu, the next page.
  public var forward = "›"
  /// Backward.
  public var back = "‹"
  /// The way back to the previous screen: longer than the sign of a focused control.
  public var backArrow = "←"
  /// An item whose content below it is shown.
  public var expanded = "▾"
  /// An item whose content is hidden; it points in the direction of reading.
  public var collapsed = "▸"
  /// Upwards: less, or ascending.
  public var up = "▴"
  /// Downwards: a drop-down list, or descending.
  public var down = "▾"
  /// A warning.
  public var warning = "!"
  /// A failure.
  public var error = "✗"
  /// Information.
  public var information = "i"
  /// A detail.
  public var detail = "·"
  /// A search field.
  public var search = "/"
  /// The replacement of a secret letter.
  public var secret = "•"
  /// The replacement of index letters that have no room.
  public var hiddenLetters = "•"
  /// The block of a bar, and of a bar's position.
  public var block = "█"
  /// The background of a bar.
  public var horizontalLine = "─"
  /// The completed part of a line, such as a slider's, or a line that is on.
  public var heavyLine = "━"
  /// Less.
  public var minus = "−"
  /// More.
  public var plus = "+"
  /// The line between parts next to each other.
  public var verticalLine = "│"
  /// A horizontal line with the focus.
  public var heavyHorizontalLine = "━"
  /// A vertical line with the focus.
  public var heavyVerticalLine = "┃"
  /// The part of a scroller's edge that shows the visible part.
  public var scrollThumb = "┃"
  /// The rest of a scroller's edge.
  public var scrollTrack = "╎"
  /// The corners of a border: top left, top right, bottom left, bottom right.
  public var corners = ["╭", "╮", "╰", "╯"]
  /// The corners of a border with the focus, in the same order.
  public var heavyCorners = ["┏", "┓", "┗", "┛"]
  /// The steps of an activity.
  public var spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  /// The signs in Unicode, for reading from left to right.
  public static let unicode = SymbolSet()

  /// The signs in ASCII, for terminals where others may occupy two cells.
  public static let ascii: SymbolSet = {
    var set = SymbolSet()
    (set.checkmark, set.mixed, set.bullet, set.circle) = ("x", "-", "*", "o")
    (set.today, set.hiddenLetters) = ("*", ".")
    (set.error, set.detail) = ("X", ".")
    (set.forward, set.back, set.expanded, set.collapsed) = (">", "<", "v", ">")
    (set.up, set.down, set.secret, set.block) = ("^", "v", "*", "#")
    (set.horizontalLine, set.verticalLine, set.backArrow) = ("-", "|", "<")
    (set.heavyHorizontalLine, set.heavyVerticalLine) = ("=", "#")
    (set.heavyLine, set.minus) = ("=", "-")
    (set.scrollThumb, set.scrollTrack) = ("#", "|")
    set.corners = ["+", "+", "+", "+"]
    set.heavyCorners = ["#", "#", "#", "#"]
    set.spinner = ["|", "/", "-", "\\"]
    return set
  }()

  /// The signs for reading from right to left.
  public var mirrored: SymbolSet {
    var set = self
    (set.forward, set.back) = (back, forward)
    (set.collapsed, set.backArrow) = self == .ascii ? ("<", ">") : ("◂", "→")
    return set
  }
}

nonisolated extension Traits {
  /// Whether views draw in ASCII, since other signs may occupy two cells.
  public var drawsInASCII: Bool { ambiguousWidth == .wide }

  /// The signs for these traits.
  public var symbols: SymbolSet {
    let set = drawsInASCII ? SymbolSet.ascii : .unicode
    return isRightToLeft ? set.mirrored : set
  }
}
