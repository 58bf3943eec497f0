import HanokUnicode
import Testing

@Suite struct LanguageDistanceTests {
  @Test(arguments: [
    ("en-AU", "en-GB", LanguageDistance.region), ("zh-HK", "zh-Hant", .region),
    ("no", "nb", .region), ("sr-Latn", "sr", .script),
    ("be", "ru", .language), ("nb", "da", .language), ("gsw", "de", .language),
  ])
  func aLanguageServesFromItsDistanceOn(
    wanted: String, available: String, distance: LanguageDistance
  ) throws {
    let (wanted, available) = (try LanguageTag(wanted), try LanguageTag(available))
    for maximum in LanguageDistance.allCases {
      let match = LanguageTag.bestMatch(
        for: [wanted], among: [available], maximumDistance: maximum)
      #expect((match != nil) == (maximum >= distance), "\(maximum)")
    }
  }

  @Test func noDistanceReachesAStranger() throws {
    let wanted = try ["ko", "zh-TW", "ar"].map { try LanguageTag($0) }
    let available = try ["en", "ja", "zh-Hans"].map { try LanguageTag($0) }
    let match = LanguageTag.bestMatch(for: wanted, among: available, maximumDistance: .language)
    #expect(match == nil)
  }
}
