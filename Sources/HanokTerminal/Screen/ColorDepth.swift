/// The number of colours of a terminal.
public enum ColorDepth: Int, Hashable, CaseIterable, Comparable, Sendable {
  /// No colours, only attributes.
  case none
  /// The first sixteen colours of the palette.
  case sixteen
  /// The whole palette.
  case palette
  /// Red, green and blue.
  case full

  /// Orders depths with fewer colours first.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
