import HanokTesting
import Testing

@testable import Hanok

/// What holds for any tree of views, in any language, at any size.
///
/// A failure names the seed, by which the same tree is made again.
@Suite struct TreePropertyTests {
  /// The trees of a run are those of its seed and of the following ones.
  private static let treesPerRun: UInt64 = 15

  private struct Grown {
    var tree: RandomTree
    let root = ViewController()
    let stage: Stage
    let note: String

    init(seed: UInt64) throws {
      tree = RandomTree(seed: seed)
      root.view = tree.view(depth: 4)
      root.view.isHidden = false
      let size = tree.screenSize()
      let tag = tree.pick(RandomTree.languages)
      note = "seed \(seed), \(tag), \(size.width)x\(size.height)"
      stage = try Stage(root, in: tag, width: size.width, height: size.height)
    }
  }

  private func trees(_ run: UInt64) throws -> [Grown] {
    try (0..<Self.treesPerRun).map { try Grown(seed: run * Self.treesPerRun + $0) }
  }

  @Test(arguments: UInt64(0)..<20) func treesAreLaidOutAndDrawnWithinTheirBounds(run: UInt64) throws
  {
    for grown in try trees(run) {
      expectSettled(grown.stage, grown.note)
      expectNoOverlaps(grown.stage, grown.note)
      expectClipped(grown.stage, grown.note)
      expectFocusInPlace(grown.stage, grown.note)
      expectTabGoesAround(grown.stage, grown.note)
    }
  }

  @Test(arguments: UInt64(0)..<20) func incrementalDrawingEqualsCompleteDrawing(run: UInt64)
    throws
  {
    for var grown in try trees(run + 1_000) {
      var note = grown.note
      for _ in 0..<6 {
        let count = grown.tree.number(1...3)
        let names = grown.stage.perform {
          (0..<count).map { _ in grown.tree.change(grown.stage, grown.root) }
        }
        note += ", " + names.joined(separator: " + ")
        guard let difference = grown.stage.difference else { continue }
        Issue.record("\(note): \(difference)")
        break
      }
      expectFocusInPlace(grown.stage, note)
      expectNoOverlaps(grown.stage, note)
      expectClipped(grown.stage, note)
      expectSettled(grown.stage, note)
    }
  }

  /// A layout of all from the beginning changes nothing.
  private func expectSettled(_ stage: Stage, _ note: String) {
    let views = stage.window.visibleDescendants
    let marked = views.filter { !$0.marks.isDisjoint(with: [.layout, .layoutBelow, .size]) }
    #expect(marked.isEmpty, "\(note): \(marked.map { "\(type(of: $0)) \($0.marks.rawValue)" })")
    let before = views.map(\.frame)
    stage.window.refreshTraits()
    stage.window.layoutIfNeeded()
    for (view, frame) in zip(views, before) where view.frame != frame {
      Issue.record("\(note): \(type(of: view)) at \(frame), laid out anew at \(view.frame)")
      break
    }
  }

  private func expectNoOverlaps(_ stage: Stage, _ note: String) {
    for container in stage.window.visibleDescendants
    where container is StackView || container is FlowView || container is GridView {
      let frames = container.subviews.filter { !$0.isHidden }.map(\.frame).filter { !$0.isEmpty }
      for (index, frame) in frames.enumerated() {
        let overlapping = frames[..<index].first { !$0.intersection(frame).isEmpty }
        #expect(overlapping == nil, "\(note): \(type(of: container)), \(frame)")
      }
    }
  }

  private func expectClipped(_ stage: Stage, _ note: String) {
    let screen = stage.screen
    let floods = stage.window.visibleDescendants.filter { $0 is FloodView }.map(\.shownRect)
    for y in 0..<screen.size.height {
      let row = screen.row(y)
      if !row.contains(RandomTree.flood), floods.isEmpty { continue }
      for x in 0..<screen.size.width {
        #expect(screen[x, y].style.background != .red, "\(note): \(x), \(y)")
        guard screen.cluster(x: x, y: y) == String(RandomTree.flood) else { continue }
        let isInside = floods.contains { $0.contains(Point(x: x, y: y)) }
        #expect(isInside, "\(note): \(x), \(y)")
      }
    }
  }

  private func reachable(_ stage: Stage) -> [View] {
    // The layer of the topmost screen: what scrolls a sheet is outside of its controller's view.
    let layer = stage.top.flatMap { top in
      sequence(first: top.view, next: \.superview).first { $0.superview === stage.window }
    }
    return (layer?.visibleDescendants ?? []).filter {
      $0.canBecomeFirstResponder && $0.isInteractive && $0.canBeScrolledTo
    }
  }

  private func expectFocusInPlace(_ stage: Stage, _ note: String) {
    let reachable = reachable(stage)
    if let responder = stage.window.firstResponder {
      #expect(reachable.contains { $0 === responder }, "\(note): \(type(of: responder))")
    } else {
      #expect(reachable.isEmpty, "\(note): nothing has the keys")
    }
    if let cursor = stage.screen.cursor {
      #expect(stage.screen.bounds.contains(cursor), "\(note): \(cursor)")
      #expect(stage.window.firstResponder?.shownRect.contains(cursor) == true, "\(note)")
    }
  }

  private func expectTabGoesAround(_ stage: Stage, _ note: String) {
    let all = reachable(stage)
    let first = stage.window.firstResponder
    var visited: [View] = []
    for _ in all {
      stage.press(.tab)
      guard let responder = stage.window.firstResponder else { break }
      visited.append(responder)
      #expect(!responder.shownRect.isEmpty, "\(note): \(type(of: responder)) isn't seen")
    }
    #expect(Set(visited.map(ObjectIdentifier.init)).count == all.count, "\(note)")
    #expect(stage.window.firstResponder === first, "\(note)")
    #expect(stage.difference == nil, "\(note)")
  }
}
