import HanokLocalization

/// Writes problems to the errors of a command, in the user's language.
nonisolated struct ProblemReporter: Sendable {
  let localizer: Localizer
  let streams: any CommandStreams

  /// Reports problems in full, each after the command's name; of each file the first ones and their number.
  func report(_ problems: [Problem], of command: String) {
    reportAll(ProblemDigest(problems).all, of: command)
  }

  /// Reports every problem in full.
  func reportAll(_ problems: [Problem], of command: String) {
    let texts = problems.map { problem in
      let text = "\(command): \(localizer.describe(problem))"
      return (streams.errorWidth.map { wrapped(text, width: $0) } ?? text) + "\n"
    }
    streams.writeError(texts.joined(separator: "\n"))
  }

  /// Returns a description whose sentences wrap at words; the line with a caret stays as it is.
  private func wrapped(_ text: String, width: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.flatMap { line in
      line.hasPrefix("  ")
        ? [line] : WrappedWords.lines(of: line, width: max(1, width), in: localizer.language)
    }.joined(separator: "\n")
  }
}
