/// What a message asks of a formatter.
enum Kind: String, CaseIterable {
  case plain
  case plural
  case currency
  case date
  case selectors

  /// The part of ICU4C's time that ours may take from values; ICU has no plural rule to evaluate
  /// where there is one category.
  func wantedRatio(in language: String) -> Double {
    let hasOneCategory = ["ja", "ko"].contains(language)
    return switch self {
    case .plain: 0.5
    case .plural: hasOneCategory ? 0.6 : 0.3
    case .currency, .date: 0.4
    case .selectors: hasOneCategory ? 0.55 : 0.4
    }
  }

  /// The part of the time of gettext with `snprintf` that ours may take; nil where it has no such
  /// messages.
  var wantedTranslationRatio: Double? {
    switch self {
    case .plain: 1
    case .plural: 1.3
    case .currency, .date, .selectors: nil
    }
  }
}
