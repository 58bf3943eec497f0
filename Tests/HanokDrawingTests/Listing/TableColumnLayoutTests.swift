import Testing

@testable import HanokDrawing

@Suite struct TableColumnLayoutTests {
  typealias Request = TableColumnLayout.Request

  private func text(
    _ requests: [Request], room: Int, page: Int = 0, showing column: Int? = nil
  ) -> String {
    let layout = TableColumnLayout(requests, room: room, page: page, showing: column)
    let columns = layout.columns.map { "\($0.index):\($0.x)+\($0.width)" }
    return "\(layout.page)/\(layout.pageCount) " + columns.joined(separator: " ")
  }

  @Test func theRemainingWidthIsShared() {
    let requests = [
      Request(minimum: 4, ideal: 4, share: 1), Request(minimum: 3, ideal: 6),
      Request(minimum: 4, ideal: 4, share: 2),
    ]
    #expect(text(requests, room: 30) == "0/1 0:0+8 1:10+6 2:18+12")
    #expect(text(requests, room: 16) == "0/1 0:0+4 1:6+4 2:12+4")
    #expect(text(requests, room: 15) == "0/1 0:0+4 1:6+3 2:11+4")
  }

  @Test func theLeastImportantAreOnOtherPages() {
    let requests = [
      Request(minimum: 4, ideal: 4, priority: 1), Request(minimum: 5, ideal: 5, priority: 3),
      Request(minimum: 4, ideal: 4, priority: 2), Request(minimum: 4, ideal: 4, priority: 1),
    ]
    #expect(text(requests, room: 23) == "0/1 0:0+4 1:6+5 2:13+4 3:19+4")
    #expect(text(requests, room: 22) == "0/2 0:0+4 1:6+5 2:13+4")
    #expect(text(requests, room: 22, page: 1) == "1/2 1:0+5 3:7+4")
    #expect(text(requests, room: 11) == "0/3 1:0+5 2:7+4")
    #expect(text(requests, room: 11, page: 1) == "1/3 0:0+4 1:6+5")
    #expect(text(requests, room: 11, page: 2) == "2/3 1:0+5 3:7+4")
    #expect(text(requests, room: 11, page: 9) == "2/3 1:0+5 3:7+4")
    #expect(text(requests, room: 17, page: 1) == "1/2 1:0+5 3:7+4")
    #expect(text(requests, room: 5, page: 2) == "2/4 2:0+4")
    #expect(text(requests, room: 3, page: -1) == "0/4 1:0+3")
  }

  @Test func aColumnIsShownOnThePageThatHasIt() {
    let requests = [
      Request(minimum: 4, ideal: 4, priority: 1), Request(minimum: 5, ideal: 5, priority: 3),
      Request(minimum: 4, ideal: 4, priority: 2), Request(minimum: 4, ideal: 4, priority: 1),
    ]
    #expect(text(requests, room: 11, showing: 3) == "2/3 1:0+5 3:7+4")
    #expect(text(requests, room: 11, page: 2, showing: 0) == "1/3 0:0+4 1:6+5")
    #expect(text(requests, room: 11, page: 1, showing: 2) == "0/3 1:0+5 2:7+4")
    // The most important one is on each page.
    #expect(text(requests, room: 11, page: 2, showing: 1) == "2/3 1:0+5 3:7+4")
    #expect(text(requests, room: 11, page: 1, showing: 9) == "1/3 0:0+4 1:6+5")
  }

  @Test func theSortedColumnIsLeftOutLast() {
    var requests = [
      Request(minimum: 4, ideal: 4, priority: 3), Request(minimum: 4, ideal: 4, priority: 1),
      Request(minimum: 4, ideal: 4, priority: 0), Request(minimum: 4, ideal: 4, priority: 2),
    ]
    #expect(text(requests, room: 10) == "0/3 0:0+4 3:6+4")
    requests[2].isSorted = true
    #expect(text(requests, room: 16) == "0/2 0:0+4 2:6+4 3:12+4")
    #expect(text(requests, room: 10) == "0/3 0:0+4 2:6+4")
    #expect(text(requests, room: 4) == "0/4 0:0+4")
  }

  @Test func thoseLeftOutShareAPageWhereTheyHaveRoom() {
    let requests = [10, 5, 10, 4, 4].enumerated().map { index, width in
      Request(minimum: width, ideal: width, priority: [1, 3, 2, 0, 0][index])
    }
    #expect(text(requests, room: 27) == "0/3 1:0+5 2:7+10")
    #expect(text(requests, room: 27, page: 1) == "1/3 0:0+10 1:12+5 3:19+4")
    #expect(text(requests, room: 27, page: 2) == "2/3 1:0+5 4:7+4")
  }

  @Test func hugeLengthsSaturate() {
    let huge = Request(minimum: .max, ideal: .max, share: 1)
    #expect(text([huge, huge], room: 10) == "0/2 0:0+10")
    #expect(text([], room: 10) == "0/1 ")
    #expect(text([huge], room: 0) == "0/1 ")
  }
}
