import Hanok
import HanokTerminal

/// A list of ten thousand rows, of which it draws those that can be seen.
final class RowsView: View {
  private static let count = 10_000
  var firstRow = 0 { didSet { setNeedsDisplay() } }

  override func draw(in canvas: Canvas) {
    for row in 0..<bounds.size.height {
      let item = (firstRow + row) % Self.count
      canvas.write("\(item)  An item of a long list", at: Point(x: 0, y: row))
    }
  }
}
