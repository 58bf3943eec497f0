import CHanokICU

extension LanguageTag {
  /// Returns the best language of `available` for the first of `wanted` that has one.
  ///
  /// An equal tag is taken first, private use included. Otherwise CLDR's language matching finds
  /// the nearest (UTS #35, Language Matching). If that is a parent of the wanted language, the nearest
  /// available parent is returned, since messages are looked up along the parents: `en-001` for
  /// `en-NZ`, not `en`. CLDR would also offer Russian to a reader of Belarusian, so the caller
  /// chooses the maximum distance.
  ///
  /// - Parameter maximumDistance: By default the language stays the same.
  /// - Returns: Nil if no available language is near enough.
  public static func bestMatch(
    for wanted: [LanguageTag], among available: [LanguageTag],
    maximumDistance: LanguageDistance = .script
  ) -> LanguageTag? {
    for tag in wanted {
      if let equal = tag.equal(among: available) { return equal }
      let candidates = available.filter { tag.isServed(by: $0, within: maximumDistance) }
      guard let nearest = tag.nearest(among: candidates) else { continue }
      let parents = tag.withoutExtensions.fallbackChain
      return parents.contains(nearest) ? parents.first(where: candidates.contains) : nearest
    }
    return nil
  }

  private func equal(among available: [LanguageTag]) -> LanguageTag? {
    available.first { $0 == self } ?? available.first { $0 == withoutExtensions }
  }

  private func isServed(by other: LanguageTag, within distance: LanguageDistance) -> Bool {
    // A tag of private use alone has no other language that can replace it.
    if subtags == ["und"] || other.subtags == ["und"] { return false }
    switch distance {
    case .language: return true
    case .script: return isSameLanguage(as: other)
    case .region: return isSameLanguage(as: other) && maximized.script == other.maximized.script
    }
  }

  /// Whether `other` is the same language, or one in CLDR's fallback chain.
  private func isSameLanguage(as other: LanguageTag) -> Bool {
    let languages = Set(fallbackChain.map(\.language) + [maximized.language])
    let others = Set(other.fallbackChain.map(\.language) + [other.maximized.language])
    return !languages.isDisjoint(with: others)
  }

  private func nearest(among available: [LanguageTag]) -> LanguageTag? {
    // ICU would first read its data of all languages, which takes a fifth of a program's start
    // time.
    if available.isEmpty { return nil }
    // ICU takes the first of equally near tags; tags with private use come last.
    let ordered = available.filter { !$0.isPrivate } + available.filter(\.isPrivate)
    // One text with a zero byte after each tag: a single pointer passes them all.
    let tags = ordered.map { "\($0)\0" }.joined()
    var status: Int32 = 0
    let index = unsafe cicu_best_match(description, tags, Int32(ordered.count), &status)
    return ordered.indices.contains(Int(index)) ? ordered[Int(index)] : nil
  }

  private var isPrivate: Bool { description.contains("-x-") }
}

/// The maximum distance between a wanted and an available language.
public enum LanguageDistance: Int, Comparable, CaseIterable, Sendable {
  /// The same language in the same script: `en-GB` for `en-AU`.
  case region
  /// The same language in any script: `zh-Hans` for `zh-Hant`.
  case script
  /// Another language that its readers likely know, by CLDR: `ru` for `be`, `da` for `nb`.
  case language

  /// Orders nearer languages first.
  public static func < (left: LanguageDistance, right: LanguageDistance) -> Bool {
    left.rawValue < right.rawValue
  }
}
