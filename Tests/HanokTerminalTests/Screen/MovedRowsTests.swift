import Testing

@testable import HanokTerminal

@Suite struct MovedRowsTests {
  private func screen(_ rows: [String]) -> Screen {
    var screen = Screen(size: Size(width: 6, height: rows.count))
    for (y, row) in rows.enumerated() {
      screen.write(row, at: Point(x: 0, y: y), style: .plain, clip: screen.bounds)
    }
    return screen
  }

  @Test(arguments: [
    (1, ["aa", "cc", "dd", "dd", "ee"]), (-1, ["aa", "bb", "bb", "cc", "ee"]),
    (2, ["aa", "dd", "cc", "dd", "ee"]), (3, ["aa", "bb", "cc", "dd", "ee"]),
  ])
  func rowsMoveWithinTheirArea(distance: Int, expected: [String]) {
    var moved = screen(["aa", "bb", "cc", "dd", "ee"])
    let isMoved = moved.moveRows(of: Rect(x: 0, y: 1, width: 6, height: 3), by: distance)
    #expect(isMoved)
    #expect(moved.text == expected.joined(separator: "\n"))
  }

  @Test func aTornRowIsKnownAsSuchWhereItGoes() {
    var moved = screen(["한글", "abcd", "efgh"])
    moved.write("x", at: Point(x: 1, y: 0), style: .plain, clip: moved.bounds)
    #expect((0..<3).map { moved.isTorn(row: $0) } == [true, false, false])
    let isMoved = moved.moveRows(of: moved.bounds, by: -1)
    #expect(isMoved)
    #expect((0..<3).map { moved.isTorn(row: $0) } == [true, true, false])
  }

  @Test func columnsBesideTheAreaStay() {
    var moved = screen(["한12글", "한34글", "한56글"])
    let isMoved = moved.moveRows(of: Rect(x: 2, y: 0, width: 2, height: 3), by: 1)
    #expect(isMoved)
    #expect(moved.text == "한34글\n한56글\n한56글")
  }

  @Test(arguments: [
    Rect(x: 1, y: 0, width: 4, height: 3), Rect(x: 0, y: 0, width: 3, height: 3),
    Rect(x: 0, y: 1, width: 6, height: 3), Rect(x: -1, y: 0, width: 7, height: 2),
  ])
  func anAreaThatCutsAClusterOrTheScreenIsNotMoved(area: Rect) {
    var kept = screen(["한글한", "한글한", "한글한"])
    let before = kept
    let isMoved = kept.moveRows(of: area, by: 1)
    #expect(!isMoved)
    #expect(kept == before)
  }
}
