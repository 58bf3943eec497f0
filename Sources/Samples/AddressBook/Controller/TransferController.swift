import AddressBookModel
import AddressBookView
import Hanok

/// Brings people in from a file, or out to one, and shows how far it is.
///
/// The parts are done between two frames: keys are heard, and the rest of the program sees each batch
/// whole.
final class TransferController: ContentViewController<TransferView>, AnsweringController {
  /// Why it has ended; nil without a reason but that all is done, or that a person has stopped it.
  struct End {
    var failure: CardFailure?
    let outcome: CardOutcome
  }

  private(set) var answer: End?
  private let run: any CardRun

  /// A controller of something that has begun.
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

  /// Does the next part.
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
