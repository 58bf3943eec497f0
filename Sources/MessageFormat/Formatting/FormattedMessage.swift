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
