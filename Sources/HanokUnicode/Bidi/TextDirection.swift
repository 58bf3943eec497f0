/// Which way text runs.
public enum TextDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft

  /// The direction of the first strong character, isolates left out (UAX #9, P2 and P3); nil where
  /// there is none.
  public init?(firstStrongIn text: String) {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch BidiClass(of: scalar) {
      case .paragraphSeparator: return nil
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: depth += 1
      case .popDirectionalIsolate: depth = max(depth - 1, 0)
      case .leftToRight where depth == 0:
        self = .leftToRight
        return
      case .rightToLeft where depth == 0, .arabicLetter where depth == 0:
        self = .rightToLeft
        return
      default: break
      }
    }
    return nil
  }
}

extension LanguageTag {
  /// Which way the language is written, by its script or its likely one.
  public var direction: TextDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
