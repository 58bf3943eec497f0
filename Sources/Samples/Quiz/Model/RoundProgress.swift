/// The progress of a player in a round.
public struct RoundProgress: Hashable, Sendable {
  /// The current question's number, from 1; 0 in a round without questions.
  public let number: Int
  /// The number of questions in the round.
  public let count: Int

  /// The part of the round that has been reached, from 0 to 1.
  public var fraction: Double { count == 0 ? 1 : Double(number) / Double(count) }
}
