/// A complete list of breaches.
///
/// There is no list of those before a failure: no part is shown as a whole.
public struct BreachList: Hashable, Sendable {
  /// The breaches, in the source's order.
  public let breaches: [Breach]
  /// The size of the downloaded body.
  public let size: ByteCount

  /// Creates a list with the size of its body.
  public init(_ breaches: [Breach], size: ByteCount) {
    self.breaches = breaches
    self.size = size
  }

  /// The number of breaches.
  public var count: RecordCount { RecordCount(breaches.count) }
}
