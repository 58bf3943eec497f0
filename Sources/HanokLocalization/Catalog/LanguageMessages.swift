import HanokUnicode
import MessageFormat
import Synchronization

/// The messages of a catalog in one language: found along its chain, parsed once.
final class LanguageMessages: Sendable {
  /// A message with its formatter and its origin.
  ///
  /// It is a class: each text that is formatted would copy some twenty references of a value.
  final class Found: Sendable {
    let message: ParsedMessage
    /// The formatter of the requested language, or of the text's language.
    let formatter: MessageFormatter
    let table: LookupTable
    let entry: StringsEntry
    /// The isolate around the whole text of a fallback whose direction isn't that of the language.
    let isolate: Character?

    init(
      _ message: ParsedMessage, formatter: MessageFormatter, entry: StringsEntry,
      in table: LookupTable, isolate: Character? = nil
    ) {
      self.message = message
      self.formatter = formatter
      self.table = table
      self.entry = entry
      self.isolate = isolate
    }

    /// Returns the text, in isolates where its direction isn't that of the language.
    ///
    /// Each line has its own, since an isolate ends with its paragraph (UAX #9, X8). So an English
    /// sentence on an Arabic screen keeps its full stop on the right.
    func isolated(_ text: MarkedText) -> MarkedText {
      guard let isolate, !text.text.isEmpty else { return text }
      let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false)
      var result = text
      result.text = lines.map { "\(isolate)\($0)\(Self.isolateEnd)" }.joined(separator: "\n")
      let lineEnds = text.text.utf8.enumerated().filter { $1 == Byte.lineFeed }.map(\.offset)
      for index in result.marks.indices {
        let offset = text.marks[index].offset
        let endsBefore = lineEnds.count { $0 < offset }
        result.marks[index].offset += (2 * endsBefore + 1) * isolate.utf8.count
      }
      return result
    }

    private static let isolateEnd: Character = "\u{2069}"
  }

  private struct Key: Hashable {
    let key: String
    let table: String
  }

  /// The formatters of the languages in the chain.
  private let formatters: [LanguageTag: MessageFormatter]
  private let formatter: MessageFormatter
  /// The formatter of a pseudo-language: the source language formats values and chooses variants.
  private let sourceFormatter: MessageFormatter
  /// The language of formats, with its digits.
  let language: LanguageTag
  /// The language if it is a pseudo-language; nil for a real one.
  let pseudoLanguage: PseudoLanguage?
  /// The languages to search, in order.
  let chain: [LanguageTag]
  private let store: TableStore
  /// The marks of the messages' texts; nil for texts as they are read.
  let marks: MessageMarks?
  private let found = Mutex<[Key: Found?]>([:])

  init(
    _ language: LanguageTag, chain: [LanguageTag], store: TableStore, marks: MessageMarks? = nil
  ) {
    self.language = language.withLikelyDigits
    self.marks = marks
    pseudoLanguage = PseudoLanguage(language)
    self.chain = chain
    self.store = store
    // They share the formatters of numbers, dates and others.
    let shared = FormatterCache()
    sourceFormatter = MessageFormatter(
      Catalog.sourceLanguage.adding(extensionsOf: language), bidiIsolation: .none,
      formatters: shared)
    formatter = MessageFormatter(self.language, bidiIsolation: .none, formatters: shared)
    formatters = chain.reduce(into: [:]) { formatters, language in
      formatters[language] = MessageFormatter(
        language, bidiIsolation: .none, formatters: shared)
    }
  }

  /// Returns the message of a key, or reports a problem and returns nil if no language has it.
  func message(_ key: String, table: String) -> Found? {
    let id = Key(key: key, table: table)
    if let known = found.withLock({ $0[id] }) { return known }
    let new = find(key, table: table)
    found.withLock { $0[id] = .some(new) }
    return new
  }

  /// Whether a language of the chain has a message; a missing one isn't reported.
  func hasMessage(_ key: String, table: String) -> Bool {
    chain.contains { language in
      store.tables(.init(language: language, table: table)).contains { $0.entry(key) != nil }
    }
  }

  /// Reports the errors in formatting a message.
  func record(_ errors: [MessageError], in found: Found) {
    guard !errors.isEmpty else { return }
    store.log.record(errors.map { found.table.problem($0, in: found.entry) })
  }

  private func find(_ key: String, table: String) -> Found? {
    for candidate in chain {
      for loaded in store.tables(.init(language: candidate, table: table)) {
        guard let entry = loaded.entry(key) else { continue }
        return parse(entry, of: loaded, in: candidate)
      }
    }
    let arguments: [String: Message.Argument] = ["key": .init(key), "table": .init(table)]
    store.log.record([
      Problem(.missingMessage, arguments, suggestion: Suggestion.nearest(to: key, in: keys(table)))
    ])
    return nil
  }

  private func parse(
    _ entry: StringsEntry, of table: LookupTable, in candidate: LanguageTag
  ) -> Found {
    let message = ParsedMessage(parsing: entry.value.value)
    if let pseudoLanguage, candidate == Catalog.sourceLanguage {
      return Found(
        marked(
          pseudoLanguage.translation(of: message, key: entry.key.value), of: entry, in: table),
        formatter: sourceFormatter, entry: entry, in: table)
    }
    let isOwn =
      candidate != Catalog.sourceLanguage
      || language.withoutExtensions.fallbackChain.contains(candidate)
    // An ellipsis, or a lone value, needs no translation.
    if !isOwn, entry.value.value.contains(where: \.isLetter) {
      let arguments: [String: Message.Argument] = [
        "key": .init(entry.key.value), "table": .init(table.name),
        "language": .init(language.description),
      ]
      store.log.record([Problem(.untranslatedMessage, arguments)])
    }
    return Found(
      marked(message, of: entry, in: table),
      formatter: (isOwn ? nil : formatters[candidate]) ?? formatter, entry: entry, in: table,
      isolate: isOwn ? nil : isolate(of: candidate))
  }

  private func marked(
    _ message: ParsedMessage, of entry: StringsEntry, in table: LookupTable
  ) -> ParsedMessage {
    marks?.marked(message, table: table.name, key: entry.key.value) ?? message
  }

  /// Returns the beginning of an isolate for another language's text; nil if it runs like this one's.
  private func isolate(of other: LanguageTag) -> Character? {
    if other.direction == language.direction { return nil }
    return other.isRightToLeft ? "\u{2067}" : "\u{2066}"
  }

  private func keys(_ table: String) -> Set<String> {
    chain.reduce(into: []) { keys, language in
      for loaded in store.tables(.init(language: language, table: table)) {
        keys.formUnion(loaded.keys)
      }
    }
  }
}
