import ConcentrationView
import Hanok
import Testing

@Suite struct CardLayoutTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let count: Int
    let room: Size
    let card: Size
    let columns: Int

    var testDescription: String { "\(count) in \(room.width)x\(room.height)" }
  }

  nonisolated private static func size(_ width: Int, _ height: Int) -> Size {
    Size(width: width, height: height)
  }

  @Test(arguments: [
    // As large as there is room for, in full rows, nearly square.
    Case(count: 16, room: size(76, 24), card: size(8, 5), columns: 4),
    Case(count: 16, room: size(76, 17), card: size(8, 5), columns: 8),
    Case(count: 36, room: size(76, 17), card: size(6, 3), columns: 9),
    Case(count: 12, room: size(36, 9), card: size(6, 3), columns: 4),
    Case(count: 16, room: size(36, 7), card: size(6, 1), columns: 4),
    Case(count: 16, room: size(36, 4), card: size(6, 1), columns: 4),
    Case(count: 16, room: size(20, 4), card: size(4, 1), columns: 4),
    // No full rows, where these would be smaller.
    Case(count: 26, room: size(76, 12), card: size(6, 3), columns: 9),
    // Higher than the room.
    Case(count: 36, room: size(20, 3), card: size(4, 1), columns: 4),
    Case(count: 4, room: size(3, 1), card: size(4, 1), columns: 1),
  ])
  func cardsAreAsLargeAsTheyCanBe(example: Case) {
    let layout = CardLayout(count: example.count, in: example.room)
    #expect(layout.cardSize == example.card)
    #expect(layout.columns == example.columns)
  }

  @Test func cardsNeverLieOnEachOther() {
    for count in stride(from: 4, through: 36, by: 2) {
      for width in [20, 36, 76] {
        for height in [0, 3, 8, 18, 26] {
          let layout = CardLayout(count: count, in: Size(width: width, height: height))
          let frames = layout.frames
          #expect(frames.count == count)
          let all = Rect(origin: .zero, size: layout.size)
          #expect(frames.allSatisfy { $0.intersection(all) == $0 && $0.size == layout.cardSize })
          for (index, frame) in frames.enumerated() {
            #expect(frames[(index + 1)...].allSatisfy { !$0.intersects(frame) })
          }
          #expect(layout.size.width <= width)
        }
      }
    }
  }

  @Test func noCardsTakeNoRoom() {
    let layout = CardLayout(count: 0, in: Size(width: 20, height: 6))
    #expect(layout.frames.isEmpty)
    #expect(layout.size.height == 0)
  }
}
