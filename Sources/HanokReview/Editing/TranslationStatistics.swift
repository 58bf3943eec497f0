package import HanokLocalization

/// How far the translation of a table is.
package struct TranslationStatistics: Sendable, Hashable {
  /// The number of the source's messages.
  package var total = 0
  /// The messages that are missing, empty, or marked as untranslated.
  package var untranslated = 0
  /// The translated messages whose source has changed since.
  package var changed = 0
  /// The kept translations of messages that the source doesn't have any more.
  package var gone = 0
  /// The other messages that the source doesn't have.
  package var extra = 0

  /// The messages that are translated from the present source, as far as it is known.
  package var translated: Int { total - untranslated - changed }

  /// Creates the statistics of nothing.
  package init() {}

  /// Counts a translation beside its source.
  ///
  /// - Parameters:
  ///   - file: The translation; nil where there is none.
  ///   - inherited: The keys that a more general language has, such as fr for fr-CA.
  package init(
    of file: StringsFile?, beside source: TranslationSource, inherited: Set<String> = []
  ) {
    total = source.count
    untranslated = total
    var inherited = inherited.filter { source[$0] != nil }
    defer { untranslated -= inherited.count }
    for case .entry(let entry) in file?.pieces ?? [] where entry.isSound {
      let note = entry.note
      let isGone = note[EntryNote.Name.gone] != nil
      guard let message = source[entry.key.value] else {
        if isGone { gone += 1 } else { extra += 1 }
        continue
      }
      if isGone || note.isUntranslated || entry.value.value.isEmpty { continue }
      untranslated -= 1
      inherited.remove(entry.key.value)
      if note.isSource(message.value) == false { changed += 1 }
    }
  }

  /// Adds those of another table.
  package static func += (total: inout Self, other: Self) {
    total.total += other.total
    total.untranslated += other.untranslated
    total.changed += other.changed
    total.gone += other.gone
    total.extra += other.extra
  }
}
