/// Stores the best scores, independently of the game.
///
/// It is for objects: all owners of one see the scores that any of them has added.
public protocol ScoreKeeping: AnyObject {
  /// The best scores so far.
  var scores: BestScores { get }

  /// Adds a result.
  ///
  /// - Returns: Its index among those with the same number of pairs, or nil if others are better.
  /// - Throws: The reason why it is in ``scores``, but not stored for later runs.
  func add(_ result: GameResult) throws(ScoreKeepingError) -> Int?
}

/// The reason why scores can't be read or stored, with the file.
public struct ScoreKeepingError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Reason: Hashable, Sendable {
    /// The file can't be read, or isn't a file.
    case unreadable
    /// The content of the file isn't scores.
    case damaged
    /// The file isn't writable.
    case readOnly
    /// The file can't be written: there is no space, or no such folder.
    case unwritable
  }

  /// The reason.
  public let reason: Reason
  /// The path of the file.
  public let path: String

  /// Creates an error of a file.
  public init(_ reason: Reason, path: String) {
    self.reason = reason
    self.path = path
  }
}

/// Stores scores while the program runs.
public final class ScoreMemory: ScoreKeeping {
  /// The best scores so far.
  public private(set) var scores: BestScores

  /// Creates a memory with initial scores.
  public init(_ scores: BestScores = BestScores()) { self.scores = scores }

  /// Adds a result.
  public func add(_ result: GameResult) -> Int? { scores.add(result) }
}
