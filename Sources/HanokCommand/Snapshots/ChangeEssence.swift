import HanokScenes

/// What a change comes to, whatever the language, the size or the screen: changes that are alike
/// have the same one, and are one decision.
enum ChangeEssence: Hashable {
  /// A snapshot that wasn't there.
  case added(path: String)
  /// A snapshot, or a variant of one, that nobody draws any more.
  case removed
  /// The characters that others replace, anywhere: `[` by `<`. None, if only places are different.
  case replaced(Set<Replacement>)

  /// Characters, and those in their place.
  struct Replacement: Hashable, Comparable {
    let old: String
    let new: String

    static func < (first: Replacement, second: Replacement) -> Bool {
      (first.old, first.new) < (second.old, second.new)
    }
  }

  /// Finds the essence of a change.
  init(_ change: SnapshotChange) {
    guard let new = change.new else {
      self = .removed
      return
    }
    guard let old = change.old else {
      self = .added(path: change.path)
      return
    }
    var replacements: Set<Replacement> = []
    for pair in AlignedPairs(linesOf: old, new) where pair.old != pair.new {
      replacements.formUnion(Self.replacements(pair.old ?? "", pair.new ?? ""))
    }
    self = .replaced(replacements)
  }

  private static func replacements(_ old: String, _ new: String) -> [Replacement] {
    let (old, new) = (pieces(old), pieces(new))
    guard old != new else { return [] }
    return LineDifference(old, new).replacements.map { Replacement(old: $0.old, new: $0.new) }
  }

  /// Returns the characters of a row of a screen, without blanks and with each line of a border once;
  /// or else the words of a line, without rows, columns and numbers of steps.
  private static func pieces(_ line: String) -> [String] {
    if let row = line.wholeMatch(of: /[0-9]*[│┌└](.*)/) {
      var kept: [String] = []
      for character in row.1.map(String.init) where character != " " {
        if kept.last != character || !"─━═".contains(character) { kept.append(character) }
      }
      return kept
    }
    var words = line.split(separator: " ").map(String.init)
    if line.contains(/^(?:rows? |cursor: |⋮| +[0-9]+–|[0-9]+ .* → )/) {
      words.removeAll { $0.contains(/^[0-9]+(?:–[0-9]+)?[:,;]?$/) }
    }
    return words.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
  }
}
