/// A message that has been read once, to be formatted often, in any language.
public struct ParsedMessage: Hashable, Sendable {
  /// The message's source.
  public let source: String
  /// Its data model; of a source with errors, a model that only a fallback is formatted of.
  public let model: MessageModel
  /// What is wrong with the source: a syntax error, or all the data model errors.
  public let errors: [MessageError]
  let forms = BoundForms()

  /// Reads a source, whatever is wrong with it: a message with errors formats to its fallback.
  ///
  /// - Complexity: O(*n*) in the source's length.
  public init(parsing source: String) {
    self.source = source
    var parser = MessageParser(source)
    do throws(MessageError) {
      let model = try parser.message()
      self.model = model
      errors = MessageValidator(model).errors.map { $0.inSource(source) }
    } catch {
      model = MessageModel(declarations: [], body: .pattern([]))
      errors = [error.inSource(source)]
    }
  }

  /// Reads a source.
  ///
  /// - Throws: The first of the errors that it has.
  public init(_ source: String) throws(MessageError) {
    self.init(parsing: source)
    if let error = errors.first { throw error }
  }

  /// Whether the source is well-formed and valid.
  public var isValid: Bool { errors.isEmpty }

  /// The arguments that the message asks for, in the order of their first use.
  public var parameters: [MessageParameter] { model.parameters }
}

extension ParsedMessage {
  /// Whether the sources are the same, from which all else follows.
  public static func == (first: ParsedMessage, second: ParsedMessage) -> Bool {
    first.forms === second.forms || first.source.utf8.elementsEqual(second.source.utf8)
  }

  /// Hashes the source.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
