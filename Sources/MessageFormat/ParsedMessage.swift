import HanokUnicode

/// A message that is parsed once and formatted often, in any language.
public struct ParsedMessage: Hashable, Sendable {
  /// The source of the message.
  public let source: String
  /// The data model; if the source has errors, only a fallback is formatted.
  public let model: MessageModel
  /// The errors of the source: a syntax error, or all the data model errors.
  public let errors: [MessageError]
  let forms = BoundForms()

  /// Parses a source in spite of errors: a message with errors is formatted as its fallback.
  ///
  /// - Complexity: O(*n*) in the source's length.
  public init(parsing source: String) {
    self.source = source
    let read = ReadMessage(source) { $0.normalizedNFC }
    model = read.model
    errors = read.errors
  }

  /// Creates a message that has been read.
  package init(_ read: ReadMessage) {
    source = read.source
    model = read.model
    errors = read.errors
  }

  /// Parses a source.
  ///
  /// - Throws: The first error of the source.
  public init(_ source: String) throws(MessageError) {
    self.init(parsing: source)
    if let error = errors.first { throw error }
  }

  private init(_ message: ParsedMessage, model: MessageModel) {
    source = message.source
    self.model = model
    errors = message.errors
  }

  /// Returns the message with its patterns changed; its source stays, for the places of errors.
  package func withPatterns(
    _ change: (MessageModel.Pattern) -> MessageModel.Pattern
  ) -> ParsedMessage {
    var model = model
    switch model.body {
    case .pattern(let pattern): model.body = .pattern(change(pattern))
    case .matcher(var matcher):
      for index in matcher.variants.indices {
        matcher.variants[index].pattern = change(matcher.variants[index].pattern)
      }
      model.body = .matcher(matcher)
    }
    return ParsedMessage(self, model: model)
  }

  /// Whether the source is well-formed and valid.
  public var isValid: Bool { errors.isEmpty }

  /// The arguments of the message, in the order of their first use.
  public var parameters: [MessageParameter] { model.parameters }
}

extension ParsedMessage {
  /// Whether two messages have the same source and patterns.
  public static func == (first: ParsedMessage, second: ParsedMessage) -> Bool {
    first.forms === second.forms
      || first.source.utf8.elementsEqual(second.source.utf8) && first.model == second.model
  }

  /// Hashes the source.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
