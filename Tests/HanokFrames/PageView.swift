import Hanok
import HanokTerminal

/// A screenful of lines.
final class PageView: View {
  private let lines: [String]
  var frameNumber = 0 { didSet { setNeedsDisplay() } }

  init(_ lines: [String]) {
    self.lines = lines
    super.init()
  }

  override func draw(in canvas: Canvas) {
    let height = bounds.size.height
    for row in 0..<height {
      canvas.write(lines[(row + frameNumber * height) % lines.count], at: Point(x: 0, y: row))
    }
  }
}
