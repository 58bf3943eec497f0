import HanokDrawing

/// A link of a unit.
nonisolated struct MarkdownLink: Hashable, Sendable {
  /// The index of its text in the unit.
  let text: Int
  /// Its range in the text, in UTF-8 bytes.
  let range: Range<Int>
  let target: String
  let title: String
}

nonisolated extension MarkdownUnit {
  /// The links, in order.
  var links: [MarkdownLink] {
    if case .code = content { return [] }
    return texts.enumerated().flatMap { Self.links(in: $1, index: $0) }
  }

  /// Returns the links of a text: runs after each other with the same target are one.
  private static func links(in text: AttributedText, index: Int) -> [MarkdownLink] {
    var links: [MarkdownLink] = []
    var start = 0
    var former: String?
    for run in text.runs {
      let range = start..<start + run.text.utf8.count
      start = range.upperBound
      let target = run.role.target
      defer { former = target }
      guard let target else { continue }
      var title = run.text
      var begin = range.lowerBound
      if target == former, let last = links.popLast() {
        (title, begin) = (last.title + title, last.range.lowerBound)
      }
      links.append(
        MarkdownLink(text: index, range: begin..<range.upperBound, target: target, title: title))
    }
    return links
  }

  /// The number of elements besides links: a row of a table each, and a text each of others.
  var textElementCount: Int {
    switch content {
    case .rule: 0
    case .table(_, let rows): rows.count + (rows.lowerBound == 0 ? 1 : 0)
    case .text, .heading, .code: 1
    }
  }

  /// The number of accessibility elements: texts, and their links.
  var elementCount: Int { textElementCount + links.count }
}
