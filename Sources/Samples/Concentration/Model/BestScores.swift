/// The result of a game.
public struct GameResult: Hashable, Codable, Sendable {
  /// The number of pairs.
  public let pairs: Int
  /// The points.
  public let score: Int
  /// The number of cards that were turned up.
  public let flips: Int
  /// The time in whole seconds.
  public let seconds: Int

  /// Creates a result.
  public init(pairs: Int, score: Int, flips: Int, seconds: Int) {
    self.pairs = pairs
    self.score = score
    self.flips = flips
    self.seconds = seconds
  }

  /// Whether the result is better than another: by points, then by time, then by flips.
  func isBetter(than other: GameResult) -> Bool {
    (-score, seconds, flips) < (-other.score, other.seconds, other.flips)
  }
}

/// The best results of games, separately for each number of pairs.
public struct BestScores: Hashable, Codable, Sendable {
  /// The number of results that are stored for each number of pairs.
  public static let length = 5

  private var results: [GameResult] = []

  /// Creates an empty list.
  public init() {}

  /// Returns the results of games with a number of pairs, the best first.
  public func results(pairs: Int) -> [GameResult] { results.filter { $0.pairs == pairs } }

  /// Adds a result if it is one of the best.
  ///
  /// - Returns: Its index among ``results(pairs:)``, or nil if others are better. Of two equal
  ///   ones, the earlier is before the other.
  @discardableResult
  public mutating func add(_ result: GameResult) -> Int? {
    var best = results(pairs: result.pairs)
    let place = best.firstIndex { result.isBetter(than: $0) } ?? best.count
    guard place < Self.length else { return nil }
    best.insert(result, at: place)
    results.removeAll { $0.pairs == result.pairs }
    results += best.prefix(Self.length)
    return place
  }

  /// Reads results, in any order and any number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    for result in try container.decode([GameResult].self, forKey: .results) { add(result) }
  }
}
