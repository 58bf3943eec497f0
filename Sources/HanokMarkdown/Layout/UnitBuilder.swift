import HanokDrawing
import HanokUnicode

/// Makes the flat list of units of a document's blocks.
nonisolated struct UnitBuilder {
  private var units: [MarkdownUnit] = []
  private var containers: [MarkdownUnit.Container] = []
  private var markers: [MarkdownUnit.Marker] = []
  /// The blank row above the next unit.
  private var gap: Int?
  /// The number of lists with bullets around the next block.
  private var bulletDepth = 0

  /// The number of bytes of a text, of lines of code and of rows of a table that are one unit at most.
  static let maximumText = 1 << 14
  static let maximumLines = 500
  static let maximumRows = 200

  /// Returns the units of blocks.
  ///
  /// - Parameter hasBlocksBefore: Whether other blocks of the document are before them.
  static func units(of blocks: [MarkdownBlock], hasBlocksBefore: Bool) -> [MarkdownUnit] {
    var builder = UnitBuilder()
    builder.gap = hasBlocksBefore ? 0 : nil
    builder.add(blocks, isTight: false)
    return builder.units
  }

  /// Adds the blocks of a container, with blank rows between them.
  private mutating func add(_ blocks: [MarkdownBlock], isTight: Bool) {
    for (index, block) in blocks.enumerated() {
      if index > 0 { gap = isTight ? nil : containers.count }
      add(block, isTight: isTight)
    }
    // An empty item has a row too.
    if blocks.isEmpty, !containers.isEmpty { add(.text(AttributedText(""))) }
  }

  private mutating func add(_ block: MarkdownBlock, isTight: Bool) {
    switch block {
    case .heading(let heading): add(.heading(heading))
    case .paragraph(let text): addText(text)
    case .html(let text): addText(AttributedText(text, role: .secondary))
    case .rule: add(.rule)
    case .code(let code): addCode(code)
    case .table(let table): addTable(table)
    case .quote(let blocks):
      let direction = Self.direction(of: blocks) ?? containers.last?.direction
      containers.append(
        .init(indent: MarkdownUnit.bulletWidth, isQuote: true, direction: direction))
      add(blocks, isTight: false)
      containers.removeLast()
    case .list(let list): add(list)
    }
  }

  private mutating func add(_ list: MarkdownList) {
    let direction =
      Self.direction(of: list.items.lazy.flatMap(\.blocks)) ?? containers.last?.direction
    let container = MarkdownUnit.Container(
      indent: list.markerWidth, isQuote: false, direction: direction)
    for (index, item) in list.items.enumerated() {
      if index > 0 { gap = list.isTight ? nil : containers.count }
      markers.append(
        .init(
          container: containers.count, number: list.number(at: index), task: item.task,
          level: bulletDepth))
      containers.append(container)
      bulletDepth += list.start == nil ? 1 : 0
      add(item.blocks, isTight: list.isTight)
      bulletDepth -= list.start == nil ? 1 : 0
      containers.removeLast()
    }
  }

  private mutating func addText(_ text: AttributedText) {
    for part in text.parts(ofBytes: Self.maximumText) { add(.text(part)) }
  }

  private mutating func addCode(_ code: MarkdownCode) {
    var code = code
    if code.lines.contains(where: { $0.utf8.count > Self.maximumText }) {
      code.lines = code.lines.flatMap {
        $0.pieces(ofBytes: Self.maximumText, first: 0).map(String.init)
      }
    }
    var start = 0
    var bytes = 0
    for (index, line) in code.lines.enumerated() {
      if index - start == Self.maximumLines || index > start && bytes > Self.maximumText {
        add(.code(code, lines: start..<index))
        (start, bytes) = (index, 0)
      }
      bytes += line.utf8.count
    }
    add(.code(code, lines: start..<code.lines.count))
  }

  private mutating func addTable(_ table: MarkdownTable) {
    for start in stride(from: 0, to: max(1, table.rows.count), by: Self.maximumRows) {
      add(.table(table, rows: start..<min(start + Self.maximumRows, table.rows.count)))
    }
  }

  private mutating func add(_ content: MarkdownUnit.Content) {
    units.append(
      MarkdownUnit(content: content, containers: containers, markers: markers, gap: gap))
    markers = []
    gap = nil
  }

  /// Returns the direction of the first text that has one (UAX #9, P2 and P3).
  private static func direction(of blocks: some Sequence<MarkdownBlock>) -> TextDirection? {
    for block in blocks {
      if let direction = direction(of: block) { return direction }
    }
    return nil
  }

  private static func direction(of block: MarkdownBlock) -> TextDirection? {
    switch block {
    case .heading(let heading): heading.text.direction
    case .paragraph(let text): text.direction
    case .quote(let blocks): direction(of: blocks)
    case .list(let list): direction(of: list.items.lazy.flatMap(\.blocks))
    case .table(let table): table.direction
    case .code, .rule, .html: nil
    }
  }
}

nonisolated extension MarkdownList {
  /// The cells of the markers with a space, which are aligned.
  var markerWidth: Int {
    let hasTasks = items.contains { $0.task != nil }
    guard start != nil else {
      return hasTasks ? MarkdownUnit.taskWidth : MarkdownUnit.bulletWidth
    }
    let numbers = max(number(at: 0)?.count ?? 0, number(at: items.count - 1)?.count ?? 0)
    return numbers + 1 + (hasTasks ? MarkdownUnit.taskWidth : 0)
  }

  /// Returns the number of an item with its delimiter, or nil for a list without numbers.
  func number(at index: Int) -> String? { start.map { "\($0 + index)\(delimiter)" } }
}

nonisolated extension MarkdownTable {
  /// The direction of the first cell that has one.
  var direction: TextDirection? {
    for cell in header { if let direction = cell.direction { return direction } }
    for row in rows { for cell in row { if let direction = cell.direction { return direction } } }
    return nil
  }
}

nonisolated extension AttributedText {
  /// The direction of the first strong character (UAX #9, P2 and P3), or nil for none.
  var direction: TextDirection? {
    runs.count == 1
      ? TextDirection(firstStrongIn: runs[0].text) : TextDirection(firstStrongIn: text)
  }

  /// Returns the text in parts of at most some bytes, which end after a line end or a space if there is one.
  func parts(ofBytes limit: Int) -> [AttributedText] {
    if runs.reduce(0, { $0 + $1.text.utf8.count }) <= limit { return [self] }
    var parts: [AttributedText] = []
    var part = AttributedText("")
    var room = limit
    for run in runs {
      for piece in run.text.pieces(ofBytes: limit, first: room) {
        if piece.utf8.count > room || room <= 0 {
          parts.append(part)
          (part, room) = (AttributedText(""), limit)
        }
        part.runs.append(.init(String(piece), role: run.role))
        room -= piece.utf8.count
      }
    }
    return part.runs.isEmpty ? parts : parts + [part]
  }
}

nonisolated extension String {
  /// Returns the text in pieces of at most some bytes, of which the first may be shorter.
  ///
  /// A cluster that is longer is a piece by itself.
  func pieces(ofBytes limit: Int, first: Int) -> [Substring] {
    var pieces: [Substring] = []
    var start = startIndex
    var room = first > 0 ? first : limit
    while start < endIndex {
      let end = utf8.index(start, offsetBy: room, limitedBy: endIndex) ?? endIndex
      let cut = end == endIndex ? end : lastBreak(in: start..<end)
      pieces.append(self[start..<cut])
      start = cut
      room = limit
    }
    return pieces
  }

  /// Returns the place after the last line end or space in a range, or else the end of a cluster.
  private func lastBreak(in range: Range<Index>) -> Index {
    let part = utf8[range]
    for sign in [UInt8(ascii: "\n"), UInt8(ascii: " ")] {
      if let place = part.lastIndex(of: sign) { return utf8.index(after: place) }
    }
    let scalars = unicodeScalars[range]
    let last = scalars.index(before: scalars.endIndex)
    var place = last
    for _ in 0..<Self.longestCluster where place > range.lowerBound {
      let former = scalars.index(before: place)
      if !scalars[place].joinsCluster, scalars[former].value != 0x200D { return place }
      place = former
    }
    return last > range.lowerBound ? last : range.upperBound
  }

  /// The scalars of a cluster for readers; a longer one may be cut.
  private static var longestCluster: Int { 32 }
}

nonisolated extension Unicode.Scalar {
  /// Whether the scalar belongs to the cluster before it, as marks and joiners do.
  fileprivate var joinsCluster: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .modifierSymbol: true
    default: (0x1160...0x11FF).contains(value)
    }
  }
}
