import Foundation

/// The parts that a page has in common with the same page in another language.
struct PageStructure {
  /// A part of a page, up to the next heading.
  struct Section: Hashable {
    /// The level of its heading; 0 for what precedes the first.
    var level = 0
    /// The names in single backquotes, sorted: languages differ in their order of words.
    var names: [String] = []
    /// The columns of each row of a table.
    var columns: [Int] = []
    /// The number of items of lists.
    var itemCount = 0
    /// The blocks of code, with their first lines; of a diagram, its arrows.
    var blocks: [String] = []
  }

  private(set) var sections = [Section()]
  /// The pages that are linked to, in any language, sorted.
  private(set) var links: [String] = []

  /// The structure of a page in Markdown.
  init(_ text: String) {
    // Each page runs programs in its own language.
    let text = text.replacing("LOCALE=ja", with: "LOCALE=ko")
    for (index, piece) in ("\n" + text).components(separatedBy: "\n```").enumerated() {
      // Every other piece is a block.
      guard index % 2 == 0 else {
        sections[sections.count - 1].blocks.append(
          piece.contains("►") ? Self.arrows(of: piece) : piece)
        continue
      }
      for line in piece.split(separator: "\n") { take(line) }
      links += piece.matches(of: /\]\(([^)#\s]+)[^)]*\)/).map { Self.englishPath($0.1) }
    }
    links.sort()
    for index in sections.indices { sections[index].names.sort() }
  }

  private mutating func take(_ line: Substring) {
    if let heading = line.prefixMatch(of: /#+\s/) {
      sections.append(Section(level: heading.count - 1))
    }
    let last = sections.count - 1
    sections[last].names += line.matches(of: /`([^`]+)`/).map { String($0.1) }
    if line.hasPrefix("|") {
      sections[last].columns.append(line.count { $0 == "|" })
    } else if line.prefixMatch(of: /(-|\d+\.)\s/) != nil {
      sections[last].itemCount += 1
    }
  }

  /// The arrows of a diagram, whose words are translated.
  private static func arrows(of diagram: String) -> String {
    diagram.filter { "─►▲\n".contains($0) }
  }

  /// The path of the English page for that of a page in any language.
  private static func englishPath(_ path: Substring) -> String {
    String(path).replacing(/\.(ko|ja)\.md$/, with: ".md")
  }

  /// Returns the differences from another page, as text for a person who fixes it.
  func differences(from other: Self) -> [String] {
    var differences: [String] = []
    if sections.map(\.level) != other.sections.map(\.level) { differences.append("headings") }
    for (index, (own, others)) in zip(sections, other.sections).enumerated() where own != others {
      let parts = [
        own.names == others.names ? nil : "names", own.columns == others.columns ? nil : "tables",
        own.itemCount == others.itemCount ? nil : "lists",
        own.blocks == others.blocks ? nil : "code",
      ]
      differences += parts.compactMap { part in part.map { "section \(index): \($0)" } }
    }
    if links != other.links { differences.append("links") }
    return differences
  }
}
