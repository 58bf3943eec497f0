/// How far something is that goes on for a while, for those who look at another window.
public enum WindowProgress: Hashable, Sendable {
  /// The part that is done, from 0 to 1.
  case part(Double)
  /// The part that was done when something went wrong.
  case failed(Double)
  /// It goes on, and nobody knows how long.
  case unknown
}
