public import HanokUnicode

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension LanguageTag {
  /// Creates the language of a locale, with its script, region and Unicode extensions.
  ///
  /// - Throws: `LanguageTagError` if the locale's identifier is not a language tag.
  public init(_ locale: Locale) throws(LanguageTagError) {
    try self.init(locale.identifier(.bcp47))
  }
}
