public import HanokTerminal

/// The room that a superview proposes to a view, in cells; the view chooses its size by it.
///
/// Each length is a number of cells or nil, which asks for the view's ideal. A proposal of 0 asks
/// for the minimum, and one of ``largestLength`` for the maximum.
///
/// ```
/// superview proposes  ──►  view chooses by sizeThatFits(_:)  ──►  superview places
/// ```
public nonisolated struct ProposedSize: Hashable, Sendable {
  // In eight bytes, -1 for nil: containers look up what each of many views was proposed.
  private var columns: Int32
  private var rows: Int32

  /// The columns; nil asks for the ideal width.
  public var width: Int? {
    get { columns < 0 ? nil : Int(columns) }
    set { columns = Self.stored(newValue) }
  }

  /// The rows; nil asks for the ideal height.
  public var height: Int? {
    get { rows < 0 ? nil : Int(rows) }
    set { rows = Self.stored(newValue) }
  }

  /// A proposal; lengths are clamped to 0 and ``largestLength``.
  public init(width: Int? = nil, height: Int? = nil) {
    columns = Self.stored(width)
    rows = Self.stored(height)
  }

  private static func stored(_ length: Int?) -> Int32 { length.map { Int32(clamped($0)) } ?? -1 }

  /// A proposal of exactly a size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The proposal that asks for the ideal size.
  public static let unspecified = ProposedSize()

  /// The largest length of a view, in cells: sums of such lengths don't overflow.
  public static let largestLength = 1 << 30

  /// The length without what is below 0 or above ``largestLength``.
  public static func clamped(_ length: Int) -> Int { max(0, min(length, largestLength)) }
}

nonisolated extension Size {
  /// The size without what is above ``ProposedSize/largestLength``.
  public var clamped: Size {
    Size(width: ProposedSize.clamped(width), height: ProposedSize.clamped(height))
  }
}
