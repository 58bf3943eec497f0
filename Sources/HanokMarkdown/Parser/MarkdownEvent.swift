import CHanokMarkdown

/// The version of the parser.
nonisolated var parserVersion: String { unsafe String(cString: cmarkdown_version()) }

/// The start or the end of a node of a document.
nonisolated struct MarkdownEvent {
  let kind: CMarkdownKind
  let isEnd: Bool
  /// The number of the node's first line, from 1.
  let line: Int
  let number: Int
  let isOrdered: Bool
  let isTight: Bool
  let hasParenthesis: Bool
  let isHeader: Bool
  let task: MarkdownTask?
  let text: String
  let info: String
  let target: String
  let alignments: [MarkdownAlignment]

  /// Copies an event of the parser, whose texts are valid until the next one.
  ///
  /// - Parameter marks: The marks that are left out of its texts (``MarkedSource``).
  fileprivate init(_ event: CMarkdownEvent, without marks: SourceMarks?) {
    unsafe kind = event.kind
    unsafe isEnd = event.is_end
    unsafe line = Int(event.line)
    unsafe number = Int(event.number)
    unsafe isOrdered = event.is_ordered
    unsafe isTight = event.is_tight
    unsafe hasParenthesis = event.has_parenthesis
    unsafe isHeader = event.is_header
    unsafe task = event.is_task ? (event.is_done ? .done : .open) : nil
    unsafe text = Self.text(event.text, without: marks)
    unsafe info = Self.text(event.info, without: marks)
    unsafe target = Self.text(event.target, without: marks)
    unsafe alignments = Self.alignments(of: event)
  }

  private static func text(
    _ bytes: UnsafePointer<CChar>?, without marks: SourceMarks?
  ) -> String {
    guard let bytes = unsafe bytes else { return "" }
    let text = unsafe String(cString: bytes)
    return marks?.removed(from: text) ?? text
  }

  private static func alignments(of event: CMarkdownEvent) -> [MarkdownAlignment] {
    guard let bytes = unsafe event.alignments else { return [] }
    return (0..<Int(unsafe event.number)).map { index in
      switch unsafe bytes[index] {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .natural
      }
    }
  }
}

/// The events of a document, read one by one.
@safe nonisolated final class MarkdownEvents {
  private let reader: OpaquePointer?
  private let marks: SourceMarks?
  /// The number of events that were read, for tests of the work.
  private(set) var count = 0

  /// Parses a document.
  init(_ source: MarkedSource) {
    marks = source.marks
    unsafe reader = source.bytes.withUnsafeBytes { buffer in
      var empty: CChar = 0
      let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      return unsafe withUnsafePointer(to: &empty) { empty in
        unsafe cmarkdown_open(start ?? empty, Int64(buffer.count))
      }
    }
  }

  deinit { if let reader = unsafe reader { unsafe cmarkdown_close(reader) } }

  /// Whether the parser has refused the document, since it is too long.
  var isRefused: Bool { unsafe reader == nil }

  /// Reads the next event, or returns nil at the end.
  func next() -> MarkdownEvent? {
    var event = unsafe CMarkdownEvent()
    guard let reader = unsafe reader, unsafe cmarkdown_next(reader, &event) else { return nil }
    count += 1
    return unsafe MarkdownEvent(event, without: marks)
  }

  /// Reads the numbers of the first lines of the blocks that no other block contains, from 1.
  ///
  /// Blocks that begin on one line, such as a table after a paragraph in the same lines, have one number.
  func blockLines() -> [Int] {
    guard let reader = unsafe reader else { return [] }
    var lines: [Int] = []
    var line: Int32 = 0
    while unsafe cmarkdown_next_block(reader, &line) {
      if Int(line) > lines.last ?? 0 { lines.append(Int(line)) }
    }
    return lines
  }
}
