import ConcentrationModel
import ConcentrationView
import Hanok

/// The texts of the model for several screens.
extension Message {
  /// Returns a time as on a clock.
  static func time(_ seconds: Int) -> Message {
    .Concentration.time(minutes: seconds / 60, seconds: seconds % 60)
  }

  /// Returns a time for reading aloud.
  static func spokenTime(_ seconds: Int) -> Message {
    .Concentration.timeSpoken(minutes: seconds / 60, seconds: seconds % 60)
  }

  /// Returns the reason why a score isn't stored.
  static func unkept(_ error: ScoreKeepingError) -> Message {
    switch error.reason {
    case .unreadable: .Concentration.unkeptUnreadable(path: error.path)
    case .damaged: .Concentration.unkeptDamaged(path: error.path)
    case .readOnly: .Concentration.unkeptReadOnly(path: error.path)
    case .unwritable: .Concentration.unkeptUnwritable(path: error.path)
    }
  }
}
