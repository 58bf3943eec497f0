public import HanokUnicode
import Synchronization

/// All string tables of a program: those in folders, then the compiled ones.
///
/// A message is looked up in the requested language, then along CLDR's chain of parents, then in
/// the nearest variety of the language in the same script, and last in the source language. Within
/// a language the first folder that has the key wins, then a program's compiled tables, which can also
/// translate those of a library, and last the library's own. So a folder,
/// `<language tag>.lproj`, can hold a whole language, or only the messages that it changes.
///
/// A file is read on the first lookup in it, and a message is parsed once. A catalog never changes:
/// to read changed files, create another.
public final class Catalog: Sendable {
  /// The source language of messages, and the last fallback.
  public static let sourceLanguage = LanguageTag.english

  /// The languages that the program offers: those of its own tables, ordered by their tags.
  ///
  /// Library tables (``CompiledTables/ofLibrary``) offer no languages, unless there are no others.
  public let languages: [LanguageTag]
  /// The languages of all tables, including those of libraries.
  private let allLanguages: [LanguageTag]
  private let store: TableStore
  private let folders: [String]
  /// The names of the program's own compiled tables.
  private let ownTables: Set<String>
  private let marks: MessageMarks?
  private let messages = Mutex<[LanguageTag: LanguageMessages]>([:])

  /// Finds the languages and tables in `folders`, in order of priority, and in `compiled`.
  ///
  /// Errors in a folder are reported in ``problems``; its other tables are used.
  public convenience init(folders: [String] = [], compiled: [CompiledTables] = []) {
    self.init(folders: folders, compiled: compiled, files: DiskFiles())
  }

  /// Finds the languages and tables as above; texts have marks, by which their messages are found.
  package convenience init(folders: [String], compiled: [CompiledTables], marks: MessageMarks?) {
    self.init(folders: folders, compiled: compiled, files: DiskFiles(), marks: marks)
  }

  /// Finds the languages and tables among files.
  init(
    folders: [String], compiled: [CompiledTables], files: any TableFiles,
    marks: MessageMarks? = nil
  ) {
    self.marks = marks
    var index = TableIndex(files)
    for folder in folders { index.add(folder: folder) }
    index.add(compiled)
    languages = index.languages
    allLanguages = index.allLanguages
    store = TableStore(index)
    self.folders = folders
    ownTables = index.ownTables
  }

  /// Returns the folders to search, in order of priority.
  ///
  /// The explicit folder comes first, then those in the variable `HANOK_LOCALIZATIONS`, separated
  /// by colons.
  public static func folders(explicit: String?, environment: [String: String]) -> [String] {
    let named = environment["HANOK_LOCALIZATIONS"]?.split(separator: ":").map(String.init)
    return (explicit.map { [$0] } ?? []) + (named ?? [])
  }

  /// The problems so far, each once, oldest first.
  ///
  /// They are in folders, in the tables and messages that were used, and in their formatting.
  ///
  /// The log is bounded; when it is full, later problems are dropped.
  public var problems: [Problem] { store.log.problems }

  /// The tables in the folders and the compiled ones, for a review of them.
  package var tables: TableStore { store }

  /// Whether a table of the name is among those in the folders and the compiled ones, in any
  /// language.
  package func hasTable(_ name: String) -> Bool { store.hasTable(name) }

  /// Returns the problems of names in the folders that are nearly those of a language's tables.
  ///
  /// They tell why a language isn't among ``languages``: a folder `fr` or `french.lproj`, a table
  /// `Quizz.strings`.
  package func misnamedTranslations(of language: LanguageTag) -> [Problem] {
    folders.flatMap { folder in
      MisnamedTranslation.problems(of: language, tables: ownTables, in: folder)
    }
  }

  /// The problems of the folders, not of their tables.
  package var problemsOfFolders: [Problem] { store.problemsOfFolders }

  /// Returns the languages in which messages are searched for a language, in order.
  package func chain(of language: LanguageTag) -> [LanguageTag] { messages(in: language).chain }

  /// Returns the shared messages of a language with its fallbacks.
  func messages(in language: LanguageTag) -> LanguageMessages {
    messages.withLock { cache in
      if let known = cache[language] { return known }
      let new = LanguageMessages(
        language, chain: Self.chain(of: language, among: allLanguages), store: store, marks: marks)
      cache[language] = new
      return new
    }
  }

  /// Returns the languages to search: the language, its parents, its nearest variety, the source.
  package static func chain(
    of language: LanguageTag, among languages: [LanguageTag]
  ) -> [LanguageTag] {
    if PseudoLanguage(language) != nil {
      return [language.withoutExtensions, Self.sourceLanguage]
    }
    var chain = language.withoutExtensions.fallbackChain
    // Matching is slow, so its candidates are only the other varieties of the language, mostly few.
    let varieties = languages.filter { $0.language == language.language && !chain.contains($0) }
    let nearest = LanguageTag.bestMatch(
      for: [language], among: varieties, maximumDistance: .region)
    if let nearest { chain.append(nearest) }
    if !chain.contains(Self.sourceLanguage) { chain.append(Self.sourceLanguage) }
    return chain
  }
}
