/// A cell of a screen: plain data of 16 bytes.
///
/// A wide cluster takes two cells: the first holds it, the second continues it.
///
/// ```
/// 한글a    →    [한][·][글][·][a]
/// ```
///
/// Only the cell's screen knows the meaning of its numbers: `cluster(x:y:)` and `link(x:y:)` return
/// it.
public struct Cell: Hashable, Sendable {
  /// A scalar's value, or the complement of a cluster's number in the screen's pool.
  var glyph: Int32
  /// The colours and attributes.
  public var style: Style
  /// The width of the cluster, and above it the bits of its uncertain drawing.
  private let shape: UInt8
  /// 0, or one more than the number of the link's target in the screen's pool.
  var link: UInt16

  init(
    glyph: Int32, width: Int, style: Style, isContested: Bool = false, isClinging: Bool = false,
    link: UInt16 = 0
  ) {
    self.glyph = glyph
    self.style = style
    shape = UInt8(width) | (isContested ? Self.contested : 0) | (isClinging ? Self.clinging : 0)
    self.link = link
  }

  private static let contested: UInt8 = 4
  private static let clinging: UInt8 = 8

  /// Whether both are equal: all 16 bytes are data, and they are compared at once.
  public static func == (left: Cell, right: Cell) -> Bool {
    unsafe unsafeBitCast(left, to: (UInt64, UInt64).self)
      == unsafeBitCast(right, to: (UInt64, UInt64).self)
  }

  /// Returns an empty cell.
  static func blank(_ style: Style) -> Cell { Cell(glyph: 0x20, width: 1, style: style) }

  /// Returns a cell with another cluster of the same width.
  func with(glyph: Int32) -> Cell {
    var cell = self
    cell.glyph = glyph
    return cell
  }

  /// Returns a cell with another style and link.
  func with(style: Style, link: UInt16) -> Cell {
    var cell = self
    (cell.style, cell.link) = (style, link)
    return cell
  }

  /// Whether both have the same style and link.
  func isStyled(as other: Cell) -> Bool { style == other.style && link == other.link }

  /// Returns the second cell of a wide cluster.
  static func continuation(of lead: Cell) -> Cell {
    Cell(glyph: 0x20, width: 0, style: lead.style, link: lead.link)
  }

  /// The width of the cluster: 1 or 2 cells; 0 if the cell continues the one before it.
  public var width: Int { Int(shape & 3) }

  /// Whether the cell continues the wide cluster before it.
  public var isContinuation: Bool { width == 0 }

  /// Whether terminals differ about the cluster's width.
  var isContested: Bool { shape & Self.contested != 0 }

  /// Whether a terminal may draw the cluster together with the one before it.
  var isClinging: Bool { shape & Self.clinging != 0 }

  var isBlank: Bool { glyph == 0x20 && width == 1 }

  /// Whether the cell equals an erased one, in the terminal's own colours.
  var isErased: Bool { isBlank && link == 0 && !style.isVisibleOnBlank }
}
