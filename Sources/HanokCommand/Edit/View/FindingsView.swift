import Hanok
import HanokLocalization

/// What is wrong with a translation, a finding in a line or more.
final class FindingsView: StackView {
  /// A finding: its sentence with a sign before it, and whether the program refuses it.
  struct Finding: Hashable {
    var sentence: Message
    var advice: Message?
    var isError: Bool
  }

  /// The findings.
  var findings: [Finding] = [] { didSet { if findings != oldValue { showFindings() } } }

  /// Creates a view without findings.
  init() { super.init(.vertical) }

  private func showFindings() {
    for view in subviews { view.removeFromSuperview() }
    // Variants may have the same finding.
    var shown: Set<Finding> = []
    for finding in findings where shown.insert(finding).inserted {
      let label = Label(
        finding.isError
          ? .HanokCommand.editError(text: finding.sentence)
          : .HanokCommand.editWarning(text: finding.sentence))
      label.style = finding.isError ? \Theme.failure : \Theme.warning
      label.numberOfLines = 0
      addSubview(label)
      guard let advice = finding.advice else { continue }
      let remedy = Label(advice)
      remedy.style = \.secondary
      remedy.numberOfLines = 0
      addSubview(remedy)
    }
  }
}
