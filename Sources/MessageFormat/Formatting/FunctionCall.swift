public import HanokUnicode

/// A call of a function: its options, and the report of those that can't be used.
public final class FunctionCall {
  /// The expression's own options, without those of the `u:` namespace.
  public let options: [String: OptionValue]
  /// The operand's options; none of them is a literal of this expression.
  public let operandOptions: [String: OptionValue]
  /// The operand's options, overridden by the expression's own.
  public let inheritedOptions: [String: OptionValue]
  /// The language of the message.
  public var language: LanguageTag { resources.language }
  /// The time zone of dates.
  public var timeZone: TimeZoneID { resources.timeZone }
  /// The shared cache of formatters.
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
    inheritedOptions = self.operandOptions.merging(options) { $1 }
    self.resources = resources
    self.context = context
  }

  /// The inherited options without the reported ones.
  public var usableOptions: [String: OptionValue] {
    failures.reduce(into: inheritedOptions) { $0[$1.subject] = nil }
  }

  /// The direction of the language.
  public var languageDirection: ValueDirection { resources.direction }

  /// Reports an unusable option; the function continues without it.
  public func reportBadOption(_ name: String) { report(.badOption, name) }

  /// Reports a problem with an option; the function continues.
  public func report(_ kind: MessageError.Kind, _ subject: String) {
    failures.append(FunctionFailure(kind, subject))
  }
}

/// The reason why a function returns no value, or ignores an option.
public struct FunctionFailure: Error, Hashable, Sendable {
  /// The kind of the failure.
  public let kind: MessageError.Kind
  /// The name of the option or the key with the failure, if any.
  public let subject: String

  /// Creates a failure.
  public init(_ kind: MessageError.Kind, _ subject: String = "") {
    self.kind = kind
    self.subject = subject
  }
}

/// The value of an option, and whether it is a literal in the source.
///
/// Some options must be literals: the translator's choice must not depend on a program's arguments.
public struct OptionValue: Hashable, Sendable {
  /// The value.
  public var value: MessageValue
  /// Whether the value is a literal instead of a variable's value.
  public var isLiteral: Bool

  /// The value as text.
  public var text: String { value.plainText }

  /// Creates an option's value.
  public init(_ value: MessageValue, isLiteral: Bool = false) {
    self.value = value
    self.isLiteral = isLiteral
  }
}

/// The options that every function has: `u:id` and `u:dir` (MessageFormat 2, Unicode Namespace).
struct UniversalOptions: Sendable {
  private(set) var id: String?
  /// The direction of the isolated value, or nil to inherit it.
  private(set) var direction: ValueDirection?

  private static let directions: [String: ValueDirection?] = [
    "ltr": .leftToRight, "rtl": .rightToLeft, "auto": .unknown, "inherit": nil,
  ]

  var isEmpty: Bool { id == nil && direction == nil }

  /// Removes the options of the namespace from the values, which functions don't receive.
  ///
  /// - Parameter failures: Receives the unusable ones, and their ranges.
  init(
    from values: inout [String: OptionValue], _ options: [MessageModel.Option],
    isMarkup: Bool = false, _ failures: inout [(FunctionFailure, Range<Int>)]
  ) {
    for option in options where ["u:id", "u:dir"].contains(option.name) {
      guard let value = values.removeValue(forKey: option.name)?.value else { continue }
      if !set(option.name, to: value, isMarkup: isMarkup) {
        failures.append((FunctionFailure(.badOption, option.name), option.range))
      }
    }
  }

  /// Sets an option, and returns whether its value is valid.
  private mutating func set(_ name: String, to value: MessageValue, isMarkup: Bool) -> Bool {
    if case .list = value { return false }
    if name == "u:id" {
      id = value.plainText
      return true
    }
    guard !isMarkup, let direction = Self.directions[value.plainText] else { return false }
    self.direction = direction
    return true
  }
}
