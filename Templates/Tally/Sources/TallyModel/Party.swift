/// A party that guests come to and leave.
public struct Party: Hashable, Sendable {
  /// The number of guests who are here.
  public private(set) var guests = 0

  /// A party before the first guest.
  public init() {}

  /// Adds a guest.
  public mutating func add() { guests += 1 }

  /// Removes a guest, if there is one.
  public mutating func remove() { guests = max(0, guests - 1) }
}
