import HanokUnicode

/// `:string`: a value as text that selects by equality (MessageFormat 2, The `:string` function).
final class StringFunction: BoundFunction {
  func takes(_ argument: MessageValue) -> ValueDirection? {
    if case .string = argument { .unknown } else { nil }
  }

  func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
    guard let operand else { throw FunctionFailure(.badOperand) }
    let value = operand.value
    switch value {
    case .list: throw FunctionFailure(.badOperand)
    case .string: return ResolvedValue(value, by: self, direction: operand.direction)
    default:
      return ResolvedValue(.string(value.plainText), by: self, direction: operand.direction)
    }
  }

  func selection(
    of value: MessageValue, hasCategories: Bool
  ) throws(FunctionFailure) -> KeySelection? {
    if case .string(let text) = value { .text(text) } else { .text(nil) }
  }
}

/// `:hanok:language`: the name of a language, `Korean` for `ko`.
///
/// `style` is `standard` (`English (United Kingdom)`) or `dialect` (`British English`); `length`
/// is `full` or `short`.
final class LanguageFunction: BoundFunction {
  let type = "language"
  let options: [String: OptionValue]
  private let resources: FormattingResources
  private let style: LanguageNames.Style
  private let length: LanguageNames.Length

  init(_ call: FunctionCall) {
    let reader = OptionReader(options: call.inheritedOptions, call: call)
    style = reader.choice("style", ["standard": .standard, "dialect": .dialect]) ?? .standard
    length = reader.choice("length", ["full": .full, "short": .short]) ?? .full
    resources = call.resources
    options = call.usableOptions
  }

  func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
    guard let operand, !operand.isFallback, case .string(let text) = operand.value,
      (try? LanguageTag(text)) != nil
    else { throw FunctionFailure(.badOperand) }
    return ResolvedValue(operand.value, by: self, direction: resources.direction)
  }

  func write(_ value: MessageValue, to text: inout TextBuffer) throws(FunctionFailure) {
    guard let tag = try? LanguageTag(value.plainText) else { throw FunctionFailure(.badOperand) }
    do throws(ICUError) {
      let names = try resources.formatter("\(style) \(length)") { (language) throws(ICUError) in
        try LanguageNames(language, style: style, length: length)
      }
      text.append(names.name(of: tag))
    } catch {
      throw FunctionFailure(.unsupportedOperation, "language")
    }
  }
}
