package import HanokUnicode

extension LanguageTag {
  /// The tag with the digits of the language's likely region, the same with every version of ICU.
  ///
  /// A folder `ar.lproj` names no region, and versions of CLDR disagree about its digits: they are
  /// Arabic in ICU 72, Latin in ICU 76. All agree about the digits in Egypt, the likely region of `ar`
  /// (UTS #35, Likely Subtags), so `ar` becomes `ar-u-nu-arab` where ICU has other digits for it.
  ///
  /// A tag with digits (`ar-u-nu-latn`) or a region (`ar-MA`, whose digits are Latin) stays the same.
  /// The region of a pseudo-language isn't a place, so `ar-XB` has the digits of `ar`.
  package var withLikelyDigits: LanguageTag {
    let hasPlace = region != nil && PseudoLanguage(self) == nil
    if hasPlace || unicodeExtension("nu") != nil { return self }
    let subtags = [language, script].compactMap(\.self).joined(separator: "-")
    guard let place = (try? LanguageTag(subtags))?.maximized.region,
      let likely = try? LanguageTag("\(subtags)-\(place)")
    else { return self }
    let digits = likely.numberingSystem
    return digits == numberingSystem
      ? self : (try? settingUnicodeExtension("nu", to: digits)) ?? self
  }
}
