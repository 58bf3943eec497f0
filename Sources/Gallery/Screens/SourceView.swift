import Hanok

/// The lines of a source file: from left to right in any language.
final class SourceView: View {
  private let source: String
  /// The laid out lines, and their width.
  private var layouts: [TextLine] = []
  private var width = -1

  init(_ source: String) {
    self.source = source
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = .verbatim(source)
  }

  override func traitsDidChange() { width = -1 }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let lines = lines(in: proposal.width ?? ProposedSize.largestLength)
    return Size(width: lines.reduce(0) { max($0, $1.width) }, height: lines.count)
  }

  override func draw(in canvas: Canvas) {
    let lines = lines(in: frame.width)
    // Swift is written from the left, on a mirrored screen too.
    for y in canvas.visibleRows(of: 0..<lines.count) {
      canvas.leftToRight.write(lines[y], at: Point(x: 0, y: y))
    }
  }

  private func lines(in width: Int) -> [TextLine] {
    if width == self.width { return layouts }
    self.width = width
    let rules = TextLayout.Rules(
      language: .english, ambiguousWidth: traits?.ambiguousWidth ?? .narrow)
    layouts = source.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      // An empty line has a row, too.
      let text = AttributedText(line.isEmpty ? " " : String(line))
      return TextLayout(text, width: max(1, width), rules: rules).lines
    }
    return layouts
  }
}
