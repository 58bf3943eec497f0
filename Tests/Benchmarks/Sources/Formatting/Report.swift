import Timing

/// What a run found, beside its figures.
struct Report {
  private var differences: [String] = []
  private var shortfalls: [Shortfall] = []

  /// The ratios of a column that are more than was wanted of a kind of message.
  private struct Shortfall {
    let kind: Kind
    let column: String
    let wanted: Double
    var worst: Double
    var languages: [String]
  }

  /// Notes the texts that aren't the ones the other side made.
  mutating func compare(_ ours: [String], _ theirs: [String], _ what: String) {
    for (our, their) in zip(ours, theirs) where Array(our.utf8) != Array(their.utf8) {
      differences.append("\(what): ours \(our.debugDescription), other \(their.debugDescription)")
    }
  }

  /// Notes a ratio, if it is more than was wanted.
  mutating func judge(
    _ ratio: Double, _ kind: Kind, _ column: String, _ language: String, wanted: Double
  ) {
    if ratio <= wanted { return }
    let place = shortfalls.firstIndex {
      $0.kind == kind && $0.column == column && $0.wanted == wanted
    }
    if let place {
      shortfalls[place].worst = max(shortfalls[place].worst, ratio)
      shortfalls[place].languages.append(language)
    } else {
      shortfalls.append(
        Shortfall(
          kind: kind, column: column, wanted: wanted, worst: ratio, languages: [language]))
    }
  }

  /// Prints what is amiss, and gives the status to end with.
  func finish() -> Int32 {
    if !shortfalls.isEmpty { print("\nSlower than wanted:") }
    for found in shortfalls {
      print(
        "  \(found.kind), \(found.column): up to \(found.worst.hundredths), wanted at most",
        "\(found.wanted.hundredths) (\(found.languages.joined(separator: " ")))")
    }
    if !differences.isEmpty { print("\nTexts that differ:") }
    for difference in differences { print("  " + difference) }
    return differences.isEmpty ? 0 : 1
  }
}
