package import Hanok

/// The frames of cards in a grid: as large as possible, in rows of one length if possible.
///
/// ```
/// ╭──────╮ ╭──────╮      ╭────╮ ╭────╮      [ ·· ]  [ ·· ]      [··] [··]
/// │······│ │      │      │····│ │ 🐱 │
/// │······│ │  🐱  │      ╰────╯ ╰────╯      [ 🐱 ]  [ ·· ]      [🐱] [··]
/// │······│ │      │
/// ╰──────╯ ╰──────╯
/// ```
package struct CardLayout: Hashable {
  /// The size of a card.
  package let cardSize: Size
  /// The number of cards in a row.
  package let columns: Int
  /// The number of cards.
  package let count: Int
  private let spacing: Size

  private struct Shape {
    let size: Size
    let spacing: Size
  }

  /// The shapes, from the preferred one to the smallest.
  private static let shapes = [
    Shape(size: Size(width: 8, height: 5), spacing: Size(width: 1, height: 0)),
    Shape(size: Size(width: 6, height: 3), spacing: Size(width: 1, height: 0)),
    Shape(size: Size(width: 6, height: 1), spacing: Size(width: 2, height: 1)),
    Shape(size: Size(width: 6, height: 1), spacing: Size(width: 1, height: 0)),
    Shape(size: Size(width: 4, height: 1), spacing: Size(width: 1, height: 0)),
  ]

  /// Arranges cards in a room; if even the smallest don't fit, the grid is higher.
  package init(count: Int, in room: Size) {
    for shape in Self.shapes {
      let fitting = (1...max(1, count)).map { Self(shape, columns: $0, count: count) }
        .filter { $0.size.width <= room.width && $0.size.height <= room.height }
      if let best = fitting.min(by: { $0.badness < $1.badness }) {
        self = best
        return
      }
    }
    let last = Self.shapes[Self.shapes.count - 1]
    let pitch = last.size.width + last.spacing.width
    let columns = (room.width + last.spacing.width) / pitch
    self.init(last, columns: max(1, min(columns, count)), count: count)
  }

  private init(_ shape: Shape, columns: Int, count: Int) {
    self.columns = columns
    self.count = count
    cardSize = shape.size
    spacing = shape.spacing
  }

  private var rows: Int { (count + columns - 1) / columns }

  /// The number of empty cells in the last row, then the grid's difference from a square.
  ///
  /// A row is as high as two columns are wide.
  private var badness: (Int, Int) {
    (columns * rows - count, abs(size.width - 2 * size.height))
  }

  /// The size of the grid.
  package var size: Size {
    Size(
      width: columns * (cardSize.width + spacing.width) - spacing.width,
      height: max(0, rows * (cardSize.height + spacing.height) - spacing.height))
  }

  /// The frames of the cards, from the leading side.
  package var frames: [Rect] {
    (0..<count).map { index in
      Rect(
        x: index % columns * (cardSize.width + spacing.width),
        y: index / columns * (cardSize.height + spacing.height),
        width: cardSize.width, height: cardSize.height)
    }
  }
}
