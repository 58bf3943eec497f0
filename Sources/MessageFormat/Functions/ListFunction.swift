import HanokUnicode

/// `:hanok:list`: values as a list in a sentence, `Anna, Ben, and Cleo`.
///
/// `type` is `and`, `or` or `unit`; `style` is `long`, `short` or `narrow`.
final class ListFunction: BoundFunction {
  let type = "list"
  let options: [String: OptionValue]
  private let resources: FormattingResources
  /// It is weak because the context owns its functions.
  private weak let context: FormattingContext?
  private let kind: ListFormat.Kind
  private let width: ListFormat.Width

  init(_ call: FunctionCall) {
    let reader = OptionReader(options: call.inheritedOptions, call: call)
    kind = reader.choice("type", ["and": .and, "or": .or, "unit": .units]) ?? .and
    width = reader.choice("style", ["long": .wide, "short": .short, "narrow": .narrow]) ?? .wide
    resources = call.resources
    context = call.context
    options = call.usableOptions
  }

  func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
    guard let operand, !operand.isFallback, case .list = operand.value else {
      throw FunctionFailure(.badOperand)
    }
    return ResolvedValue(operand.value, by: self, direction: resources.direction)
  }

  func write(_ value: MessageValue, to text: inout TextBuffer) throws(FunctionFailure) {
    text.append(try self.text(of: items(of: value)))
  }

  /// Appends the list with isolates around its items.
  ///
  /// They are inserted after formatting: some languages choose the conjunction by the letters next
  /// to it.
  func writeIsolated(
    _ value: MessageValue, to text: inout TextBuffer
  ) throws(FunctionFailure) {
    let items = try items(of: value)
    var rest = try self.text(of: items)[...]
    for item in items {
      guard !item.isEmpty, let range = rest.firstRange(of: item) else { continue }
      for piece in [rest[..<range.lowerBound], "\u{2068}", rest[range], BidiIsolation.end[...]] {
        text.append(String(piece))
      }
      rest = rest[range.upperBound...]
    }
    text.append(String(rest))
  }

  /// Returns the text of each item, as it is written without a function.
  private func items(of value: MessageValue) throws(FunctionFailure) -> [String] {
    guard case .list(let values) = value else { throw FunctionFailure(.badOperand) }
    var items: [String] = []
    for value in values { items.append(try context?.resolved(value).text() ?? value.plainText) }
    return items
  }

  private func text(of items: [String]) throws(FunctionFailure) -> String {
    do throws(ICUError) {
      let format = try resources.formatter("\(kind) \(width)") {
        (language) throws(ICUError) in try ListFormat(language, kind: kind, width: width)
      }
      return try format.string(items)
    } catch {
      throw FunctionFailure(.unsupportedOperation, "list")
    }
  }
}
