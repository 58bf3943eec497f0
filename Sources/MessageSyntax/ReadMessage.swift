/// A message as it is read: its data model, and the errors of its source.
package struct ReadMessage: Sendable {
  /// The source of the message.
  package let source: String
  /// The data model; empty if the source has a syntax error.
  package let model: MessageModel
  /// The errors of the source: a syntax error, or all the data model errors.
  package let errors: [MessageError]

  /// Reads a source.
  ///
  /// - Parameter normalize: Returns a name in Normalization Form C; ASCII names aren't given to it.
  /// - Complexity: O(*n*) in the source's length.
  package init(_ source: String, normalizingNames normalize: @escaping (String) -> String) {
    self.source = source
    var parser = MessageParser(source, normalizingNames: normalize)
    do throws(MessageError) {
      let model = try parser.message()
      self.model = model
      errors = MessageValidator(model).errors.map { $0.inSource(source) }
    } catch {
      model = MessageModel(declarations: [], body: .pattern([]))
      errors = [error.inSource(source)]
    }
  }

  /// Reads a source for a comparison with others.
  ///
  /// Names stay as they are: two that are canonically equal are equal as strings.
  package init(_ source: String) { self.init(source) { $0 } }

  /// Whether the source is well-formed and valid.
  package var isValid: Bool { errors.isEmpty }

  /// The arguments of the message, in the order of their first use.
  package var parameters: [MessageParameter] { model.parameters }
}
