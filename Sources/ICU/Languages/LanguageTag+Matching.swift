import CICU

extension LanguageTag {
  /// The language of `available` that serves the first of `wanted` that any of them serves.
  ///
  /// An equal tag is taken first, private use included. Otherwise CLDR's language matching finds
  /// the nearest (UTS #35, Language Matching). It would also offer Russian to a reader of
  /// Ukrainian; such a stand-in is taken only when `acrossLanguages` is true.
  ///
  /// - Returns: Nil where nothing serves.
  public static func bestMatch(
    for wanted: [LanguageTag], among available: [LanguageTag], acrossLanguages: Bool = false
  ) -> LanguageTag? {
    for tag in wanted {
      if let equal = tag.equal(among: available) { return equal }
      let candidates = acrossLanguages ? available : available.filter(tag.isServed)
      if let nearest = tag.nearest(among: candidates) { return nearest }
    }
    return nil
  }

  private func equal(among available: [LanguageTag]) -> LanguageTag? {
    available.first { $0 == self } ?? available.first { $0 == withoutExtensions }
  }

  /// Whether `other` is the same language, or one that CLDR itself falls back to.
  private func isServed(by other: LanguageTag) -> Bool {
    let languages = Set(fallbackChain.map(\.language) + [maximized.language])
    let others = Set(other.fallbackChain.map(\.language) + [other.maximized.language])
    return !languages.isDisjoint(with: others)
  }

  private func nearest(among available: [LanguageTag]) -> LanguageTag? {
    // One text with a zero byte behind each tag: a single pointer holds them all.
    let tags = available.map { "\($0)\0" }.joined()
    var status: Int32 = 0
    let index = unsafe cicu_best_match(description, tags, Int32(available.count), &status)
    return index < 0 ? nil : available[Int(index)]
  }
}
