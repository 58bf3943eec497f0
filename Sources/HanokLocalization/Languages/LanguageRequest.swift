public import HanokUnicode

/// The language that a person requests on the command line or in the environment.
public struct LanguageRequest: Sendable, Hashable {
  /// The language tag that was requested by name, or nil if there is none.
  public let explicit: String?
  /// The process's environment; `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` are used.
  public let environment: [String: String]

  /// Creates a request.
  public init(explicit: String? = nil, environment: [String: String] = [:]) {
    self.explicit = explicit
    self.environment = environment
  }

  /// Returns the language of the program, chosen among the languages of its tables.
  ///
  /// It is one of `available` or a child of it, and keeps the requested region and Unicode
  /// extensions: `en-GB` with only `en` available stays `en-GB`, so that numbers and dates are
  /// British; `ar-EG-u-nu-latn` keeps its digits. A ``PseudoLanguage`` is available wherever the source
  /// language is.
  ///
  /// - Throws: A problem if the explicit tag is invalid, or if no table matches it. The environment
  ///   falls back silently: to the source language, or to the first available language if that
  ///   isn't available.
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

  /// Returns the first available language that the environment requests, or the source language.
  private func environmentLanguage(among available: [LanguageTag]) -> LanguageTag {
    for name in wantedNames {
      // The locale's messages are in the source language.
      if Self.isPOSIX(name) { break }
      if let wanted = try? LanguageTag(name), let match = Self.match(wanted, among: available) {
        return match
      }
    }
    let source = Catalog.sourceLanguage
    return Self.match(source, among: available) ?? available.first ?? source
  }

  /// The names of locales in the environment, the preferred one first.
  ///
  /// The first of the variables that isn't empty is used (POSIX, Base Definitions §8.2). The names
  /// in `LANGUAGE`, separated by colons, come before it, unless it is `C` (GNU gettext, The
  /// LANGUAGE variable).
  private var wantedNames: [String] {
    let values = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
    guard let locale = values.first(where: { !$0.isEmpty }), !Self.isPOSIX(locale) else {
      return []
    }
    return (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init) + [locale]
  }

  /// Whether a name is that of POSIX's own locale, which is not a language.
  private static func isPOSIX(_ name: String) -> Bool { name == "C" || name == "POSIX" }

  private static func match(
    _ wanted: LanguageTag, among available: [LanguageTag]
  ) -> LanguageTag? {
    if PseudoLanguage(wanted) != nil, available.contains(Catalog.sourceLanguage) { return wanted }
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
        ?? Self.misspelledLanguage(tag, among: languages))
  }

  /// Returns the language that was meant; none for a language that there is, such as French.
  private static func misspelledLanguage(_ tag: String, among languages: [String]) -> String? {
    let isLanguage = (try? LanguageTag(tag))?.isNamed ?? false
    return isLanguage ? nil : Suggestion.nearest(to: tag, in: languages)
  }

  /// Returns the available language of a region that was written as a tag: `kr` for Korean.
  private static func spokenLanguage(
    ofRegion tag: String, among available: [LanguageTag]
  ) -> String? {
    guard tag.utf8.count == 2, let likely = try? LanguageTag("und-" + tag).maximized else {
      return nil
    }
    // CLDR also returns English for unknown regions.
    return available.first { $0.language == likely.language && likely.language != "en" }?
      .description
  }
}
