package import HanokTableSyntax
import MessageSyntax

/// The keys of a table beside those of its source.
package struct KeyRules {
  package let source: ReviewSource
  package let targets: [ReviewedMessage]
  /// The keys of messages that aren't in the table.
  package let missing: [String]
  /// Extra keys beyond so many are a table of something else, whose keys nobody has misspelt.
  private static let mostSuggestions = 100
  private let suggested: Set<String>

  package init(_ targets: [ReviewedMessage], beside source: ReviewSource) {
    self.targets = targets
    self.source = source
    let present = Set(targets.map(\.key))
    missing = source.keys.filter { key in
      !present.contains(key)
        && (source.messages[key]?.patterns.contains(where: \.hasLetters) ?? false)
    }
    let extra = targets.lazy.map(\.key).filter { source.messages[$0] == nil }
    suggested = Set(extra.prefix(Self.mostSuggestions))
  }

  /// Returns what is wrong with a key: the source hasn't got it, or has it by another name.
  package func mistake(in target: ReviewedMessage) -> Mistake? {
    guard source.messages[target.key] == nil, target.note[EntryNote.Name.gone] == nil else {
      return nil
    }
    if let name = newName(of: target) {
      return Mistake(.renamed, nil, ["other": .init(name)], suggestion: name)
    }
    let candidates = suggested.contains(target.key) ? source.keys : []
    var mistake = Mistake(.extra, suggestion: Suggestion.nearest(to: target.key, in: candidates))
    mistake.kind = .extraKey
    return mistake
  }

  /// Returns the missing key whose source message the entry was made from.
  private func newName(of target: ReviewedMessage) -> String? {
    guard target.note.source != nil, suggested.contains(target.key) else { return nil }
    return missing.first { key in
      source.messages[key].map { target.note.isSource($0.message.source) == true } ?? false
    }
  }

  /// Returns the problem of keys that a table lacks.
  ///
  /// - Parameter language: The tag of the table's language.
  package static func problem(
    ofMissing keys: [String], in table: String, _ language: String, path: String
  ) -> TableProblem {
    let shown = keys.prefix(3).joined(separator: ", ") + (keys.count > 3 ? ", …" : "")
    return TableProblem(
      TranslationCheck.missing.kind,
      [
        "count": .init(keys.count), "keys": .init(shown), "table": .init(table),
        "language": .init(language),
      ], path: path)
  }

  /// The first key that comes after one that follows it in the source.
  package var firstOutOfOrder: ReviewedMessage? {
    let places = Dictionary(
      uniqueKeysWithValues: source.keys.enumerated().map { ($0.element, $0.offset) })
    var last = -1
    for target in targets {
      guard let place = places[target.key] else { continue }
      if place < last { return target }
      last = place
    }
    return nil
  }
}
