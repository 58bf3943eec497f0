public import HanokUnicode
public import MessageFormat

/// A resolver of messages to text in one language; views have it in their traits.
///
/// Resolving never fails: a message without a table entry is `{Table.key}`, a variable without a
/// value is MessageFormat's fallback `{$name}`, and ``problems`` lists the errors.
public struct Localizer: Sendable {
  /// The source of the messages.
  public let catalog: Catalog
  /// The language of texts and formats, with the requested region and Unicode extensions.
  public let language: LanguageTag
  private let messages: LanguageMessages

  /// Creates a localizer of `catalog` in `language`; each key falls back by itself.
  public init(catalog: Catalog, language: LanguageTag) {
    self.catalog = catalog
    self.language = language
    messages = catalog.messages(in: language)
  }

  /// Returns the text of `message`.
  ///
  /// - Parameter isolation: `.none` for a reader that isolates by itself, such as the screen;
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

  /// Returns the letters of a message that names keys; in a ``PseudoLanguage`` they stay those of the
  /// source language.
  public func letters(of keys: Message) -> String {
    guard messages.pseudoLanguage != nil else { return string(keys) }
    return Localizer(catalog: catalog, language: Catalog.sourceLanguage).string(keys)
  }

  /// Returns the text of `message` with the positions of its tags, for text with roles.
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

  /// Returns the parts of `message`: text, values with their direction, markup, fallbacks.
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

  /// The problems since the catalog was made, each once, oldest first.
  public var problems: [Problem] { catalog.problems }

  private static func plain(_ text: String) -> FormattedMessage {
    FormattedMessage(parts: [.text(text)], errors: [])
  }
}

extension Localizer: Hashable {
  /// Whether both have the same catalog and the same language.
  public static func == (first: Localizer, second: Localizer) -> Bool {
    first.catalog === second.catalog && first.language == second.language
  }

  /// Hashes the language.
  public func hash(into hasher: inout Hasher) { hasher.combine(language) }
}
