import ICU

/// `:unit`: a number of a unit of measurement (MessageFormat 2, The `:unit` function).
enum UnitFunction {
  @Sendable static func call(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    let number = try NumberFunction.operand(of: call)
    let unit = try unit(call)
    var value = NumberFunction.value(number, .unit(unit), call)
    if value.options["usage"] != nil {
      // ICU tells only when it formats whether the unit can be converted to the usage.
      do throws(FunctionFailure) { _ = try value.format() } catch {
        throw FunctionFailure(.unsupportedOperation, "usage")
      }
    }
    value.value = .unit(MessageValue(number), unit.description)
    value.type = "unit"
    value.selector = nil
    return value
  }

  /// The operand's own unit, which no option may change, or else the option's.
  private static func unit(_ call: FunctionCall) throws(FunctionFailure) -> MeasureUnit {
    if case .unit(_, let identifier)? = call.operand?.value {
      guard let unit = MeasureUnit(identifier) else { throw FunctionFailure(.badOperand) }
      if call.options["unit"] != nil { call.reportBadOption("unit") }
      return unit
    }
    guard let option = call.inheritedOptions["unit"] else { throw FunctionFailure(.badOperand) }
    guard let unit = MeasureUnit(option.text) else { throw FunctionFailure(.badOption, "unit") }
    return unit
  }
}
