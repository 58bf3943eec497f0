package import ConcentrationModel
package import ConcentrationView

/// The dependencies of a game: none of them is global.
package struct GameSettings {
  /// The number of pairs, one of `Concentration.possiblePairs`.
  package var pairs = 8
  /// The seed of the shuffling.
  package var seed: UInt64
  /// The initial pictures.
  package var theme = PictureTheme.animals
  /// The clock that times games.
  package var clock: any Clock<Duration> = ContinuousClock()
  /// The object that stores the best scores.
  package var scores: any ScoreKeeping = ScoreMemory()

  /// Creates settings with a seed and default values.
  package init(seed: UInt64) { self.seed = seed }
}
