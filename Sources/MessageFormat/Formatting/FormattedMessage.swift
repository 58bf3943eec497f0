/// A message as it was formatted, with what went wrong on the way.
public struct FormattedMessage: Hashable, Sendable {
  /// The parts in their order.
  public var parts: [MessagePart]
  /// The errors: wherever there is one, the text holds a fallback.
  public var errors: [MessageError]

  /// Puts parts together.
  public init(parts: [MessagePart], errors: [MessageError]) {
    self.parts = parts
    self.errors = errors
  }

  /// The text, in which markup leaves no trace.
  public var text: String {
    var text = ""
    for part in parts {
      switch part {
      case .text(let part), .bidiIsolation(let part): text += part
      case .value(let part): text += part.text
      case .fallback(let source): text += "{\(source)}"
      case .markup: break
      }
    }
    return text
  }
}

/// A part of a formatted message, for building attributed text.
public enum MessagePart: Hashable, Sendable {
  /// Text of the message itself.
  case text(String)
  /// A placeholder's formatted value.
  case value(ValuePart)
  /// A tag.
  case markup(MarkupPart)
  /// An isolate or the end of one, around a value: U+2066 to U+2069.
  case bidiIsolation(String)
  /// What stands for an expression that failed, without its braces.
  case fallback(source: String)
}

/// A placeholder's formatted value.
public struct ValuePart: Hashable, Sendable {
  /// The kind of value: `string`, `number`.
  public var type: String
  /// How the placeholder stands in fallback text: `$name`.
  public var source: String
  /// The formatted text.
  public var text: String
  /// What the text is made of; empty where it is of one piece.
  public var fields: [ValueField] = []
  /// Its direction.
  public var direction: ValueDirection
  /// The id that `u:id` gave.
  public var id: String?
}

/// A tag, its options resolved.
public struct MarkupPart: Hashable, Sendable {
  /// Whether the tag begins something, ends it, or stands alone.
  public var kind: MessageModel.Markup.Kind
  /// The tag's name.
  public var name: String
  /// Its options, as text.
  public var options: [String: String]
  /// The id that `u:id` gave.
  public var id: String?
}

/// A piece of a formatted value: in `$1,234.50` the sign of the currency, integers, a separator of
/// groups, a decimal point and a fraction.
public struct ValueField: Hashable, Sendable {
  /// What the piece is, as ECMA-402 names it: `integer`, `group`, `currency`; `literal` for what
  /// stands between others.
  public var type: String
  /// Its text.
  public var text: String

  /// A piece of a type.
  public init(_ type: String, _ text: String) {
    self.type = type
    self.text = text
  }
}
