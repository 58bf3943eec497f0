/// The text of a formatted message, and where its tags stand, for building attributed text.
public struct MarkedText: Hashable, Sendable {
  /// A tag, and its place.
  public struct Mark: Hashable, Sendable {
    /// The place in the text, in UTF-8 bytes.
    public var offset: Int
    /// The tag.
    public var tag: MarkupPart

    /// A tag at a place.
    public init(_ tag: MarkupPart, at offset: Int) {
      self.tag = tag
      self.offset = offset
    }
  }

  /// The text.
  public var text: String
  /// The tags in their order.
  public var marks: [Mark]
  /// The errors: wherever there is one, the text holds a fallback.
  public var errors: [MessageError]

  /// Text with tags.
  public init(_ text: String, marks: [Mark] = [], errors: [MessageError] = []) {
    self.text = text
    self.marks = marks
    self.errors = errors
  }
}

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
