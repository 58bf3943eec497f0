/// The limits of a view's length along an axis, in cells, for any content.
public struct LengthLimits: Hashable, Sendable {
  /// The minimum length.
  public var minimum: Int { didSet { minimum = ProposedSize.clamped(minimum) } }
  /// The length without a proposal; nil for that of the content.
  public var ideal: Int? { didSet { ideal = ideal.map(ProposedSize.clamped) } }
  /// The maximum length.
  public var maximum: Int { didSet { maximum = ProposedSize.clamped(maximum) } }

  /// Creates limits, none by default.
  public init(minimum: Int = 0, ideal: Int? = nil, maximum: Int = ProposedSize.largestLength) {
    self.minimum = ProposedSize.clamped(minimum)
    self.ideal = ideal.map(ProposedSize.clamped)
    self.maximum = max(self.minimum, ProposedSize.clamped(maximum))
  }

  /// Returns limits that permit one length.
  public static func exactly(_ length: Int) -> LengthLimits {
    LengthLimits(minimum: length, ideal: length, maximum: length)
  }

  /// No limits.
  public static let none = LengthLimits()

  /// Returns the proposal for the content of a view with these limits.
  package func proposal(_ length: Int?) -> Int? { (length ?? ideal).map(clamped) }

  package func clamped(_ length: Int) -> Int { max(minimum, min(length, maximum)) }
}
