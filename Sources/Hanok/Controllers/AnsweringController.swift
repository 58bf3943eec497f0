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
  /// What is answered.
  associatedtype Answer
  /// The answer; nil as long as none was given.
  var answer: Answer? { get }
}

extension ViewController {
  /// Shows a controller, and returns its answer when it has gone.
  ///
  /// It returns nil where the controller went without an answer: by Escape or a click outside, with
  /// who presented it, when the application ended, or when the task was cancelled, which takes it
  /// away. It returns nil at once where this controller isn't shown, or the other one is already.
  public func present<Controller: AnsweringController>(
    _ controller: Controller
  ) async -> Controller.Answer? {
    guard let window, controller.awaitedEnd == nil, controller.presentingViewController == nil,
      !Task.isCancelled
    else { return nil }
    let end = PresentationEnd()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        end.onEnd = { [weak window] in
          continuation.resume()
          // The task goes on before the next line of a script is taken.
          window?.awaitTasks()
        }
        controller.awaitedEnd = end
        window.owner?.perform { present(controller) }
        // One that is to wait until another screen has come might wait for ever.
        if controller.presentingViewController == nil { controller.presentationDidEnd() }
      }
    } onCancel: {
      Task { @MainActor in
        guard controller.awaitedEnd === end else { return }
        controller.presentingViewController?.dismiss()
        controller.presentationDidEnd()
      }
    }
    return controller.answer
  }

  /// Called when the controller was taken away, or will not be shown at all.
  func presentationDidEnd() {
    let end = awaitedEnd
    awaitedEnd = nil
    end?.onEnd()
  }
}

/// The end of a presentation that a task awaits; it comes once.
final class PresentationEnd {
  var onEnd: () -> Void = {}
}
