import HanokLocalization
import HanokUnicode
import MessageFormat

/// Merges the units of one message into its translation.
struct MessageMerge {
  private let message: ExchangeMessage
  private let entry: StringsEntry?
  /// The entry's note, which is read from its comment once.
  private let oldNote: EntryNote?
  /// Whether the translation is unfinished: unfinished texts can then be stored.
  private let isOpen: Bool
  private let check: UnitCheck
  private let file: ReturnedFile
  /// The accepted patterns, by the index of their unit.
  private var accepted: [Int: MessageModel.Pattern] = [:]
  private var states = UnitStates()
  /// The sources in the file that differ from the current ones, by the current ones.
  private var oldSources: [String: MessageModel.Pattern] = [:]
  private var firstOffset = 0
  private(set) var outcome: MergeOutcome

  init(
    _ units: [ReturnedUnit], of message: ExchangeMessage, entry: StringsEntry?, table: String,
    file: ReturnedFile
  ) {
    self.entry = entry
    self.file = file
    oldNote = entry?.note
    isOpen = oldNote?.isUntranslated ?? true
    let assigned = AssignedTexts(units, of: message, isOpen: isOpen, table: table, in: file)
    self.message = assigned.message
    outcome = assigned.outcome
    let allows = oldNote?.remarks.contains {
      $0.name == EntryNote.Name.allow && $0.words.first == "missing-variable"
    }
    check = UnitCheck(
      table: table, message: assigned.message, text: file.text, allowsMissing: allows == true)
    for text in assigned.texts { merge(text.units, into: text.indices) }
  }

  /// The result of merging a text.
  private enum Fate {
    case added
    case changed
    case unchanged
    case conflict(Problem)
    case skipped(MergeOutcome.Skip.Reason)
  }

  /// Merges a text into units; equal plural forms are one text.
  private mutating func merge(_ texts: [ReturnedUnit], into indices: [Int]) {
    do throws(Problem) {
      switch try fate(of: texts[0], indices) {
      case .added: take(texts, \.added)
      case .changed: take(texts, \.changed)
      case .unchanged: take(texts, \.unchanged)
      case .skipped(let reason): for text in texts { skip(text, reason) }
      case .conflict(let problem):
        outcome.conflicts.append(problem)
        outcome.furtherLeft += texts.count - 1
      }
    } catch {
      outcome.refused.append(error)
      outcome.furtherLeft += texts.count - 1
    }
  }

  private mutating func take(
    _ texts: [ReturnedUnit], _ number: WritableKeyPath<MergeOutcome, Int>
  ) {
    outcome[keyPath: number] += texts.count
    for text in texts { outcome.taken.append(text.name) }
  }

  private mutating func skip(_ text: ReturnedUnit, _ reason: MergeOutcome.Skip.Reason) {
    outcome.skips.append(.init(name: text.name.text, reason: reason))
  }

  private mutating func fate(
    of original: ReturnedUnit, _ indices: [Int]
  ) throws(Problem) -> Fate {
    let units = message.units
    let returned =
      file.format == .xliff
      ? original.adapted(to: units[main(original, indices)], of: message) : original
    guard let target = returned.target,
      !returned.isEmpty || indices.allSatisfy({ units[$0].source.isEmpty })
    else { return .skipped(returned.isPartial ? .unfinished : .empty) }
    if let problem = returned.problem { throw problem }
    let text = Self.canonical(target) ?? target
    let others = indices.filter { units[$0].targetText != text }
    guard !others.isEmpty else { return fateOfEqual(returned, indices) }
    if returned.state == .initial { return draft(target, text, of: returned, others) }
    if let exported = returned.exported, let ours = units[main(returned, indices)].targetText {
      // The file has what was exported: the table is newer.
      if Fingerprint.of(text) == exported { return .unchanged }
      if Fingerprint.of(ours) != exported {
        return .conflict(
          file.problem(
            .conflictingUnit, of: returned, in: check.table,
            ["ours": .init(ours), "theirs": .init(text)]))
      }
    }
    var patterns: [Int: MessageModel.Pattern] = [:]
    for index in others {
      patterns[index] = try check.pattern(target, of: units[index], at: returned.offset)
    }
    accept(patterns, at: returned.offset)
    keepState(returned, indices)
    noteSource(returned, of: units[main(returned, indices)])
    return others.contains { units[$0].target != nil } ? .changed : .added
  }

  /// Returns the unit of a text's own variant; others are those that a plural form serves, too.
  private func main(_ returned: ReturnedUnit, _ indices: [Int]) -> Int {
    indices.first { message.units[$0].variant == returned.name.variant } ?? indices[0]
  }

  /// Compares the states of a text that the table has.
  private mutating func fateOfEqual(_ returned: ReturnedUnit, _ indices: [Int]) -> Fate {
    let isWaiting = indices.contains { message.units[$0].state == .initial }
    guard returned.state != .initial else {
      states.unfinished.formUnion(indices)
      if isWaiting { return .unchanged }
      states.needsReview = true
      return .skipped(.unfinished)
    }
    if isWaiting, let state = returned.state {
      noteSource(returned, of: message.units[main(returned, indices)])
      states.isConfirmed = true
      firstOffset = returned.offset
      for index in indices { states.known[index] = state }
    }
    keepState(returned, indices)
    return .unchanged
  }

  /// Keeps an unfinished text where there is none: it replaces nothing.
  private mutating func draft(
    _ target: String, _ text: String, of returned: ReturnedUnit, _ indices: [Int]
  ) -> Fate {
    let units = indices.map { message.units[$0] }
    let isNew = units.allSatisfy { $0.target == nil && $0.sourceText != text }
    if isNew, isOpen,
      let pattern = try? check.pattern(target, of: units[0], at: returned.offset)
    {
      accept(
        Dictionary(indices.map { ($0, pattern) }, uniquingKeysWith: { $1 }), at: returned.offset)
      states.unfinished.formUnion(indices)
    }
    return .skipped(.unfinished)
  }

  private mutating func accept(_ patterns: [Int: MessageModel.Pattern], at offset: Int) {
    if accepted.isEmpty { firstOffset = offset }
    accepted.merge(patterns) { $1 }
  }

  /// A PO file has no states but fuzzy: its texts keep theirs until they are changed.
  private mutating func keepState(_ returned: ReturnedUnit, _ indices: [Int]) {
    for index in indices {
      if file.format == .xliff, let state = returned.state {
        states.known[index] = state
      } else if accepted[index] != nil {
        states.known[index] = .translated
      }
    }
  }

  /// Returns the canonical source of a pattern, or nil if it is invalid.
  private static func canonical(_ text: String) -> String? {
    // Most texts have no placeholder, and are their own source.
    let special = [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\"), 0]
    guard text.utf8.contains(where: special.contains) else { return text }
    let parsed = ParsedMessage(parsing: "{{\(text)}}")
    guard parsed.isValid, case .pattern(let pattern) = parsed.model.body else { return nil }
    return MessageModel.source(of: pattern)
  }

  /// Keeps the source that was translated, if it isn't the current one.
  private mutating func noteSource(_ returned: ReturnedUnit, of unit: ExchangeUnit) {
    guard let source = returned.source, source != unit.sourceText,
      Self.canonical(source) != unit.sourceText
    else { return }
    // A form has the source's singular or plural, and not always the text for its number.
    let isForm = returned.form != nil
    if isForm, message.source.patterns.contains(where: { MessageModel.source(of: $0) == source }) {
      return
    }
    outcome.outdated += 1
    let parsed = ParsedMessage(parsing: "{{\(source)}}")
    if parsed.isValid, case .pattern(let pattern) = parsed.model.body {
      oldSources[unit.sourceText] = pattern
    }
  }
}

extension MessageMerge {
  /// Returns the entry's new value and note, or nil if it stays as it is.
  mutating func merged(_ source: StringsEntry) -> (value: String, note: EntryNote)? {
    let isMarked = oldNote.map { stateRemark != $0[EntryNote.Name.state] } == true
    guard !accepted.isEmpty || states.confirms || isMarked else { return nil }
    if accepted.isEmpty, !states.confirms, !states.needsReview { outcome.restated = 1 }
    let merged = MergedMessage(message, entry, accepted)
    let parsed = ParsedMessage(parsing: merged.value)
    if let error = parsed.errors.first {
      let place = file.text.place(at: firstOffset)
      outcome.refused.append(
        Problem(
          error, key: message.key, table: check.table, path: file.text.path, place: place))
      outcome.furtherLeft += outcome.added + outcome.changed - 1
      outcome.added = 0
      outcome.changed = 0
      return nil
    }
    if outcome.added + outcome.changed == 0, states.confirms { outcome.confirmed = 1 }
    return (merged.value, note(source, isComplete: merged.isComplete))
  }

  private func note(_ source: StringsEntry, isComplete: Bool) -> EntryNote {
    var note = oldNote ?? EntryNote("")
    if entry == nil { note.description = source.note.description }
    if !isComplete || isOpen && !states.unfinished.isEmpty {
      note[EntryNote.Name.untranslated] = note[EntryNote.Name.untranslated] ?? ""
      // A draft has its source: an update leaves it to its translator.
      if !states.unfinished.isEmpty { note[EntryNote.Name.source] = source.value.value }
      return note
    }
    note[EntryNote.Name.state] = stateRemark
    // If a variant is unfinished, keep the recorded source.
    if !isOpen, !states.unfinished.isEmpty || accepted.isEmpty && !states.isConfirmed {
      return note
    }
    note[EntryNote.Name.untranslated] = nil
    note[EntryNote.Name.source] =
      oldSources.isEmpty ? source.value.value : message.source.replacing(oldSources).source
    return note
  }

  private var stateRemark: String? {
    states.remark(
      for: message.units, accepted: Set(accepted.keys),
      present: oldNote?[EntryNote.Name.state])
  }
}
