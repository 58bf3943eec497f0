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
  ///
  /// Without a region it has the digits of its likely region with every version of ICU: `ar` can
  /// become `ar-u-nu-arab`.
  public let language: LanguageTag
  /// The language as it was requested; its extensions also apply to other languages.
  package let requestedLanguage: LanguageTag
  private let messages: LanguageMessages

  /// Creates a localizer of `catalog` in `language`; each key falls back by itself.
  public init(catalog: Catalog, language: LanguageTag) {
    self.catalog = catalog
    requestedLanguage = language
    messages = catalog.messages(in: language)
    self.language = messages.language
  }

  /// Returns the text of `message`.
  ///
  /// With isolation, a message that has fallen back to a language of the other direction is isolated as
  /// a whole, too.
  ///
  /// - Parameter isolation: `.none` for a reader that isolates by itself; `.default` for the screen and
  ///   for text that is sent elsewhere.
  public func string(_ message: Message, isolation: BidiIsolation = .none) -> String {
    switch message.content {
    case .verbatim(let text): return text
    case .entry(let key, let table, let arguments):
      guard let found = messages.message(key, table: table) else { return "{\(table).\(key)}" }
      let text = found.formatter.isolating(isolation)
        .string(found.message, values(arguments, of: found, isolation)) { errors in
          messages.record(errors, in: found)
        }
      return isolation == .none ? text : found.isolated(MarkedText(text)).text
    }
  }

  /// Whether a table has the message, in the language or in one that it falls back to.
  package func hasText(for message: Message) -> Bool {
    guard case .entry(let key, let table, _) = message.content else { return true }
    return messages.hasMessage(key, table: table)
  }

  /// Returns the letters of a message that names keys; in a ``PseudoLanguage`` they stay those of the
  /// source language.
  public func letters(of keys: Message) -> String {
    guard messages.pseudoLanguage != nil else {
      return messages.marks == nil ? string(keys) : MessageMarks.unmarked(string(keys))
    }
    return Localizer(catalog: catalog, language: Catalog.sourceLanguage).letters(of: keys)
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
        .marked(found.message, values(arguments, of: found, isolation))
      messages.record(marked.errors, in: found)
      return isolation == .none ? marked : found.isolated(marked)
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
    var formatted = found.formatter.isolating(isolation)
      .format(found.message, values(arguments, of: found, isolation))
    messages.record(formatted.errors, in: found)
    if isolation != .none, let isolate = found.isolate {
      formatted.parts.insert(.bidiIsolation(String(isolate)), at: 0)
      formatted.parts.append(.bidiIsolation("\u{2069}"))
    }
    return formatted
  }

  /// Returns the values of a message's variables.
  ///
  /// A message among them that has another direction than the one around it is isolated in it.
  private func values(
    _ arguments: Message.Arguments, of outer: LanguageMessages.Found, _ isolation: BidiIsolation
  ) -> MessageArguments {
    arguments.resolved { message in
      let text = string(message)
      guard isolation != .none, case .entry(let key, let table, _) = message.content,
        let found = messages.message(key, table: table), found.isolate != outer.isolate
      else { return text }
      return found.isolated(MarkedText(text)).text
    }
  }

  /// The problems since the catalog was made, each once, oldest first.
  public var problems: [Problem] { catalog.problems }

  private static func plain(_ text: String) -> FormattedMessage {
    FormattedMessage(parts: [.text(text)], errors: [])
  }
}

extension Localizer: Hashable {
  /// Whether both have the same catalog and the same requested language.
  public static func == (first: Localizer, second: Localizer) -> Bool {
    first.catalog === second.catalog && first.requestedLanguage == second.requestedLanguage
  }

  /// Hashes the language.
  public func hash(into hasher: inout Hasher) { hasher.combine(requestedLanguage) }
}
