public import HanokTerminal

/// A view that arranges others in rows and columns: row by row, in the order of the subviews.
///
/// ```
/// Name      ______________     .fitting, .share(1)
/// Birthday  ______________
/// ```
///
/// A row is as high as the highest of its views. A hidden view leaves its cell empty.
open class GridView: View {
  /// The width of a column.
  public enum Column: Hashable, Sendable {
    /// A number of cells.
    case fixed(Int)
    /// The widest ideal width in the column; it shrinks if there is too little room.
    case fitting
    /// Like `fitting`, plus a share of the remaining width.
    case share(Int)
  }

  /// The columns, from the leading side.
  public var columns: [Column] { didSet { if columns != oldValue { setNeedsContentUpdate() } } }
  /// The empty cells between two columns.
  public var columnSpacing: Int {
    didSet {
      columnSpacing = ProposedSize.clamped(columnSpacing)
      if columnSpacing != oldValue { setNeedsContentUpdate() }
    }
  }
  /// The empty rows between two rows.
  public var rowSpacing: Int {
    didSet {
      rowSpacing = ProposedSize.clamped(rowSpacing)
      if rowSpacing != oldValue { setNeedsContentUpdate() }
    }
  }

  /// Creates a grid of views.
  public init(
    _ columns: [Column], columnSpacing: Int = 1, rowSpacing: Int = 0, views: [View] = []
  ) {
    self.columns = columns
    self.columnSpacing = ProposedSize.clamped(columnSpacing)
    self.rowSpacing = ProposedSize.clamped(rowSpacing)
    super.init()
    for view in views { addSubview(view) }
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let widths = widths(in: proposal.width.map { $0 - layoutMargins.width })
    let heights = heights(widths)
    return Size(
      width: widths.reduce(gaps, +) + layoutMargins.width,
      height: heights.reduce(rowSpacing * max(0, heights.count - 1), +) + layoutMargins.height
    ).clamped
  }

  open override func layoutSubviews() {
    let area = layoutArea
    let widths = widths(in: area.width)
    var y = area.minY
    for (row, height) in heights(widths).enumerated() {
      var x = area.minX
      for (column, width) in widths.enumerated() {
        let index = row * columns.count + column
        if index < subviews.count {
          place(subviews[index], at: Rect(x: x, y: y, width: width, height: height))
        }
        x += width + columnSpacing
      }
      y += height + rowSpacing
    }
  }

  private var gaps: Int { columnSpacing * max(0, columns.count - 1) }

  /// Returns the width of the widest view in a column, for a proposal.
  private func width(ofColumn column: Int, _ proposal: ProposedSize) -> Int {
    stride(from: column, to: subviews.count, by: columns.count).map { subviews[$0] }
      .filter { !$0.isHidden }.map { $0.fittingSize(proposal).width }.max() ?? 0
  }

  private func widths(in room: Int?) -> [Int] {
    let items = columns.enumerated().map { index, column in
      switch column {
      case .fixed(let width):
        LengthDistribution.Item(length: ProposedSize.clamped(width), priority: 1)
      case .fitting: LengthDistribution.Item(length: width(ofColumn: index, .unspecified))
      case .share(let share):
        LengthDistribution.Item(length: width(ofColumn: index, .unspecified), share: share)
      }
    }
    guard let room else { return items.map(\.length) }
    return LengthDistribution(items, room: max(0, room - gaps)) { index in
      width(ofColumn: index, ProposedSize(width: 0))
    }.lengths
  }

  private func heights(_ widths: [Int]) -> [Int] {
    guard !columns.isEmpty else { return [] }
    return stride(from: 0, to: subviews.count, by: columns.count).map { start in
      zip(subviews[start...], widths).reduce(0) { height, cell in
        cell.0.isHidden
          ? height : max(height, cell.0.fittingSize(ProposedSize(width: cell.1)).height)
      }
    }
  }
}
