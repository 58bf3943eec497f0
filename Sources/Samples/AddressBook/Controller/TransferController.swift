import AddressBookModel
import AddressBookView
import Hanok

/// Imports people from a file or exports them to one, and shows the progress.
///
/// The parts are performed between two frames: keys are handled, and the rest of the program never
/// sees an incomplete batch.
final class TransferController: ContentViewController<TransferView>, AnsweringController {
  /// The end of a transfer; the failure is nil if it is complete or the user has stopped it.
  struct End {
    var failure: CardFailure?
    let outcome: CardOutcome
  }

  private(set) var answer: End?
  private let run: any CardRun

  /// Creates a controller of a transfer that has begun.
  init(_ run: any CardRun, title: Message) {
    self.run = run
    super.init(TransferView())
    self.title = title
    modalPresentationStyle = .sheet
    isModalInPresentation = true
  }

  override func viewDidLoad() {
    contentView.stopButton.addTarget(self, action: TransferController.stop)
    show()
  }

  override func viewDidAppear() {
    task { [weak self] in
      while let self, !Task.isCancelled, goOn() { await Task.yield() }
    }
  }

  override func presentationDidAttemptToDismiss() { stop() }

  /// Performs the next part.
  ///
  /// - Returns: Whether there may be more.
  private func goOn() -> Bool {
    guard answer == nil else { return false }
    do throws(CardFailure) {
      let hasMore = try run.next()
      show()
      if !hasMore { end(nil) }
      return hasMore
    } catch {
      end(error)
      return false
    }
  }

  private func stop() { end(nil) }

  private func end(_ failure: CardFailure?) {
    guard answer == nil else { return }
    answer = End(failure: failure, outcome: run.outcome)
    dismiss()
    application?.update()
  }

  private func show() {
    contentView.show(.progress(run.outcome), fraction: run.progress)
    application?.update()
  }
}
