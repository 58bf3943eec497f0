import Hanok
import TallyModel

/// Changes the model when a button is pressed, and the view when the model has changed.
final class TallyController: ViewController {
  private var party = Party() { didSet { tallyView.show(guests: party.guests) } }
  private let tallyView = TallyView()

  override func loadView() { view = tallyView }

  override func viewDidLoad() {
    tallyView.arriveButton.addTarget(self, action: TallyController.arrive)
    tallyView.leaveButton.addTarget(self, action: TallyController.leave)
    tallyView.show(guests: party.guests)
  }

  private func arrive() { party.add() }

  private func leave() { party.remove() }
}
