/// A character that fills parts of its cell, which terminals draw themselves so that it meets its
/// neighbors: a block, a line, a corner.
///
/// Glyphs of a font have other edges than the cells of a picture.
struct CellShape {
  /// The filled parts, in eighths of the cell from the top left.
  private(set) var parts: [Part] = []
  /// The part of the color that covers the ground.
  private(set) var opacity = 1.0
  /// The ends of a line from the middle of the cell.
  private(set) var arms: Arms = []
  /// Whether the line is heavy.
  private(set) var isHeavy = false
  /// Whether the line turns in a curve.
  private(set) var isRounded = false

  /// A rectangle in eighths of the cell.
  struct Part: Hashable {
    let x, y, width, height: Int
  }

  /// The sides of a cell that a line reaches.
  struct Arms: OptionSet {
    let rawValue: Int

    static let up = Arms(rawValue: 1)
    static let down = Arms(rawValue: 2)
    static let left = Arms(rawValue: 4)
    static let right = Arms(rawValue: 8)
  }

  /// Whether the same shape in the next cell continues it.
  var isContinuous: Bool {
    arms == [.left, .right] || parts.count == 1 && parts[0].x == 0 && parts[0].width == 8
  }

  /// Creates the shape of a cluster, or returns nil for text.
  init?(_ cluster: String) {
    guard cluster.unicodeScalars.count == 1, let scalar = cluster.unicodeScalars.first else {
      return nil
    }
    if let line = Self.lines[scalar] {
      (arms, isHeavy, isRounded) = line
      return
    }
    let code = Int(scalar.value)
    switch code {
    case 0x2580: parts = [Part(x: 0, y: 0, width: 8, height: 4)]
    case 0x2581...0x2588:
      let height = code - 0x2580
      parts = [Part(x: 0, y: 8 - height, width: 8, height: height)]
    case 0x2589...0x258F: parts = [Part(x: 0, y: 0, width: 0x2590 - code, height: 8)]
    case 0x2590: parts = [Part(x: 4, y: 0, width: 4, height: 8)]
    case 0x2591...0x2593:
      parts = [Part(x: 0, y: 0, width: 8, height: 8)]
      opacity = Double(code - 0x2590) / 4
    case 0x2594: parts = [Part(x: 0, y: 0, width: 8, height: 1)]
    case 0x2595: parts = [Part(x: 7, y: 0, width: 1, height: 8)]
    case 0x2596...0x259F: parts = Self.quadrants[code - 0x2596].map { Self.quadrant($0) }
    default: return nil
    }
  }

  /// The quadrants of U+2596 and the characters after it: 0 and 1 are the upper ones from the left.
  private static let quadrants = [
    [2], [3], [0], [0, 2, 3], [0, 3], [0, 1, 2], [0, 1, 3], [1], [1, 2], [1, 2, 3],
  ]

  private static func quadrant(_ index: Int) -> Part {
    Part(x: index % 2 * 4, y: index / 2 * 4, width: 4, height: 4)
  }

  private static let lines: [Unicode.Scalar: (Arms, isHeavy: Bool, isRounded: Bool)] = [
    "─": ([.left, .right], false, false), "━": ([.left, .right], true, false),
    "│": ([.up, .down], false, false), "┃": ([.up, .down], true, false),
    "╭": ([.down, .right], false, true), "╮": ([.down, .left], false, true),
    "╰": ([.up, .right], false, true), "╯": ([.up, .left], false, true),
    "┌": ([.down, .right], false, false), "┐": ([.down, .left], false, false),
    "└": ([.up, .right], false, false), "┘": ([.up, .left], false, false),
    "┏": ([.down, .right], true, false), "┓": ([.down, .left], true, false),
    "┗": ([.up, .right], true, false), "┛": ([.up, .left], true, false),
    "├": ([.up, .down, .right], false, false), "┤": ([.up, .down, .left], false, false),
    "┬": ([.down, .left, .right], false, false), "┴": ([.up, .left, .right], false, false),
    "┼": ([.up, .down, .left, .right], false, false),
  ]
}
