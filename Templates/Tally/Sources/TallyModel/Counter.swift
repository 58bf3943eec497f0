/// A number that goes up and down by one, never below zero.
public struct Counter: Hashable, Sendable {
  /// The number.
  public private(set) var count = 0

  /// Creates a counter at zero.
  public init() {}

  /// Adds one.
  public mutating func increment() { count += 1 }

  /// Subtracts one, unless the number is zero.
  public mutating func decrement() { count = max(0, count - 1) }
}
