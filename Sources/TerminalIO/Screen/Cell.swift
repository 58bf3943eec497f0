/// A cell of a screen: plain data of 16 bytes.
///
/// A wide cluster stands in two cells: the first holds it, the second continues it.
///
/// ```
/// 한글a    →    [한][·][글][·][a]
/// ```
public struct Cell: Hashable, Sendable {
  /// A scalar's value, or the complement of an index into the screen's table of clusters.
  var glyph: Int32
  /// The colours and attributes.
  public var style: Style
  /// How many cells the cluster takes: 1 or 2; 0 where the cell continues the one before it.
  public var width: UInt8

  init(glyph: Int32, width: UInt8, style: Style) {
    self.glyph = glyph
    self.width = width
    self.style = style
  }

  /// An empty cell.
  static func blank(_ style: Style) -> Cell { Cell(glyph: 0x20, width: 1, style: style) }

  /// The second cell of a wide cluster.
  static func continuation(_ style: Style) -> Cell { Cell(glyph: 0x20, width: 0, style: style) }

  /// Whether the cell continues the wide cluster before it.
  public var isContinuation: Bool { width == 0 }

  var isBlank: Bool { glyph == 0x20 && width == 1 }
}
