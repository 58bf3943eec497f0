/// The limits of a view's length along an axis, in cells, whatever its content asks for.
public nonisolated struct LengthLimits: Hashable, Sendable {
  /// The least length.
  public var minimum: Int { didSet { minimum = ProposedSize.clamped(minimum) } }
  /// The length where none is proposed; nil leaves it to the content.
  public var ideal: Int? { didSet { ideal = ideal.map(ProposedSize.clamped) } }
  /// The greatest length.
  public var maximum: Int { didSet { maximum = ProposedSize.clamped(maximum) } }

  /// Limits; by themselves none.
  public init(minimum: Int = 0, ideal: Int? = nil, maximum: Int = ProposedSize.largestLength) {
    self.minimum = ProposedSize.clamped(minimum)
    self.ideal = ideal.map(ProposedSize.clamped)
    self.maximum = max(self.minimum, ProposedSize.clamped(maximum))
  }

  /// Limits that leave one length.
  public static func exactly(_ length: Int) -> LengthLimits {
    LengthLimits(minimum: length, ideal: length, maximum: length)
  }

  /// No limits.
  public static let none = LengthLimits()

  /// The proposal for the content of a view with these limits.
  func proposal(_ length: Int?) -> Int? { (length ?? ideal).map(clamped) }

  /// A length within the limits.
  func clamped(_ length: Int) -> Int { max(minimum, min(length, maximum)) }
}
