import HanokUnicode

/// `:hanok:range`: two numbers as a range, `3–5`.
///
/// The operand is a list of two numbers, or the lower one with the upper one in the option `to`.
/// All options of `:number` are valid. It selects by the plural category of the range, which has
/// its own rules (CLDR, Plural Ranges).
final class RangeFunction: BoundFunction {
  let type = "range"
  let options: [String: OptionValue]
  private let resources: FormattingResources
  private let upper: MessageValue?
  private let settings: NumberSettings

  init(_ call: FunctionCall) {
    upper = call.options["to"]?.value
    settings = NumberSettings(call.inheritedOptions, call, style: .number)
    resources = call.resources
    var options = call.usableOptions
    options["to"] = nil
    self.options = options
  }

  func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
    guard let operand, !operand.isFallback else { throw FunctionFailure(.badOperand) }
    var ends: [MessageValue]
    if case .list(let values) = operand.value, values.count == 2 {
      ends = [MessageValue(try values[0].number()), MessageValue(try values[1].number())]
    } else {
      ends = [MessageValue(try operand.value.number())]
      guard let upper = try? upper?.number() else { throw FunctionFailure(.badOption, "to") }
      ends.append(MessageValue(upper))
    }
    return ResolvedValue(.list(ends), by: self, direction: resources.direction)
  }

  func write(_ value: MessageValue, to text: inout TextBuffer) throws(FunctionFailure) {
    let (lower, upper) = try Self.ends(of: value)
    do throws(ICUError) {
      text.append(try format.string(from: lower, to: upper))
    } catch {
      throw FunctionFailure(.unsupportedOperation, "range")
    }
  }

  func selection(
    of value: MessageValue, hasCategories: Bool
  ) throws(FunctionFailure) -> KeySelection? {
    guard settings.selection == .plural else { return nil }
    let (lower, upper) = try Self.ends(of: value)
    do throws(ICUError) {
      let rules = try resources.formatters.pluralRules(resources.language, .cardinal)
      return .keys(Category(category: try rules.category(from: lower, to: upper, in: format)))
    } catch {
      throw FunctionFailure(.badSelector)
    }
  }

  private var format: NumberRangeFormat {
    get throws(ICUError) {
      try resources.formatter(settings.skeleton) { (language) throws(ICUError) in
        try NumberRangeFormat(language, skeleton: settings.skeleton)
      }
    }
  }

  private static func ends(
    of value: MessageValue
  ) throws(FunctionFailure) -> (lower: String, upper: String) {
    guard case .list(let ends) = value, ends.count == 2 else { throw FunctionFailure(.badOperand) }
    return (try ends[0].number().description, try ends[1].number().description)
  }

  /// Selects only by category: a range equals no number.
  private struct Category: KeySelector {
    let category: PluralCategory

    func matches(_ key: String) throws(FunctionFailure) -> Bool {
      guard let wanted = PluralCategory(rawValue: key) else {
        throw FunctionFailure(.badVariantKey, key)
      }
      return wanted == category
    }

    func prefers(_ key: String, over other: String) -> Bool { false }
  }
}
