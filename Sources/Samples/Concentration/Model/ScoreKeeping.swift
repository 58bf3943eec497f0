/// Keeps the best scores; the game doesn't know where.
///
/// It is for objects: all who have one see the scores that any of them has added.
public protocol ScoreKeeping: AnyObject {
  /// The best scores so far.
  var scores: BestScores { get }

  /// Takes a result in.
  ///
  /// - Returns: Its index among those of as many pairs; nil where others are better.
  /// - Throws: The reason why it is in ``scores``, but won't be there in another run.
  func add(_ result: GameResult) throws(ScoreKeepingError) -> Int?
}

/// The reason why scores can't be read or kept, and the file in question.
public struct ScoreKeepingError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Reason: Hashable, Sendable {
    /// The file can't be read, or is none.
    case unreadable
    /// The file holds something else than scores.
    case damaged
    /// The file may not be written.
    case readOnly
    /// The file could not be written: there is no room, or no such folder.
    case unwritable
  }

  /// The reason.
  public let reason: Reason
  /// The path of the file.
  public let path: String

  /// A reason, and the file in question.
  public init(_ reason: Reason, path: String) {
    self.reason = reason
    self.path = path
  }
}

/// Keeps scores as long as the program runs.
public final class ScoreMemory: ScoreKeeping {
  /// The best scores so far.
  public private(set) var scores: BestScores

  /// A memory that begins with some scores.
  public init(_ scores: BestScores = BestScores()) { self.scores = scores }

  /// Takes a result in.
  public func add(_ result: GameResult) -> Int? { scores.add(result) }
}
