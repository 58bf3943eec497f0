import HanokUnicode

/// `:hanok:spellout`: a number in words, `forty-two`.
///
/// `type` is `numbering`, `cardinal`, `ordinal` or `year`; where it isn't given, the language's
/// usual words are taken.
enum SpellOutFunction {
  private static let kinds = Dictionary(
    uniqueKeysWithValues: SpellOut.Kind.allCases.map { ($0.rawValue, $0) })

  @Sendable static func call(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    let number = try NumberFunction.operand(of: call)
    guard number.isInteger || number.isExactInFloatingPoint else {
      throw FunctionFailure(.unsupportedOperation, "digits")
    }
    let reader = OptionReader(options: call.inheritedOptions, call: call)
    let kind = reader.choice("type", kinds)
    let (language, formatters) = (call.language, call.formatters)
    var value = ResolvedValue(MessageValue(number), type: "spellout") {
      () throws(FunctionFailure) in
      do throws(ICUError) {
        return try formatters.spellOut(language, kind).string(decimal: number.description)
      } catch {
        throw FunctionFailure(.unsupportedOperation, "type")
      }
    }
    value.options = call.usableOptions
    value.direction = call.languageDirection
    return value
  }
}

extension DecimalNumber {
  /// Whether ICU's rules, which take fractions in floating point, see all of its digits.
  fileprivate var isExactInFloatingPoint: Bool {
    Double(description).flatMap { DecimalNumber($0) }?.plainest == plainest
  }
}
