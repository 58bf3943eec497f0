extension Terminal {
  /// Tells the terminal something beside what it shows; only while it is taken.
  ///
  /// - Returns: Whether it was told. Whether it listens it doesn't tell.
  @discardableResult
  public func tell(_ command: TerminalCommand) -> Bool {
    guard isStarted else { return false }
    device.write(command.bytes)
    return true
  }

  /// Shows a text on the desktop, where the terminal is known to; otherwise its bell says that there
  /// is something.
  public func notify(_ text: String) {
    tell(.notification(text, by: NotificationProtocol(capabilities)))
  }

  /// Sees to it that the window's title and progress are given back, before a screen changes them.
  func keepWindow(before screen: Screen) {
    var changed: NegotiatedModes = []
    if options.showsTitle, screen.title != nil { changed.insert(.title) }
    if options.showsProgress, screen.progress != nil { changed.insert(.progress) }
    changed.subtract(negotiated)
    guard !changed.isEmpty else { return }
    negotiated.formUnion(changed)
    device.setRestoring(restoration())
    if !changed.setup.isEmpty { device.write(Array(changed.setup.utf8)) }
  }

  /// Shows how far something is, now that the terminal is known to show it.
  func beginShowingProgress() {
    guard !options.showsProgress, capabilities.showsProgress else { return }
    options.showsProgress = true
    // It wasn't told of the one that is shown.
    shown?.progress = nil
    if let wanted { present(wanted) }
  }
}
