import HanokUnicode
import MessageFormat

/// The reply to a request: the text, its parts, and the names of the errors.
struct FormatReply: Encodable {
  let text: String
  let parts: [Part]
  let errors: [String]

  init(_ message: FormattedMessage, in language: LanguageTag) {
    text = message.text
    parts = message.parts.map { Part($0, language) }
    errors = message.errors.map(\.kind.rawValue)
  }

  /// A part, in the format of the MessageFormat working group's test suite.
  struct Part: Encodable {
    private(set) var type: String
    private(set) var value: String?
    private(set) var parts: [Field]?
    private(set) var source: String?
    private(set) var dir: String?
    private(set) var locale: String?
    private(set) var kind: String?
    private(set) var name: String?
    private(set) var options: [String: String]?
    private(set) var id: String?

    init(_ part: MessagePart, _ language: LanguageTag) {
      switch part {
      case .text(let text):
        type = "text"
        value = text
      case .bidiIsolation(let control):
        type = "bidiIsolation"
        value = control
      case .fallback(let source):
        type = "fallback"
        self.source = source
      case .markup(let markup):
        type = "markup"
        kind = "\(markup.kind)"
        name = markup.name
        options = markup.options
        id = markup.id
      case .value(let part):
        type = part.type
        value = part.text
        parts = part.fields.isEmpty ? nil : part.fields.map { Field(type: $0.type, value: $0.text) }
        source = part.source
        dir = Self.directions[part.direction]
        locale = language.description
        id = part.id
      }
    }

    /// A field of a value.
    struct Field: Encodable {
      let type: String
      let value: String
    }

    private static let directions: [ValueDirection: String] = [
      .leftToRight: "ltr", .rightToLeft: "rtl",
    ]
  }
}

extension Encodable {
  /// The value as JSON, on one line.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Text, numbers, lists and objects can always be encoded.
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
