package import HanokLocalization
import HanokReview
import MessageFormat

/// Merges the texts of a catalog in one language into a table.
package struct CatalogMerge {
  /// The result of merging the texts.
  package private(set) var outcome = MergeOutcome()
  private var editor: TableEditor
  private let isSource: Bool
  /// The messages of the source language, by their keys.
  private let sources: [String: String]
  /// The key of the entry after which the next new one is inserted.
  private var previous: String?

  /// Merges texts.
  ///
  /// - Parameters:
  ///   - source: The table of the source language, or nil for that language itself.
  package init(_ texts: [ImportedCatalog.Text], into table: StringsFile, source: StringsFile?) {
    isSource = source == nil
    sources = Dictionary(
      (source?.entries ?? []).map { ($0.key.value, $0.value.value) },
      uniquingKeysWith: { first, _ in first })
    editor = TableEditor(table)
    var seen: Set<String> = []
    for text in texts {
      guard seen.insert(text.key).inserted else {
        outcome.furtherLeft += 1
        continue
      }
      merge(text)
      if editor.has(text.key) { previous = text.key }
    }
  }

  /// The table after the merge; the same one if nothing was changed.
  package var result: StringsFile { editor.result }
  /// Whether anything was changed.
  package var isChanged: Bool { !editor.isUnchanged }

  private mutating func merge(_ text: ImportedCatalog.Text) {
    let old = editor.entry(text.key)
    // A key is its own text where there is no other.
    if text.isKey, old != nil {
      outcome.unchanged += 1
      return
    }
    if text.isFallback, let old, !old.note.isUntranslated, Self.counts(old.value.value),
      !Self.counts(text.value)
    {
      return skip(text, .variation)
    }
    let source = isSource ? old?.value.value : sources[text.key]
    // A blank text is no translation, unless the source or the table has one.
    if Self.isBlank(text.value), !isSource || old != nil,
      source.map(Self.isBlank) != true, old.map({ Self.isBlank($0.value.value) }) != true
    {
      return skip(text, .empty)
    }
    let value: String
    do throws(CatalogCheck.Fault) { value = try checked(text, old, source) } catch {
      return outcome.refused.append(text.problem(error))
    }
    if text.isFinished { outcome.taken.append(UnitName(key: text.key, variant: nil)) }
    if let old, Self.isEqual(old.value.value, value) {
      noteEqual(text, old, source)
    } else if text.isFinished || isSource && old == nil {
      set(text, value, old, source)
    } else {
      noteDraft(text, value, old, source)
    }
  }

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  /// Returns the message of a text, with the source's names of its arguments.
  private func checked(
    _ text: ImportedCatalog.Text, _ old: StringsEntry?, _ source: String?
  ) throws(CatalogCheck.Fault) -> String {
    if text.note != nil {
      let conversions = PrintfFormat.kinds(in: text.value)
      if let kind = conversions.subtracting(PrintfFormat.kinds(in: source ?? "")).min() {
        throw .conversion(kind)
      }
    }
    let unreadable: Unicode.Scalar = "\u{FFFD}"
    if text.value.unicodeScalars.contains(unreadable),
      source?.unicodeScalars.contains(unreadable) != true
    {
      throw .unreadable
    }
    // Without a placeholder, a message is text.
    let brace = UInt8(ascii: "{")
    guard let source, source.utf8.contains(brace) || text.value.utf8.contains(brace) else {
      return text.value
    }
    let parsed = ParsedMessage(parsing: source)
    let value = text.value(namedAs: parsed.model)
    let model = ParsedMessage(parsing: value).model
    if isSource {
      // A source may get an argument: the compiler finds the code that lacks it. Other names in place of
      // the program's are no new arguments.
      let names = Set(model.parameters.map(\.name))
      if parsed.parameters.contains(where: { !names.contains($0.name) }) {
        try CatalogCheck.checkInvented(model, source: parsed.model)
      }
      return value
    }
    guard parsed.isValid else { throw .source }
    if let old, Self.isEqual(old.value.value, value) { return value }
    let check = CatalogCheck(
      source: parsed.model, old: old.flatMap(Self.translation),
      allowsMissing: [old?.note, text.note].contains { $0?.allowsMissingVariables == true })
    try check.check(model)
    return value
  }

  /// Returns the message of an entry that is translated.
  private static func translation(_ entry: StringsEntry) -> MessageModel? {
    let parsed = ParsedMessage(parsing: entry.value.value)
    return entry.note.isUntranslated || !parsed.isValid ? nil : parsed.model
  }

  /// Whether a message has variants.
  private static func counts(_ message: String) -> Bool {
    guard message.contains(".match") else { return false }
    if case .matcher = ParsedMessage(parsing: message).model.body { return true }
    return false
  }

  /// Whether two messages are the same but for their layout.
  private static func isEqual(_ first: String, _ second: String) -> Bool {
    if first == second { return true }
    let (first, second) = (ParsedMessage(parsing: first), ParsedMessage(parsing: second))
    return first.isValid && second.isValid && first.model.source == second.model.source
  }

  private mutating func skip(_ text: ImportedCatalog.Text, _ reason: MergeOutcome.Skip.Reason) {
    outcome.skips.append(.init(name: text.key, reason: reason))
  }

  /// Takes a finished text.
  private mutating func set(
    _ text: ImportedCatalog.Text, _ value: String, _ old: StringsEntry?, _ source: String?
  ) {
    if old == nil { outcome.added += 1 } else { outcome.changed += 1 }
    write(value, finished(note(text, old), text, source), text.key)
  }

  /// Compares the states of a text that the table has.
  private mutating func noteEqual(
    _ text: ImportedCatalog.Text, _ old: StringsEntry, _ source: String?
  ) {
    var note = old.note
    let waits = note.isUntranslated || note.needsReview
    if isSource || text.isFinished != waits || waits && !text.hasState {
      outcome.unchanged += 1
    } else if text.isFinished {
      outcome.unchanged += 1
      outcome.confirmed += 1
      write(old.value.value, finished(note, text, source), text.key)
    } else {
      skip(text, .unfinished)
      // A copy of the source isn't a statement about a translation that happens to be the same.
      guard text.note == nil, old.value.value != source else { return }
      note[EntryNote.Name.state] = EntryNote.needsReview
      write(old.value.value, note, text.key)
    }
  }

  /// Keeps an unfinished text if the table has no translation yet.
  private mutating func noteDraft(
    _ text: ImportedCatalog.Text, _ value: String, _ old: StringsEntry?, _ source: String?
  ) {
    skip(text, .unfinished)
    let isCopy = old.map { $0.note.isUntranslated && $0.value.value == source } ?? true
    guard isCopy, value != source, !isSource else { return }
    var note = note(text, old)
    note[EntryNote.Name.untranslated] = note[EntryNote.Name.untranslated] ?? ""
    // A draft has its source: an update leaves it to its translator.
    note[EntryNote.Name.source] = text.note?.source ?? source
    write(value, note, text.key)
  }
}

extension CatalogMerge {
  /// Returns the note of an entry, with the description and the remarks of a text.
  private func note(_ text: ImportedCatalog.Text, _ old: StringsEntry?) -> EntryNote {
    var note = old?.note ?? text.note ?? EntryNote("")
    if note.description.isEmpty { note.description = text.comment }
    for remark in text.note?.remarks ?? []
    where [EntryNote.Name.allow, EntryNote.Name.note].contains(remark.name)
      && !note.remarks.contains(remark)
    {
      note.remarks.append(remark)
    }
    return note
  }

  /// Returns the note of a translation that is finished, with the source that it is of.
  private func finished(
    _ note: EntryNote, _ text: ImportedCatalog.Text, _ source: String?
  ) -> EntryNote {
    var note = note
    note[EntryNote.Name.untranslated] = nil
    note[EntryNote.Name.state] = text.note?[EntryNote.Name.state]
    if !isSource { note[EntryNote.Name.source] = text.note?.source ?? source }
    return note
  }

  private mutating func write(_ value: String, _ note: EntryNote, _ key: String) {
    if editor.entry(key) != nil {
      editor.set(key, value, note: note)
    } else {
      editor.insert(key, value, note: note, after: previous)
    }
  }
}

extension EntryNote {
  /// Whether a translation can lack variables of its source.
  fileprivate var allowsMissingVariables: Bool {
    remarks.contains {
      $0.name == Name.allow && $0.words.first == TranslationCheck.missingVariable.name
    }
  }
}
