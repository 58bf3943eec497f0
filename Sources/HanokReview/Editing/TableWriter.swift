import HanokLocalization

/// A writer of a table's segments that inserts entries, and closes the gaps where others are left out.
struct TableWriter {
  /// An entry to insert.
  struct Insertion {
    let block: EntryBlock
    /// Whether an empty line is above it.
    let isApart: Bool
  }

  private var segments: [TableLayout.Segment] = []
  private let lineEnding: [UInt8]
  /// The gap that follows an entry that was left out, until something else is written.
  private var gapAfterLeftOut: [UInt8]?
  private var hasLeftOut = false

  init(lineEnding: [UInt8]) { self.lineEnding = lineEnding }

  /// The pieces of the table.
  var pieces: [StringsPiece] {
    var writer = self
    writer.endFile()
    return writer.segments.flatMap { segment -> [StringsPiece] in
      switch segment {
      case .entry(let block): block.pieces
      case .gap(let bytes): bytes.isEmpty ? [] : [.space(bytes)]
      case .other(let piece): [piece]
      }
    }
  }

  /// Writes a segment as it is.
  mutating func append(_ segment: TableLayout.Segment) {
    if hasLeftOut, case .gap(let gap) = segment, gapAfterLeftOut == nil {
      gapAfterLeftOut = gap
      return
    }
    closeGap()
    if case .entry(let block) = segment, case .comment? = block.above.first, isOnLineOfEntry {
      segments.append(.gap(lineEnding))
    }
    segments.append(segment)
  }

  /// Whether a comment that is written now would belong to the entry before it.
  private var isOnLineOfEntry: Bool {
    for segment in segments.reversed() {
      switch segment {
      case .gap(let bytes) where bytes.lineBreaks == 0: continue
      case .entry(let block): return block.beside.isEmpty
      default: return false
      }
    }
    return false
  }

  /// Leaves out the next entry: of the gaps around it, the wider one stays.
  mutating func leaveOut() {
    closeGap()
    hasLeftOut = true
  }

  private mutating func closeGap() {
    defer {
      hasLeftOut = false
      gapAfterLeftOut = nil
    }
    guard hasLeftOut, let after = gapAfterLeftOut else { return }
    guard case .gap(let before)? = segments.last else {
      // Nothing needs to be apart from the start of the file.
      if !segments.isEmpty { segments.append(.gap(after)) }
      return
    }
    if after.lineBreaks > before.lineBreaks { segments[segments.count - 1] = .gap(after) }
  }

  /// Ends the file as it ended before.
  private mutating func endFile() {
    guard hasLeftOut else { return }
    if case .gap? = segments.last { segments.removeLast() }
    if !segments.isEmpty, let gapAfterLeftOut { segments.append(.gap(gapAfterLeftOut)) }
    hasLeftOut = false
    gapAfterLeftOut = nil
  }

  /// Inserts entries after the last segment, or before an entry that is written next.
  mutating func insert(_ insertions: [Insertion], before next: EntryBlock? = nil) {
    guard !insertions.isEmpty else { return }
    closeGap()
    for (index, insertion) in insertions.enumerated() {
      if next == nil || index > 0 { segments.append(.gap(gap(insertion.isApart))) }
      segments.append(.entry(insertion.block))
    }
    if let next { segments.append(.gap(gap(!next.above.isEmpty))) }
  }

  /// Appends entries to the end of the file, before the white space that ends it.
  mutating func append(_ insertions: [Insertion]) {
    guard !insertions.isEmpty else { return }
    endFile()
    var ending = segments.isEmpty ? lineEnding : []
    if case .gap(let bytes)? = segments.last {
      ending = bytes
      segments.removeLast()
    }
    for insertion in insertions {
      if !segments.isEmpty { segments.append(.gap(gap(insertion.isApart))) }
      segments.append(.entry(insertion.block))
    }
    segments.append(.gap(ending))
  }

  private func gap(_ isApart: Bool) -> [UInt8] { isApart ? lineEnding + lineEnding : lineEnding }
}
