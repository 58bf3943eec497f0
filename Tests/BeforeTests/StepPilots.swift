import BeforeWords
import Hanok
import HanokTesting

@testable import before

/// The program after each of its steps, without a terminal.
extension Pilot {
  /// Opens the program after a step.
  static func open(
    _ step: BeforeStep, address: String = "", in language: String = "en"
  ) throws -> Pilot {
    try Pilot(
      step.controller(address: address), in: language, size: Size(width: 60, height: 16), [.before])
  }

  /// Answers, and waits until the mark has gone.
  func answer(_ letters: String) {
    for letter in letters {
      type(String(letter))
      advance(by: .milliseconds(200))
    }
  }

  /// The texts that are said, from the top.
  var labels: [String] {
    elements.compactMap(\.label).map { application.traits.localizer.string($0) }
  }

  /// The buttons on the screen, the answers before the others.
  var buttons: [Button] { application.window.visibleDescendants.compactMap { $0 as? Button } }

  /// Gives each answer the title of the other.
  func swapTitles() {
    let answers = buttons.prefix(2)
    let titles = answers.map(\.title)
    perform { for (button, title) in zip(answers, titles.reversed()) { button.title = title } }
  }
}
