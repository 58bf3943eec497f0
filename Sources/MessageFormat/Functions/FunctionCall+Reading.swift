extension FunctionCall {
  /// Returns an inherited option in the form that `read` gives it; nil if it is absent.
  ///
  /// An option that `read` can't use is reported: as unsupported if its text is well-formed.
  func value<Value>(
    of name: String, isWellFormed: (String) -> Bool = { _ in false },
    _ read: (OptionValue) -> Value?
  ) -> Value? {
    guard let option = inheritedOptions[name] else { return nil }
    if let value = read(option) { return value }
    report(isWellFormed(option.text) ? .unsupportedOperation : .badOption, name)
    return nil
  }

  /// Returns the choice for an option's value, or nil if it is absent or invalid.
  func choice<Choice>(_ name: String, _ choices: [String: Choice]) -> Choice? {
    value(of: name) { choices[$0.text] }
  }

  /// Returns a digit size option, or nil if it is absent, invalid or below the minimum.
  func digits(_ name: String, from least: Int = 0) -> Int? {
    value(of: name) { option in option.digitSize.flatMap { $0 < least ? nil : $0 } }
  }
}

extension OptionValue {
  /// The number from 0 to 99 in normalized form, if it is one (MessageFormat 2, Digit Size Options).
  var digitSize: Int? {
    guard let digits = Int(text), (0...99).contains(digits), "\(digits)" == text else { return nil }
    return digits
  }
}

extension String {
  /// Whether the text has words of ASCII letters and digits, joined by hyphens (UTS #35).
  func hasWords(of lengths: ClosedRange<Int>, where isAllowed: (Character) -> Bool) -> Bool {
    split(separator: "-", omittingEmptySubsequences: false).allSatisfy {
      lengths.contains($0.count) && $0.allSatisfy { $0.isASCII && isAllowed($0) }
    }
  }
}
