/// The empty cells at the edges of a view.
///
/// Leading is left, or right in Arabic.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The rows at the top.
  public var top: Int { didSet { top = ProposedSize.clamped(top) } }
  /// The columns at the side where reading begins.
  public var leading: Int { didSet { leading = ProposedSize.clamped(leading) } }
  /// The rows at the bottom.
  public var bottom: Int { didSet { bottom = ProposedSize.clamped(bottom) } }
  /// The columns at the side where reading ends.
  public var trailing: Int { didSet { trailing = ProposedSize.clamped(trailing) } }

  /// Creates insets, empty by default.
  public init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.top = ProposedSize.clamped(top)
    self.leading = ProposedSize.clamped(leading)
    self.bottom = ProposedSize.clamped(bottom)
    self.trailing = ProposedSize.clamped(trailing)
  }

  /// Creates insets with the same columns at both sides, and the same rows at the top and bottom.
  public init(x: Int, y: Int) { self.init(top: y, leading: x, bottom: y, trailing: x) }

  /// No insets.
  public static let zero = DirectionalEdgeInsets()

  /// The columns of both sides.
  public var width: Int { leading + trailing }
  /// The rows of the top and bottom.
  public var height: Int { top + bottom }
}
