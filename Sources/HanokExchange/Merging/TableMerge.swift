package import HanokLocalization
package import HanokReview

/// A message after the merge of its units.
private struct MergeResult: Sendable {
  /// The new value and note of its entry; nil if it stays.
  let content: (value: String, note: EntryNote)?
  let outcome: MergeOutcome
}

/// Merges the units of a file into a table.
package struct TableMerge {
  /// The table after the merge; the same one if nothing was changed.
  package let result: StringsFile
  /// Whether anything was changed.
  package let isChanged: Bool
  /// What came of the units.
  package let outcome: MergeOutcome

  /// Merges units.
  ///
  /// - Parameters:
  ///   - table: The units that came back.
  ///   - source: The table of the source language.
  ///   - translation: The translation's table, which may be empty.
  package init(
    _ table: ReturnedFile.Table, of file: ReturnedFile, source: StringsFile,
    translation: StringsFile, _ plurals: PluralSampleCache
  ) {
    let exchange = ExchangeTable(
      table.name, source: source, translation: translation, in: file.target, plurals)
    let sources = Dictionary(
      source.entries.map { ($0.key.value, $0) }, uniquingKeysWith: { first, _ in first })
    var outcome = MergeOutcome()
    let single = SingleUnits(table, of: file, &outcome)
    let units = Dictionary(grouping: single.units, by: \.name.key)
    var editor = TableEditor(translation)
    let before = editor
    let merged = exchange.messages.concurrentMap { message -> MergeResult? in
      guard let units = units[message.key], let entry = sources[message.key] else { return nil }
      let old = before.entry(message.key)
      var merge = MessageMerge(units, of: message, entry: old, table: table.name, file: file)
      return MergeResult(content: merge.merged(entry), outcome: merge.outcome)
    }
    var previous: String?
    for (message, merged) in zip(exchange.messages, merged) {
      defer { if editor.has(message.key) { previous = message.key } }
      guard let merged else { continue }
      if let (value, note) = merged.content {
        if editor.entry(message.key) != nil {
          editor.set(message.key, value, note: note)
        } else {
          editor.insert(message.key, value, note: note, after: previous)
        }
      }
      outcome.add(merged.outcome)
    }
    let keys = Set(exchange.messages.map(\.key))
    for unit in single.units where !keys.contains(unit.name.key) {
      let isThere = sources[unit.name.key] != nil
      outcome.gone.append(
        file.text.problem(
          isThere ? .invalidSource : .goneUnit,
          ["key": .init(unit.name.key), "table": .init(table.name)], at: unit.offset))
    }
    result = editor.result
    isChanged = !editor.isUnchanged
    self.outcome = outcome
  }
}
