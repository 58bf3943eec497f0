import HanokUnicode

/// A date function without a time zone or a calendar of its own.
final class PreparedDate: PreparedFunction {
  /// Writes points in time; nil where there is no such formatter.
  private let instants: DateFormat?
  /// Writes local times, which are shown as they are; nil where their time zone is asked for.
  private let locals: DateFormat?
  private let direction: ValueDirection

  init?(_ skeleton: String, _ reader: DateOptionReader) {
    let call = reader.call
    guard call.failures.isEmpty, reader.overrides.isEmpty else { return nil }
    func format(_ zone: TimeZoneID) -> DateFormat? {
      try? call.formatters.dateFormat(call.language, skeleton: skeleton, timeZone: zone)
    }
    instants = format(call.timeZone)
    locals = skeleton.contains("z") ? nil : format(.utc)
    direction = call.languageDirection
  }

  func direction(of value: MessageValue) -> ValueDirection { direction }

  func write(_ value: MessageValue, to buffer: inout TextBuffer) -> Bool {
    guard case .date(let date) = value else { return false }
    let format = date.timeZone == nil ? locals : instants
    return (try? format?.write(date.instant(in: .utc), to: &buffer)) != nil
  }
}

extension PreparedDate {
  static func date(
    _ call: FunctionCall, _ operand: any PreparedFunction
  ) -> (any PreparedFunction)? {
    let reader = DateOptionReader(call)
    guard operand is PreparedArgument else { return nil }
    return PreparedDate(reader.dateFields("fields", length: "length"), reader)
  }

  static func time(
    _ call: FunctionCall, _ operand: any PreparedFunction
  ) -> (any PreparedFunction)? {
    let reader = DateOptionReader(call)
    guard operand is PreparedArgument else { return nil }
    return PreparedDate(reader.timeFields("precision"), reader)
  }

  static func datetime(
    _ call: FunctionCall, _ operand: any PreparedFunction
  ) -> (any PreparedFunction)? {
    let reader = DateOptionReader(call)
    guard operand is PreparedArgument else { return nil }
    let fields = reader.dateFields("dateFields", length: "dateLength")
    return PreparedDate(fields + reader.timeFields("timePrecision"), reader)
  }
}
