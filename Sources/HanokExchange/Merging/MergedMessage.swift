import HanokLocalization
import MessageFormat

/// A translation with accepted patterns: in the layout that it has, if its variants are the same.
struct MergedMessage {
  private let message: ExchangeMessage
  private let entry: StringsEntry?
  private var accepted: [Int: MessageModel.Pattern]

  /// Creates a translation with patterns by the index of their unit.
  init(
    _ message: ExchangeMessage, _ entry: StringsEntry?, _ accepted: [Int: MessageModel.Pattern]
  ) {
    self.message = message
    self.entry = entry
    self.accepted = accepted
    if isComplete { fillUnreachable() }
  }

  /// The source of the translation.
  var value: String {
    if let entry, accepted.isEmpty { return entry.value.value }
    return entry.flatMap(edited) ?? model.source
  }

  /// Whether every variant that a value chooses has a translation.
  var isComplete: Bool {
    message.units.enumerated().allSatisfy { index, unit in
      accepted[index] != nil || unit.target != nil || unit.isUnreachable || isOptional(unit)
    }
  }

  /// Whether a translation that was finished has no such variant.
  private func isOptional(_ unit: ExchangeUnit) -> Bool {
    entry.map { !$0.note.isUntranslated } == true && !unit.keys.allSatisfy { $0 == .catchAll }
  }

  /// Gives a finished translation's `*` that no value chooses the text of the variant before it.
  private mutating func fillUnreachable() {
    guard let index = message.units.lastIndex(where: { $0.isUnreachable && $0.target == nil }),
      accepted[index] == nil
    else { return }
    let texts = message.units[..<index].indices.map { accepted[$0] ?? message.units[$0].target }
    accepted[index] = texts.compactMap(\.self).last
  }

  /// Returns an entry's value with the patterns in place, or nil if it lacks a variant.
  private func edited(_ entry: StringsEntry) -> String? {
    let old = ParsedMessage(parsing: entry.value.value)
    let rows = old.model.rows
    var patterns: [Int: MessageModel.Pattern] = [:]
    for (index, pattern) in accepted {
      let keys = message.units[index].keys
      guard let place = keys.isEmpty ? (rows.isEmpty ? 0 : nil) : rows.firstIndex(of: keys) else {
        return nil
      }
      patterns[place] = pattern
    }
    guard old.isValid, old.model.hasSelectors(of: message.base) else { return nil }
    return PatternEdit.source(old, replacing: patterns)
  }

  /// The message with its variants rebuilt.
  private var model: MessageModel {
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

extension MessageModel {
  /// Returns the message with other patterns in place of some, by their sources.
  func replacing(_ patterns: [String: Pattern]) -> MessageModel {
    var model = self
    func new(_ pattern: Pattern) -> Pattern {
      patterns[MessageModel.source(of: pattern)] ?? pattern
    }
    switch model.body {
    case .pattern(let pattern): model.body = .pattern(new(pattern))
    case .matcher(var matcher):
      for index in matcher.variants.indices {
        matcher.variants[index].pattern = new(matcher.variants[index].pattern)
      }
      model.body = .matcher(matcher)
    }
    return model
  }
}
