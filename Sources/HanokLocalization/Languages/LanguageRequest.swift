public import HanokUnicode

/// Which language a person asked for: on the command line, else in the environment.
public struct LanguageRequest: Sendable, Hashable {
  /// A language tag that was asked for by name; nil when none was.
  public let explicit: String?
  /// The process's environment; of it `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` count.
  public let environment: [String: String]

  /// Gathers what was asked for.
  public init(explicit: String? = nil, environment: [String: String] = [:]) {
    self.explicit = explicit
    self.environment = environment
  }

  /// The language to speak, given those that tables serve.
  ///
  /// It names one of `available` or a child of it, and keeps the region and the Unicode extensions
  /// asked for: `en-GB` with only `en` there stays `en-GB`, so that numbers and dates are British;
  /// `ar-EG-u-nu-latn` keeps its digits.
  ///
  /// - Throws: A problem when the explicit tag is none, or no table serves it. The environment falls
  ///   back silently: to the source language, or to the first there is where that isn't available.
  public func choose(among available: [LanguageTag]) throws(Problem) -> LanguageTag {
    guard let explicit else { return environmentLanguage(among: available) }
    guard let wanted = try? LanguageTag(explicit) else {
      throw problem(.invalidLanguage, tag: explicit, available: available)
    }
    guard let match = Self.match(wanted, among: available) else {
      throw problem(.unknownLanguage, tag: explicit, available: available)
    }
    return match
  }

  /// The first language that the environment asks for and that there is; else the source language.
  private func environmentLanguage(among available: [LanguageTag]) -> LanguageTag {
    for name in wantedNames {
      // The program's own words are those of the source language.
      if Self.isPOSIX(name) { break }
      if let wanted = try? LanguageTag(name), let match = Self.match(wanted, among: available) {
        return match
      }
    }
    let source = Catalog.sourceLanguage
    return Self.match(source, among: available) ?? available.first ?? source
  }

  /// The names of locales in the environment, the most wanted first.
  ///
  /// The first of the variables that is set to something counts (POSIX, Base Definitions §8.2). Before
  /// it come those in `LANGUAGE`, separated by colons, unless it is `C` (GNU gettext, The LANGUAGE
  /// variable).
  private var wantedNames: [String] {
    let values = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
    guard let locale = values.first(where: { !$0.isEmpty }), !Self.isPOSIX(locale) else {
      return []
    }
    return (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [locale]
  }

  /// Whether a name is one of POSIX's own locale, which is no language.
  private static func isPOSIX(_ name: String) -> Bool { name == "C" || name == "POSIX" }

  private static func match(
    _ wanted: LanguageTag, among available: [LanguageTag]
  ) -> LanguageTag? {
    guard let match = LanguageTag.bestMatch(for: [wanted], among: available) else { return nil }
    return wanted.withoutExtensions.fallbackChain.contains(match)
      ? wanted : match.adding(extensionsOf: wanted)
  }

  private func problem(
    _ kind: Problem.Kind, tag: String, available: [LanguageTag]
  ) -> Problem {
    let languages = available.map(\.description)
    return Problem(
      kind, ["tag": .init(tag), "languages": .init(languages.joined(separator: ", "))],
      suggestion: Self.spokenLanguage(ofRegion: tag, among: available)
        ?? Suggestion.nearest(to: tag, in: languages))
  }

  /// The available language of the region that `tag` names: people write `kr` for Korean.
  private static func spokenLanguage(
    ofRegion tag: String, among available: [LanguageTag]
  ) -> String? {
    guard tag.utf8.count == 2, let likely = try? LanguageTag("und-" + tag).maximized else {
      return nil
    }
    // English is what CLDR answers for regions that it doesn't know, too.
    return available.first { $0.language == likely.language && likely.language != "en" }?
      .description
  }
}
