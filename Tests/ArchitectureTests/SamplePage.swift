import Foundation

/// A page of the samples, in Markdown: what it names in code, quotes and links to.
struct SamplePage {
  /// A block of code that says which file it is from.
  struct Quotation: Hashable {
    let file: String
    let lines: [String]
  }

  /// The path of the page from the package.
  let path: String
  /// The texts in single backquotes, outside blocks and outside the first column of a table of
  /// terms.
  let spans: [String]
  /// The quoted code.
  let quotations: [Quotation]
  /// The targets of links.
  let links: [String]
  /// The headings, as the names of anchors.
  let anchors: Set<String>

  init(path: String, text: String) {
    self.path = path
    let pieces = ("\n" + text).components(separatedBy: "\n```")
    // Every other piece is a block, after the rest of its first line.
    let blocks = pieces.indices.filter { $0 % 2 == 1 }.map { pieces[$0] }
    quotations = blocks.compactMap(Self.quotation)
    let prose = pieces.indices.filter { $0 % 2 == 0 }.map { pieces[$0] }.joined(separator: "\n")
    let isOfTerms = path.contains("/Terms.")
    let lines = prose.split(separator: "\n").map { line in
      isOfTerms && line.hasPrefix("| ")
        ? line.split(separator: "|").dropFirst().joined() : "\(line)"
    }
    spans = lines.flatMap { line in line.matches(of: /`([^`]+)`/).map { String($0.1) } }
    links = prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
    anchors = Set(prose.matches(of: /\n#+ ([^\n]+)/).map { Self.anchor(of: $0.1) })
  }

  private static func quotation(_ block: String) -> Quotation? {
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ")
    guard words.count == 2, words[0] == "swift" else { return nil }
    let code = lines.dropFirst().map { $0.trimmingPrefix { $0 == " " } }.filter { !$0.isEmpty }
    return Quotation(file: String(words[1]), lines: code.map(String.init))
  }

  /// The anchor of a heading, as GitHub makes it.
  private static func anchor(of heading: some StringProtocol) -> String {
    String(
      heading.lowercased().filter { $0.isLetter || $0.isNumber || "- _".contains($0) }
        .map { $0 == " " ? "-" : $0 })
  }
}

extension SamplePage.Quotation {
  /// Whether the lines follow each other in a source; an ellipsis is for others in between.
  func isIn(_ source: String) -> Bool {
    let all = source.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
      .filter { !$0.isEmpty }.map(String.init)
    let parts = lines.split(separator: "…").map(Array.init)
    var rest = all[...]
    for part in parts {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return !parts.isEmpty
  }
}
