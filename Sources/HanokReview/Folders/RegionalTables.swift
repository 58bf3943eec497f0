package import HanokLocalization
package import HanokUnicode

/// The tables of regions, such as fr-CA beside fr: they have only what differs there.
extension LanguageTag {
  /// Whether the language is a region's version of the source language, whose texts are right as they are.
  var isVersionOfSource: Bool {
    self != Catalog.sourceLanguage && language == Catalog.sourceLanguage.language
      && withoutExtensions.fallbackChain.contains(Catalog.sourceLanguage)
  }

  /// Returns the keys of a table that are shown in more general languages where this one doesn't have them.
  ///
  /// The source language counts for its own regions alone: for others its text isn't translated.
  ///
  /// - Parameter file: The table in a language, or nil if that has none.
  package func inheritedKeys(from file: (LanguageTag) -> StringsFile?) -> Set<String> {
    withoutExtensions.fallbackChain.dropFirst().reduce(into: []) { keys, parent in
      guard parent != Catalog.sourceLanguage || isVersionOfSource else { return }
      keys.formUnion(file(parent)?.entries.filter(\.isShown).map(\.key.value) ?? [])
    }
  }
}

extension LocalizationFolder {
  /// Returns the keys of a table that a language shows in a more general one of the folder.
  package func inheritedKeys(of table: String, in language: LanguageTag) -> Set<String> {
    language.inheritedKeys { (try? file(of: table, in: $0)) ?? nil }
  }
}
