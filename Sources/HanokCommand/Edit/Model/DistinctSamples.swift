import MessageFormat

/// Different values for the variables of a message: with equal ones, swapped placeholders wouldn’t show.
///
/// ```
/// {$left} minus {$right} is {$result}    5 minus 7 is 3    not  5 minus 5 is 5
/// ```
enum DistinctSamples {
  /// The integers, each of one digit; one for a variable that is alone is the first.
  private static let integers: [Int64] = [5, 7, 3, 9, 4, 8, 6, 2]
  private static let times = [
    "2026-05-09T14:30:00", "2026-08-21T09:05:00", "2026-11-03T18:45:00", "2027-02-14T07:20:00",
  ]
  private static let languages = ["ko", "fr", "ar", "ja"]
  private static let people = ["Ada", "김민수", "نور", "Grace"]

  /// Returns the names of all variables: those of the source message by their places in it, then others.
  static func order(in source: String, then message: ParsedMessage) -> [String] {
    let source = ParsedMessage(parsing: source)
    var names: [String] = []
    let all =
      variables(in: source) + variables(in: message)
      + (source.parameters + message.parameters).map(\.name)
    for name in all where !names.contains(name) { names.append(name) }
    return names
  }

  /// Returns the variables of the placeholders of the last variant, in their order.
  private static func variables(in message: ParsedMessage) -> [String] {
    let pattern: MessageModel.Pattern =
      switch message.model.body {
      case .pattern(let pattern): pattern
      case .matcher(let matcher): matcher.variants.last?.pattern ?? []
      }
    return pattern.compactMap { element in
      if case .expression(let expression) = element { expression.operand?.variable } else { nil }
    }
  }

  /// Returns sample arguments in which no two variables of one kind have the same value.
  ///
  /// - Parameters:
  ///   - order: The names of the variables, as they are in the source.
  ///   - selectors: The variables whose values choose a variant, and stay.
  static func arguments(
    _ samples: [String: MessageValue], _ order: [String], except selectors: [String]
  ) -> [String: MessageValue] {
    let chosen = selectors.lazy.compactMap { samples[$0]?.count }.first
    let place = selectors.lazy.compactMap { order.firstIndex(of: $0) }.first ?? order.startIndex
    var arguments = samples
    var used: [MessageValue] = selectors.compactMap { samples[$0] }
    for (index, name) in order.enumerated() where !selectors.contains(name) {
      guard let value = samples[name] else { continue }
      var candidates = candidates(for: value)
      if let chosen, value == .integer(chosen) {
        // A number before the one that chooses is likely a part of it, one after it the whole.
        candidates = (Int64(0)...8).compactMap { step in
          let (number, isTooLarge) =
            index < place
            ? chosen.subtractingReportingOverflow(step) : chosen.addingReportingOverflow(step)
          return isTooLarge || number < 0 ? nil : .integer(number)
        }
      }
      let free = candidates.first { !used.contains($0) } ?? value
      arguments[name] = free
      used.append(free)
    }
    return arguments
  }

  private static func candidates(for value: MessageValue) -> [MessageValue] {
    switch value {
    case .integer: integers.map(MessageValue.integer)
    case .currency(.integer, let code): integers.map { .currency(.integer($0), code) }
    case .unit(.integer, let unit): integers.map { .unit(.integer($0), unit) }
    case .string(let text) where times.contains(text): times.map(MessageValue.string)
    case .string(let text) where languages.contains(text): languages.map(MessageValue.string)
    case .list(let names) where names.count < people.count:
      people.indices.map { start in
        .list(names.indices.map { .string(people[(start + $0) % people.count]) })
      }
    default: [value]
    }
  }
}

extension MessageValue {
  /// The number of an integer, or nil for another value.
  fileprivate var count: Int64? { if case .integer(let number) = self { number } else { nil } }
}
