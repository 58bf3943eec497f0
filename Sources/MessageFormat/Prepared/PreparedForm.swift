/// A message as one formatter has it.
final class PreparedForm: Sendable {
  /// Which formatter that is.
  let context: FormattingContext.Identity
  /// Nil where the message holds anything that can't be made ready.
  let message: PreparedMessage?

  private let forms: PreparedForms

  init(_ message: ParsedMessage, for context: FormattingContext) {
    self.context = context.identity
    forms = message.forms
    self.message = MessagePreparation.prepared(message, for: context)
  }
}
