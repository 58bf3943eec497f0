import HanokLocalization

/// The translation states that a file gives for a message's units.
struct UnitStates {
  /// The states of units that the file knows better than the table, by their index.
  var known: [Int: ExchangeUnit.State] = [:]
  /// The units whose texts, which the table has or is given, aren't finished.
  var unfinished: Set<Int> = []
  /// Whether the tool says that a finished translation has to be read again.
  var needsReview = false
  /// Whether a tool says that a translation is right that was waiting for somebody.
  var isConfirmed = false

  /// Whether the file confirms a translation that was waiting for somebody.
  var confirms: Bool { isConfirmed && unfinished.isEmpty }

  /// Returns the text of the remark for the least state of all units, or nil for none.
  ///
  /// - Parameters:
  ///   - accepted: The indices of the units that are given a text.
  ///   - present: The text of the remark that the table has.
  func remark(
    for units: [ExchangeUnit], accepted: Set<Int>, present: String?
  ) -> String? {
    if needsReview { return EntryNote.needsReview }
    guard unfinished.isEmpty else { return present }
    let states = units.enumerated()
      .filter { !$1.isUnreachable && (accepted.contains($0) || $1.target != nil) }
      .map { known[$0] ?? $1.state }
    let least = states.min() ?? .initial
    return least == .initial ? present : least.remark
  }
}
