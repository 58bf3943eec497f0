/// A document that arrives in pieces, such as the answer of a service.
///
/// ```swift
/// var stream = MarkdownStream()
/// stream.append("Some *em".utf8)
/// stream.append("phasis*\n\n- one\n".utf8)
/// stream.update()
/// // settledBlocks: the paragraph    openBlocks: the list, which may get another item
/// ```
///
/// A block is settled once a block after it has begun: no later text changes it. Only the text after it is
/// parsed again. Link reference definitions apply to the blocks after them and to their own
/// (``MarkdownDocument/DefinitionScope/precedingBlocks``), so that the pieces make no difference: whatever they
/// are, the document is the one of the whole text with that scope.
public nonisolated struct MarkdownStream: Sendable {
  /// The blocks that no later text changes.
  public private(set) var settledBlocks: [MarkdownBlock] = []
  /// The blocks of the text after the settled ones.
  public private(set) var openBlocks: [MarkdownBlock] = []
  /// Whether markup at the end that hasn't ended yet, such as `**bo`, is shown as if it had.
  ///
  /// Otherwise its signs appear, and vanish once its end arrives. Nothing is lost: after ``finish()``,
  /// all text is shown as it is.
  public var completesMarkup = true
  /// Whether all text has arrived.
  public private(set) var isFinished = false

  /// The bytes after the settled blocks.
  private var bytes: [UInt8] = []
  /// The length of the bytes whose lines were searched for settled blocks.
  private var searchedLength = 0
  private var needsUpdate = false
  private var anchors = HeadingAnchors()
  private var definitions = LinkDefinitions()
  /// The number of bytes that were parsed, for tests of the work.
  private(set) var parsedByteCount = 0

  /// Creates an empty document.
  public init() {}

  /// Adds text in UTF-8, which may end within a character; nothing after ``finish()``.
  ///
  /// - Complexity: O(*n*) in the number of bytes, since they are parsed by ``update()``.
  public mutating func append(_ bytes: some Sequence<UInt8>) {
    if isFinished { return }
    self.bytes.append(contentsOf: bytes)
    needsUpdate = true
  }

  /// Ends the document, and updates its blocks: no text follows.
  public mutating func finish() {
    if isFinished { return }
    (isFinished, needsUpdate) = (true, true)
    update()
  }

  /// Updates the blocks after text was added.
  ///
  /// - Complexity: O(*n*) in the length of the added text and of the open blocks.
  public mutating func update() {
    guard needsUpdate else { return }
    needsUpdate = false
    settle()
    let length = isFinished ? bytes.count : SourceLines.decodableLength(of: bytes)
    openBlocks = blocks(of: SourceLines.readable(bytes[..<length]))
    if !isFinished, completesMarkup { completeMarkup(in: SourceLines.readable(bytes[..<length])) }
  }

  private mutating func blocks(of text: [UInt8]) -> [MarkdownBlock] {
    parsedByteCount += text.count
    var anchors = anchors
    return BlockBuilder.blocks(of: definitions.adding(to: text), anchors: &anchors)
  }

  /// Shows markup that hasn't ended as if it had.
  private mutating func completeMarkup(in text: [UInt8]) {
    let markup = UnfinishedMarkup(text, isCode: openBlocks.last?.endsInCode == true)
    if markup.text == text { return }
    let completed = blocks(of: markup.text)
    if !markup.isRefused(completed.last?.lastText ?? "") { openBlocks = completed }
  }

  /// Removes the settled blocks, and returns them: a view keeps what it shows of them.
  mutating func takeSettledBlocks() -> [MarkdownBlock] {
    defer { settledBlocks = [] }
    return settledBlocks
  }

  /// The document as far as it was updated.
  public var document: MarkdownDocument {
    MarkdownDocument(blocks: settledBlocks + openBlocks)
  }

  /// Settles the blocks before the last one that has begun on a whole line.
  private mutating func settle() {
    let length = SourceLines.completeLength(of: bytes)
    guard length > searchedLength else { return }
    searchedLength = length
    let starts = Self.starts(in: bytes[..<length])
    parsedByteCount += length + (starts.last ?? 0)
    guard let last = starts.last else { return }
    var start = 0
    for end in starts {
      settledBlocks += Self.blocks(of: bytes[start..<end], definitions, &anchors)
      definitions.add(from: SourceLines.readable(bytes[start..<end]))
      start = end
    }
    bytes.removeFirst(last)
    searchedLength -= last
  }

  /// Returns the offsets at which blocks after the first one begin.
  private static func starts(in bytes: ArraySlice<UInt8>) -> [Int] {
    let lines = MarkdownEvents(MarkedSource(SourceLines.readable(bytes))).blockLines()
    return SourceLines.offsets(ofLines: Array(lines.dropFirst()), in: bytes)
  }

  private static func blocks(
    of bytes: ArraySlice<UInt8>, _ definitions: LinkDefinitions, _ anchors: inout HeadingAnchors
  ) -> [MarkdownBlock] {
    BlockBuilder.blocks(
      of: definitions.adding(to: SourceLines.readable(bytes)), anchors: &anchors)
  }
}
