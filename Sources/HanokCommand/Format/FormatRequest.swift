import HanokJSON
import HanokLocalization
import HanokUnicode
import MessageFormat

/// A request to format a message.
struct FormatRequest {
  let language: LanguageTag
  let message: String
  let arguments: [String: MessageValue]
  let isolation: BidiIsolation
  /// The time zone of dates; nil for the machine's.
  let timeZone: TimeZoneID?

  /// Returns the formatted message, with fallbacks for its errors.
  func formatted(sharing formatters: FormatterCache) -> FormattedMessage {
    formatter(sharing: formatters).format(ParsedMessage(parsing: message), arguments)
  }

  /// Returns the formatter of the request's language, with the digits that programs have in it.
  func formatter(sharing formatters: FormatterCache = FormatterCache()) -> MessageFormatter {
    MessageFormatter(
      language.withLikelyDigits, bidiIsolation: isolation, timeZone: timeZone,
      formatters: formatters)
  }

  /// Returns the language of a tag.
  static func language(_ tag: String) throws(Problem) -> LanguageTag {
    do throws(LanguageTagError) { return try LanguageTag(tag) } catch {
      throw ToolProblem.invalidTag(tag)
    }
  }

  /// Returns the time zone of a name.
  static func timeZone(_ name: String) throws(Problem) -> TimeZoneID {
    guard let zone = TimeZoneID(name) else { throw ToolProblem.invalidTimeZone(name) }
    return zone
  }
}

extension FormatRequest {
  private static let members: Set = ["locale", "message", "args", "bidi", "timeZone"]

  /// Creates a request from an object with `message` and optional other members.
  ///
  /// They are `locale`, `args`, `bidi` and `timeZone`.
  ///
  /// - Parameter usual: The defaults of missing members; the request's arguments have priority.
  init(json line: [UInt8], usual: FormatRequest) throws(Problem) {
    let object = try Self.object(line)
    guard case .object(let members) = object.kind else { throw ToolProblem.requestIsNoObject }
    if let unknown = members.first(where: { !Self.members.contains($0.name) }) {
      throw ToolProblem.unknownMember(unknown.name)
    }
    guard let message = try Self.text("message", of: object) else {
      throw ToolProblem.missingMember("message")
    }
    self.message = message
    language = try Self.text("locale", of: object).map(Self.language) ?? usual.language
    timeZone = try Self.text("timeZone", of: object).map(Self.timeZone) ?? usual.timeZone
    if let name = try Self.text("bidi", of: object) {
      guard let bidi = BidiChoice(rawValue: name) else { throw ToolProblem.wrongMember("bidi") }
      isolation = bidi.isolation
    } else {
      isolation = usual.isolation
    }
    arguments = usual.arguments.merging(try Self.arguments(object["args"])) { $1 }
  }

  private static func object(_ line: [UInt8]) throws(Problem) -> JSONValue {
    do throws(JSONError) { return try JSONValue(parsing: line) } catch {
      throw ToolProblem.invalidJSON(column: error.position.column)
    }
  }

  /// Returns a member that is text, or nil if it is absent or null.
  private static func text(_ name: String, of object: JSONValue) throws(Problem) -> String? {
    guard let value = object[name], value.kind != .null else { return nil }
    guard let text = value.string else { throw ToolProblem.wrongMember(name) }
    return text
  }

  private static func arguments(_ value: JSONValue?) throws(Problem) -> [String: MessageValue] {
    guard let value, value.kind != .null else { return [:] }
    guard case .object(let members) = value.kind else { throw ToolProblem.wrongMember("args") }
    var arguments: [String: MessageValue] = [:]
    for member in members where member.value.kind != .null {
      arguments[member.name] = try MessageValue(json: member.value, name: member.name)
    }
    return arguments
  }
}
