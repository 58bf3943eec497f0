import HanokTesting
import HanokUnicode
import Testing

@testable import HanokDrawing

/// What holds for every text, width and direction.
@Suite struct TextPositionPropertyTests {
  private static let textCount = 400

  /// Calls a closure with the layouts of many texts, and with words to name each.
  private func forEachLayout(
    _ seed: UInt64, _ check: (TextLayout, _ text: String, _ name: Comment) throws -> Void
  ) throws {
    var texts = MixedText(seed: seed)
    for number in 0..<Self.textCount {
      let text = texts.next()
      let rules = TextLayout.Rules(
        language: .english, direction: texts.number(in: 0...1) == 0 ? .leftToRight : .rightToLeft,
        ellipsis: texts.number(in: 0...3) == 0 ? "..." : "…")
      let lines = texts.number(in: 0...4)
      let truncation = [TextLayout.Truncation.head, .middle, .tail][texts.number(in: 0...2)]
      let purpose = texts.number(in: 0...1) == 0 ? TextLayout.Purpose.display : .editing
      let width = texts.number(in: 1...24)
      let layout = TextLayout(
        AttributedText(text), width: width, maximumLines: lines == 0 ? nil : lines,
        truncation: truncation, purpose: purpose, rules: rules)
      let name = """
        seed \(seed), text \(number), width \(width), \(lines) lines, \(truncation), \(purpose), \
        \(rules.direction): \(text.unicodeScalars.map { String($0.value, radix: 16) })
        """
      try check(layout, text, Comment(rawValue: name))
    }
  }

  @Test(arguments: UInt64(1)...4)
  func linesAndTheirClustersAreTheWholeText(seed: UInt64) throws {
    try forEachLayout(seed) { layout, text, name in
      if layout.lines.isEmpty { return try #require(text.isEmpty, name) }
      var start = 0
      for line in layout.lines {
        try #require(line.range.lowerBound == start, name)
        var clusterStart = start
        var last = -1..<(-1)
        for cluster in line.logicalClusters where cluster.range != last {
          try #require(cluster.range.lowerBound == clusterStart, name)
          clusterStart = cluster.range.upperBound
          last = cluster.range
        }
        try #require(clusterStart == line.range.upperBound, name)
        start = line.range.upperBound
      }
      try #require(start == text.utf8.count, name)
    }
  }

  @Test(arguments: UInt64(5)...8)
  func everyCellIsOfOneCluster(seed: UInt64) throws {
    try forEachLayout(seed) { layout, _, name in
      for line in layout.lines {
        var column = 0
        for cluster in line.visualClusters {
          try #require(cluster.column == column, name)
          for column in cluster.columns {
            try #require(line.cluster(atColumn: column) == cluster, name)
          }
          column += cluster.width
        }
        try #require(column == line.width, name)
        try #require(line.visualClusters.map(\.text).joined() == line.visualText, name)
        let range = column == 0 ? [] : [0..<column]
        try #require(line.columns(of: line.range) == range, name)
      }
    }
  }

  /// The column of a position leads back to it, or to another one with the same column where
  /// directions meet or clusters have no cell.
  @Test(arguments: UInt64(9)...12)
  func columnsLeadBackToTheirPositions(seed: UInt64) throws {
    try forEachLayout(seed) { layout, _, name in
      for (y, line) in layout.lines.enumerated() {
        let offsets = line.logicalClusters.map(\.range.lowerBound) + [line.range.upperBound]
        let positions = offsets.flatMap {
          [TextPosition($0), TextPosition($0, .upstream)]
        }.filter { layout.lineIndex(of: $0) == y }
        let byColumn = Dictionary(grouping: positions) { line.column(of: $0) }
        for (column, there) in byColumn {
          try #require((0...line.width).contains(column), name)
          let found = line.position(atColumn: column)
          try #require(layout.point(of: found) == Point(x: column, y: y), name)
          try #require(there.map(\.offset).contains(found.offset), name)
        }
        // Where nothing runs from right to left, each column is of one offset, but for those without
        // a cell.
        let isPlain = line.logicalClusters.allSatisfy { $0.level == 0 && $0.width > 0 }
        if isPlain, line.direction == .leftToRight {
          for offset in Set(offsets) {
            try #require(
              line.position(atColumn: line.column(of: TextPosition(offset))).offset == offset, name)
          }
        }
      }
    }
  }

  @Test(arguments: UInt64(17)...20)
  func visualStepsGoFromCellToCell(seed: UInt64) throws {
    try forEachLayout(seed) { layout, _, name in
      for (y, line) in layout.lines.enumerated() where line.width > 0 {
        // One step for each cluster, and the ellipsis is one.
        var edges = [0]
        var last = -1..<(-1)
        for cluster in line.visualClusters where cluster.width > 0 {
          if cluster.range == last { edges.removeLast() }
          edges.append(cluster.columns.upperBound)
          last = cluster.range
        }
        var position = line.position(atEdge: .left)
        for column in edges.dropFirst() {
          position = layout.position(rightOf: position)
          try #require(layout.point(of: position) == Point(x: column, y: y), name)
        }
        for column in edges.reversed().dropFirst() {
          position = layout.position(leftOf: position)
          try #require(layout.point(of: position) == Point(x: column, y: y), name)
        }
      }
    }
  }

  /// Texts of words, of one word, and of clusters without a cell.
  @Test(arguments: ["word שלום 한글 ", "x", "\u{200B}", "a\u{200B}", "word\n", "（", "\t"])
  func theWorkGrowsWithTheTextAlone(piece: String) {
    let rules = TextLayout.Rules(language: .english)
    for count in [1_000, 10_000, 100_000] {
      let text = ShownText(AttributedText(String(repeating: piece, count: count / piece.count)))
      let clusters = Cluster.clusters(of: text, ambiguous: .narrow)
      #expect(abs(clusters.count - count) <= piece.count)
      let ranges = LineRanges(of: clusters, text, width: 40, language: rules.language)
      #expect(ranges.stepCount <= 2 * clusters.count)
      #expect(ranges.ranges.reduce(0) { $0 + $1.count } == clusters.count)
    }
  }

  @Test func aLongParagraphIsLaidOutWhole() {
    let text = String(repeating: "word שלום ", count: 10_000)
    let layout = TextLayout(
      AttributedText(text), width: 60, rules: TextLayout.Rules(language: .english))
    #expect(layout.lines.reduce(0) { $0 + $1.clusters.count } == 100_000)
    // All lines share the clusters of the text: none has a copy.
    #expect(layout.lines.allSatisfy { $0.clusters.startIndex <= 100_000 })
    #expect(layout.lines.last?.clusters.endIndex == 100_000)
    #expect(layout.lineIndex(of: TextPosition(text.utf8.count)) == layout.lines.count - 1)
  }
}
