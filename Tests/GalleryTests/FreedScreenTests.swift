import GalleryScreens
import Hanok
import HanokTesting
import Testing

/// What was shown, and is to be gone once it was dismissed.
@Suite struct FreedScreenTests {
  /// Objects that aren't kept alive, with a name for each.
  private struct Watch {
    private struct Entry {
      weak var object: AnyObject?
      let name: String
    }

    private var entries: [Entry] = []

    mutating func add(_ object: AnyObject) {
      if entries.contains(where: { $0.object === object }) { return }
      entries.append(Entry(object: object, name: "\(type(of: object))"))
    }

    /// Adds a controller, those that belong to it or lie over it, and all their views.
    mutating func add(all controller: ViewController) {
      add(controller)
      if let view = controller.viewIfLoaded { add(all: view) }
      for child in controller.children { add(all: child) }
      if let presented = controller.presentedViewController { add(all: presented) }
    }

    private mutating func add(all view: View) {
      add(view)
      for subview in view.subviews { add(all: subview) }
    }

    var left: [String] { entries.filter { $0.object != nil }.map(\.name) }
    var count: Int { entries.count }
  }

  @Test func aDismissedScreenIsFreedWithAllItsViews() async throws {
    for item in GallerySection.all.flatMap(\.items) {
      let root = ViewController()
      let pilot = try Pilot(root, in: "ko", size: Size(width: 80, height: 24), [.gallery])
      var watch = Watch()
      pilot.perform {
        let screen = item.makeScreen()
        root.present(screen)
        watch.add(all: screen)
      }
      use(pilot, &watch)
      pilot.perform { root.dismiss() }
      pilot.advance(by: .seconds(60))
      for _ in 0..<50 where !watch.left.isEmpty { await Task.yield() }
      #expect(watch.count > 1, "\(item.name)")
      #expect(watch.left == [], "\(item.name)")
    }
  }

  /// Presses what there is to be pressed, without leaving.
  private func use(_ pilot: Pilot, _ watch: inout Watch) {
    let keys: [Key] = [
      .enter, .down, .right, .character("한"), .tab, .character(" "), .up, .left, .end, .backspace,
    ]
    for key in keys + [.tab] + keys + [.tab, .enter] {
      pilot.press(key)
      pilot.advance(by: .milliseconds(200))
      if let top = pilot.application.window.topViewController { watch.add(all: top) }
    }
    for y in stride(from: 1, to: 20, by: 3) { pilot.click(x: 5, y: y) }
    if let top = pilot.application.window.topViewController { watch.add(all: top) }
  }
}
