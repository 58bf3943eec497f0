/// The signs that views draw besides words: marks, arrows, lines, each of one cell.
///
/// A view takes them from its traits, so that it draws in ASCII where signs of ambiguous width take
/// two cells, and mirrored where the language is written from right to left.
public nonisolated struct SymbolSet: Hashable, Sendable {
  /// What is chosen, in a box that is ticked.
  public var checkmark = "✓"
  /// What is chosen in part.
  public var mixed = "–"
  /// The one of several that is chosen.
  public var bullet = "●"
  /// One of several that isn't.
  public var circle = "○"
  /// The day that is today.
  public var today = "•"
  /// What lies further, in the direction of reading: a submenu, the next page.
  public var forward = "›"
  /// What lies back.
  public var back = "‹"
  /// The way back to the screen before: longer than the sign of a focused control.
  public var backArrow = "←"
  /// What has more below it that is shown.
  public var expanded = "▾"
  /// What has more below it that is hidden; it points in the direction of reading.
  public var collapsed = "▸"
  /// Upwards: less, or ascending.
  public var up = "▴"
  /// Downwards: what drops down, or descending.
  public var down = "▾"
  /// What is wrong.
  public var warning = "!"
  /// The sign of a failure.
  public var error = "✗"
  /// The sign of information.
  public var information = "i"
  /// The sign of a detail.
  public var detail = "·"
  /// What is typed into to look for something.
  public var search = "/"
  /// What stands for a letter that isn't shown.
  public var secret = "•"
  /// The sign of index letters that have no room.
  public var hiddenLetters = "•"
  /// The block of a bar, and of the part of a bar that shows a place.
  public var block = "█"
  /// A bar's ground.
  public var horizontalLine = "─"
  /// The part of a line that is done, as of a slider, or a line that is on.
  public var heavyLine = "━"
  /// Less.
  public var minus = "−"
  /// More.
  public var plus = "+"
  /// The line between what is side by side.
  public var verticalLine = "│"
  /// A horizontal line that has the keys.
  public var heavyHorizontalLine = "━"
  /// A line between what is side by side that has the keys.
  public var heavyVerticalLine = "┃"
  /// The part of a scroller's edge that shows which part is seen.
  public var scrollThumb = "┃"
  /// The rest of a scroller's edge.
  public var scrollTrack = "╎"
  /// The corners of a border: top left, top right, bottom left, bottom right.
  public var corners = ["╭", "╮", "╰", "╯"]
  /// The corners of a border around what has the keys, in the same order.
  public var heavyCorners = ["┏", "┓", "┗", "┛"]
  /// The steps of what is at work.
  public var spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  /// Signs of Unicode, for reading from left to right.
  public static let unicode = SymbolSet()

  /// Signs of ASCII, for terminals where others may take two cells.
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
  /// Whether views draw in ASCII, since other signs may take two cells.
  public var drawsInASCII: Bool { ambiguousWidth == .wide }

  /// The signs that views draw besides words.
  public var symbols: SymbolSet {
    let set = drawsInASCII ? SymbolSet.ascii : .unicode
    return isRightToLeft ? set.mirrored : set
  }
}
