/// A reader of options that reports unusable ones.
struct OptionReader {
  let options: [String: OptionValue]
  let call: FunctionCall

  /// Returns the choice for an option's value, or nil if it is absent or invalid.
  func choice<Choice>(_ name: String, _ choices: [String: Choice]) -> Choice? {
    guard let option = options[name] else { return nil }
    if let choice = choices[option.text] { return choice }
    call.reportBadOption(name)
    return nil
  }

  /// Returns a digit size option, and reports it if it is invalid or below the minimum.
  func digits(_ name: String, from least: Int = 0) -> Int? {
    guard options[name] != nil else { return nil }
    if let digits = digitSize(name), digits >= least { return digits }
    call.reportBadOption(name)
    return nil
  }

  /// Returns a digit size option: an integer from 0 to 99, in normalized form.
  ///
  /// See MessageFormat 2, Digit Size Options.
  func digitSize(_ name: String) -> Int? {
    guard let text = options[name]?.text, let digits = Int(text), (0...99).contains(digits),
      "\(digits)" == text
    else { return nil }
    return digits
  }

  /// Returns an option that is a whole number, or nil if it is absent or invalid.
  func integer(_ name: String) -> Int? {
    guard let option = options[name] else { return nil }
    if let value = DecimalNumber(option.text)?.integer { return Int(value) }
    call.reportBadOption(name)
    return nil
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
