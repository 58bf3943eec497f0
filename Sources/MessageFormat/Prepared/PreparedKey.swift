import HanokUnicode

/// A key of a variant, read.
enum PreparedKey: Hashable, Sendable {
  case integer(Int64)
  case category(PluralCategory)
  /// A text, by its number among all texts that are keys.
  case text(Int)
}

/// What a value selects by.
enum PreparedSelection {
  /// By an exact value, or else by a category.
  case number(Int64, PluralCategory?)
  case text(String)
}

/// What a function makes of the text of a key.
enum KeyReading {
  case number(PreparedKey)
  /// The text itself is the key.
  case text
  /// The function doesn't select, or no value matches the key.
  case nothing
}
