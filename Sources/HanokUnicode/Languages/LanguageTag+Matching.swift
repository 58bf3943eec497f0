import CHanokICU

extension LanguageTag {
  /// The language of `available` that serves the first of `wanted` that any of them serves.
  ///
  /// An equal tag is taken first, private use included. Otherwise CLDR's language matching finds
  /// the nearest (UTS #35, Language Matching). It would also offer Russian to a reader of
  /// Ukrainian; how far it may go is a choice.
  ///
  /// - Parameter maximumDistance: By default the language stays the same.
  /// - Returns: Nil where nothing serves.
  public static func bestMatch(
    for wanted: [LanguageTag], among available: [LanguageTag],
    maximumDistance: LanguageDistance = .script
  ) -> LanguageTag? {
    for tag in wanted {
      if let equal = tag.equal(among: available) { return equal }
      let candidates = available.filter { tag.isServed(by: $0, within: maximumDistance) }
      if let nearest = tag.nearest(among: candidates) { return nearest }
    }
    return nil
  }

  private func equal(among available: [LanguageTag]) -> LanguageTag? {
    available.first { $0 == self } ?? available.first { $0 == withoutExtensions }
  }

  private func isServed(by other: LanguageTag, within distance: LanguageDistance) -> Bool {
    // What is named by private use alone is no language that another could stand in for.
    if subtags == ["und"] || other.subtags == ["und"] { return false }
    switch distance {
    case .language: return true
    case .script: return isSameLanguage(as: other)
    case .region: return isSameLanguage(as: other) && maximized.script == other.maximized.script
    }
  }

  /// Whether `other` is the same language, or one that CLDR itself falls back to.
  private func isSameLanguage(as other: LanguageTag) -> Bool {
    let languages = Set(fallbackChain.map(\.language) + [maximized.language])
    let others = Set(other.fallbackChain.map(\.language) + [other.maximized.language])
    return !languages.isDisjoint(with: others)
  }

  private func nearest(among available: [LanguageTag]) -> LanguageTag? {
    // ICU would read its data of all languages first, which takes a fifth of a program's start.
    if available.isEmpty { return nil }
    // ICU takes the first of those equally near; one with private use is nobody's second choice.
    let ordered = available.filter { !$0.isPrivate } + available.filter(\.isPrivate)
    // One text with a zero byte behind each tag: a single pointer holds them all.
    let tags = ordered.map { "\($0)\0" }.joined()
    var status: Int32 = 0
    let index = unsafe cicu_best_match(description, tags, Int32(ordered.count), &status)
    return ordered.indices.contains(Int(index)) ? ordered[Int(index)] : nil
  }

  private var isPrivate: Bool { description.contains("-x-") }
}

/// How far a language may be from the one that is wanted, and still serve.
public enum LanguageDistance: Int, Comparable, CaseIterable, Sendable {
  /// The same language in the same script: `en-GB` for `en-AU`.
  case region
  /// The same language, in whatever script: `zh-Hans` for `zh-Hant`.
  case script
  /// Another language that its readers likely know, as CLDR has it: `ru` for `uk`, `da` for `nb`.
  case language

  /// The nearer comes first.
  public static func < (left: LanguageDistance, right: LanguageDistance) -> Bool {
    left.rawValue < right.rawValue
  }
}
