import HanokLocalization
import HanokUnicode

/// A package in the folder `Templates`, from which `hanok new` makes others.
///
/// Its name, which its module has and its types begin with, is replaced by another one.
enum PackageTemplate: String {
  /// A counter.
  case counter = "Tally"
  /// A to-do list.
  case toDoList = "Reminders"

  /// The prefix of the members of a type, which is also the name of the command.
  var member: String { rawValue.lowercased() }

  /// The contents of the files by their paths, without the tables.
  var filesWithoutWords: [String: String] { files.filter { Self.language(of: $0.key) == nil } }

  /// Returns the path of the table of a language.
  func table(of language: LanguageTag) -> String {
    "\(Self.tables)\(language).lproj/\(rawValue).strings"
  }

  /// Returns the table for a language, or one in a kindred language; nil if there is none.
  func words(for language: LanguageTag) -> String? {
    let files = files
    let served = LanguageTag.bestMatch(
      for: [language], among: files.keys.compactMap(Self.language), maximumDistance: .region)
    return served.flatMap { files[table(of: $0)] }
  }

  private static let tables = "Localizations/"

  /// The contents of all files by their paths.
  private var files: [String: String] {
    let folder = "Templates/\(rawValue)/"
    var files: [String: String] = [:]
    for (path, text) in CompiledSources.texts where path.hasPrefix(folder) {
      files[String(path.dropFirst(folder.count))] = text.description
    }
    return files
  }

  /// Returns the language of a table, or nil for other files.
  private static func language(of path: String) -> LanguageTag? {
    guard path.hasPrefix(tables) else { return nil }
    let folder = path.dropFirst(tables.count).prefix { $0 != "." }
    return try? LanguageTag(String(folder))
  }
}
