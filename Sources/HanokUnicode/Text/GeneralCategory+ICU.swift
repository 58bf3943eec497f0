extension Unicode.GeneralCategory {
  /// The categories in the order of ICU's `UCharCategory`.
  private static let order: [Unicode.GeneralCategory] = [
    .unassigned, .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
    .otherLetter, .nonspacingMark, .enclosingMark, .spacingMark, .decimalNumber, .letterNumber,
    .otherNumber, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format,
    .privateUse, .surrogate, .dashPunctuation, .openPunctuation, .closePunctuation,
    .connectorPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol,
    .otherSymbol, .initialPunctuation, .finalPunctuation,
  ]

  /// The category that ICU calls by a number.
  init(icu number: UInt8) {
    self = Self.order.indices.contains(Int(number)) ? Self.order[Int(number)] : .unassigned
  }
}
