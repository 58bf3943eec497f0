public import HanokTerminal

/// A line between views.
///
/// ```
/// horizontal ────────      vertical │
/// ```
open class Divider: View {
  /// The direction of the line.
  public let axis: StackView.Axis

  /// A line along an axis: a horizontal one parts what lies above it from what lies below.
  public init(_ axis: StackView.Axis = .horizontal) {
    self.axis = axis
    super.init()
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    switch axis {
    case .horizontal: Size(width: proposal.width ?? 1, height: 1)
    case .vertical: Size(width: 1, height: proposal.height ?? 1)
    }
  }

  open override func draw(in canvas: Canvas) {
    guard let traits else { return }
    let style = traits.theme.border
    switch axis {
    case .horizontal:
      let line = String(repeating: traits.symbols.horizontalLine, count: frame.width)
      canvas.write(line, at: .zero, style: style)
    case .vertical:
      for y in 0..<frame.height {
        canvas.write(traits.symbols.verticalLine, at: Point(x: 0, y: y), style: style)
      }
    }
  }
}
