public import HanokLocalization
public import HanokTerminal

/// A column of a table: its title, its width and its priority.
public struct TableColumn {
  /// The width of a column.
  public enum Width {
    /// A number of cells.
    case fixed(Int)
    /// As wide as its widest visible cell so far, down to a minimum if there is little room.
    ///
    /// Without a minimum, the column is omitted before a cell is truncated.
    case fitting(minimum: Int? = nil, maximum: Int = .max)
    /// A share of the remaining cells, and at least a minimum.
    case share(Int = 1, minimum: Int = 8)
  }

  /// The alignment of a column's cells.
  public enum Alignment: Hashable, Sendable {
    /// The side where reading begins.
    case leading
    /// The middle.
    case center
    /// The side where reading ends.
    case trailing
    /// The right side, also in right-to-left languages.
    ///
    /// Digits are written from left to right in all languages, so that ones are below ones there.
    case numeric
  }

  /// The title above the column; nil for none.
  public var title: Message?
  /// The width, in cells.
  public var width: Width
  /// The alignment of the cells; `.numeric` for numbers.
  public var alignment: Alignment
  /// The priority: columns with the lowest are omitted first if there is too little room.
  public var priority: Int
  /// Whether a click on the title, or the key for it, sorts the rows by this column.
  public var isSortable: Bool
  /// The theme's style of cells in rows without a style; nil for plain text.
  ///
  /// A selected row has one style in all columns.
  public var style: KeyPath<Theme, Style>?

  /// Creates a column.
  public init(
    _ title: Message? = nil, width: Width = .share(), alignment: Alignment = .leading,
    priority: Int = 0, isSortable: Bool = false, style: KeyPath<Theme, Style>? = nil
  ) {
    self.title = title
    self.width = width
    self.alignment = alignment
    self.priority = priority
    self.isSortable = isSortable
    self.style = style
  }
}

extension TableColumn {
  /// Returns the alignment of the cells in the direction of reading.
  func side(in traits: Traits) -> Label.Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .numeric: traits.isRightToLeft ? .leading : .trailing
    }
  }
}

/// The column by which the rows of a table are sorted, and the direction.
public nonisolated struct TableSortOrder: Hashable, Sendable {
  /// The index of the column.
  public var column: Int
  /// Whether the order is ascending.
  public var isAscending: Bool

  /// Creates an order.
  public init(column: Int, isAscending: Bool = true) {
    self.column = column
    self.isAscending = isAscending
  }
}
