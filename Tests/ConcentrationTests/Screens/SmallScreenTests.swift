import ConcentrationView
import Hanok
import HanokTesting
import Testing

/// The game where there is little room: all can be reached and read.
@Suite struct SmallScreenTests {
  @Test(arguments: GamePilots.languages, [2, 8, 18])
  func everyCardIsReachedByArrowsAndSeen(language: String, pairs: Int) throws {
    for size in GamePilots.sizes {
      let game = try GamePilot(language, size, pairs: pairs)
      var reached: Set<Int> = []
      var next = [0]
      while let index = next.popLast() {
        for key in [Key.up, .down, .left, .right] {
          game.pilot.perform { _ = game.cardViews[index].becomeFirstResponder() }
          game.pilot.press(key)
          guard let card = game.pilot.application.window.firstResponder as? CardView,
            card.index != index, reached.insert(card.index).inserted
          else { continue }
          let frame = card.frameInWindow
          #expect(game.pilot.screen.bounds.intersection(frame) == frame, "\(card.index), \(size)")
          let isClipped = sequence(first: card as View, next: \.superview).contains {
            $0.frameInWindow.intersection(frame) != frame
          }
          #expect(!isClipped, "\(card.index), \(size)")
          next.append(card.index)
        }
      }
      #expect(reached.count == 2 * pairs, "\(size)")
    }
  }

  @Test(arguments: GamePage.allCases, GamePilots.languages)
  func everyTextCanBeScrolledIntoView(page: GamePage, language: String) throws {
    if page == .themes { return }
    for size in GamePilots.sizes {
      let pilot = try page.game(language, size).pilot
      var words = words(of: pilot)
      for key in [Key.pageUp, .pageUp, .pageUp] + Array(repeating: .pageDown, count: 12) {
        pilot.press(key)
        let screen = readText(pilot)
        words = words.filter { !screen.contains($0) }
      }
      #expect(words == [], "\(size)")
    }
  }

  @Test(arguments: GamePilots.languages)
  func everyButtonIsReachedByTab(language: String) throws {
    for size in GamePilots.sizes {
      let pilot = try GamePilot(language, size).pilot
      var reached: [String] = []
      for _ in 0..<5 {
        pilot.press(.tab)
        guard let button = pilot.application.window.firstResponder as? Button else { continue }
        let title = pilot.application.traits.localizer.string(button.title)
        if readText(pilot).contains(title) { reached.append(title) }
      }
      #expect(reached.count == 4, "\(size): \(reached)")
    }
  }

  /// The letters of the labels that are drawn, which are broken anywhere where there is no room.
  private func words(of pilot: Pilot) -> Set<String> {
    let labels = pilot.application.window.visibleDescendants.compactMap { $0 as? Label }
    let words = labels.flatMap { $0.text.text.split { !$0.isLetter && !$0.isNumber } }
    let breaksWithinWords = ["ja", "ko"].contains(pilot.language.description)
    return Set(breaksWithinWords ? words.flatMap { $0.map { String($0) } } : words.map(String.init))
  }

  /// The rows as they are read: those from right to left turned around.
  private func readText(_ pilot: Pilot) -> String {
    guard pilot.application.traits.isRightToLeft else { return pilot.screen.text }
    return pilot.screen.text + "\n" + String(pilot.screen.text.reversed())
  }
}
