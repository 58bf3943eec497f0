import Hanok
import TallyModel

/// Changes the model when a button is pressed, and the view when the model has changed.
final class TallyController: ViewController {
  private var counter = Counter() { didSet { tallyView.show(count: counter.count) } }
  private let tallyView = TallyView()

  // In a small window, the view scrolls.
  override func loadView() { view = ScrollView(tallyView) }

  override func viewDidLoad() {
    tallyView.addButton.addTarget(self, action: TallyController.add)
    tallyView.removeButton.addTarget(self, action: TallyController.remove)
    tallyView.show(count: counter.count)
  }

  private func add() { counter.increment() }

  private func remove() { counter.decrement() }
}
