import HanokFiles
package import HanokLocalization
package import HanokUnicode

/// A folder of string tables as it is on the disk: `<language tag>.lproj/<Table>.strings`.
package struct LocalizationFolder: Sendable {
  /// A language and the folder of its tables.
  package struct Language: Sendable, Hashable {
    /// The language.
    package let tag: LanguageTag
    /// The path of its folder.
    package let path: String
    /// The names of its tables, sorted.
    package let tables: [String]
  }

  /// The path of the folder.
  package let path: String
  /// The languages, ordered by their tags.
  package let languages: [Language]
  /// The problems of folders: names that are no language tags, two folders of one language, and tables
  /// whose names differ in letter case only.
  package let problems: [Problem]
  private let boundary: FolderBoundary

  /// Lists a folder; no table is read.
  ///
  /// - Throws: A problem of the folder itself, or of a language's folder that can't be listed.
  package init(_ path: String) throws(Problem) {
    var languages: [Language] = []
    var problems: [Problem] = []
    for name in try FileReader.names(in: path) where name.hasSuffix(Self.suffix) {
      let folder = Self.join(path, name)
      let text = String(name.dropLast(Self.suffix.count))
      guard let tag = try? LanguageTag(text) else {
        problems.append(Problem(.invalidLanguageFolder, ["tag": .init(text)], path: folder))
        continue
      }
      if let other = languages.first(where: { $0.tag == tag }) {
        let arguments: [String: Message.Argument] = [
          "tag": .init(text), "other": .init(other.path),
        ]
        problems.append(Problem(.duplicateLanguage, arguments, path: folder))
        continue
      }
      let files = try FileReader.names(in: folder).filter { $0.hasSuffix(Self.tableSuffix) }
      let tables = files.map { String($0.dropLast(Self.tableSuffix.count)) }
      for (index, table) in tables.enumerated() {
        let other = tables[..<index].first { $0.lowercased() == table.lowercased() }
        if let other { problems.append(Self.clash(table, other, in: folder)) }
      }
      languages.append(Language(tag: tag, path: folder, tables: tables))
    }
    self.path = path
    self.languages = languages.sorted { $0.tag.description < $1.tag.description }
    self.problems = problems
    boundary = FolderBoundary(path)
  }

  private static let suffix = ".lproj"
  private static let tableSuffix = ".strings"

  private static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The source language's tables, or nil without its folder.
  package var source: Language? { language(Catalog.sourceLanguage) }

  /// Returns a language of the folder, or nil if it has none.
  package func language(_ tag: LanguageTag) -> Language? { languages.first { $0.tag == tag } }

  /// Returns the path of a table, which may not exist.
  ///
  /// - Throws: A problem of a name that can't be a file's, or that clashes with another table's, and of a
  ///   link that leads out of the folder.
  package func path(of table: String, in tag: LanguageTag) throws(Problem) -> String {
    guard let name = PathComponent(table)?.name else {
      throw Problem(.invalidName, ["name": .init(table)])
    }
    try checkCase(of: name, in: tag)
    let folder = language(tag)?.path ?? Self.join(path, tag.description + Self.suffix)
    let path = Self.join(folder, name + Self.tableSuffix)
    try checkThatIsInside(path)
    return path
  }

  /// Throws a problem for a link that leads out of the folder: its author would choose what is read
  /// and written.
  package func checkThatIsInside(_ path: String) throws(Problem) {
    guard boundary.contains(path) else {
      throw Problem(.outsideFolder, ["folder": .init(self.path)], path: path)
    }
  }

  /// Throws a problem for a new name that differs from another table's in letter case only: on most Macs
  /// both are one file.
  private func checkCase(of name: String, in tag: LanguageTag) throws(Problem) {
    for tables in [language(tag)?.tables ?? [], source?.tables ?? []] {
      if tables.contains(name) { return }
      if let other = tables.first(where: { $0.lowercased() == name.lowercased() }) {
        throw Self.clash(name, other)
      }
    }
  }

  private static func clash(_ name: String, _ other: String, in folder: String? = nil) -> Problem {
    Problem(.clashingTable, ["table": .init(name), "other": .init(other)], path: folder)
  }

  /// Reads a table, or returns nil if the language has none of this name.
  package func file(of table: String, in tag: LanguageTag) throws(Problem) -> StringsFile? {
    guard language(tag)?.tables.contains(table) == true else { return nil }
    let path = try path(of: table, in: tag)
    return StringsFile(try FileReader.bytes(of: path), path: path)
  }
}

/// The kinds in folders that the tool writes to; their words are in its table.
extension Problem.Kind {
  /// A link that leads out of `folder`.
  package static let outsideFolder = Self("outside-folder", table: "HanokCommand")
  /// A name that can't be the name of a file: `name`.
  package static let invalidName = Self("invalid-name", table: "HanokCommand")
  /// A table whose name differs from another one's in letter case only: `table`, `other`.
  package static let clashingTable = Self("clashing-table", table: "HanokCommand")
  /// A table that another program has changed since it was read.
  package static let changedTable = Self("changed-table", table: "HanokCommand")
}
