import HanokUnicode

/// A table in a language.
struct TableID: Hashable {
  let language: LanguageTag
  let table: String
}

/// The index of all tables and their sources; it reads no table.
struct TableIndex {
  /// The source of a table's text.
  enum Source {
    case file(String)
    case compiled(CompiledTables.Table)
  }

  /// The sources of each table; the first that has a key wins.
  private(set) var sources: [TableID: [Source]] = [:]
  private(set) var problems: [Problem] = []
  /// The files that tables are read from.
  let files: any TableFiles
  private var tags: Set<LanguageTag> = []
  /// The languages of the program's compiled tables, including its translations of libraries' tables.
  private var compiledLanguages: Set<LanguageTag> = []
  /// The names of the program's compiled tables, including its translations of libraries' tables.
  private var compiledTables: Set<String> = []
  private var libraryTables: Set<String> = []

  /// The names of the program's own compiled tables.
  var ownTables: Set<String> { compiledTables.subtracting(libraryTables) }

  /// Creates an empty index of tables among files.
  init(_ files: any TableFiles) { self.files = files }

  /// The languages of all folders and tables, ordered by their tags.
  var allLanguages: [LanguageTag] { Self.sorted(tags) }

  /// The languages of the program's own tables, ordered by their tags, or all if it has none.
  ///
  /// A folder can hold the tables of several programs and of libraries. A program with compiled
  /// tables offers only the languages of the folder's tables with the same names.
  var languages: [LanguageTag] {
    let own = compiledLanguages.union(
      sources.keys.lazy.filter { isOwn($0.table) }.map(\.language))
    return own.isEmpty ? allLanguages : Self.sorted(own)
  }

  private func isOwn(_ table: String) -> Bool {
    !libraryTables.contains(table)
      && (compiledTables.isSubset(of: libraryTables) || compiledTables.contains(table))
  }

  /// Whether the program or one of its libraries uses a table; without tables of its own, it may use any.
  func isUsed(_ table: String) -> Bool { isOwn(table) || libraryTables.contains(table) }

  private static func sorted(_ tags: Set<LanguageTag>) -> [LanguageTag] {
    tags.sorted { $0.description < $1.description }
  }

  /// Adds the tables in the folders `<language tag>.lproj` of `folder`.
  mutating func add(folder: String) {
    do throws(Problem) {
      let names = try files.names(in: folder).filter { $0.hasSuffix(Self.suffix) }
      if names.isEmpty { problems.append(Problem(.noLanguages, path: folder)) }
      var paths: [LanguageTag: String] = [:]
      for name in names { try add(languageFolder: name, in: folder, paths: &paths) }
    } catch {
      problems.append(error)
    }
  }

  private static let suffix = ".lproj"

  private mutating func add(
    languageFolder name: String, in folder: String, paths: inout [LanguageTag: String]
  ) throws(Problem) {
    let path = Self.path(folder, name)
    let tag = String(name.dropLast(Self.suffix.count))
    guard let language = try? LanguageTag(tag) else {
      problems.append(Problem(.invalidLanguageFolder, ["tag": .init(tag)], path: path))
      return
    }
    if let other = paths[language] {
      let arguments: [String: Message.Argument] = ["tag": .init(tag), "other": .init(other)]
      problems.append(Problem(.duplicateLanguage, arguments, path: path))
      return
    }
    paths[language] = path
    problems += [Problem.unlikelyLanguage(language, path: path)].compactMap(\.self)
    tags.insert(language)
    for file in try files.names(in: path) where file.hasSuffix(".strings") {
      let table = TableID(language: language, table: String(file.dropLast(".strings".count)))
      sources[table, default: []].append(.file(Self.path(path, file)))
    }
  }

  private static func path(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Adds compiled tables after all existing ones: the program's own first, then those of libraries.
  mutating func add(_ compiled: [CompiledTables]) {
    for tables in compiled where tables.offersLanguages {
      add(tables.tables, offersLanguages: true)
    }
    for tables in compiled {
      add((tables.offersLanguages ? [] : tables.tables) + tables.libraries, offersLanguages: false)
    }
  }

  private mutating func add(_ compiled: [CompiledTables.Table], offersLanguages: Bool) {
    // ICU takes longer for a tag than all else here for a table.
    var languages: [String: LanguageTag] = [:]
    for table in compiled {
      let tag = table.language.description
      // The table compiler has validated the tag.
      guard let language = languages[tag] ?? (try? LanguageTag(tag)) else { continue }
      languages[tag] = language
      tags.insert(language)
      let name = TableID(language: language, table: table.name.description)
      sources[name, default: []].append(.compiled(table))
      if offersLanguages {
        compiledLanguages.insert(language)
        compiledTables.insert(name.table)
      } else {
        libraryTables.insert(name.table)
      }
    }
  }
}
