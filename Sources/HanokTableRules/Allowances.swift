import HanokTableSyntax

/// The checks that the note of a message allows.
///
/// ```
/// /* @allow same-as-source It is a name. */
/// ```
///
/// What the source's note allows is allowed in every language.
package struct Allowances {
  private let own: [String]
  private let inherited: [String]
  private let isOfSource: Bool

  /// Reads the allowances of a message.
  ///
  /// - Parameters:
  ///   - source: The message that it translates.
  ///   - isOfSource: Whether the table is compared with no other.
  package init(of target: ReviewedMessage, source: ReviewedMessage?, isOfSource: Bool) {
    own = target.note.allowedChecks
    inherited = source?.note.allowedChecks ?? []
    self.isOfSource = isOfSource
  }

  /// Returns the mistakes that aren't allowed, and the allowances that are wrong.
  ///
  /// - Parameter isComplete: Whether the mistakes are those of all checks.
  package func applied(to mistakes: [Mistake], isComplete: Bool) -> [Mistake] {
    guard !own.isEmpty || !inherited.isEmpty else { return mistakes }
    let names = Set(own + inherited)
    let rest = mistakes.filter { !names.contains($0.check.name) }
    let used = Set(mistakes.map(\.check.name))
    let wrong = own.compactMap { name -> Mistake? in
      guard TranslationCheck(rawValue: name) != nil else {
        return Mistake(
          .unknownCheck, nil, ["subject": .init(name)],
          suggestion: Suggestion.nearest(to: name, in: TranslationCheck.allCases.map(\.name)))
      }
      // In the source's table an allowance is for its translations, too, and the folder knows the order.
      let isUsed =
        used.contains(name) || isOfSource || name == TranslationCheck.variableOrder.name
      return isComplete && !isUsed ? Mistake(.unusedAllowance, nil, ["subject": .init(name)]) : nil
    }
    return rest + wrong
  }
}

extension EntryNote {
  /// The names of the checks that the remarks allow.
  fileprivate var allowedChecks: [String] {
    remarks.filter { $0.name == Name.allow }.map(\.words.first)
  }
}
