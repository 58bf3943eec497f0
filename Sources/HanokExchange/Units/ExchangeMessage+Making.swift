package import HanokLocalization
package import HanokReview
package import HanokUnicode
import MessageFormat

extension ExchangeMessage {
  /// Creates the units of a message and its translation, if it has one.
  ///
  /// - Returns: nil if the source's message is invalid.
  package init?(
    _ entry: StringsEntry, translation: StringsEntry?, in language: LanguageTag,
    _ plurals: PluralSampleCache
  ) {
    let parsed = ParsedMessage(parsing: entry.value.value)
    guard entry.isSound, parsed.isValid else { return nil }
    let old = translation.map { ParsedMessage(parsing: $0.value.value) }
    let note = translation?.note
    self.init(
      key: entry.key.value, note: entry.note, source: parsed.model,
      old: old.flatMap { $0.isValid && translation?.isSound == true ? $0.model : nil },
      isDraft: note?.isUntranslated == true, isChanged: note?.isSource(entry.value.value) == false,
      state: note.flatMap(ExchangeUnit.State.init), translatorNote: note?[EntryNote.Name.note],
      language, plurals)
  }

  private init(
    key: String, note: EntryNote, source: MessageModel, old: MessageModel?, isDraft: Bool,
    isChanged: Bool, state: ExchangeUnit.State?, translatorNote: String?,
    _ language: LanguageTag, _ plurals: PluralSampleCache
  ) {
    let layout = Layout(source, old, language, plurals)
    self.key = key
    description = note.description
    self.translatorNote = translatorNote
    width = note.width
    base = layout.base
    self.source = source
    selectors = layout.shape.selectors
    counter = layout.counter
    self.isChanged = isChanged && !isDraft
    units = layout.rows.map { keys in
      let text = source.pattern(for: keys, like: layout.base)
      var target = old?.ownPattern(for: keys, like: layout.base)
      // A copy of the source that waits for its translation.
      if isDraft, target.map(MessageModel.source(of:)) == MessageModel.source(of: text) {
        target = nil
      }
      return ExchangeUnit(
        keys: keys, source: text, target: target,
        state: target == nil || isDraft || isChanged ? .initial : state ?? .translated,
        examples: layout.shape.examples(of: keys, among: layout.rows),
        isUnreachable: layout.shape.isUnreachable(keys, among: layout.rows),
        variant: layout.shape.name(of: keys, among: layout.rows))
    }
  }

  /// The variants of a translation, and the message that they are put into.
  private struct Layout {
    var base: MessageModel
    var shape: VariantShape
    var rows: [[MessageModel.Key]]
    /// The only selector of the source, if it counts.
    let counter: VariantShape.Selector?

    init(
      _ source: MessageModel, _ old: MessageModel?, _ language: LanguageTag,
      _ plurals: PluralSampleCache
    ) {
      let ofSource = VariantShape(of: source, in: language, plurals)
      let selectors = ofSource.selectors
      counter = selectors.count == 1 && selectors[0].isCardinal ? selectors[0] : nil
      guard let old, !old.hasSelectors(of: source) else {
        base = old ?? source
        shape = VariantShape(of: base, in: language, plurals)
        let expanded = ofSource.expanded(source.rows, countsAll: true)
        let isEmpty = source.rows.isEmpty
        rows = isEmpty ? [[]] : old.map { ofSource.merged(source.rows, $0.rows) } ?? expanded
        if rows.isEmpty { rows = source.rows }
        if old == nil, rows.count == 1, rows[0].allSatisfy({ $0 == .catchAll }) {
          // The language has one form for all: it needs no selector.
          base.body = .pattern([])
          shape = VariantShape(of: base, in: language, plurals)
          rows = [[]]
        }
        return
      }
      let expanded = ofSource.expanded(source.rows)
      let isCounted = expanded.count > 1 && ofSource.selectors.contains(where: \.isPlural)
      if old.rows.isEmpty, isCounted {
        // The source counts, the translation doesn't yet: it can be given the language's variants.
        base = source.declaring(old.declarations)
        shape = ofSource
        rows = expanded
      } else {
        base = old
        shape = VariantShape(of: old, in: language, plurals)
        rows = old.rows.isEmpty ? [[]] : old.rows
      }
    }
  }
}

extension ExchangeMessage {
  /// The selector that the plural forms of gettext can be variants of, or nil without one.
  var counting: VariantShape.Selector? {
    if selectors.isEmpty { return counter }
    return selectors.count == 1 && selectors[0].isCardinal ? selectors[0] : nil
  }

  /// Returns the message with these variants of the selector that counts.
  func counting(_ keys: [MessageModel.Key]) -> ExchangeMessage {
    var message = self
    if selectors.isEmpty, let counter {
      message.base = source.declaring(base.declarations)
      message.selectors = [counter]
    }
    message.units = keys.map { key in
      let known = units.first { $0.keys == [key] || $0.keys.isEmpty && key == .catchAll }
      var unit =
        known
        ?? ExchangeUnit(
          keys: [key], source: source.pattern(for: [key], like: message.base), target: nil,
          state: .initial, examples: [], isUnreachable: false, variant: nil)
      unit.keys = [key]
      if case .literal(let text) = key { unit.variant = text }
      unit.variant = unit.variant ?? "other"
      return unit
    }
    return message
  }

  /// Returns the message with the exact keys of a file's units that the source has no variant for: a
  /// translation had them, with a text of their own for the source's `*`.
  func counting(numbersOf units: [ReturnedUnit]) -> ExchangeMessage {
    guard counting != nil else { return self }
    let keys = self.units.map { $0.keys.first ?? .catchAll }
    var sources: [Int64: String?] = [:]
    for unit in units where !unit.isEmpty && sources.count < Self.numberLimit {
      guard let text = unit.name.variant, let number = MessageModel.Key.literal(text).number,
        !keys.contains(.literal(text)), sources[number] == nil
      else { continue }
      sources[number] = .some(unit.source)
    }
    guard !sources.isEmpty else { return self }
    let wider = counting(sources.keys.sorted().map { .literal("\($0)") } + keys)
    let known = wider.units.filter { unit in
      guard let number = unit.keys.first?.number, let source = sources[number] else { return false }
      return unit.sourceText == source
    }
    return known.isEmpty ? self : counting(known.compactMap(\.keys.first) + keys)
  }

  /// No translation has as many exact keys; each is looked for among all.
  private static let numberLimit = 100
}

extension MessageModel {
  /// The keys of the variants; none for a message without.
  var rows: [[Key]] {
    if case .matcher(let matcher) = body { matcher.variants.map(\.keys) } else { [] }
  }

  private var selectorNames: [String] {
    if case .matcher(let matcher) = body { matcher.selectors.map(\.name) } else { [] }
  }

  func hasSelectors(of other: MessageModel) -> Bool { selectorNames == other.selectorNames }

  /// Returns the message with declarations of another one that it doesn't have.
  fileprivate func declaring(_ others: [Declaration]) -> MessageModel {
    var model = self
    let names = Set(declarations.map(\.name))
    model.declarations += others.filter { !names.contains($0.name) }
    return model
  }

  /// Returns the pattern of the variant with these keys, or that of the message without variants.
  fileprivate func ownPattern(for keys: [Key], like base: MessageModel) -> Pattern? {
    switch body {
    case .pattern(let pattern):
      return keys.allSatisfy { $0 == .catchAll } ? pattern : nil
    case .matcher(let matcher):
      guard hasSelectors(of: base) else { return nil }
      return matcher.variants.first { $0.keys == keys }?.pattern
    }
  }

  /// Returns the pattern that a variant with these keys translates: the nearest of this message's.
  fileprivate func pattern(for keys: [Key], like base: MessageModel) -> Pattern {
    guard case .matcher(let matcher) = body else { return patterns.first ?? [] }
    let wanted = hasSelectors(of: base) ? keys : matcher.selectors.map { _ in .catchAll }
    let candidates = matcher.variants.filter { variant in
      zip(variant.keys, wanted).allSatisfy { $0 == .catchAll || $0 == $1 }
    }
    let nearest = candidates.max { first, second in
      // The first selector decides, as in the selection of a variant.
      for (a, b) in zip(first.keys, second.keys) where (a == .catchAll) != (b == .catchAll) {
        return a == .catchAll
      }
      return false
    }
    return (nearest ?? matcher.variants.last)?.pattern ?? []
  }
}
