public import HanokDrawing

/// A block of a document, by CommonMark's terms.
public nonisolated indirect enum MarkdownBlock: Hashable, Sendable {
  /// A heading.
  case heading(MarkdownHeading)
  /// A paragraph.
  case paragraph(AttributedText)
  /// A quote of blocks.
  case quote([MarkdownBlock])
  /// A list.
  case list(MarkdownList)
  /// A piece of source code.
  case code(MarkdownCode)
  /// A table.
  case table(MarkdownTable)
  /// A thematic break.
  case rule
  /// Raw HTML, which is shown as it is written.
  case html(String)
}

nonisolated extension MarkdownBlock {
  /// The innermost block at the end.
  private var lastLeaf: MarkdownBlock {
    switch self {
    case .quote(let blocks): blocks.last?.lastLeaf ?? self
    case .list(let list): list.items.last?.blocks.last?.lastLeaf ?? self
    default: self
    }
  }

  /// Whether the end is source code or raw HTML.
  var endsInCode: Bool {
    switch lastLeaf {
    case .code, .html: true
    default: false
    }
  }

  /// The last text without its roles.
  var lastText: String {
    switch lastLeaf {
    case .heading(let heading): heading.text.text
    case .paragraph(let text): text.text
    case .table(let table): (table.rows.last ?? table.header).last?.text ?? ""
    default: ""
    }
  }
}

/// A heading.
public nonisolated struct MarkdownHeading: Hashable, Sendable {
  /// The level, from 1 to 6.
  public var level: Int
  /// The text.
  public var text: AttributedText
  /// The name by which links within the document lead to the heading, as on GitHub: of `## 시작하기 (1)`,
  /// `시작하기-1`.
  public var anchor: String

  /// Creates a heading.
  public init(level: Int, text: AttributedText, anchor: String) {
    (self.level, self.text, self.anchor) = (level, text, anchor)
  }
}

/// A list.
public nonisolated struct MarkdownList: Hashable, Sendable {
  /// The number of the first item, or nil for a list without numbers.
  public var start: Int?
  /// The sign after a number: `.` or `)`.
  public var delimiter: String
  /// Whether no blank rows separate the items.
  public var isTight: Bool
  /// The items.
  public var items: [MarkdownItem]

  /// Creates a list.
  public init(start: Int?, delimiter: String = ".", isTight: Bool, items: [MarkdownItem]) {
    (self.start, self.delimiter, self.isTight, self.items) = (start, delimiter, isTight, items)
  }
}

/// An item of a list.
public nonisolated struct MarkdownItem: Hashable, Sendable {
  /// The state of a task, or nil for another item.
  public var task: MarkdownTask?
  /// The content.
  public var blocks: [MarkdownBlock]

  /// Creates an item.
  public init(task: MarkdownTask? = nil, blocks: [MarkdownBlock]) {
    (self.task, self.blocks) = (task, blocks)
  }
}

/// The state of a task in a list.
public nonisolated enum MarkdownTask: Hashable, Sendable {
  /// It isn't done.
  case open
  /// It is done.
  case done
}

/// A code block.
public nonisolated struct MarkdownCode: Hashable, Sendable {
  /// The text after the opening fence, whose first word names the language.
  public var info: String
  /// The lines, without their ends.
  public var lines: [String]

  /// Creates a code block.
  public init(info: String = "", lines: [String]) { (self.info, self.lines) = (info, lines) }

  /// The name of the language, or nil for none.
  public var language: String? {
    info.split { $0.isWhitespace || $0 == "," || $0 == "{" }.first.map(String.init)
  }
}

/// A table.
public nonisolated struct MarkdownTable: Hashable, Sendable {
  /// The alignments of the columns; there is one for each column.
  public var alignments: [MarkdownAlignment]
  /// The cells of the header.
  public var header: [AttributedText]
  /// The rows below the header; cells at the end of a row may be missing.
  public var rows: [[AttributedText]]

  /// Creates a table.
  public init(
    alignments: [MarkdownAlignment], header: [AttributedText], rows: [[AttributedText]]
  ) {
    (self.alignments, self.header, self.rows) = (alignments, header, rows)
  }
}

/// The alignment of a column of a table.
public nonisolated enum MarkdownAlignment: Hashable, Sendable {
  /// At the side where the text of a cell begins.
  case natural
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
}
