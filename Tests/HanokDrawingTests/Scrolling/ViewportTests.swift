import Testing

@testable import HanokDrawing

@Suite struct ViewportTests {
  @Test(arguments: [(-1, 0), (0, 0), (3, 3), (7, 7), (8, 7), (.max, 7), (.min, 0)])
  func theTopIsClamped(wanted: Int, top: Int) {
    let viewport = Viewport(top: wanted, length: 3, contentLength: 10)
    #expect(viewport.top == top)
    #expect(viewport.rows == top..<top + 3)
  }

  @Test func contentThatFitsDoesNotScroll() {
    var viewport = Viewport(top: 2, length: 5, contentLength: 5)
    #expect(!viewport.isOverflowing)
    #expect(viewport.thumb.isEmpty)
    let moves = [viewport.scroll(by: 1), viewport.scroll(to: 4)]
    #expect(moves == [false, false])
    #expect(viewport.rows == 0..<5)
    #expect(Viewport(length: 5, contentLength: 2).rows == 0..<2)
    #expect(Viewport(length: -1, contentLength: -1).rows.isEmpty)
  }

  @Test(arguments: [
    (1, 5, true), (-1, 3, true), (.max, 7, true), (.min, 0, true), (0, 4, false), (-4, 0, true),
  ])
  func itScrollsAsFarAsThereAreRows(count: Int, top: Int, isMoved: Bool) {
    var viewport = Viewport(top: 4, length: 3, contentLength: 10)
    let moves = viewport.scroll(by: count)
    #expect(moves == isMoved)
    #expect(viewport.top == top)
  }

  @Test(arguments: [
    (4..<5, 4), (6..<7, 4), (3..<4, 3), (7..<8, 5), (9..<10, 7), (0..<10, 0), (5..<9, 5),
    (5..<5, 4),
  ])
  func rowsAreRevealedByTheShortestWay(rows: Range<Int>, top: Int) {
    var viewport = Viewport(top: 4, length: 3, contentLength: 10)
    viewport.reveal(rows)
    #expect(viewport.top == top)
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 1), (5, 4)])
  func aPageKeepsARow(length: Int, page: Int) {
    #expect(Viewport(length: length, contentLength: 10).page == page)
  }

  /// The thumb is at the ends exactly where the content is, and a place on it leads back.
  @Test(arguments: [(3, 10), (1, 2), (5, 6), (10, 1_000), (7, 8), (24, 100_000)])
  func theThumbFollowsTheTop(length: Int, contentLength: Int) {
    var viewport = Viewport(length: length, contentLength: contentLength)
    #expect(viewport.thumb.lowerBound == 0)
    #expect(viewport.thumb.count == max(1, length * length / contentLength))
    var former = 0
    for top in stride(from: 0, through: viewport.maximumTop, by: max(1, contentLength / 500)) {
      viewport.scroll(to: top)
      #expect(viewport.thumb.lowerBound >= former)
      former = viewport.thumb.lowerBound
    }
    viewport.scroll(to: .max)
    #expect(viewport.thumb.upperBound == length)
    #expect(viewport.top(atPlace: -5) == 0)
    #expect(viewport.top(atPlace: length + 5) == (length > 1 ? viewport.maximumTop : 1))
    #expect(
      (viewport.top(atPlace: (length - 1) / 2) * 2 - viewport.maximumTop).magnitude
        <= UInt(contentLength / max(1, length - 1) + 2) || length == 1)
  }

  @Test(arguments: [
    (0, false, 0, 1), (0, false, 5, 0), (5, true, 5, 5), (5, false, 5, 4), (3, false, 5, 3),
    (0, true, 0, 1),
  ])
  func linesThatWrapAreAtTheEndOnlyWithTheLastRow(
    top: Int, isAtEnd: Bool, endLine: Int, shown: Int
  ) {
    let viewport = Viewport(top: top, isAtEnd: isAtEnd, endLine: endLine, length: 4)
    #expect(viewport.top == (isAtEnd ? viewport.maximumTop : min(shown, viewport.maximumTop - 1)))
    #expect(viewport.isOverflowing)
  }
}
