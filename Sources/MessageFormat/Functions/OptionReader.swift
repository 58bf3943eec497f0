/// Reads options, and reports those that aren't usable.
struct OptionReader {
  let options: [String: OptionValue]
  let call: FunctionCall

  /// The option's value looked up in what it may be; nil where it is absent or wrong.
  func choice<Choice>(_ name: String, _ choices: [String: Choice]) -> Choice? {
    guard let option = options[name] else { return nil }
    if let choice = choices[option.text] { return choice }
    call.reportBadOption(name)
    return nil
  }

  /// A digit size option, reported where it is none or below the least that makes sense.
  func digits(_ name: String, from least: Int = 0) -> Int? {
    guard options[name] != nil else { return nil }
    if let digits = digitSize(name), digits >= least { return digits }
    call.reportBadOption(name)
    return nil
  }

  /// A digit size option: an integer from 0 to 99, in its plainest form
  /// (MessageFormat 2, Digit Size Options).
  func digitSize(_ name: String) -> Int? {
    guard let text = options[name]?.text, let digits = Int(text), (0...99).contains(digits),
      "\(digits)" == text
    else { return nil }
    return digits
  }

  /// An option that is a whole number; nil where it is absent or none.
  func integer(_ name: String) -> Int? {
    guard let option = options[name] else { return nil }
    if let value = DecimalNumber(option.text)?.integer { return Int(value) }
    call.reportBadOption(name)
    return nil
  }
}
