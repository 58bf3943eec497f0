public import HanokUnicode
import Synchronization

/// All string tables of a program: those in folders, then those compiled in.
///
/// A message is looked up in the wanted language, then along CLDR's chain of parents, then in the
/// nearest variety of the language in the same script, and last in the source language. Within a
/// language the first folder that has the key wins, and compiled tables come last. So a folder,
/// `<language tag>.lproj`, may hold a language whole, or only the messages it changes.
///
/// Tables are read when a message of theirs is first asked for, and messages parsed once. A catalog
/// never changes: to see changed files, make another.
public final class Catalog: Sendable {
  /// The language that messages are written in first, and that serves when no other does.
  public static let sourceLanguage = LanguageTag.english

  /// The languages that the program offers: those of its own tables, by their tags' order.
  ///
  /// The tables of a library (``CompiledTables/ofLibrary``) offer none, unless there are no others.
  public let languages: [LanguageTag]
  /// Every language that there is a table in, also those of libraries.
  private let allLanguages: [LanguageTag]
  private let store: TableStore
  private let messages = Mutex<[LanguageTag: LanguageMessages]>([:])

  /// Finds the languages and tables in `folders`, first hit first, and in `compiled`.
  ///
  /// What is wrong with a folder is in ``problems``; the rest serves.
  public init(folders: [String] = [], compiled: [CompiledTables] = []) {
    var index = TableIndex()
    for folder in folders { index.add(folder: folder) }
    for tables in compiled { index.add(tables) }
    languages = index.languages
    allLanguages = index.allLanguages
    store = TableStore(index)
  }

  /// The folders to look into, first hit first: the one given by name, then those in the variable
  /// `HANOK_LOCALIZATIONS`, separated by colons.
  public static func folders(explicit: String?, environment: [String: String]) -> [String] {
    let named = environment["HANOK_LOCALIZATIONS"]?.split(separator: ":").map(String.init)
    return (explicit.map { [$0] } ?? []) + (named ?? [])
  }

  /// What went wrong so far, each problem once, oldest first: in folders, in the tables and messages
  /// that were used, in formatting them.
  ///
  /// The log is bounded; when it is full, later problems are dropped.
  public var problems: [Problem] { store.log.problems }

  /// Reads and checks every table in folders that serves `language`.
  ///
  /// - Returns: What is wrong with folders, tables and messages, by file and place.
  public func check(_ language: LanguageTag) -> [Problem] {
    store.check(chain(of: language))
  }

  /// The messages in one language with its fallbacks, shared by all who ask.
  func messages(in language: LanguageTag) -> LanguageMessages {
    messages.withLock { cache in
      if let known = cache[language] { return known }
      let new = LanguageMessages(language, chain: chain(of: language), store: store)
      cache[language] = new
      return new
    }
  }

  /// Where to look for messages: the language, its parents, its nearest variety, the source
  /// language.
  private func chain(of language: LanguageTag) -> [LanguageTag] {
    var chain = language.withoutExtensions.fallbackChain
    // Those that match are few, or none: only then is matching worth its time.
    let varieties = allLanguages.filter { $0.language == language.language && !chain.contains($0) }
    let nearest = LanguageTag.bestMatch(
      for: [language], among: varieties, maximumDistance: .region)
    if let nearest { chain.append(nearest) }
    if !chain.contains(Self.sourceLanguage) { chain.append(Self.sourceLanguage) }
    return chain
  }
}
