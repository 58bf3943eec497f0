package import HanokLocalization
package import HanokReview
package import HanokUnicode

/// The units of a table in a language.
package struct ExchangeTable: Sendable {
  /// An entry of the translation whose key the source language doesn't have any more.
  package struct Gone: Sendable {
    /// The key.
    package let key: String
    /// The source message that it translated, or nil if it wasn't recorded.
    package let source: String?
    /// The translation.
    package let target: String
  }

  /// The name of the table.
  package let name: String
  /// The messages in the source's order.
  package let messages: [ExchangeMessage]
  /// The entries that are in the translation alone.
  package let gone: [Gone]
  /// The messages of the source that are invalid, and are left out.
  package let problems: [Problem]

  /// Creates the units of a source table and of its translation, if there is one.
  package init(
    _ name: String, source: StringsFile, translation: StringsFile?, in language: LanguageTag,
    _ plurals: PluralSampleCache
  ) {
    let sound = (translation?.entries ?? []).filter(\.isSound)
    let translations = Dictionary(sound.map { ($0.key.value, $0) }, uniquingKeysWith: { a, _ in a })
    var messages: [ExchangeMessage] = []
    var problems: [Problem] = []
    var keys: Set<String> = []
    let entries = source.entries.filter { keys.insert($0.key.value).inserted }
    let made = entries.concurrentMap { entry in
      ExchangeMessage(
        entry, translation: translations[entry.key.value], in: language, plurals)
    }
    for (entry, message) in zip(entries, made) {
      if let message {
        messages.append(message)
      } else {
        problems.append(
          Problem(
            source.fault(
              .invalidMessage, ["key": .init(entry.key.value), "table": .init(name)],
              at: entry.value)))
      }
    }
    self.name = name
    self.messages = messages
    self.problems = problems
    gone = sound.filter { !keys.contains($0.key.value) }.map { entry in
      Gone(key: entry.key.value, source: entry.note.source, target: entry.value.value)
    }
  }
}

/// The tables of a language, to be written for another tool.
package struct ExchangeDocument: Sendable {
  /// The source language.
  package let source: LanguageTag
  /// The language of the translations.
  package let target: LanguageTag
  /// The tables.
  package let tables: [ExchangeTable]

  /// Creates a document.
  package init(source: LanguageTag, target: LanguageTag, tables: [ExchangeTable]) {
    self.source = source
    self.target = target
    self.tables = tables
  }

  /// The number of units, and of those without a translation.
  package var counts: (units: Int, untranslated: Int) {
    let units = tables.flatMap(\.messages).flatMap(\.units)
    return (units.count, units.count { $0.state == .initial })
  }
}
