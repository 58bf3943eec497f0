public import HanokTerminal

/// The size that a superview proposes to a view, in cells; the view derives its size from it.
///
/// Each length is a number of cells or nil, which requests the view's ideal. A proposal of 0
/// requests the minimum, and one of ``largestLength`` the maximum.
///
/// ```
/// superview proposes  ──►  view chooses by sizeThatFits(_:)  ──►  superview places
/// ```
public struct ProposedSize: Hashable, Sendable {
  // In eight bytes, with -1 for nil: containers look up the proposals of many views.
  private var columns: Int32
  private var rows: Int32

  /// The columns; nil requests the ideal width.
  public var width: Int? {
    get { columns < 0 ? nil : Int(columns) }
    set { columns = Self.stored(newValue) }
  }

  /// The rows; nil requests the ideal height.
  public var height: Int? {
    get { rows < 0 ? nil : Int(rows) }
    set { rows = Self.stored(newValue) }
  }

  /// Creates a proposal; lengths are clamped to 0 and ``largestLength``.
  public init(width: Int? = nil, height: Int? = nil) {
    columns = Self.stored(width)
    rows = Self.stored(height)
  }

  private static func stored(_ length: Int?) -> Int32 { length.map { Int32(clamped($0)) } ?? -1 }

  /// Creates a proposal of a size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The proposal that requests the ideal size.
  public static let unspecified = ProposedSize()

  /// The maximum length of a view, in cells: sums of such lengths don't overflow.
  public static let largestLength = 1 << 30

  /// Returns a length clamped to 0 and ``largestLength``.
  public static func clamped(_ length: Int) -> Int { max(0, min(length, largestLength)) }
}

extension Size {
  /// The size clamped to ``ProposedSize/largestLength``.
  public var clamped: Size {
    Size(width: ProposedSize.clamped(width), height: ProposedSize.clamped(height))
  }
}
