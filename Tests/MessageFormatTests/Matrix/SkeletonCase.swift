import Testing

/// A placeholder for `$n`, and the number skeleton that says the same in ICU's words.
struct SkeletonCase: Sendable, CustomTestStringConvertible {
  let source: String
  let skeleton: String

  var testDescription: String { source }

  /// Digits and rounding as MessageFormat has them, unless the case says something else.
  init(_ source: String, _ skeleton: String, rounding: String = "half-up") {
    self.source = "{$n \(source)}"
    self.skeleton = "\(skeleton) rounding-mode-\(rounding)"
  }
}
