import HanokUnicode

/// `:hanok:spellout`: a number in words, `forty-two`.
///
/// `type` is `numbering`, `cardinal`, `ordinal` or `year`; the default is the language's usual
/// words.
final class SpellOutFunction: BoundFunction {
  private static let kinds = Dictionary(
    uniqueKeysWithValues: SpellOut.Kind.allCases.map { ($0.rawValue, $0) })

  let type = "spellout"
  let options: [String: OptionValue]
  private let resources: FormattingResources
  private let kind: SpellOut.Kind?

  init(_ call: FunctionCall) {
    let reader = OptionReader(options: call.inheritedOptions, call: call)
    kind = reader.choice("type", Self.kinds)
    resources = call.resources
    options = call.usableOptions
  }

  func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
    guard let operand, !operand.isFallback else { throw FunctionFailure(.badOperand) }
    let number = try operand.value.number()
    guard number.isInteger || number.isExactInFloatingPoint else {
      throw FunctionFailure(.unsupportedOperation, "digits")
    }
    return ResolvedValue(MessageValue(number), by: self, direction: resources.direction)
  }

  func write(_ value: MessageValue, to text: inout TextBuffer) throws(FunctionFailure) {
    let number = try value.number()
    do throws(ICUError) {
      let words = try resources.formatter(kind?.rawValue ?? "") { (language) throws(ICUError) in
        if let kind { try SpellOut(language, kind: kind) } else { try SpellOut(language) }
      }
      text.append(try words.string(decimal: number.description))
    } catch {
      throw FunctionFailure(.unsupportedOperation, "type")
    }
  }
}

extension DecimalNumber {
  /// Whether ICU's rules keep all digits: they convert fractions to floating point.
  fileprivate var isExactInFloatingPoint: Bool {
    Double(description).flatMap { DecimalNumber($0) }?.normalized == normalized
  }
}
