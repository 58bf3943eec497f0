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
