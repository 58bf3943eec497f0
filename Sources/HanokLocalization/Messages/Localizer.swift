public import HanokUnicode
public import MessageFormat

/// Turns messages into text in one language; it is what a view's traits carry.
///
/// Resolving never fails: a message that no table has shows as `{Table.key}`, a variable without a
/// value as MessageFormat's fallback `{$name}`, and ``problems`` tells what went wrong.
public struct Localizer: Sendable {
  /// Where the messages come from.
  public let catalog: Catalog
  /// The language of texts and formats, with the region and the Unicode extensions asked for.
  public let language: LanguageTag
  private let messages: LanguageMessages

  /// Resolves messages from `catalog` in `language`, falling back key by key.
  public init(catalog: Catalog, language: LanguageTag) {
    self.catalog = catalog
    self.language = language
    messages = catalog.messages(in: language)
  }

  /// The text of `message`.
  ///
  /// - Parameter isolation: `.none` for a reader that isolates by itself, as the screen does;
  ///   `.default` for text that is sent elsewhere.
  public func string(_ message: Message, isolation: BidiIsolation = .none) -> String {
    switch message.content {
    case .verbatim(let text): return text
    case .entry(let key, let table, let arguments):
      guard let found = messages.message(key, table: table) else { return "{\(table).\(key)}" }
      return found.formatter.isolating(isolation)
        .string(found.message, arguments.resolved { string($0) }) { errors in
          messages.record(errors, in: found)
        }
    }
  }

  /// The text of `message` with the places of its tags, for text with roles.
  public func marked(_ message: Message, isolation: BidiIsolation = .none) -> MarkedText {
    switch message.content {
    case .verbatim(let text): return MarkedText(text)
    case .entry(let key, let table, let arguments):
      guard let found = messages.message(key, table: table) else {
        return MarkedText("{\(table).\(key)}")
      }
      let marked = found.formatter.isolating(isolation)
        .marked(found.message, arguments.resolved { string($0) })
      messages.record(marked.errors, in: found)
      return marked
    }
  }

  /// The text of `message` with its parts: values with their direction, markup, fallbacks.
  public func format(_ message: Message, isolation: BidiIsolation = .none) -> FormattedMessage {
    guard case .entry(let key, let table, let arguments) = message.content else {
      return Self.plain(string(message))
    }
    guard let found = messages.message(key, table: table) else {
      return Self.plain("{\(table).\(key)}")
    }
    let formatted = found.formatter.isolating(isolation)
      .format(found.message, arguments.resolved { string($0) })
    messages.record(formatted.errors, in: found)
    return formatted
  }

  /// What went wrong since the catalog was made, each problem once, oldest first.
  public var problems: [Problem] { catalog.problems }

  private static func plain(_ text: String) -> FormattedMessage {
    FormattedMessage(parts: [.text(text)], errors: [])
  }
}

extension Localizer: Hashable {
  /// Whether both resolve every message alike: the same catalog in the same language.
  public static func == (first: Localizer, second: Localizer) -> Bool {
    first.catalog === second.catalog && first.language == second.language
  }

  /// Hashes the language.
  public func hash(into hasher: inout Hasher) { hasher.combine(language) }
}
