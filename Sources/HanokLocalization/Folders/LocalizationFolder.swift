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
  /// The problems of folders: names that are no language tags, two folders of one language.
  package let problems: [Problem]

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
      languages.append(Language(tag: tag, path: folder, tables: tables))
    }
    self.path = path
    self.languages = languages.sorted { $0.tag.description < $1.tag.description }
    self.problems = problems
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
  package func path(of table: String, in tag: LanguageTag) -> String {
    let folder = language(tag)?.path ?? Self.join(path, tag.description + Self.suffix)
    return Self.join(folder, table + Self.tableSuffix)
  }

  /// Reads a table, or returns nil if the language has none of this name.
  package func file(of table: String, in tag: LanguageTag) throws(Problem) -> StringsFile? {
    guard language(tag)?.tables.contains(table) == true else { return nil }
    let path = path(of: table, in: tag)
    return StringsFile(try FileReader.bytes(of: path), path: path)
  }
}
