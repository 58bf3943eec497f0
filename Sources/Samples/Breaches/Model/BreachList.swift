/// A list of breaches that has come whole.
///
/// There is no list of those that came before something failed: nothing partial is shown as whole.
public struct BreachList: Hashable, Sendable {
  /// The breaches, in the source's order.
  public let breaches: [Breach]
  /// The size of the body that they came in.
  public let size: ByteCount

  /// A list, and the size of its body.
  public init(_ breaches: [Breach], size: ByteCount) {
    self.breaches = breaches
    self.size = size
  }

  /// The number of breaches.
  public var count: RecordCount { RecordCount(breaches.count) }
}
