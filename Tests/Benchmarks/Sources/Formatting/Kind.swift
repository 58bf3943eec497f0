/// What a message asks of a formatter.
enum Kind: String, CaseIterable {
  case plain
  case plural
  case currency
  case date
  case selectors

  /// The part of ICU4C's time that ours may take.
  var wantedRatio: Double {
    switch self {
    case .plain: 0.25
    case .plural: 0.15
    case .currency, .date, .selectors: 0.6
    }
  }
}
