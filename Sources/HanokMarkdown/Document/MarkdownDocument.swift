/// A document in Markdown: CommonMark, with GitHub's tables, task lists, strikethrough and addresses.
///
/// ```swift
/// let document = MarkdownDocument("# Hanok\n\nA toolkit for **terminal** apps.")
/// view.show(document)
/// ```
///
/// It differs from CommonMark in what readers of Korean, Chinese and Japanese expect: emphasis ends between
/// punctuation and a letter (`**“강조”**는`), an address before a letter (`https://example.org에서`), a line end between Chinese or Japanese characters isn't a space, and
/// single tildes (`1~2`) never cross text out. Raw HTML is text. Quotes and lists in more than 20 others are
/// flattened, and a table of more than 1,000 columns is text.
public nonisolated struct MarkdownDocument: Hashable, Sendable {
  /// The text in which link reference definitions (`[label]: target`) are searched.
  public enum DefinitionScope: Hashable, Sendable {
    /// The whole document, as CommonMark has it.
    case document
    /// The same block, and the blocks before it.
    ///
    /// A document that arrives in pieces is read in this way (``MarkdownStream``), since blocks that a reader
    /// has seen don't change.
    case precedingBlocks
  }

  /// The blocks that no other block contains, in order.
  public var blocks: [MarkdownBlock]

  /// Creates a document of blocks.
  public init(blocks: [MarkdownBlock]) { self.blocks = blocks }

  /// Parses a text.
  public init(_ text: String, definitions: DefinitionScope = .document) {
    self.init(bytes: text.utf8, definitions: definitions)
  }

  /// Parses bytes; what isn't UTF-8 becomes U+FFFD.
  ///
  /// - Complexity: O(*n*) in the number of bytes, whatever they are.
  public init(bytes: some Collection<UInt8>, definitions: DefinitionScope = .document) {
    switch definitions {
    case .document:
      var anchors = HeadingAnchors()
      blocks = BlockBuilder.blocks(of: SourceLines.readable(bytes), anchors: &anchors)
    case .precedingBlocks:
      var stream = MarkdownStream()
      stream.append(bytes)
      stream.finish()
      self = stream.document
    }
  }

  /// The headings in order, including those in quotes and lists.
  public var outline: [MarkdownHeading] {
    var headings: [MarkdownHeading] = []
    for block in blocks { Self.addHeadings(of: block, to: &headings) }
    return headings
  }

  private static func addHeadings(of block: MarkdownBlock, to headings: inout [MarkdownHeading]) {
    switch block {
    case .heading(let heading): headings.append(heading)
    case .quote(let blocks): for block in blocks { addHeadings(of: block, to: &headings) }
    case .list(let list):
      for block in list.items.lazy.flatMap(\.blocks) { addHeadings(of: block, to: &headings) }
    case .paragraph, .code, .table, .rule, .html: break
    }
  }
}
