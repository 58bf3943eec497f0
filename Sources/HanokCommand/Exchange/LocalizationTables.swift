import HanokExchange
import HanokLocalization
import HanokReview
import HanokSystem
import HanokUnicode

/// The tables of a folder, read as they are asked for, and written back together.
struct LocalizationTables {
  private let folder: LocalizationFolder
  /// The names of the source language's tables.
  private let sourceNames: [String]
  private var changes = TableChanges()
  /// The languages that get their first tables.
  private var newLanguages: [LanguageTag] = []

  /// - Throws: A problem if the folder has no tables of the source language.
  init(_ folder: LocalizationFolder) throws(Problem) {
    guard let source = folder.source else { throw ToolProblem.missingSourceLanguage(folder.path) }
    self.folder = folder
    sourceNames = source.tables
  }

  /// Creates the tables of a folder to which a source language may be added.
  init(creating folder: LocalizationFolder) {
    self.folder = folder
    sourceNames = folder.source?.tables ?? []
  }

  /// Returns the names of tables, all of them for none.
  func names(_ wanted: [String]) throws(Problem) -> [String] {
    for name in wanted where !sourceNames.contains(name) {
      throw ToolProblem.unknownTable(name, among: sourceNames)
    }
    return wanted.isEmpty ? sourceNames : sourceNames.filter(wanted.contains)
  }

  /// Returns a table of the source language.
  func source(_ name: String) throws(Problem) -> StringsFile {
    guard let file = try table(name, in: Catalog.sourceLanguage) else {
      throw ToolProblem.unknownTable(name, among: sourceNames)
    }
    return file
  }

  /// Returns a language's table as it is now, or nil without one.
  func table(_ name: String, in language: LanguageTag) throws(Problem) -> StringsFile? {
    if let file = changes[try folder.path(of: name, in: language)] { return file }
    return try folder.file(of: name, in: language)
  }

  /// Returns the language whose tables the texts of a file's language are for.
  ///
  /// Those of a tool's `zh-CN` are for the folder `zh-Hans`, if that is the only such one.
  ///
  /// - Parameter others: The languages of the file, each of which has texts of its own.
  mutating func language(
    for tag: LanguageTag, besides others: [LanguageTag] = []
  ) -> LanguageTag {
    // Nothing but the source itself goes into its tables, not even the texts of `en-US`.
    if tag == Catalog.sourceLanguage { return tag }
    let present = (folder.languages.map(\.tag) + newLanguages)
      .filter { $0 != Catalog.sourceLanguage }
    let language = tag.meant(among: present, besides: others)
    if !present.contains(language) { newLanguages.append(language) }
    return language
  }

  /// Returns a language's table as it is now, or an empty one.
  func tableOrNew(_ name: String, in language: LanguageTag) throws(Problem) -> StringsFile {
    if let file = try table(name, in: language) { return file }
    return StringsFile("", path: try folder.path(of: name, in: language))
  }

  /// Keeps a changed table, to be written in place of the one that was read.
  mutating func keep(_ file: StringsFile, insteadOf old: StringsFile) {
    changes.set(file, insteadOf: old)
  }

  /// Writes the changed tables, each as a whole.
  ///
  /// - Returns: Whether they were written: false if another program has changed one since it was read.
  func write() throws(Problem) -> Bool { try changes.write(in: folder) }
}

/// A folder that is written to.
enum OutputFolder {
  /// Creates a folder unless it exists; that it can't be is found when a file is written to it.
  static func create(_ path: String) {
    _ = unsafe mkdir(path, 0o777)
  }
}
