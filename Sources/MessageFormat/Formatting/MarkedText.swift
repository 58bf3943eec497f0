/// The text of a formatted message and the positions of its tags, for building attributed text.
public struct MarkedText: Hashable, Sendable {
  /// A tag and its position.
  public struct Mark: Hashable, Sendable {
    /// The offset in the text, in UTF-8 bytes.
    public var offset: Int
    /// The tag.
    public var tag: MarkupPart

    /// Creates a mark.
    public init(_ tag: MarkupPart, at offset: Int) {
      self.tag = tag
      self.offset = offset
    }
  }

  /// The text.
  public var text: String
  /// The tags in order.
  public var marks: [Mark]
  /// The errors; the text has a fallback for each of them.
  public var errors: [MessageError]

  /// Creates a text with tags.
  public init(_ text: String, marks: [Mark] = [], errors: [MessageError] = []) {
    self.text = text
    self.marks = marks
    self.errors = errors
  }
}

/// The isolation of values from the direction of the text around them.
public enum BidiIsolation: Sendable {
  /// Isolates around each value (MessageFormat 2, Default Bidi Strategy).
  ///
  /// Each value is isolated by itself, and the text between two values has the direction of the
  /// message. So the parts of `{$minutes}:{$seconds}` run from right to left in Arabic, where a
  /// time is written from left to right like a number. Only the message knows that its values are
  /// one number: it needs an isolate of its own, `\u2066{$minutes}:{$seconds}\u2069`.
  case `default`
  /// No isolation, for screens that order the text themselves.
  case none
}

extension BidiIsolation {
  /// The control that ends an isolate.
  static let end = "\u{2069}"

  /// Returns the control that begins the isolate of a value, or nil if it needs none.
  ///
  /// - Parameter isAsked: Whether `u:dir` asks for isolation.
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
