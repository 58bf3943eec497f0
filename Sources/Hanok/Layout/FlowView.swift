public import HanokTerminal

/// A row of views that wraps: a view that doesn't fit goes to the next line.
///
/// ```
/// wide:    [ T True ]   [ F False ]        narrow:   [ T True ]
///                                                    [ F False ]
/// ```
///
/// Each view gets its ideal width, or the whole width if that is less. The row's minimum width is
/// that of its widest view.
open class FlowView: View {
  /// The empty cells between two views of a line.
  public var spacing: Int {
    didSet {
      spacing = ProposedSize.clamped(spacing)
      if spacing != oldValue { setNeedsContentUpdate() }
    }
  }
  /// The empty rows between two lines.
  public var lineSpacing: Int {
    didSet {
      lineSpacing = ProposedSize.clamped(lineSpacing)
      if lineSpacing != oldValue { setNeedsContentUpdate() }
    }
  }
  /// The alignment of a line in the width; `.fill` is the same as `.leading`.
  public var alignment: StackView.Alignment {
    didSet { if alignment != oldValue { setNeedsContentUpdate() } }
  }

  /// Creates a row of views.
  public init(
    spacing: Int = 1, lineSpacing: Int = 0, alignment: StackView.Alignment = .leading,
    views: [View] = []
  ) {
    self.spacing = ProposedSize.clamped(spacing)
    self.lineSpacing = ProposedSize.clamped(lineSpacing)
    self.alignment = alignment
    super.init()
    for view in views { addSubview(view) }
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width.map { max(0, $0 - layoutMargins.width) }
    let lines = lines(in: width ?? ProposedSize.largestLength)
    let height = lines.reduce(lineSpacing * max(0, lines.count - 1)) { $0 + $1.size.height }
    return Size(
      width: (lines.map(\.size.width).max() ?? 0) + layoutMargins.width,
      height: height + layoutMargins.height)
  }

  open override func layoutSubviews() {
    let area = layoutArea
    var y = area.minY
    for line in lines(in: area.width) {
      let room = max(0, area.width - line.size.width)
      var x =
        switch alignment {
        case .fill, .leading: area.minX
        case .center: area.minX + room / 2
        case .trailing: area.minX + room
        }
      for (view, size) in line.views {
        let width = min(size.width, area.width)
        place(view, at: Rect(x: x, y: y, width: width, height: size.height))
        x += width + spacing
      }
      y += line.size.height + lineSpacing
    }
  }

  private struct Line {
    var views: [(view: View, size: Size)] = []
    var size = Size.zero
  }

  private func lines(in width: Int) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    for view in subviews where !view.isHidden {
      var size = view.fittingSize(.unspecified)
      if size.width > width { size = view.fittingSize(ProposedSize(width: width)) }
      if !line.views.isEmpty, line.size.width + spacing + size.width > width {
        lines.append(line)
        line = Line()
      }
      line.size.width += (line.views.isEmpty ? 0 : spacing) + size.width
      line.size.height = max(line.size.height, size.height)
      line.views.append((view, size))
    }
    return line.views.isEmpty ? lines : lines + [line]
  }
}
