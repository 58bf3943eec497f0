import Hanok
import HanokLocalization

/// What is wrong with a translation, a finding in a line or more.
final class FindingsView: StackView {
  /// A finding: its sentence with a sign before it, and whether the program refuses it.
  struct Finding: Hashable {
    var sentence: Message
    /// What may be meant, and what to do, a line or more each.
    var advice: [Message] = []
    var isError: Bool
    /// Whether it is the one that the cursor was moved to.
    var isCurrent = false
  }

  /// The findings.
  var findings: [Finding] = [] { didSet { if findings != oldValue { showFindings() } } }

  /// The finding that the cursor was moved to, on the screen.
  private(set) var current: View?

  /// Creates a view without findings.
  init() { super.init(.vertical) }

  private func showFindings() {
    for view in subviews { view.removeFromSuperview() }
    current = nil
    for finding in findings {
      let label = Label(
        finding.isError
          ? .HanokCommand.editError(text: finding.sentence)
          : .HanokCommand.editWarning(text: finding.sentence))
      label.style =
        finding.isCurrent ? \.selection : finding.isError ? \.failure : \.warning
      label.numberOfLines = 0
      addSubview(label)
      if finding.isCurrent { current = label }
      for line in finding.advice {
        let advice = Label(line)
        advice.style = \.secondary
        advice.numberOfLines = 0
        addSubview(advice)
      }
    }
  }
}
