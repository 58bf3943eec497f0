/// The progress of a player in a round.
public struct RoundProgress: Hashable, Sendable {
  /// The current question's number, from 1; 0 in a round without questions.
  public let number: Int
  /// The number of questions that have been answered.
  public let answered: Int
  /// The number of questions in the round.
  public let count: Int

  /// The answered part of the round, from 0 before the first answer to 1 after the last.
  public var fraction: Double { count == 0 ? 1 : Double(answered) / Double(count) }
}
