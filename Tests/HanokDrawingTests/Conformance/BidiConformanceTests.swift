import HanokTesting
import HanokUnicode
import HanokTerminal
import Testing

@testable import HanokDrawing

/// Unicode's own test of UAX #9, through the paragraphs and the order that lines are drawn by.
@Suite(.enabled(if: UnicodeData.isInstalled, "Needs Debian's package unicode-data."))
struct BidiConformanceTests {
  private static let cases = UnicodeData.bidiCharacterTest.dataLines.compactMap { BidiCase($0) }

  /// Why ICU 72 gives other levels, and how many tests it does so in.
  private static let exceptions: [BidiCase.Exception: Int] = [
    .override: 20, .markBehindBracket: 9, .deepBrackets: 1, .plainEmbedding: 1,
  ]

  @Test func paragraphsHaveTheLevelsAndTheOrderThatUnicodeSays() throws {
    var exceptions: [BidiCase.Exception: Int] = [:]
    for test in Self.cases {
      let paragraph = try BidiParagraph(test.text, direction: test.direction)
      guard paragraph.direction == test.paragraphDirection else {
        Issue.record("\(paragraph.direction): \(test)")
        return
      }
      let levels = paragraph.levels
      var order: [Int] = []
      for run in paragraph.runs(in: 0..<test.text.utf8.count) {
        let places = test.places(in: run.range)
        order += run.direction == .leftToRight ? places : places.reversed()
      }
      // What rule X9 removes has no level, and no place.
      let kept = test.levels.indices.filter { test.levels[$0] != nil }
      let isRight =
        kept.allSatisfy { Int(levels[test.offsets[$0]]) == test.levels[$0] }
        && order.filter { test.levels[$0] != nil } == test.order
      if !isRight { exceptions[try #require(test.exception, "\(test)"), default: 0] += 1 }
    }
    #expect(Self.cases.count == 91_707)
    #expect(exceptions == Self.exceptions)
  }

  /// Left out by intent: texts with overrides, and with embeddings and isolates that don't end,
  /// which are shown instead of obeyed; and the one with more brackets within each other than
  /// UAX #9 looks at, which ICU does.
  @Test func linesAreDrawnInTheOrderThatUnicodeSays() throws {
    var drawnCount = 0
    for test in Self.cases {
      guard let direction = test.direction, test.exception != .deepBrackets,
        DirectionControls(test.scalars).strays.isEmpty
      else { continue }
      drawnCount += 1
      let text = ShownText(AttributedText(test.text))
      let clusters = line(of: text, direction).visualClusters
      let seen = Set(test.order.map { test.offsets[$0] })
      let drawn = clusters.filter { seen.contains($0.range.lowerBound) }.map { cluster in
        Drawn(offset: cluster.range.lowerBound, first: cluster.text.unicodeScalars.first)
      }
      let expected = expected(test, clusters)
      guard drawn == expected else {
        Issue.record("\(drawn) instead of \(expected): \(test)")
        return
      }
    }
    #expect(drawnCount == 91_648)
  }

  /// The whole text as one line, line ends and all.
  private func line(of text: ShownText, _ direction: TextDirection) -> TextLine {
    let clusters = Cluster.clusters(of: text, ambiguous: .narrow)
    let end = clusters.last?.end ?? 0
    let order = VisualOrder(of: text, direction: direction)
    let runs = order?.runs(starts: clusters.map(\.start), end: end)
    let source = TextLine.Source(
      runs: text.runs, offsets: text.offsets, length: end, direction: direction,
      ambiguousWidth: .narrow)
    return TextLine(
      clusters[...], drawnEnd: clusters.count, order: runs ?? [], at: 0, source: source)
  }

  /// A cluster by where it begins in the text, and by the scalar that is drawn first; nil where none
  /// is.
  private struct Drawn: Equatable {
    let offset: Int
    let first: Unicode.Scalar?
  }

  /// The clusters in the order of their first scalars, mirrored where they run from right to left.
  private func expected(_ test: BidiCase, _ clusters: [TextCluster]) -> [Drawn] {
    let texts = Dictionary(uniqueKeysWithValues: clusters.map { ($0.range.lowerBound, $0.text) })
    return test.order.compactMap { place in
      let offset = test.offsets[place]
      guard let text = texts[offset] else { return nil }
      let isMirrored = test.levels[place].map { !$0.isMultiple(of: 2) } == true
      let shown = VisibleCluster(String(test.scalars[place])).text.unicodeScalars.first
      let first = isMirrored ? shown?.mirrored : shown
      return Drawn(offset: offset, first: text.isEmpty ? nil : first)
    }
  }
}
