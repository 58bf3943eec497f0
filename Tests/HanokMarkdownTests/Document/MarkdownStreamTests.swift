import Hanok
import HanokTesting
import Testing

@testable import HanokMarkdown

@Suite struct MarkdownStreamTests {
  /// Streams pieces, and checks after each that settled blocks are those of the whole text.
  private func stream(
    _ pieces: [ArraySlice<UInt8>], of whole: MarkdownDocument,
    _ location: SourceLocation = #_sourceLocation
  ) {
    var stream = MarkdownStream()
    for piece in pieces {
      stream.append(piece)
      stream.update()
      let isPrefix = whole.blocks.starts(with: stream.settledBlocks)
      #expect(
        isPrefix, "after “\(String(decoding: piece, as: UTF8.self))”", sourceLocation: location)
      if !isPrefix { return }
    }
    stream.finish()
    #expect(stream.document == whole, sourceLocation: location)
  }

  private func whole(_ text: String) -> MarkdownDocument {
    MarkdownDocument(text, definitions: .precedingBlocks)
  }

  private func pieces(of bytes: [UInt8], at cuts: [Int]) -> [ArraySlice<UInt8>] {
    let ends = Set(cuts + [bytes.count]).sorted()
    return zip([0] + ends, ends).map { bytes[$0..<$1] }
  }

  @Test(arguments: StreamFixtures.small)
  func everyCutLeadsToTheSameDocument(text: String) {
    let bytes = Array(text.utf8)
    let whole = whole(text)
    for cut in 0...bytes.count { stream(pieces(of: bytes, at: [cut]), of: whole) }
    stream(bytes.indices.map { bytes[$0...$0] }, of: whole)
  }

  @Test(arguments: StreamFixtures.large, 0..<4)
  func randomCutsLeadToTheSameDocument(_ fixture: (language: String, text: String), seed: Int) {
    var random = SeededGenerator(UInt64(seed))
    let bytes = Array(fixture.text.utf8)
    let cuts = (0..<60).map { _ in Int.random(in: 0...bytes.count, using: &random) }
    stream(pieces(of: bytes, at: cuts), of: whole(fixture.text))
  }

  @Test(arguments: StreamFixtures.small + StreamFixtures.large.map(\.text))
  func withoutLaterDefinitionsTheDocumentIsThatOfCommonMark(text: String) {
    let hasDefinitions = text.contains("]:")
    if !hasDefinitions, !text.contains("\u{FEFF}") {
      #expect(BlockText.lines(of: whole(text)) == BlockText.lines(of: MarkdownDocument(text)))
    }
  }

  @Test func definitionsApplyToTheirBlockAndToLaterOnes() {
    let text = "[a]\n\n- b\n\n[a]: /1\n\n[a] [A]\n\n[a]: /2\n\n[a]"
    #expect(
      BlockText.lines(of: whole(text)) == [
        "p [a]", "- p b", "p ‹link /1:a› ‹link /1:A›", "p ‹link /1:a›",
      ])
    #expect(BlockText.lines(of: MarkdownDocument(text)).first == "p ‹link /1:a›")
  }

  @Test(arguments: StreamFixtures.large)
  func settledRowsStayInPlace(_ fixture: (language: String, text: String)) throws {
    var random = SeededGenerator(7)
    let bytes = Array(fixture.text.utf8)
    let cuts = (0..<40).map { _ in Int.random(in: 0...bytes.count, using: &random) }
    let rules = TextLayout.Rules(language: try LanguageTag(fixture.language))
    let layout = MarkdownLayout(width: 30, rules: rules)
    var content = MarkdownContent()
    content.setLayout(layout)
    var stream = MarkdownStream()
    var shown = 0
    var former: [MarkdownRow] = []
    for piece in pieces(of: bytes, at: cuts) {
      stream.append(piece)
      stream.update()
      content.update(
        settled: Array(stream.settledBlocks[shown...]), open: stream.openBlocks)
      shown = stream.settledBlocks.count
      let rows = (0..<content.settledCount).flatMap { content.rows(of: $0) }
      #expect(rows.starts(with: former))
      former = rows
    }
    let all = content.units.indices.flatMap { content.rows(of: $0) }
    #expect(all.map { $0.text() } == layout.rows(of: whole(fixture.text)).map { $0.text() })
  }

  @Test func anUnfinishedCharacterIsHeldBack() {
    var stream = MarkdownStream()
    let bytes = Array("각".utf8)
    stream.append(bytes[..<2])
    stream.update()
    #expect(stream.openBlocks.isEmpty)
    stream.append(bytes[2...])
    stream.update()
    #expect(BlockText.lines(of: stream.openBlocks) == ["p 각"])
    stream.append(bytes[..<1])
    stream.finish()
    #expect(BlockText.lines(of: stream.document) == ["p 각\u{FFFD}"])
    stream.append("more".utf8)
    stream.update()
    #expect(BlockText.lines(of: stream.document) == ["p 각\u{FFFD}"])
  }

  @Test func onlyTheOpenBlockIsParsedAgain() {
    var stream = MarkdownStream()
    for number in 0..<200 {
      stream.append("Paragraph \(number)\n\n".utf8)
      stream.update()
    }
    let before = stream.parsedByteCount
    stream.append("The last one\n".utf8)
    stream.update()
    #expect(stream.parsedByteCount - before < 200)
    #expect(stream.settledBlocks.count == 200)
  }
}
