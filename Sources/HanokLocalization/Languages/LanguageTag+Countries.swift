package import HanokUnicode

extension LanguageTag {
  /// The language of a country whose code was used as a language: `ja` for `jp`.
  ///
  /// It is nil for a known language, and if there is no such country.
  package var meantByCountry: LanguageTag? {
    guard !isKnown, description.utf8.count == 2,
      let country = try? LanguageTag("und-" + description), country.isKnownRegion,
      let language = try? LanguageTag(country.maximized.language), language.isKnown
    else { return nil }
    return language
  }

  /// Whether the region has a name; CLDR takes that of English-speaking people for any other.
  private var isKnownRegion: Bool {
    guard let region, let names = try? LanguageNames(.english) else { return false }
    return names.name(ofRegion: region) != region
  }
}

extension Problem {
  /// Returns the problem of a folder whose name is the code of a country instead of a language.
  package static func unlikelyLanguage(_ tag: LanguageTag, path: String) -> Problem? {
    tag.meantByCountry.map {
      Problem(
        .unlikelyLanguage, ["tag": .init("\(tag)")], path: path, suggestion: "\($0)")
    }
  }
}
