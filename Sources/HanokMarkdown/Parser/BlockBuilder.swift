import CHanokMarkdown
import HanokDrawing

/// Builds the blocks of a document from its events.
///
/// Quotes and lists that are nested deeper than a limit aren't: their blocks belong to the outer one.
nonisolated struct BlockBuilder {
  /// The depth beyond which quotes and lists are flattened; no document for readers is deeper.
  static let maximumDepth = 20

  private var anchors: HeadingAnchors
  /// The open blocks that contain others, the document first.
  private var open = [Container(kind: .document)]
  private var depth = 0
  /// The number of open quotes, lists and items that aren't represented.
  private var flattenedDepth = 0
  private var inline: InlineBuilder?
  private var table: MarkdownTable?
  private var row: [AttributedText] = []
  private var isHeaderRow = false

  private struct Container {
    enum Kind {
      case document
      case quote
      case list(MarkdownList)
      case item(MarkdownTask?)
    }

    var kind: Kind
    var blocks: [MarkdownBlock] = []
  }

  private init(_ anchors: HeadingAnchors) { self.anchors = anchors }

  /// Returns the blocks of a text.
  ///
  /// - Parameters:
  ///   - text: The text in valid UTF-8.
  ///   - anchors: The anchors of the headings before it, to which the text's are added.
  static func blocks(of text: [UInt8], anchors: inout HeadingAnchors) -> [MarkdownBlock] {
    let events = MarkdownEvents(MarkedSource(text))
    if events.isRefused {
      return [.paragraph(AttributedText(String(decoding: text, as: UTF8.self)))]
    }
    var builder = BlockBuilder(anchors)
    while let event = events.next() { builder.add(event) }
    anchors = builder.anchors
    return builder.open[0].blocks
  }

  private mutating func add(_ event: MarkdownEvent) {
    switch event.kind {
    case CMARKDOWN_DOCUMENT: break
    case CMARKDOWN_QUOTE, CMARKDOWN_LIST, CMARKDOWN_ITEM:
      if event.isEnd { endContainer() } else { beginContainer(event) }
    case CMARKDOWN_PARAGRAPH, CMARKDOWN_HEADING:
      if event.isEnd { endText(event) } else { beginText(event) }
    case CMARKDOWN_CODE_BLOCK:
      append(.code(MarkdownCode(info: event.info, lines: Self.lines(of: event.text))))
    case CMARKDOWN_HTML_BLOCK: append(.html(Self.withoutLineEnd(event.text)))
    case CMARKDOWN_RULE: append(.rule)
    case CMARKDOWN_TABLE, CMARKDOWN_ROW, CMARKDOWN_CELL: addToTable(event)
    default: inline?.add(event)
    }
  }

  private mutating func append(_ block: MarkdownBlock) {
    open[open.count - 1].blocks.append(block)
  }

  // Containers.

  private mutating func beginContainer(_ event: MarkdownEvent) {
    let isItem = event.kind == CMARKDOWN_ITEM
    if flattenedDepth > 0 || !isItem && depth >= Self.maximumDepth {
      flattenedDepth += 1
      return
    }
    if !isItem { depth += 1 }
    switch event.kind {
    case CMARKDOWN_QUOTE: open.append(Container(kind: .quote))
    case CMARKDOWN_LIST:
      let list = MarkdownList(
        start: event.isOrdered ? event.number : nil, delimiter: event.hasParenthesis ? ")" : ".",
        isTight: event.isTight, items: [])
      open.append(Container(kind: .list(list)))
    default: open.append(Container(kind: .item(event.task)))
    }
  }

  private mutating func endContainer() {
    if flattenedDepth > 0 {
      flattenedDepth -= 1
      return
    }
    guard open.count > 1, let ended = open.popLast() else { return }
    switch ended.kind {
    case .document: break
    case .quote:
      depth -= 1
      append(.quote(ended.blocks))
    case .list(let list):
      depth -= 1
      append(.list(list))
    case .item(let task): addItem(MarkdownItem(task: task, blocks: ended.blocks))
    }
  }

  private mutating func addItem(_ item: MarkdownItem) {
    guard case .list(var list) = open[open.count - 1].kind else { return }
    // The list's only reference is here, so that its items aren't copied.
    open[open.count - 1].kind = .document
    list.items.append(item)
    open[open.count - 1].kind = .list(list)
  }

  // Text.

  private mutating func beginText(_ event: MarkdownEvent) {
    inline = InlineBuilder()
    headingLevel = event.kind == CMARKDOWN_HEADING ? event.number : 0
  }

  private var headingLevel = 0

  private mutating func endText(_ event: MarkdownEvent) {
    guard let text = inline?.text else { return }
    inline = nil
    if event.kind == CMARKDOWN_HEADING {
      let anchor = anchors.anchor(of: text.text)
      append(.heading(MarkdownHeading(level: headingLevel, text: text, anchor: anchor)))
    } else {
      append(.paragraph(text))
    }
  }

  // Tables.

  private mutating func addToTable(_ event: MarkdownEvent) {
    switch (event.kind, event.isEnd) {
    case (CMARKDOWN_TABLE, false):
      table = MarkdownTable(alignments: event.alignments, header: [], rows: [])
    case (CMARKDOWN_TABLE, true):
      if let table { append(.table(table)) }
      table = nil
    case (CMARKDOWN_ROW, false): (row, isHeaderRow) = ([], event.isHeader)
    case (CMARKDOWN_ROW, true):
      if isHeaderRow { table?.header = row } else { table?.rows.append(row) }
    case (CMARKDOWN_CELL, false): inline = InlineBuilder()
    default:
      row.append(inline?.text ?? AttributedText(""))
      inline = nil
    }
  }

  // Code.

  private static func lines(of text: String) -> [String] {
    if text.isEmpty { return [] }
    return withoutLineEnd(text).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private static func withoutLineEnd(_ text: String) -> String {
    text.utf8.last == 0x0A ? String(text.unicodeScalars.dropLast()) : text
  }
}
