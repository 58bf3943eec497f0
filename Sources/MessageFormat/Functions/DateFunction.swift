import HanokUnicode

/// `:datetime`, `:date` and `:time` (MessageFormat 2, Date and Time Value Formatting).
enum DateFunction {
  @Sendable static func datetime(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    let date = try operand(of: call)
    let reader = DateOptionReader(call)
    let fields = reader.dateFields("dateFields", length: "dateLength")
    return value(of: date, fields + reader.timeFields("timePrecision"), reader)
  }

  @Sendable static func date(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    let date = try operand(of: call)
    let reader = DateOptionReader(call)
    return value(of: date, reader.dateFields("fields", length: "length"), reader)
  }

  @Sendable static func time(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    let date = try operand(of: call)
    let reader = DateOptionReader(call)
    return value(of: date, reader.timeFields("precision"), reader)
  }

  /// The date that an operand is, or that its text names.
  static func operand(of call: FunctionCall) throws(FunctionFailure) -> MessageDate {
    guard let operand = call.operand, !operand.isFallback else {
      throw FunctionFailure(.badOperand)
    }
    switch operand.value {
    case .date(let date): return date
    case .string(let text):
      if let date = MessageDate(text) { return date }
      throw FunctionFailure(.badOperand)
    default: throw FunctionFailure(.badOperand)
    }
  }

  private static func value(
    of date: MessageDate, _ skeleton: String, _ reader: DateOptionReader
  ) -> ResolvedValue {
    let call = reader.call
    var date = date
    let zone = reader.timeZone(of: date)
    let language = reader.languageWithCalendar
    if let zone, date.timeZone == nil { date = .instant(date.instant(in: zone), zone) }
    let formattable = FormattableDate(
      date: date, skeleton: skeleton, zone: zone, call: call, language: language)
    var value = ResolvedValue(.date(date), type: "datetime") { () throws(FunctionFailure) in
      try formattable.text()
    }
    value.options = reader.overrides
    for failure in call.failures { value.options[failure.subject] = nil }
    value.direction = call.languageDirection
    return value
  }
}
