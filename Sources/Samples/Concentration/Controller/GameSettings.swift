package import ConcentrationModel
package import ConcentrationView

/// All that a game is given from outside: nothing of it is global.
package struct GameSettings {
  /// The number of pairs, one of `Concentration.possiblePairs`.
  package var pairs = 8
  /// The number that decides how cards are shuffled.
  package var seed: UInt64
  /// The pictures at first.
  package var theme = PictureTheme.animals
  /// The clock that times games.
  package var clock: any Clock<Duration> = ContinuousClock()
  /// The object that keeps the best scores.
  package var scores: any ScoreKeeping = ScoreMemory()

  /// Settings of which only the seed has to be chosen.
  package init(seed: UInt64) { self.seed = seed }
}
