import AddressBookModel
import AddressBookStore
import Hanok
import Synchronization

nonisolated extension CountryNames {
  /// Countries by their names in English, which are written, and in many languages, which are read.
  static var inLanguages: CountryNames {
    let english = (try? LanguageTag("en")).flatMap { try? LanguageNames($0) }
    let table = CountryTable()
    return CountryNames(
      name: { english?.name(ofRegion: $0.rawValue) ?? $0.rawValue },
      country: { table.country(named: $0) })
  }
}

/// The countries by their names, read at the first request.
private nonisolated final class CountryTable: Sendable {
  private let countries = Mutex<[String: CountryCode]?>(nil)
  private static let languages = [
    "en", "ko", "ja", "ar", "de", "fr", "es", "pt", "it", "nl", "pl", "ru", "sv", "tr", "zh-Hans",
    "zh-Hant",
  ]
  /// Names that CLDR doesn't have.
  private static let others = [
    "united states of america": "US", "usa": "US", "u.s.a.": "US", "uk": "GB",
    "great britain": "GB", "england": "GB", "republic of korea": "KR", "korea": "KR",
    "한국": "KR", "holland": "NL",
  ]

  func country(named name: String) -> CountryCode? {
    let name = name.folded
    return countries.withLock { countries in
      let table = countries ?? Self.table()
      countries = table
      return table[name]
    }
  }

  private static func table() -> [String: CountryCode] {
    var table = others.mapValues { CountryCode(rawValue: $0) }
    for language in languages {
      guard let tag = try? LanguageTag(language) else { continue }
      for length in [LanguageNames.Length.full, .short] {
        guard let names = try? LanguageNames(tag, length: length) else { continue }
        for code in CountryCode.all {
          table[names.name(ofRegion: code.rawValue).folded, default: code] = code
        }
      }
    }
    return table
  }
}
