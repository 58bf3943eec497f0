public import FoundationEssentials
public import HanokUnicode

extension LanguageTag {
  /// The language of a locale, with its script, region and Unicode extensions.
  ///
  /// - Throws: `LanguageTagError` where the locale's identifier names no language.
  public init(_ locale: Locale) throws(LanguageTagError) {
    try self.init(locale.identifier(.bcp47))
  }
}
