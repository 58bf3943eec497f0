import HanokLocalization

/// A translation of a message that the source language doesn't have any more, as `hanok update` sets it
/// aside: its key may have been renamed.
struct SetAsideTranslation: Sendable, Hashable {
  let key: String
  /// The source message that it was made from, or nil if that isn't recorded.
  let source: String?
  let text: String

  /// Creates it from an entry, or returns nil if that was never translated.
  init?(_ entry: StringsEntry) {
    let note = entry.note
    guard !note.isUntranslated, !entry.value.value.isEmpty else { return nil }
    key = entry.key.value
    source = note.source
    text = entry.value.value
  }

  /// Whether the key is another name for the same message: a near one, or one with the same last part.
  func isNear(_ other: String) -> Bool {
    if Suggestion.nearest(to: other, in: [key]) != nil { return true }
    return Self.lastPart(of: key) == Self.lastPart(of: other)
  }

  private static func lastPart(of key: String) -> Substring {
    key[(key.lastIndex(of: ".").map { key.index(after: $0) } ?? key.startIndex)...]
  }
}
