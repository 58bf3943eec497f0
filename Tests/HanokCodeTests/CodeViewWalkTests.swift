import Hanok
@testable import HanokCode
import HanokTesting
import Testing

/// Random keys, mouse reports and changes of the text.
@Suite struct CodeViewWalkTests {
  private struct Random {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }

  nonisolated private static let keys: [Key] = [
    .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .character("n"), .character("N"),
  ]
  nonisolated private static let lines = [
    "", "/*", "*/", "let a = \"한글\" + 1 // שלום עולם", "\t\tx\ty", "😀e\u{301}\u{202E}\u{7}",
    String(repeating: "long line ", count: 9), "\"\"\"",
  ]

  @Test(arguments: 0..<8)
  func theScreenIsDrawnInPartsAsItIsDrawnWhole(seed: Int) throws {
    var random = Random(state: UInt64(seed))
    let view = CodeView(language: .swift)
    view.wrapsLines = seed % 2 == 1
    view.searchText = "l"
    let pilot = try Pilot(
      CodeScreen(view), in: seed % 4 < 2 ? "en" : "ar",
      size: Size(width: 24 - seed, height: 6), [])
    for _ in 0..<80 {
      step(view, pilot, &random)
      #expect(pilot.screen == pilot.screenDrawnWhole)
      let head = view.selection.head
      #expect(head.line < view.lineCount && head.offset <= view.line(at: head.line).utf8.count)
      #expect(view.selectedText.utf8.count <= view.text.utf8.count)
    }
  }

  private func step(_ view: CodeView, _ pilot: Pilot, _ random: inout Random) {
    let point = Point(x: random.next(below: 24), y: random.next(below: 8))
    switch random.next(below: 6) {
    case 0:
      let start = random.next(below: view.lineCount + 1)
      let end = min(view.lineCount, start + random.next(below: 3))
      let new = (0..<random.next(below: 4)).map { _ in
        Self.lines[random.next(below: Self.lines.count)]
      }
      pilot.perform { view.replaceLines(start..<end, with: new) }
    case 1:
      let kinds: [MouseEvent.Kind] = [
        .press(.left), .drag(.left), .release(.left), .wheel(.up), .wheel(.down), .wheel(.left),
        .wheel(.right),
      ]
      let count = random.next(below: 3) + 1
      pilot.send(MouseEvent(kinds[random.next(below: kinds.count)], at: point, clickCount: count))
    default:
      let modifiers: [KeyModifiers] = [[], .shift, .control, [.shift, .control]]
      pilot.press(
        Self.keys[random.next(below: Self.keys.count)], modifiers[random.next(below: 4)])
    }
  }
}
