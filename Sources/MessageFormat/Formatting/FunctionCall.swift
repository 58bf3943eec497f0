public import HanokUnicode

/// What a function is called with, and where it tells of options it can't use.
public final class FunctionCall {
  /// The expression's operand; nil where it has none.
  public let operand: ResolvedValue?
  /// The expression's own options, without those of the `u:` namespace.
  public let options: [String: OptionValue]
  /// The language that is formatted in.
  public var language: LanguageTag { context.language }
  /// The time zone of whoever reads the message.
  public var timeZone: TimeZoneID { context.timeZone }
  /// Formatters that are made once and shared.
  public var formatters: FormatterCache { context.formatters }
  let context: FormattingContext
  /// What was wrong without stopping the function.
  var failures: [FunctionFailure] = []

  init(operand: ResolvedValue?, options: [String: OptionValue], context: FormattingContext) {
    self.operand = operand
    self.options = options
    self.context = context
  }

  /// The operand's options; none of them counts as a literal of this expression.
  public var operandOptions: [String: OptionValue] {
    (operand?.options ?? [:]).mapValues { OptionValue($0.value) }
  }

  /// The operand's options overlaid with the expression's own.
  public var inheritedOptions: [String: OptionValue] { operandOptions.merging(options) { $1 } }

  /// The direction of the language.
  public var languageDirection: ValueDirection { context.direction }

  /// Tells of an option that isn't usable; the function goes on without it.
  public func reportBadOption(_ name: String) { report(.badOption, name) }

  /// Tells what is wrong with an option or the operand, where the function goes on all the same.
  public func report(_ kind: MessageError.Kind, _ subject: String) {
    failures.append(FunctionFailure(kind, subject))
  }
}

/// Why a function gives no value, or why an option of it was passed over.
public struct FunctionFailure: Error, Hashable, Sendable {
  /// What is wrong.
  public let kind: MessageError.Kind
  /// The option or the key that it is about, if any.
  public let subject: String

  /// Says what is wrong.
  public init(_ kind: MessageError.Kind, _ subject: String = "") {
    self.kind = kind
    self.subject = subject
  }
}
