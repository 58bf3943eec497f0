/// A controller that is presented for an answer, which its presenter awaits.
///
/// ```swift
/// final class NameController: ViewController, AnsweringController {
///   private(set) var answer: String?
///   private func done() { answer = field.text; dismiss() }
/// }
///
/// if let name = await present(NameController()) { … }
/// ```
public protocol AnsweringController: ViewController {
  /// The type of the answer.
  associatedtype Answer
  /// The answer, or nil if none was given.
  var answer: Answer? { get }
}

extension ViewController {
  /// Presents a controller, and returns its answer when it has disappeared.
  ///
  /// It returns nil if the controller disappeared without an answer: by Escape or a click outside,
  /// with the controller that presented it, at the end of the application, or because the task was
  /// cancelled, which dismisses it. It returns nil at once if this controller isn't shown, or if
  /// the other one already is.
  public func present<Controller: AnsweringController>(
    _ controller: Controller
  ) async -> Controller.Answer? {
    guard let window, controller.awaitedEnd == nil, controller.presentingViewController == nil,
      !Task.isCancelled
    else { return nil }
    let end = PresentationEnd(in: window)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        end.onEnd = { [weak end] in
          // The task continues before the next line of a script is read.
          end?.window?.taskWillContinue()
          continuation.resume()
        }
        controller.awaitedEnd = end
        window.owner?.perform { present(controller) }
        // A controller that waits for another screen might wait for ever.
        if controller.presentingViewController == nil { controller.presentationDidEnd() }
      }
    } onCancel: {
      Task { @MainActor in
        guard controller.awaitedEnd === end else { return }
        controller.presentingViewController?.dismiss()
        controller.presentationDidEnd()
      }
    }
    end.window?.taskDidContinue()
    return controller.answer
  }

  /// Called when the controller was dismissed, or will not be shown at all.
  func presentationDidEnd() {
    let end = awaitedEnd
    awaitedEnd = nil
    end?.onEnd()
  }
}

/// The end of a presentation that a task awaits; it is reported once.
final class PresentationEnd {
  /// The window of the presenter, which may end first.
  private(set) weak var window: Window?
  var onEnd: () -> Void = {}

  init(in window: Window) { self.window = window }
}
