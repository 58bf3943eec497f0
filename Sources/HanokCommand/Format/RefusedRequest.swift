import HanokLocalization

/// What is answered to a line that is no request: what is wrong with it.
struct RefusedRequest: Encodable {
  let error: String

  init(_ problem: Problem, _ localizer: Localizer) {
    error = localizer.describe(problem)
  }
}
