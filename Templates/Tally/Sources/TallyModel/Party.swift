/// A party that guests join and leave.
public struct Party: Hashable, Sendable {
  /// The number of guests.
  public private(set) var guests = 0

  /// Creates a party without guests.
  public init() {}

  /// Adds a guest.
  public mutating func add() { guests += 1 }

  /// Removes a guest, if there is one.
  public mutating func remove() { guests = max(0, guests - 1) }
}
