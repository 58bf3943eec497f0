/// The progress of a player in a round.
public struct RoundProgress: Hashable, Sendable {
  /// The current question's number, from 1; 0 in a round without questions.
  public let number: Int
  /// The number of questions that have been answered.
  public let answered: Int
  /// The number of questions in the round.
  public let count: Int

  /// The part of the round that has been answered, from 0 to 1: none of it before the first answer,
  /// and all of it with the last.
  public var fraction: Double { count == 0 ? 1 : Double(answered) / Double(count) }
}
