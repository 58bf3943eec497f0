import Hanok

/// The screen: a sentence with the number of guests, and buttons.
final class TallyView: StackView {
  let arriveButton = Button(.Tally.arrive, mnemonic: .Tally.arriveKeys)
  let leaveButton = Button(.Tally.leave, mnemonic: .Tally.leaveKeys)
  private let sentence = Label(alignment: .center)

  init() {
    let quitButton = Button(.Tally.quit, mnemonic: .Tally.quitKeys)
    quitButton.addAction(toNearest: Application.self) { $0.quit() }
    sentence.numberOfLines = 0
    let buttons = FlowView(spacing: 2, views: [arriveButton, leaveButton, quitButton])
    super.init(.vertical, spacing: 1, alignment: .center, views: [sentence, buttons])
  }

  /// Shows the number of guests.
  func show(guests: Int) {
    sentence.message = .Tally.guests(count: guests)
    leaveButton.isEnabled = guests > 0
  }
}
