/// What parts the digits of a language's numbers, learned from numbers that ICU writes.
struct NumberSeparators: Sendable {
  /// What stands before the fraction.
  private(set) var decimals: Set<NumberSeparator> = [.momayyez]
  /// What stands between groups.
  ///
  /// Spaces and apostrophes do in any language: they mean nothing else.
  private(set) var groups: Set<NumberSeparator> = [.arabicThousands, .apostrophe, .space]

  init(_ language: LanguageTag) {
    learn(language)
    // With Latin digits Arabic has other separators than with its own; both are read.
    guard let latin = try? language.settingUnicodeExtension("nu", to: "latn") else { return }
    let (own, ownGroups) = (decimals, groups)
    learn(latin)
    decimals.subtract(ownGroups)
    groups.subtract(own)
  }

  private mutating func learn(_ language: LanguageTag) {
    guard let format = try? NumberFormat(language, skeleton: ".0 group-min2"),
      let number = try? format.format(decimal: "1234567.5")
    else { return }
    let bytes = Array(number.text.utf8)
    for field in number.fields {
      let text = String(decoding: bytes[field.range], as: UTF8.self)
      guard let separator = NumberSeparator(of: text) else { continue }
      if field.kind == .decimalSeparator { decimals.insert(separator) }
      if field.kind == .groupingSeparator { groups.insert(separator) }
    }
  }
}
