import HanokUnicode

/// `:hanok:list`: values as a sentence has them, `Anna, Ben, and Cleo`.
///
/// `type` is `and`, `or` or `unit`; `style` is `long`, `short` or `narrow`.
enum ListFunction {
  private static let kinds: [String: ListFormat.Kind] = ["and": .and, "or": .or, "unit": .units]
  private static let widths: [String: ListFormat.Width] = [
    "long": .wide, "short": .short, "narrow": .narrow,
  ]

  @Sendable static func call(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    guard let operand = call.operand, !operand.isFallback, case .list(let values) = operand.value
    else { throw FunctionFailure(.badOperand) }
    let reader = OptionReader(options: call.inheritedOptions, call: call)
    let kind = reader.choice("type", kinds) ?? .and
    let width = reader.choice("style", widths) ?? .wide
    var items: [String] = []
    for value in values { items.append(try call.usualText(of: value)) }
    let text: String
    do throws(ICUError) {
      text = try call.formatters.listFormat(call.language, kind, width).string(items)
    } catch {
      throw FunctionFailure(.unsupportedOperation, "list")
    }
    var value = ResolvedValue(operand.value, type: "list") { () throws(FunctionFailure) in text }
    value.options = call.usableOptions
    return value
  }
}
