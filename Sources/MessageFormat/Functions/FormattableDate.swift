import HanokUnicode

/// A date with all that is needed to write it.
struct FormattableDate: Sendable {
  private let instant: Instant
  private let skeleton: String
  private let zone: TimeZoneID
  private let language: LanguageTag
  private let formatters: FormatterCache

  /// - Parameter zone: The time zone that an option asked for; nil for the usual one.
  init(
    date: MessageDate, skeleton: String, zone: TimeZoneID?, call: FunctionCall,
    language: LanguageTag
  ) {
    // A local time is shown as it is; only where its time zone is shown, it needs one.
    let isShownAsIs = date.timeZone == nil && !skeleton.contains("z")
    self.zone = isShownAsIs ? .utc : zone ?? call.timeZone
    instant = date.instant(in: self.zone)
    self.skeleton = skeleton
    self.language = language
    formatters = call.formatters
  }

  func text() throws(FunctionFailure) -> String {
    do throws(ICUError) {
      return try formatters.dateFormat(language, skeleton: skeleton, timeZone: zone)
        .string(instant)
    } catch {
      throw FunctionFailure(.unsupportedOperation, "date")
    }
  }
}
