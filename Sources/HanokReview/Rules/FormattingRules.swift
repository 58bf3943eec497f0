import HanokLocalization
import MessageFormat

/// What functions make of samples of their values.
enum FormattingRules {
  /// Returns the options, and the literal values, that a function refuses: found by formatting samples.
  static func mistakes(in pair: ReviewedPair) -> [Mistake] {
    let expressions = pair.target.message.model.expressions
    // A full-width sign of a variable is a separate mistake.
    let wide = VariableRules.wideVariables(in: pair.messages).map(\.range)
    let literals = expressions.filter { expression in
      if case .literal? = expression.operand { expression.function != nil } else { false }
    }.map(\.range).filter { !wide.contains($0) }
    let options = expressions.flatMap { $0.function?.options ?? [] }
    guard
      !literals.isEmpty
        || options.contains(where: { if case .literal = $0.value { true } else { false } })
    else { return [] }
    let message = ParsedMessage(pair.target.message)
    let samples = MessageSamples(
      of: message, formatter: pair.language.formatter, plurals: pair.language.plurals,
      parameters: pair.source?.message.parameters ?? [], perVariant: 1)
    var found: Set<Range<Int>> = []
    return samples.samples.flatMap { sample in
      var errors: [MessageError] = []
      _ = pair.language.formatter.string(message, MessageArguments(sample.arguments)) {
        errors = $0
      }
      return errors.compactMap { error -> Mistake? in
        // A value that a variable has is a sample, which may not fit.
        let isOperand = error.kind == .badOperand && literals.contains(error.range)
        guard isOperand || error.kind == .badOption, found.insert(error.range).inserted else {
          return nil
        }
        var mistake = Mistake(
          isOperand ? .badOperand : .badOption, error.range, ["subject": .init(error.subject)])
        mistake.kind = .message(error.kind)
        return mistake
      }
    }
  }
}
