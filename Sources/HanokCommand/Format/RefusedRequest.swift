import HanokLocalization

/// What is answered to a line that is no request: a reply like any other, whose text is that of a
/// message that can't be read, and what is wrong with the line.
struct RefusedRequest: Encodable {
  private let text = "{\u{FFFD}}"
  private let parts: [String] = []
  /// The name of the problem.
  let errors: [String]
  /// The fault, in sentences.
  let error: String

  init(_ problem: Problem, _ localizer: Localizer) {
    errors = [problem.kind.name]
    error = localizer.describe(problem)
  }
}
