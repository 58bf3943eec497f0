public import HanokUnicode

/// The options that a function is bound with, and where it reports those that it can't use.
public final class FunctionCall {
  /// The expression's own options, without those of the `u:` namespace.
  public let options: [String: OptionValue]
  /// The operand's options; none of them counts as a literal of this expression.
  public let operandOptions: [String: OptionValue]
  /// The language that is formatted in.
  public var language: LanguageTag { resources.language }
  /// The time zone of whoever reads the message.
  public var timeZone: TimeZoneID { resources.timeZone }
  /// Formatters that are made once and shared.
  public var formatters: FormatterCache { resources.formatters }
  let resources: FormattingResources
  let context: FormattingContext?
  /// The options that can't be used.
  private(set) var failures: [FunctionFailure] = []

  init(
    options: [String: OptionValue] = [:], operandOptions: [String: OptionValue] = [:],
    in resources: FormattingResources, _ context: FormattingContext? = nil
  ) {
    self.options = options
    self.operandOptions = operandOptions.mapValues { OptionValue($0.value) }
    self.resources = resources
    self.context = context
  }

  /// The operand's options overlaid with the expression's own.
  public var inheritedOptions: [String: OptionValue] { operandOptions.merging(options) { $1 } }

  /// The inherited options without those that were reported, which count as not set.
  public var usableOptions: [String: OptionValue] {
    failures.reduce(into: inheritedOptions) { $0[$1.subject] = nil }
  }

  /// The direction of the language.
  public var languageDirection: ValueDirection { resources.direction }

  /// Reports an option that isn't usable; the function goes on without it.
  public func reportBadOption(_ name: String) { report(.badOption, name) }

  /// Reports what is wrong with an option, where the function goes on all the same.
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

/// The value of an option, and whether it stood in the source as a literal.
///
/// Some options must: what a translator writes may not hang on a program's arguments.
public struct OptionValue: Hashable, Sendable {
  /// The value.
  public var value: MessageValue
  /// Whether a literal set it, and no variable.
  public var isLiteral: Bool

  /// The value as text.
  public var text: String { value.plainText }

  /// A value, and where it came from.
  public init(_ value: MessageValue, isLiteral: Bool = false) {
    self.value = value
    self.isLiteral = isLiteral
  }
}

/// The options that every function has: `u:id` and `u:dir` (MessageFormat 2, Unicode Namespace).
struct UniversalOptions: Sendable {
  static let names: Set = ["u:id", "u:dir"]

  private(set) var id: String?
  /// The direction that isolates the value; nil to inherit it.
  private(set) var direction: ValueDirection?

  var isEmpty: Bool { id == nil && direction == nil }

  /// Takes over an option's value, and returns whether it is one that the option may have.
  mutating func set(_ name: String, to value: MessageValue) -> Bool {
    if case .list = value { return false }
    if name == "u:dir" { return setDirection(value.plainText) }
    id = value.plainText
    return true
  }

  private mutating func setDirection(_ text: String) -> Bool {
    switch text {
    case "ltr": direction = .leftToRight
    case "rtl": direction = .rightToLeft
    case "auto": direction = .unknown
    case "inherit": direction = nil
    default: return false
    }
    return true
  }
}
