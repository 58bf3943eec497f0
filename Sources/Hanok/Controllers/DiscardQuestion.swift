import HanokLocalization

extension ViewController {
  /// Performs an action, after a question if it discards unsaved content of this controller or of
  /// its children.
  ///
  /// ```swift
  /// cancelButton.addAction { [weak self] in
  ///   self?.confirmDiscardingUnsavedContent { self?.dismiss() }
  /// }
  /// ```
  ///
  /// Without ``unsavedContent`` the action is performed at once; if the answer is to keep it, never.
  public func confirmDiscardingUnsavedContent(_ action: @escaping () -> Void) {
    guard let window = topmostWindow else { return action() }
    window.confirmDiscardingUnsavedContent(of: [self], action)
  }
}

extension Window {
  /// Performs an action, after a question if it discards unsaved content of some controllers or of
  /// their children.
  func confirmDiscardingUnsavedContent(
    of controllers: [ViewController], _ action: @escaping () -> Void
  ) {
    let contents = Self.withChildren(controllers).compactMap(\.unsavedContent)
    guard let content = contents.last, let topViewController else { return action() }
    // A second attempt neither answers a question nor replaces it by another one.
    if (topViewController as? AlertController)?.canLose == true { return }
    topViewController.present(DiscardQuestion(content, action))
  }
}

/// The question whether typed text is to be discarded.
final class DiscardQuestion: AlertController {
  /// Creates a question about some content, and the action that discards it.
  init(_ content: Message, _ action: @escaping () -> Void) {
    super.init(
      .Hanok.discardTitle,
      message: Message("discard.text", table: "Hanok", ["name": .init(content)]),
      actions: [
        AlertAction(.Hanok.discardKeep, style: .cancel, mnemonic: .Hanok.discardKeepKeys),
        AlertAction(
          .Hanok.discardDiscard, style: .destructive, mnemonic: .Hanok.discardDiscardKeys
        ) { action() },
      ])
  }
}
