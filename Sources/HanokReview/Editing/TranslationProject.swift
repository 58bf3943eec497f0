package import HanokLocalization
package import HanokUnicode

/// The tables of a package: its sources, its translations, and those of the toolkit that it uses.
package struct TranslationProject: Sendable {
  /// The folder of the package's tables.
  package let folder: LocalizationFolder
  /// The folder of the toolkit's own tables; nil where it isn't found, or is the package's.
  package let toolkit: LocalizationFolder?

  /// The toolkit's tables that the readers of an app see: on its screens and in its help.
  ///
  /// Its others, for scenes and reviews, are for developers.
  package static let toolkitTables = ["Hanok", "HanokArguments"]

  /// Creates a project.
  package init(_ folder: LocalizationFolder, toolkit: LocalizationFolder? = nil) {
    self.folder = folder
    self.toolkit = toolkit
  }

  /// The languages of translations, ordered by their tags.
  package var languages: [LocalizationFolder.Language] {
    folder.languages.filter { $0.tag != Catalog.sourceLanguage && PseudoLanguage($0.tag) == nil }
  }

  /// The toolkit's tables that a translation into a language is to have: none that the toolkit has.
  package func toolkitTables(for language: LanguageTag) -> [String] {
    let own = Set(folder.source?.tables ?? [])
    return Self.toolkitTables.filter { table in
      !own.contains(table) && toolkit?.source?.tables.contains(table) == true
        && !toolkitHas(table, in: language)
    }
  }

  /// Whether the toolkit itself has a table in a language, or in one that the language falls back to.
  ///
  /// A package's version of such a table needs only the messages that it changes.
  package func toolkitHas(_ table: String, in language: LanguageTag) -> Bool {
    language.fallbackChain.contains { tag in
      tag != Catalog.sourceLanguage && toolkit?.language(tag)?.tables.contains(table) == true
    }
  }

  /// The tables of a language: those of the source, and those of the toolkit that it has.
  package func tables(in language: LocalizationFolder.Language) -> [String] {
    let own = folder.source?.tables ?? []
    let others = Set(toolkit?.source?.tables ?? []).subtracting(own)
    return own + language.tables.filter(others.contains)
  }

  /// Returns the path of a table in a language, which may not exist.
  ///
  /// - Throws: As ``LocalizationFolder/path(of:in:)``.
  package func path(of table: String, in language: LanguageTag) throws(Problem) -> String {
    try folder.path(of: table, in: language)
  }

  /// Returns a table in the source language, or nil without one.
  ///
  /// - Throws: The first problem of the file: a translation can't be compared with what can't be read.
  package func source(of table: String) throws(Problem) -> TranslationSource? {
    guard let file = try sourceFile(of: table) else { return nil }
    if let problem = file.problems.first { throw problem }
    return TranslationSource(file)
  }

  /// Returns the file of a table in the source language, the package's or the toolkit's, or nil.
  ///
  /// - Throws: The problem of a file that can't be read.
  package func sourceFile(of table: String) throws(Problem) -> StringsFile? {
    if let file = try folder.file(of: table, in: Catalog.sourceLanguage) { return file }
    return try toolkit?.file(of: table, in: Catalog.sourceLanguage)
  }
}
