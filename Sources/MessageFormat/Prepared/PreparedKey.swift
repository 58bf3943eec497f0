import ICU

/// A key of a variant, read.
enum PreparedKey: Hashable, Sendable {
  case integer(Int64)
  case category(PluralCategory)
  case text(String)
}

/// What a value selects by.
enum PreparedSelection {
  /// By an exact value, or else by a category.
  case number(Int64, PluralCategory?)
  case text(String)

  /// The keys that match, the better one first.
  var keys: (best: PreparedKey, next: PreparedKey?) {
    switch self {
    case .number(let value, let category): (.integer(value), category.map { .category($0) })
    case .text(let text): (.text(text), nil)
    }
  }
}
