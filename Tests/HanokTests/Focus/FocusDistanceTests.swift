@testable import Hanok
import HanokTesting
import Testing

/// Arrow keys among views of any widths and places.
@Suite struct FocusDistanceTests {
  private let from = Rect(x: 20, y: 10, width: 10, height: 2)

  /// Whether the first of two is nearer; what isn't led to at all is farther than anything.
  private func isNearer(
    _ one: Rect, than other: Rect, x: Int = 0, y: Int = 0, mirrored: Bool = false
  ) -> Bool {
    let direction = FocusDirection(x: x, y: y, isMirrored: mirrored)
    guard let first = direction.distance(from: from, to: one) else { return false }
    guard let second = direction.distance(from: from, to: other) else { return true }
    return first < second && !(second < first)
  }

  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int = 1) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test func onlyViewsInTheDirectionCount() {
    func lies(_ rect: Rect, x: Int, y: Int) -> Bool {
      FocusDirection(x: x, y: y, isMirrored: false).distance(from: from, to: rect) != nil
    }
    #expect(lies(rect(30, 10, 1), x: 1, y: 0) && !lies(rect(29, 10, 1), x: 1, y: 0))
    #expect(lies(rect(19, 10, 1), x: -1, y: 0) && !lies(rect(20, 10, 1), x: -1, y: 0))
    #expect(lies(rect(20, 12, 1), x: 0, y: 1) && !lies(rect(20, 11, 1), x: 0, y: 1))
    #expect(lies(rect(20, 9, 1), x: 0, y: -1) && !lies(rect(20, 10, 1), x: 0, y: -1))
  }

  @Test(arguments: [
    (Rect(x: 31, y: 10, width: 5, height: 1), 1, true),
    (Rect(x: 31, y: 11, width: 5, height: 1), 1, true),
    (Rect(x: 31, y: 9, width: 5, height: 2), 1, true),
    (Rect(x: 90, y: 0, width: 5, height: 30), 1, true),
    (Rect(x: 31, y: 9, width: 5, height: 1), 1, false),
    (Rect(x: 31, y: 12, width: 5, height: 3), 1, false),
    (Rect(x: 30, y: 0, width: 9, height: 1), 1, false),
    (Rect(x: 0, y: 11, width: 20, height: 9), -1, true),
    (Rect(x: 0, y: 9, width: 20, height: 1), -1, false),
    (Rect(x: 0, y: 12, width: 9, height: 1), -1, false),
  ])
  func sidewaysOnlyViewsInTheSameRowsCount(to: Rect, x: Int, isLedTo: Bool) {
    for isMirrored in [false, true] {
      let direction = FocusDirection(x: x, y: 0, isMirrored: isMirrored)
      #expect((direction.distance(from: from, to: to) != nil) == isLedTo)
    }
  }

  @Test func viewsAheadPrecedeViewsAside() {
    #expect(isNearer(rect(29, 30, 50), than: rect(30, 12, 5), y: 1))
    #expect(isNearer(rect(0, 30, 21), than: rect(10, 12, 10), y: 1))
    #expect(isNearer(rect(90, 11, 5), than: rect(31, 12, 5), x: 1))
    #expect(isNearer(rect(0, 0, 99), than: rect(30, 9, 5), y: -1))
    #expect(isNearer(rect(0, 10, 5), than: rect(15, 9, 5), x: -1))
  }

  @Test func theNearestAheadComesFirstWhateverItsWidth() {
    #expect(isNearer(rect(0, 13, 60), than: rect(20, 14, 10), y: 1))
    #expect(isNearer(rect(29, 13, 1), than: rect(20, 14, 10), y: 1))
    #expect(isNearer(rect(20, 7, 10), than: rect(20, 6, 10), y: -1))
    #expect(isNearer(rect(31, 11, 3), than: rect(33, 10, 3), x: 1))
  }

  @Test func sideBySideTheOneThatOverlapsMostComesFirst() {
    #expect(isNearer(rect(23, 13, 20), than: rect(10, 13, 12), y: 1))
    #expect(isNearer(rect(10, 13, 18), than: rect(29, 13, 12), y: 1))
    #expect(isNearer(rect(31, 10, 2, 4), than: rect(31, 11, 2, 4), x: 1))
  }

  @Test func amongEqualsTheLeadingOneComesFirst() {
    #expect(isNearer(rect(21, 13, 3), than: rect(25, 13, 3), y: 1))
    #expect(isNearer(rect(25, 13, 3), than: rect(21, 13, 3), y: 1, mirrored: true))
    #expect(isNearer(rect(31, 10, 3), than: rect(31, 11, 3), x: 1, mirrored: true))
  }

  @Test func asideTheNearestComesFirst() {
    #expect(isNearer(rect(30, 12, 5), than: rect(33, 12, 5), y: 1))
    #expect(isNearer(rect(30, 12, 5), than: rect(30, 14, 5), y: 1))
    #expect(isNearer(rect(33, 12, 5), than: rect(32, 15, 5), y: 1))
    #expect(isNearer(rect(30, 13, 5), than: rect(32, 12, 5), y: 1), "A column is a row.")
    #expect(isNearer(rect(31, 12, 5), than: rect(30, 14, 5), y: 1))
    // What touches the corner is aside.
    #expect(isNearer(rect(29, 40, 1), than: rect(30, 12, 1), y: 1))
  }

  // On a screen.

  private func name(_ stage: Stage) -> Int? {
    (stage.window.firstResponder as? Button).flatMap {
      Int(stage.application.traits.localizer.string($0.title).filter(\.isNumber))
    }
  }

  private func button(_ number: Int, _ length: Int) -> Button {
    Button(.verbatim("\(number)" + String(repeating: "x", count: length)))
  }

  /// The answers of a quiz between a bar with a button at its end and one with a button at its start.
  @Test(arguments: [
    (1, Key.right, 2), (2, .left, 1), (2, .right, 2), (1, .left, 1), (1, .up, 0), (2, .up, 0),
    (1, .down, 3), (2, .down, 3), (0, .left, 0), (0, .down, 2), (3, .right, 3), (3, .up, 1),
  ])
  func barsAtTheEdgesAreNotBesideWhatIsInTheMiddle(start: Int, key: Key, end: Int) throws {
    let views = (0..<4).map { button($0, 0) }
    let places = [rect(30, 0, 8), rect(5, 5, 8), rect(20, 5, 8), rect(0, 9, 8)]
    let stage = try Stage(canvasView(Array(zip(views, places))))
    stage.perform { views[start].becomeFirstResponder() }
    stage.press(key)
    #expect(name(stage) == end)
  }

  @Test(arguments: ["en", "ar"], [StackView.Alignment.leading, .center, .trailing])
  func downVisitsEachButtonOfAColumnInOrder(language: String, alignment: StackView.Alignment) throws
  {
    var random = SeededGenerator(11)
    for _ in 0..<20 {
      let count = Int.random(in: 2...12, using: &random)
      let views = (0..<count).map { button($0, Int.random(in: 0...40, using: &random)) }
      let spacing = Int.random(in: 0...2, using: &random)
      let stage = try Stage(
        StackView(.vertical, spacing: spacing, alignment: alignment, views: views), in: language,
        width: 60, height: 40)
      stage.perform { views[0].becomeFirstResponder() }
      var visited = [name(stage)]
      for _ in 1..<count {
        stage.press(.down)
        visited.append(name(stage))
      }
      #expect(visited == Array(0..<count).map(Optional.some))
      for _ in 1..<count { stage.press(.up) }
      #expect(name(stage) == 0)
    }
  }

  /// All buttons that arrow keys lead to, from the first.
  private func reached(_ stage: Stage, _ views: [Button]) -> Set<Int> {
    var found: Set<Int> = [0]
    var open = [0]
    while let number = open.popLast() {
      for key in [Key.up, .down, .left, .right] {
        stage.perform { views[number].becomeFirstResponder() }
        stage.press(key)
        if let other = name(stage), found.insert(other).inserted { open.append(other) }
      }
    }
    return found
  }

  @Test(arguments: ["en", "ar"])
  func everyButtonOfWrappedRowsIsReached(language: String) throws {
    var random = SeededGenerator(12)
    for run in 0..<30 {
      let count = Int.random(in: 2...18, using: &random)
      let views = (0..<count).map { button($0, Int.random(in: 0...20, using: &random)) }
      let flow = FlowView(spacing: Int.random(in: 0...3, using: &random), views: views)
      let stage = try Stage(flow, in: language, width: 50, height: 30)
      #expect(reached(stage, views).count == count, "run \(run)")
    }
  }

  @Test(arguments: ["en", "ar"])
  func everyButtonOfAGridWithHolesIsReached(language: String) throws {
    var random = SeededGenerator(13)
    for run in 0..<30 {
      let columns = Int.random(in: 1...4, using: &random)
      let rows = Int.random(in: 2...7, using: &random)
      var views: [Button] = []
      var places: [(View, Rect)] = []
      for row in 0..<rows {
        // No row is without any, and none of the first column: a cell between others that is beside
        // and below none of them can't be told from its neighbours by one arrow.
        for column in 0..<columns where column == 0 || Int.random(in: 0..<3, using: &random) > 0 {
          let width = Int.random(in: 5...14, using: &random)
          let view = button(views.count, 0)
          views.append(view)
          places.append((view, Rect(x: column * 15, y: row * 2, width: width, height: 1)))
        }
      }
      let stage = try Stage(canvasView(places), in: language, width: 60, height: 20)
      #expect(reached(stage, views).count == views.count, "run \(run)")
    }
  }
}
