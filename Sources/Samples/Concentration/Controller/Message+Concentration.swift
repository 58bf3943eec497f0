import ConcentrationModel
import ConcentrationView
import Hanok

/// What several screens say of the model.
extension Message {
  /// A time as on a clock.
  static func time(_ seconds: Int) -> Message {
    .Concentration.time(minutes: seconds / 60, seconds: seconds % 60)
  }

  /// A time as it is read aloud.
  static func spokenTime(_ seconds: Int) -> Message {
    .Concentration.timeSpoken(minutes: seconds / 60, seconds: seconds % 60)
  }

  /// The reason why a score isn't kept.
  static func unkept(_ error: ScoreKeepingError) -> Message {
    switch error.reason {
    case .unreadable: .Concentration.unkeptUnreadable(path: error.path)
    case .damaged: .Concentration.unkeptDamaged(path: error.path)
    case .readOnly: .Concentration.unkeptReadOnly(path: error.path)
    case .unwritable: .Concentration.unkeptUnwritable(path: error.path)
    }
  }
}
