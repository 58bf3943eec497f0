package import HanokLocalization

nonisolated extension SourcePlace {
  /// Creates the position at a line and a column in Unicode scalars, both from 1, as a parser of JSON
  /// reports it.
  ///
  /// - Parameter text: The text of the file, whose lines end at line feeds.
  package init(line: Int, scalarColumn: Int, of text: String) {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    var excerpt = line <= lines.count ? String(lines[line - 1]) : ""
    if excerpt.unicodeScalars.last == "\r" { excerpt.unicodeScalars.removeLast() }
    let before = String(String.UnicodeScalarView(excerpt.unicodeScalars.prefix(scalarColumn - 1)))
    self.init(line: line, column: before.count + 1, excerpt: excerpt, caret: before.count)
  }
}
