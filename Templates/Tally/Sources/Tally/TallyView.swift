import Hanok

/// The screen: a sentence with the count, and buttons.
final class TallyView: StackView {
  let addButton = Button(.Tally.add, mnemonic: .Tally.addKeys)
  let removeButton = Button(.Tally.remove, mnemonic: .Tally.removeKeys)
  private let sentence = Label(alignment: .center, numberOfLines: 0)

  init() {
    let quitButton = Button(.Tally.quit, mnemonic: .Tally.quitKeys)
    quitButton.addAction(toNearest: Application.self) { $0.requestQuit() }
    let buttons = FlowView(spacing: 2, views: [addButton, removeButton, quitButton])
    super.init(.vertical, spacing: 1, alignment: .center, views: [sentence, buttons])
    layoutMargins = DirectionalEdgeInsets(x: 2, y: 1)
  }

  /// Shows a count.
  func show(count: Int) {
    sentence.message = .Tally.counted(count: count)
    removeButton.isEnabled = count > 0
  }
}
