import HanokLocalization
package import HanokUnicode

extension LanguageTag {
  /// Reads the name of a language in a file of another tool: a tag, a locale of gettext or an English name.
  ///
  /// `pt_BR` is `pt-BR`, `sr@latin` is `sr-Latn`, `Korean` is `ko`. It is nil for a name that is none of
  /// these, for one with an undefined modifier, whose texts could be another language's, and for `und`,
  /// `mul` or `root`, which aren't a single language.
  init?(exchanged name: String) {
    let parts = name.split(separator: "@", maxSplits: 1).map(String.init)
    guard let base = parts.first else { return nil }
    var locale = base
    if parts.count > 1 {
      guard let subtags = Self.modifiers[parts[1].lowercased()] else { return nil }
      locale = Self.locale(base, adding: subtags)
    }
    if let tag = try? LanguageTag(locale), tag.language.count < 4 {
      guard !Self.generalLanguages.contains(tag.language) else { return nil }
      self = tag
      return
    }
    // No language has a subtag of four letters or more: it is a name.
    self.init(named: name)
  }

  /// Returns a locale with more subtags: a script comes before the region, a variant after it.
  private static func locale(_ base: String, adding more: [String]) -> String {
    var subtags = base.prefix { $0 != "." }.split { $0 == "_" || $0 == "-" }.map(String.init)
    for subtag in more {
      subtags.insert(subtag, at: subtag.count == 4 ? min(1, subtags.count) : subtags.count)
    }
    return subtags.joined(separator: "-")
  }

  /// The subtags of languages in general: undetermined, several, none, and not in the list (ISO 639-2).
  private static let generalLanguages: Set = ["und", "mul", "zxx", "mis"]

  /// The subtags of modifiers of gettext's locales: scripts have four letters.
  private static let modifiers: [String: [String]] = [
    "latin": ["Latn"], "latn": ["Latn"], "iqtelif": ["Latn"],
    "cyrillic": ["Cyrl"], "cyrl": ["Cyrl"], "devanagari": ["Deva"], "deva": ["Deva"],
    "arabic": ["Arab"], "arab": ["Arab"], "hans": ["Hans"], "hant": ["Hant"], "shaw": ["Shaw"],
    "ijekavian": ["ijekavsk"], "ijekavianlatin": ["Latn", "ijekavsk"],
    "ekavian": ["ekavsk"], "ekavianlatin": ["Latn", "ekavsk"],
    "valencia": ["valencia"], "tarask": ["tarask"], "euro": [],
  ]
}

extension LanguageTag {
  /// Returns the language whose tables the texts of this one belong to.
  ///
  /// A tool writes `zh-CN` for `zh-Hans`, or `fr-FR` for `fr`: of the languages that are there, the only
  /// one with the same likely script and region is meant.
  ///
  /// - Parameters:
  ///   - present: The languages that have tables.
  ///   - others: The languages of the file, which has texts of each for its own tables.
  package func meant(among present: [LanguageTag], besides others: [LanguageTag] = [])
    -> LanguageTag
  {
    if present.contains(self) { return self }
    let full = maximized
    let equal = present.filter { !others.contains($0) && $0.maximized == full }
    return equal.count == 1 ? equal[0] : self
  }
}
