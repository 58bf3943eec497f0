public import HanokTerminal

/// A view that arranges others in a row or a column.
///
/// ```
/// column:  ┌──────┐    row:  ┌──────┬──────┐
///          │ one  │          │ one  │ two  │
///          ├──────┤          └──────┴──────┘
///          │ two  │
///          └──────┘
/// ```
///
/// Each view gets its ideal length, measured at the width that it is drawn at. Views with a
/// ``View/layoutShare`` get the remaining cells. If there is too little room, those of the lowest
/// ``View/layoutPriority`` shrink first, down to their minimum. Views beyond the bounds are
/// clipped: put a stack that may grow into a ``ScrollView``.
open class StackView: View {
  /// The axis of the views.
  public enum Axis: Hashable, Sendable {
    /// In a row, from the leading side.
    case horizontal
    /// In a column, from the top.
    case vertical
  }

  /// The position of views across the axis.
  public enum Alignment: Hashable, Sendable {
    /// The whole width or height.
    case fill
    /// The side where reading begins; in a row, the top.
    case leading
    /// The middle.
    case center
    /// The side where reading ends; in a row, the bottom.
    case trailing
  }

  /// The axis of the views.
  public var axis: Axis {
    didSet {
      guard axis != oldValue else { return }
      setNeedsContentUpdate()
      // The size of a spacer depends on the axis.
      for view in subviews where view is SpacerView { view.setNeedsContentUpdate() }
    }
  }
  /// The empty cells between two views.
  public var spacing: Int {
    didSet {
      spacing = ProposedSize.clamped(spacing)
      if spacing != oldValue { setNeedsContentUpdate() }
    }
  }
  /// The position of views across the axis.
  public var alignment: Alignment {
    didSet { if alignment != oldValue { setNeedsContentUpdate() } }
  }

  /// Creates a stack of views.
  public init(
    _ axis: Axis, spacing: Int = 0, alignment: Alignment = .fill, views: [View] = []
  ) {
    self.axis = axis
    self.spacing = ProposedSize.clamped(spacing)
    self.alignment = alignment
    super.init()
    for view in views { addSubview(view) }
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let margins = layoutMargins
    let views = shownViews
    let offered = ProposedSize(
      width: proposal.width.map { $0 - margins.width },
      height: proposal.height.map { $0 - margins.height })
    let lengths = lengths(of: views, in: offered)
    var across = 0
    for (view, length) in zip(views, lengths) {
      across = max(across, breadth(of: view, length: length, in: offered))
    }
    let size = axis.size(along: lengths.reduce(gaps(views.count), +), across: across)
    return Size(width: size.width + margins.width, height: size.height + margins.height).clamped
  }

  open override func layoutSubviews() {
    let area = layoutArea
    let views = shownViews
    let offered = ProposedSize(area.size)
    let lengths = lengths(of: views, in: offered)
    let all = axis.across(area.size)
    var start = 0
    for (view, length) in zip(views, lengths) {
      let breadth =
        alignment == .fill ? all : min(all, breadth(of: view, length: length, in: offered))
      let room = all - breadth
      let across = alignment == .center ? room / 2 : alignment == .trailing ? room : 0
      let rect = axis.rect(along: start..<start + length, across: across..<across + breadth)
      place(view, at: rect.offset(x: area.minX, y: area.minY))
      start += length + spacing
    }
  }

  private var shownViews: [View] {
    var views: [View] = []
    views.reserveCapacity(subviews.count)
    for view in subviews where !view.isHidden { views.append(view) }
    return views
  }

  private func gaps(_ count: Int) -> Int { spacing * max(0, count - 1) }

  /// Returns the lengths along the axis for a proposal.
  private func lengths(of views: [View], in offered: ProposedSize) -> [Int] {
    // Loops, here and above: a closure on the main actor checks its isolation at each call.
    var items: [LengthDistribution.Item] = []
    items.reserveCapacity(views.count)
    for view in views {
      items.append(
        LengthDistribution.Item(
          length: length(of: view, proposed: nil, in: offered),
          maximum: (axis == .vertical ? view.heightLimits : view.widthLimits).maximum,
          share: view.layoutShare, priority: view.layoutPriority))
    }
    guard let room = axis.along(offered) else { return items.map(\.length) }
    return LengthDistribution(items, room: max(0, room - gaps(views.count))) {
      length(of: views[$0], proposed: 0, in: offered)
    }.lengths
  }

  private func length(
    of view: View, proposed length: Int?, in offered: ProposedSize
  ) -> Int {
    let proposal = axis.proposal(along: length, across: axis.across(offered))
    return axis.along(view.fittingSize(proposal))
  }

  private func breadth(of view: View, length: Int, in offered: ProposedSize) -> Int {
    // The height of a view in a column has no influence on its width: only that is proposed.
    let proposal = axis.proposal(
      along: axis == .vertical ? nil : length, across: axis.across(offered))
    return axis.across(view.fittingSize(proposal))
  }
}

/// The lengths of sizes and rectangles along the axis and across it.
extension StackView.Axis {
  func along(_ size: Size) -> Int { self == .horizontal ? size.width : size.height }
  func across(_ size: Size) -> Int { self == .horizontal ? size.height : size.width }
  func along(_ size: ProposedSize) -> Int? { self == .horizontal ? size.width : size.height }
  func across(_ size: ProposedSize) -> Int? { self == .horizontal ? size.height : size.width }

  func size(along: Int, across: Int) -> Size {
    self == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
  }

  func proposal(along: Int?, across: Int?) -> ProposedSize {
    self == .horizontal
      ? ProposedSize(width: along, height: across) : ProposedSize(width: across, height: along)
  }

  func rect(along: Range<Int>, across: Range<Int>) -> Rect {
    let (columns, rows) = self == .horizontal ? (along, across) : (across, along)
    return Rect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}
