extension Texts {
  /// The message in MessageFormat 2.
  func message(_ kind: Kind) -> String {
    switch kind {
    case .plain: filled(plain, "{$name}")
    case .currency: filled(currency, "{$amount :currency currency=EUR}")
    case .date: filled(date, "{$day :date fields=year-month-day length=long}")
    case .plural:
      """
      .input {$count :integer}
      .match $count
      \(variants(plural, before: ""))
      """
    case .selectors:
      """
      .input {$who :string}
      .input {$count :integer}
      .match $who $count
      \(selectors.map { variants($0.plural, before: key($0.who) + " ") }.joined(separator: "\n"))
      """
    }
  }

  /// The message in the older syntax.
  func pattern(_ kind: Kind) -> String {
    switch kind {
    case .plain: filled(plain, "{0}")
    case .currency: filled(currency, "{0, number, ::currency/EUR}")
    case .date: filled(date, "{0, date, ::yMMMMd}")
    case .plural: "{0, plural, \(cases(plural))}"
    case .selectors:
      "{0, select, "
        + selectors.map { "\($0.who) {{1, plural, \(cases($0.plural))}}" }.joined(separator: " ")
        + "}"
    }
  }

  private func variants(_ plural: Plural, before: String) -> String {
    plural.map { "\(before)\(key($0.category)) {{\(filled($0.text, "{$count}"))}}" }
      .joined(separator: "\n")
  }

  private func key(_ name: String) -> String { name == "other" ? "*" : name }

  private func cases(_ plural: Plural) -> String {
    plural.map { "\($0.category) {\($0.text)}" }.joined(separator: " ")
  }

  /// The text with something in the place of its argument.
  func filled(_ text: String, _ argument: String) -> String {
    text.split(separator: "#", omittingEmptySubsequences: false).joined(separator: argument)
  }
}
