import Hanok
import QuizView

/// Asks before a round is lost: leaves the quiz, or goes away and lets the round go on.
final class LeaveViewController: ViewController {
  private let score: Int
  private let leaveView = LeaveView()

  /// A controller that asks whether a round of so many points is to be left.
  init(score: Int) {
    self.score = score
    super.init()
    title = .Quiz.leaveTitle
    modalPresentationStyle = .sheet
  }

  override func loadView() { view = leaveView }

  override func viewDidLoad() {
    leaveView.loss = .Quiz.leaveLoss(score: score)
    leaveView.leaveButton.addAction(toNearest: Application.self) { $0.quit() }
    leaveView.stayButton.addTarget(self, action: LeaveViewController.stay)
  }

  // Enter by mistake loses nothing.
  override func viewDidAppear() { leaveView.stayButton.becomeFirstResponder() }

  private func stay() { dismiss() }
}
