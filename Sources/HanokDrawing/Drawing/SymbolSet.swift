import HanokTerminal
import HanokUnicode

/// The signs that views draw besides words: marks, arrows, lines, each of one cell.
///
/// A view gets them from its traits, so that it draws in ASCII if signs of ambiguous width occupy
/// two cells, and mirrored if the language is written from right to left. An application with signs
/// of its own sets them in its traits:
///
/// ```swift
/// var symbols = SymbolSet()
/// (symbols.checkmark, symbols.collapsed) = ("■", "⊳")
/// application.traits.chosenSymbols = symbols
/// ```
public struct SymbolSet: Hashable, Sendable {
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
  /// An item whose content below it is shown (the disclosure triangle of other systems).
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
  /// The signs around a control, where it begins and where it ends.
  public var brackets = ["[", "]"]
  /// The signs around the mark of an option, where it begins and where it ends.
  public var parentheses = ["(", ")"]
  /// The steps of an activity.
  public var spinner = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  /// The fills of the bars of a chart's series; after the last, the first follows.
  public var chartFills = ["█", "▒", "▓", "░"]
  /// The marks of the points of a chart's series, in the same order.
  public var chartMarks = ["●", "○", "■", "□", "▲", "△"]
  /// The names of the arrow keys: up, down, left, right, which aren't mirrored.
  ///
  /// If signs are ASCII, the keys have names in words.
  public var arrowKeys = ["↑", "↓", "←", "→"]

  /// Creates the signs in Unicode, of which any can be replaced.
  public init() {}

  /// The signs in Unicode, for reading from left to right.
  public static let unicode = SymbolSet()

  /// The signs in ASCII, for terminals where others may occupy two cells.
  public static let ascii: SymbolSet = {
    var set = SymbolSet()
    for (sign, ascii) in signs { set[keyPath: sign] = ascii }
    for (list, ascii, _) in lists { set[keyPath: list] = ascii }
    return set
  }()

  /// Each sign, with its replacement in ASCII.
  ///
  /// Of signs that are the same in Unicode, ``asciiSign(for:)`` returns the replacement of the first.
  private static let signs: [(any WritableKeyPath<SymbolSet, String> & Sendable, ascii: String)] = [
    (\.checkmark, "x"), (\.mixed, "-"), (\.bullet, "*"), (\.circle, "o"), (\.today, "*"),
    (\.forward, ">"), (\.back, "<"), (\.backArrow, "<"), (\.expanded, "v"), (\.collapsed, ">"),
    (\.up, "^"), (\.down, "v"), (\.warning, "!"), (\.error, "X"), (\.information, "i"),
    (\.detail, "."), (\.search, "/"), (\.secret, "*"), (\.hiddenLetters, "."), (\.block, "#"),
    (\.horizontalLine, "-"), (\.heavyLine, "="), (\.minus, "-"), (\.plus, "+"),
    (\.verticalLine, "|"), (\.heavyHorizontalLine, "="), (\.heavyVerticalLine, "#"),
    (\.scrollThumb, "#"), (\.scrollTrack, "|"),
  ]

  /// Each list of signs, with its replacement in ASCII, and the least number of signs to draw with.
  private static let lists:
    [(any WritableKeyPath<SymbolSet, [String]> & Sendable, ascii: [String], least: Int)] = [
      (\.corners, ["+", "+", "+", "+"], 4), (\.heavyCorners, ["#", "#", "#", "#"], 4),
      (\.brackets, ["[", "]"], 2), (\.parentheses, ["(", ")"], 2),
      (\.spinner, ["|", "/", "-", "\\"], 1), (\.chartFills, ["#", "=", "+", "-"], 1),
      (\.chartMarks, ["*", "o", "+", "x", "@", "%"], 1), (\.arrowKeys, ["^", "v", "<", ">"], 4),
    ]

  /// The signs for reading from right to left.
  ///
  /// A sign of your own for ``collapsed`` or ``backArrow`` is turned if it is one of the usual
  /// arrows and triangles, or has a mirror image in Unicode, as `⊳` has in `⊲`.
  public var mirrored: SymbolSet {
    var set = self
    (set.forward, set.back) = (back, forward)
    (set.brackets, set.parentheses) = (brackets.reversed(), parentheses.reversed())
    for sign in [\Self.collapsed, \.backArrow] {
      set[keyPath: sign] = Self.mirrorImage(of: self[keyPath: sign])
    }
    return set
  }

  private static func mirrorImage(of sign: String) -> String {
    arrows[sign] ?? sign.unicodeScalars.map { String($0.mirrored) }.joined()
  }

  /// The signs that point aside without a mirror image in Unicode's `BidiMirroring.txt`.
  private static let arrows = [
    "▸": "◂", "◂": "▸", "▶": "◀", "◀": "▶", "←": "→", "→": "←", "⇐": "⇒", "⇒": "⇐",
  ]

  /// Returns the sign in ASCII for one of the signs in Unicode, or nil for other texts.
  static func asciiSign(for sign: String) -> String? { asciiSigns[sign] }

  private static let asciiSigns: [String: String] = {
    let pairs = signs.map { (unicode[keyPath: $0.0], $0.ascii) }
    let listed = lists.flatMap { Array(zip(unicode[keyPath: $0.0], $0.ascii)) }
    return Dictionary(pairs + listed) { first, _ in first }
  }()

  /// Whether all signs are ASCII.
  public var isASCII: Bool {
    func isASCII(_ sign: String) -> Bool { sign.utf8.allSatisfy { $0 < 0x80 } }
    return Self.signs.allSatisfy { isASCII(self[keyPath: $0.0]) }
      && Self.lists.allSatisfy { self[keyPath: $0.0].allSatisfy(isASCII) }
  }

  /// The signs, with the usual ones in the place of a list that is too short to draw with.
  private var complete: SymbolSet {
    var set = self
    let usual = isASCII ? SymbolSet.ascii : .unicode
    for (list, _, least) in Self.lists where self[keyPath: list].count < least {
      set[keyPath: list] = usual[keyPath: list]
    }
    return set
  }

  /// Returns the signs to draw: in ASCII if others may occupy two cells, and mirrored.
  func shown(width: AmbiguousWidth, isMirrored: Bool) -> SymbolSet {
    let set = width == .wide && !isASCII ? SymbolSet.ascii : complete
    return isMirrored ? set.mirrored : set
  }
}
