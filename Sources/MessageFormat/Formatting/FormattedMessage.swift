/// A formatted message, with its errors.
public struct FormattedMessage: Hashable, Sendable {
  /// The parts in order.
  public var parts: [MessagePart]
  /// The errors; the text has a fallback for each of them.
  public var errors: [MessageError]

  /// Creates a formatted message.
  public init(parts: [MessagePart], errors: [MessageError]) {
    self.parts = parts
    self.errors = errors
  }

  /// The text, without its markup.
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
  /// The formatted value of a placeholder.
  case value(ValuePart)
  /// A tag.
  case markup(MarkupPart)
  /// The beginning or the end of an isolate around a value: U+2066 to U+2069.
  case bidiIsolation(String)
  /// The fallback of a failed expression, without its braces.
  case fallback(source: String)
}

/// The formatted value of a placeholder.
public struct ValuePart: Hashable, Sendable {
  /// The kind of value: `string`, `number`.
  public var type: String
  /// The placeholder's form in fallback text: `$name`.
  public var source: String
  /// The formatted text.
  public var text: String
  /// The fields of the text; empty if it has only one.
  public var fields: [ValueField] = []
  /// The direction of the text.
  public var direction: ValueDirection
  /// The id from `u:id`.
  public var id: String?
}

/// A tag with resolved options.
public struct MarkupPart: Hashable, Sendable {
  /// Whether the tag opens an element, closes it, or is standalone.
  public var kind: MessageModel.Markup.Kind
  /// The tag's name.
  public var name: String
  /// The tag's options, as text.
  public var options: [String: String]
  /// The id from `u:id`.
  public var id: String?
}

/// A field of a formatted value.
///
/// `$1,234.50` has a currency sign, integers, a group separator, a decimal point and a fraction.
public struct ValueField: Hashable, Sendable {
  /// The ECMA-402 type of the field: `integer`, `group`, `currency`.
  ///
  /// It is `literal` for the text between other fields.
  public var type: String
  /// The text of the field.
  public var text: String

  /// Creates a field of a type.
  public init(_ type: String, _ text: String) {
    self.type = type
    self.text = text
  }
}
