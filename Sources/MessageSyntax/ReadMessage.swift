/// A message as it is read: its data model, and the errors of its source.
package struct ReadMessage: Sendable {
  /// The data model; empty if the source has a syntax error.
  package let model: MessageModel
  /// The errors of the source: a syntax error, or all the data model errors.
  package let errors: [MessageError]

  /// Reads a source.
  ///
  /// - Parameter normalize: Returns a name in Normalization Form C; ASCII names aren't given to it.
  /// - Complexity: O(*n*) in the source's length.
  package init(_ source: String, normalizingNames normalize: @escaping (String) -> String) {
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
}
