extension Terminal {
  /// A terminal that hasn't answered by then won't: there are some that never do.
  private static let patience = Duration.seconds(2)

  /// The questions to be asked now that the terminal is taken, as text to be written.
  ///
  /// What it has told before still holds, but for whether its keyboard is set by now.
  func beginAsking() -> String {
    guard let questions else { return "" }
    guard capabilities.isComplete else {
      expect(1)
      decoder.awaitsCursor = !questions.markers.isEmpty
      return questions.text
    }
    guard negotiated.contains(.keyboard) else { return "" }
    expect(1)
    return TerminalQuestions.keyboard + TerminalQuestions.end
  }

  /// Forgets what was asked; the device has seen to the answers.
  func stopAsking() {
    expect(0)
  }

  /// Takes the terminal's answers.
  func learn(_ replies: [TerminalReply]) {
    for reply in replies {
      switch reply {
      case .deviceAttributes: finishBatch()
      case .keyboardFlags(let flags) where negotiated.contains(.keyboard):
        // From now on, the escape key has a sequence of its own.
        decoder.hasDistinctEscape = flags & 1 != 0
      case .appearance:
        capabilities.learn(reply)
        ask(TerminalQuestions.colors)
      default: capabilities.learn(reply)
      }
    }
  }

  private func ask(_ text: String) {
    expect(device.awaitedAnswers + 1)
    device.write(Array("\(text)\(TerminalQuestions.end)".utf8))
  }

  private func expect(_ count: Int) {
    device.awaitedAnswers = count
    answerTimeout?.cancel()
    answerTimeout = nil
    guard count > 0 else { return }
    answerTimeout = scheduler.schedule(after: Self.patience) { [weak self] in self?.giveUp() }
  }

  private func giveUp() {
    expect(0)
    decoder.awaitsCursor = false
    negotiate()
  }

  private func finishBatch() {
    expect(max(0, device.awaitedAnswers - 1))
    decoder.awaitsCursor = false
    if !capabilities.isComplete {
      capabilities.isComplete = true
      negotiate()
    }
    onCapabilities(capabilities)
  }

  /// Switches on what the terminal has, and uses it.
  private func negotiate() {
    options.synchronizes = capabilities.synchronizesUpdates
    options.sharesWidths = WidthMarkers.agree(with: capabilities.markerWidths)
    beginShowingProgress()
    let new = NegotiatedModes(capabilities).subtracting(negotiated)
    guard !new.isEmpty else { return }
    negotiated.formUnion(new)
    // Before it is set: the process may end in between.
    device.setRestoring(restoration())
    if new.contains(.keyboard) {
      ask(new.setup + TerminalQuestions.keyboard)
    } else {
      device.write(Array(new.setup.utf8))
    }
    // What was drawn so far the terminal may have measured otherwise.
    if new.contains(.clusters) { repaint() }
  }
}
