package import HanokLocalization

/// Merges the texts of a catalog in one language into a table.
package struct CatalogMerge {
  /// The table after the merge; the same one if nothing was changed.
  package let result: StringsFile
  /// Whether anything was changed.
  package let isChanged: Bool
  /// What came of the texts.
  package let outcome: MergeOutcome

  /// Merges texts.
  ///
  /// - Parameters:
  ///   - source: The table of the source language, or nil for that language itself.
  package init(_ texts: [ImportedCatalog.Text], into table: StringsFile, source: StringsFile?) {
    let sources = source.map { file in
      Dictionary(
        file.entries.map { ($0.key.value, $0.value.value) }, uniquingKeysWith: { a, _ in a })
    }
    var editor = TableEditor(table)
    var outcome = MergeOutcome()
    var previous: String?
    var seen: Set<String> = []
    for text in texts where !text.key.isEmpty && seen.insert(text.key).inserted {
      defer { if editor.has(text.key) { previous = text.key } }
      let old = editor.entry(text.key)
      if let old, old.value.value == text.value {
        outcome.unchanged += 1
        continue
      }
      if let old, !text.isFinished, !old.note.isUntranslated {
        outcome.skips.append(.init(name: text.key, reason: .unfinished))
        continue
      }
      var note = old?.note ?? EntryNote("")
      if note.description.isEmpty { note.description = text.comment }
      note[EntryNote.Name.untranslated] = nil
      if let sources, text.isFinished { note[EntryNote.Name.source] = sources[text.key] }
      if old == nil {
        outcome.added += 1
        editor.insert(text.key, text.value, note: note, after: previous)
      } else {
        outcome.changed += 1
        editor.set(text.key, text.value, note: note)
      }
    }
    result = editor.result
    isChanged = !editor.isUnchanged
    self.outcome = outcome
  }
}
