import HanokUnicode

/// `:hanok:language`: what a language is called, `Korean` for `ko`.
///
/// `style` is `standard` (`English (United Kingdom)`) or `dialect` (`British English`); `length`
/// is `full` or `short`.
enum LanguageFunction {
  @Sendable static func call(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    guard let operand = call.operand, !operand.isFallback, case .string(let text) = operand.value,
      let tag = try? LanguageTag(text)
    else { throw FunctionFailure(.badOperand) }
    let reader = OptionReader(options: call.inheritedOptions, call: call)
    let style = reader.choice(
      "style", ["standard": LanguageNames.Style.standard, "dialect": .dialect])
    let length = reader.choice("length", ["full": LanguageNames.Length.full, "short": .short])
    let (language, formatters) = (call.language, call.formatters)
    var value = ResolvedValue(operand.value, type: "language") { () throws(FunctionFailure) in
      do throws(ICUError) {
        return try formatters.languageNames(language, style ?? .standard, length ?? .full)
          .name(of: tag)
      } catch {
        throw FunctionFailure(.unsupportedOperation, "language")
      }
    }
    value.options = call.usableOptions
    value.direction = call.languageDirection
    return value
  }
}
