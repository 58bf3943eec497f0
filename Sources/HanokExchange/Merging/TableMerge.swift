package import HanokLocalization
package import HanokReview

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
    var previous: String?
    for message in exchange.messages {
      defer { if editor.has(message.key) { previous = message.key } }
      guard let units = units[message.key], let entry = sources[message.key] else { continue }
      let old = editor.entry(message.key)
      var merge = MessageMerge(units, of: message, entry: old, table: table.name, file: file)
      if let (value, note) = merge.merged(entry) {
        if old != nil {
          editor.set(message.key, value, note: note)
        } else {
          editor.insert(message.key, value, note: note, after: previous)
        }
      }
      outcome.add(merge.outcome)
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
