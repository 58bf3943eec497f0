import HanokLocalization

/// Values that lead to a form: one for each selector, nil for any other value.
struct FormExample: Sendable, Hashable {
  let values: [String?]

  /// Creates an example.
  init(_ values: [String?]) { self.values = values }

  /// Creates the example of keys that no known value reaches; nil for a form of all others.
  init?(keys: [String]) {
    if keys.allSatisfy({ $0 == "*" }) { return nil }
    values = keys.map { $0 == "*" ? nil : $0 }
  }

  /// The words of some examples of a form: its label.
  ///
  /// ```
  /// 2, 3, 4        others        female · 2, 3, 4        0 · 1, 2 · 1
  /// ```
  static func label(_ examples: [FormExample]) -> Message {
    guard let first = examples.first, examples.contains(where: { $0.values != [nil] }) else {
      return .HanokCommand.editFormOthers
    }
    let shared = first.values.dropLast()
    guard examples.allSatisfy({ $0.values.dropLast() == shared }) else {
      // A number isn’t parted from the other one.
      let texts = examples.map { $0.values.map { $0 ?? "…" }.joined(separator: "\u{A0}·\u{A0}") }
      return .verbatim(texts.joined(separator: ", "))
    }
    let last = examples.compactMap { $0.values.last ?? nil }
    let end = word(last.isEmpty ? nil : last.joined(separator: ", "))
    return shared.reversed().reduce(end) {
      .HanokCommand.editFormValues(first: word($1), rest: $0)
    }
  }

  private static func word(_ value: String?) -> Message {
    value.map(Message.verbatim) ?? .HanokCommand.editFormOthers
  }
}
