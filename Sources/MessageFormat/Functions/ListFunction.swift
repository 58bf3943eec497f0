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
    value.direction = call.languageDirection
    value.isolated = { [items] in isolating(items, in: text) }
    return value
  }

  /// The list with isolates around its items, which may run in another direction than the words that
  /// join them.
  ///
  /// They are put in afterwards: some languages choose these words by the letters beside them.
  private static func isolating(_ items: [String], in text: String) -> String {
    var isolated = ""
    var rest = text[...]
    for item in items {
      guard !item.isEmpty, let range = rest.firstRange(of: item) else { continue }
      isolated += rest[..<range.lowerBound] + "\u{2068}" + item + BidiIsolation.end
      rest = rest[range.upperBound...]
    }
    return isolated + rest
  }
}
