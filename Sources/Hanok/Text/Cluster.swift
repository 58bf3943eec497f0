import TerminalIO

/// A grapheme cluster of a text that is laid out.
nonisolated struct Cluster: Sendable {
  let character: Character
  let role: TextRole
  /// The cells it takes; a line end takes none.
  let width: Int
  /// The offset of its end in the whole text, in UTF-8 bytes.
  let end: Int

  var isSpace: Bool { character == " " || character == "\u{3000}" }
  var isLineEnd: Bool { character.isNewline }

  static func clusters(of text: AttributedText) -> [Cluster] {
    var clusters: [Cluster] = []
    var end = 0
    for run in text.runs {
      for character in run.text {
        end += character.utf8.count
        let width = character.isNewline ? 0 : VisibleCluster(character).width
        clusters.append(Cluster(character: character, role: run.role, width: width, end: end))
      }
    }
    return clusters
  }
}
