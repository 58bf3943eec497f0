public import HanokLocalization

/// A column of a table: its title, its width and what happens where there is little room.
public struct TableColumn {
  /// The width of a column.
  public enum Width {
    /// So many cells.
    case fixed(Int)
    /// As wide as the widest of its cells that was seen, down to a least width where there is little
    /// room; without one, the column is left out before a cell is cut.
    case fitting(minimum: Int? = nil, maximum: Int = .max)
    /// A share of the cells that are left, and at least so many.
    case share(Int = 1, minimum: Int = 8)
  }

  /// The side at which the cells of a column begin.
  public enum Alignment: Hashable, Sendable {
    /// The side on which reading begins.
    case leading
    /// In the middle.
    case center
    /// The side on which reading ends.
    case trailing
    /// At the right, in languages written from right to left too: digits run to the right everywhere,
    /// so that there ones are below ones.
    case numeric
  }

  /// The words above the column; nil for none.
  public var title: Message?
  /// The width, in cells.
  public var width: Width
  /// The side at which the cells begin; `.numeric` for numbers.
  public var alignment: Alignment
  /// The columns with the lowest priority are left out first where there is too little room.
  public var priority: Int
  /// Whether a click on the title, or the key for it, asks for rows in the order of this column.
  public var isSortable: Bool

  /// A column.
  public init(
    _ title: Message? = nil, width: Width = .share(), alignment: Alignment = .leading,
    priority: Int = 0, isSortable: Bool = false
  ) {
    self.title = title
    self.width = width
    self.alignment = alignment
    self.priority = priority
    self.isSortable = isSortable
  }
}

extension TableColumn {
  /// The side at which the cells begin, counted in the direction of reading.
  func side(isRightToLeft: Bool) -> Label.Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .numeric: isRightToLeft ? .leading : .trailing
    }
  }
}

/// The column by which the rows of a table are in order, and the direction.
public nonisolated struct TableSortOrder: Hashable, Sendable {
  /// The number of the column, from 0.
  public var column: Int
  /// Whether the least comes first.
  public var isAscending: Bool

  /// An order.
  public init(column: Int, isAscending: Bool = true) {
    self.column = column
    self.isAscending = isAscending
  }
}
