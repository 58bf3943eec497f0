import CHanokICU

extension String {
  /// Returns the text with a capital first letter, by the rules of a language.
  ///
  /// ```
  /// i    in Turkish İ, elsewhere I        ა    in Georgian itself: texts have no capitals
  /// ```
  func capitalized(in language: LanguageTag) -> String {
    let result = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_capitalize(
        language.description, self, Int32(utf8.count), buffer, capacity, &status)
    }
    return result ?? self
  }

  /// Returns the text as ``folded`` does, with the letters of a language that it tells apart.
  ///
  /// In Turkish and Azerbaijani, `İ` is `i` and `I` is `ı` (Unicode, CaseFolding, status T).
  public func folded(in language: LanguageTag) -> String {
    guard ["tr", "az"].contains(language.language) else { return folded }
    var scalars = String.UnicodeScalarView()
    for scalar in normalizedNFC.unicodeScalars {
      switch scalar {
      case "\u{130}": scalars.append("i")
      case "I": scalars.append("\u{131}")
      default: scalars.append(scalar)
      }
    }
    return String(scalars).folded
  }
}

extension Character {
  /// Returns the capital of a letter by the rules of a language; a letter without a capital of one
  /// character is returned as it is, such as `ß`.
  public func capital(in language: LanguageTag) -> String {
    let capital = String(self).capitalized(in: language)
    return capital.count == 1 ? capital : String(self)
  }
}
