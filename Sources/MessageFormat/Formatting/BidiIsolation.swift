/// How a value is kept from disturbing the order of the text around it.
public enum BidiIsolation: Sendable {
  /// By isolates around the value (MessageFormat 2, Default Bidi Strategy).
  ///
  /// Each value is isolated by itself, and what is between two of them runs as the message does. So the
  /// parts of `{$minutes}:{$seconds}` come from right to left in Arabic, where a time is written from
  /// left to right as a number is. Only the message knows that its values are one number: it says so by
  /// an isolate of its own, `\u2066{$minutes}:{$seconds}\u2069`.
  case `default`
  /// Not at all: for a screen that orders text by itself.
  case none
}

extension BidiIsolation {
  /// The control that ends an isolate.
  static let end = "\u{2069}"

  /// The control that begins the isolation of a value; nil where it needs none.
  ///
  /// - Parameter isAsked: Whether `u:dir` asked for isolation.
  func isolate(
    of value: ValueDirection, in message: ValueDirection, isAsked: Bool = false
  ) -> String? {
    if self == .none { return nil }
    return switch value {
    case .leftToRight where message == .leftToRight && !isAsked: nil
    case .leftToRight: "\u{2066}"
    case .rightToLeft: "\u{2067}"
    case .unknown: "\u{2068}"
    }
  }
}
