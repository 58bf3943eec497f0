import HanokUnicode
import Synchronization

/// What all messages of a formatter are formatted with.
final class FormattingContext: Sendable {
  let language: LanguageTag
  let functions: FunctionRegistry
  let formatters: FormatterCache
  /// The direction of the language.
  let direction: ValueDirection
  /// The forms of messages that other formatters formatted first.
  let forms = SharedCache<ObjectIdentifier, KeptForm>()
  /// Tells this context from others, without keeping it alive.
  let identity = Identity()

  private let zone: TimeZoneID?
  private let machineZone = AtomicLazyReference<Zone>()

  init(
    language: LanguageTag, functions: FunctionRegistry, timeZone: TimeZoneID?,
    formatters: FormatterCache
  ) {
    self.language = language
    self.functions = functions
    self.formatters = formatters
    direction = language.isRightToLeft ? .rightToLeft : .leftToRight
    zone = timeZone
  }

  /// The time zone that dates are shown in.
  ///
  /// The machine's is found out once, when it is first needed: that takes longer than any message.
  var timeZone: TimeZoneID {
    if let zone { return zone }
    return (machineZone.load() ?? machineZone.storeIfNil(Zone(.ofMachine))).id
  }

  final class Identity: Sendable {}

  private final class Zone: Sendable {
    let id: TimeZoneID

    init(_ id: TimeZoneID) { self.id = id }
  }
}
