import HanokLocalization
import MessageFormat

/// Merges the units of one message into its translation.
struct MessageMerge {
  private let message: ExchangeMessage
  private let entry: StringsEntry?
  private let check: UnitCheck
  private let file: ReturnedFile
  /// The accepted patterns, by the index of their unit.
  private var accepted: [Int: MessageModel.Pattern] = [:]
  /// Whether a tool says that a translation is right that was waiting for somebody.
  private var isConfirmed = false
  /// The sources in the file that differ from the current ones, by the current ones.
  private var oldSources: [String: MessageModel.Pattern] = [:]
  private var firstOffset = 0
  var outcome = MergeOutcome()

  init(_ message: ExchangeMessage, entry: StringsEntry?, table: String, file: ReturnedFile) {
    self.message = message
    self.entry = entry
    self.file = file
    let allows = entry?.note.remarks.contains {
      $0.name == EntryNote.Name.allow && $0.words.first == "missing-variable"
    }
    check = UnitCheck(
      table: table, message: message, text: file.text, allowsMissing: allows == true)
  }

  mutating func add(_ returned: ReturnedUnit) {
    guard let index = index(of: returned.name.variant) else {
      let arguments: [String: Message.Argument] = [
        "key": .init(message.key), "variant": .init(returned.name.variant ?? ""),
        "table": .init(check.table),
      ]
      outcome.gone.append(file.text.problem(.goneVariant, arguments, at: returned.offset))
      return
    }
    do throws(Problem) {
      try merge(returned, into: index)
    } catch {
      outcome.refused.append(error)
    }
  }

  private func index(of variant: String?) -> Int? {
    let names = message.units.map(\.variant)
    if let index = names.firstIndex(of: variant) { return index }
    // One text for all: the translation has no variants, or the language needs none.
    return names.count == 1 && (variant == nil || variant == "other") ? 0 : nil
  }

  private mutating func merge(_ returned: ReturnedUnit, into index: Int) throws(Problem) {
    let unit = message.units[index]
    guard let target = returned.target, !target.isEmpty || unit.source.isEmpty else {
      outcome.skips.append(.init(name: returned.name.text, reason: .empty))
      return
    }
    if let problem = returned.problem { throw problem }
    let text = Self.canonical(target) ?? target
    if text == unit.targetText {
      outcome.unchanged += 1
      if unit.state == .initial, returned.state != .initial, returned.state != nil {
        noteSource(returned, of: unit)
        isConfirmed = true
        firstOffset = returned.offset
      }
      return
    }
    // Not finished, or only copied from the source.
    if returned.state == .initial,
      unit.target != nil || text == unit.sourceText || file.format == .po
    {
      outcome.skips.append(.init(name: returned.name.text, reason: .unfinished))
      return
    }
    if let exported = returned.exported {
      // The file has what was exported: the table is newer.
      if Fingerprint.of(text) == exported {
        outcome.unchanged += 1
        return
      }
      if Fingerprint.of(unit.targetText) != exported {
        outcome.conflicts.append(conflict(returned, text, unit))
        return
      }
    }
    let pattern = try check.pattern(target, of: unit, at: returned.offset)
    if accepted.isEmpty { firstOffset = returned.offset }
    accepted[index] = pattern
    noteSource(returned, of: unit)
    if unit.target == nil { outcome.added += 1 } else { outcome.changed += 1 }
  }

  /// Returns the canonical source of a pattern, or nil if it is invalid.
  private static func canonical(_ text: String) -> String? {
    let parsed = ParsedMessage(parsing: "{{\(text)}}")
    guard parsed.isValid, case .pattern(let pattern) = parsed.model.body else { return nil }
    return MessageModel.source(of: pattern)
  }

  private func conflict(
    _ returned: ReturnedUnit, _ text: String, _ unit: ExchangeUnit
  ) -> Problem {
    let arguments: [String: Message.Argument] = [
      "key": .init(returned.name.text), "table": .init(check.table),
      "ours": .init(unit.targetText ?? ""), "theirs": .init(text),
    ]
    return file.text.problem(.conflictingUnit, arguments, at: returned.offset)
  }

  /// Keeps the source that was translated, if it isn't the current one.
  private mutating func noteSource(_ returned: ReturnedUnit, of unit: ExchangeUnit) {
    guard let source = returned.source, source != unit.sourceText,
      Self.canonical(source) != unit.sourceText
    else { return }
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
    guard !accepted.isEmpty || isConfirmed else { return nil }
    fillUnreachable()
    let value = accepted.isEmpty ? entry?.value.value ?? "" : newValue
    let parsed = ParsedMessage(parsing: value)
    if let error = parsed.errors.first {
      let place = file.text.place(at: firstOffset)
      outcome.refused.append(
        Problem(
          error, key: message.key, table: check.table, path: file.text.path, place: place))
      outcome.added = 0
      outcome.changed = 0
      return nil
    }
    return (value, note(source))
  }

  /// Gives a finished translation's `*` that no value chooses the text of the variant before it.
  private mutating func fillUnreachable() {
    guard isComplete,
      let index = message.units.lastIndex(where: { $0.isUnreachable && $0.target == nil })
    else { return }
    let texts = message.units[..<index].indices.map { accepted[$0] ?? message.units[$0].target }
    if accepted[index] == nil, let last = texts.compactMap(\.self).last { accepted[index] = last }
  }

  private var isComplete: Bool {
    message.units.enumerated().allSatisfy { index, unit in
      accepted[index] != nil || unit.target != nil || unit.isUnreachable || isOptional(unit)
    }
  }

  /// Whether a translation that was finished has no such variant.
  private func isOptional(_ unit: ExchangeUnit) -> Bool {
    entry.map { !$0.note.isUntranslated } == true && !unit.keys.allSatisfy { $0 == .catchAll }
  }

  private func note(_ source: StringsEntry) -> EntryNote {
    var note = entry?.note ?? EntryNote("")
    if entry == nil { note.description = source.note.description }
    guard isComplete else {
      note[EntryNote.Name.untranslated] = note[EntryNote.Name.untranslated] ?? ""
      return note
    }
    note[EntryNote.Name.untranslated] = nil
    note[EntryNote.Name.source] = oldSources.isEmpty ? source.value.value : oldSource
    return note
  }

  /// The source message as it was when it was exported, as far as the file has it.
  private var oldSource: String {
    var model = message.source
    func old(_ pattern: MessageModel.Pattern) -> MessageModel.Pattern {
      oldSources[MessageModel.source(of: pattern)] ?? pattern
    }
    switch model.body {
    case .pattern(let pattern): model.body = .pattern(old(pattern))
    case .matcher(var matcher):
      for index in matcher.variants.indices {
        matcher.variants[index].pattern = old(matcher.variants[index].pattern)
      }
      model.body = .matcher(matcher)
    }
    return model.source
  }

  /// The message with the accepted patterns: in the layout that it has, if its variants are the same.
  private var newValue: String {
    if let entry {
      let old = ParsedMessage(parsing: entry.value.value)
      let rows = old.model.rows
      var patterns: [Int: MessageModel.Pattern] = [:]
      for (index, pattern) in accepted {
        let keys = message.units[index].keys
        guard let place = keys.isEmpty ? (rows.isEmpty ? 0 : nil) : rows.firstIndex(of: keys) else {
          return newModel.source
        }
        patterns[place] = pattern
      }
      if old.isValid, old.model.hasSelectors(of: message.base),
        let source = PatternEdit.source(old, replacing: patterns)
      {
        return source
      }
    }
    return newModel.source
  }

  /// The message with its variants written anew.
  private var newModel: MessageModel {
    var model = message.base
    guard case .matcher(var matcher) = model.body, var variant = matcher.variants.first else {
      model.body = .pattern(accepted[0] ?? message.units.first?.target ?? [])
      return model
    }
    let own = Set(message.base.rows)
    matcher.variants = message.units.enumerated().compactMap { index, unit in
      let isKept =
        unit.keys.allSatisfy { $0 == .catchAll } || entry != nil && own.contains(unit.keys)
      let pattern = accepted[index] ?? unit.target ?? (isKept ? unit.source : nil)
      return pattern.map {
        variant.keys = unit.keys
        variant.pattern = $0
        return variant
      }
    }
    model.body = .matcher(matcher)
    return model
  }
}
