import HanokScenes

/// What a change comes to, whatever the language, the size or the screen: changes that are alike
/// have the same one, and are one decision.
enum ChangeEssence: Hashable {
  /// A snapshot that wasn't there.
  case added(path: String)
  /// A snapshot, or a variant of one, that nobody draws any more.
  case removed
  /// The words and signs that others replace, anywhere: `[` by `<`. None, if only places are different.
  case replaced(Set<Replacement>)

  /// A word or a sign, and what is in its place; empty where there is none.
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
    return LineDifference(old, new, separator: " ").replacements.map {
      Replacement(old: $0.old, new: $0.new)
    }
  }

  /// Returns the words and signs of a row of a screen, or of a line without the rows and columns of
  /// styles.
  private static func pieces(_ line: String) -> [String] {
    if let edge = line.firstMatch(of: /^[0-9]*[│┌└]/) {
      return words(line[edge.range.upperBound...])
    }
    guard line.contains(/^(?:rows? |cursor: |⋮| +[0-9]+–)/) else { return words(line[...]) }
    let styles = line.split(separator: " ").filter { !$0.contains(/^[0-9]+(?:–[0-9]+)?[:,]?$/) }
    return words(styles.joined(separator: " ")[...])
  }

  /// Returns the words and numbers of a text, and each sign between them: a line of a border once,
  /// and neither blanks nor what separates and quotes the parts of a line.
  ///
  /// So a caption is the same on the screen and in its element.
  private static func words(_ text: Substring) -> [String] {
    text.matches(of: /\p{L}[\p{L}\p{M}]*|\p{N}+|─+|━+|═+|[^ ",]/).map { word in
      word.output.first.map { "─━═".contains($0) } == true
        ? String(word.output.prefix(1)) : String(word.output)
    }
  }
}
