import HanokUnicode

/// `:unit`: a number of a unit of measurement (MessageFormat 2, The `:unit` function).
enum UnitFunction {
  @Sendable static func call(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    let number = try NumberFunction.operand(of: call)
    let unit = try unit(call)
    var value = NumberFunction.value(number, .unit(unit), call)
    let usage = value.options["usage"]?.text
    if let usage, !unit.has(usage: usage) { throw FunctionFailure(.unsupportedOperation, "usage") }
    // ICU reports only when it formats that it has no words for a unit.
    _ = try value.format()
    value.value = .unit(MessageValue(number), unit.description)
    value.type = "unit"
    value.selector = nil
    return value
  }

  /// The operand's own unit or else the option's; no unit is changed without a conversion.
  private static func unit(_ call: FunctionCall) throws(FunctionFailure) -> MeasureUnit {
    if call.currencyOfOperand != nil { throw FunctionFailure(.badOperand) }
    if let identifier = call.unitOfOperand {
      let unit = try unit(identifier, orElse: .badOperand)
      if let other = call.options["unit"], other.text != identifier {
        call.report(isWellFormed(other.text) ? .unsupportedOperation : .badOption, "unit")
      }
      return unit
    }
    guard let option = call.inheritedOptions["unit"] else { throw FunctionFailure(.badOperand) }
    return try unit(option.text, orElse: .badOption)
  }

  private static func unit(
    _ identifier: String, orElse kind: MessageError.Kind
  ) throws(FunctionFailure) -> MeasureUnit {
    if let unit = MeasureUnit(identifier) { return unit }
    throw FunctionFailure(isWellFormed(identifier) ? .unsupportedOperation : kind, "unit")
  }

  /// Whether a text could name a unit: words of small letters and digits, joined by hyphens
  /// (UTS #35, Unit Identifiers).
  private static func isWellFormed(_ identifier: String) -> Bool {
    identifier.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .allSatisfy { word in !word.isEmpty && word.allSatisfy(isSmallLetterOrDigit) }
  }

  private static func isSmallLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
