/// A round of true or false: the statements in turn, the score, and the player's progress.
///
/// A round without a statement is finished from the start.
public struct Quiz: Hashable, Sendable {
  private let statements: [Statement]
  private var index = 0
  private var isAnswered = false

  /// The number of right answers so far.
  public private(set) var score = 0

  /// Creates a round of statements.
  public init(_ statements: [Statement] = .standard) { self.statements = statements }

  /// The statement to judge, or nil after the last.
  public var statement: Statement? {
    index < statements.count ? statements[index] : nil
  }

  /// The progress of the player: the current question's number, and the number of answered ones.
  public var progress: RoundProgress {
    RoundProgress(
      number: Swift.min(index + 1, statements.count), answered: index + (isAnswered ? 1 : 0),
      count: statements.count)
  }

  /// Whether some of the statements have been answered, but not all.
  public var isUnderway: Bool { 0 < progress.answered && progress.answered < progress.count }

  /// Judges the player's verdict on the current statement, and counts it when it is right.
  ///
  /// The current statement stays: `moveOn()` continues with the next one.
  ///
  /// - Returns: Whether the verdict was right, or nil if the statement has been answered already or
  ///   the round has ended.
  public mutating func answer(_ verdict: Bool) -> Bool? {
    guard let statement, !isAnswered else { return nil }
    isAnswered = true
    let isRight = verdict == statement.isTrue
    if isRight { score += 1 }
    return isRight
  }

  /// Continues with the next statement.
  public mutating func moveOn() {
    if index < statements.count { index += 1 }
    isAnswered = false
  }

  /// Begins another round of the same statements.
  public mutating func restart() { self = Quiz(statements) }
}
