import FoundationEssentials
import HanokLocalization
import HanokUnicode

/// The package that `hanok new` makes: that of the folder `Templates`, with names and languages of
/// its own.
struct NewPackage {
  let name: PackageName
  /// The languages of its tables, the source language first.
  let languages: [LanguageTag]
  let source: HanokSource
  /// The least version of Hanok that serves.
  let version: String

  /// A package in the source language and in the languages that were asked for, each once.
  init(_ name: PackageName, in languages: [LanguageTag], source: HanokSource, version: String) {
    var known: Set<LanguageTag> = []
    self.name = name
    self.languages = ([Catalog.sourceLanguage] + languages).filter { known.insert($0).inserted }
    self.source = source
    self.version = version
  }

  /// The languages whose words are English ones until they are translated.
  var untranslated: [LanguageTag] { languages.filter { Self.words(for: $0) == nil } }

  /// The files' contents by their paths.
  var files: [String: String] {
    var files: [String: String] = [:]
    for (path, text) in Self.template {
      guard let tag = Self.language(of: path) else {
        files[renamed(path)] = renamed(text)
        continue
      }
      // Numbers may look otherwise in a kindred language: a snapshot serves its own language alone.
      if path.contains("/Snapshots/"), languages.contains(tag) { files[renamed(path)] = text }
    }
    for language in languages {
      let path = Self.table(language.description)
      files[renamed(path)] = renamed(words(for: language))
    }
    return files
  }

  /// Writes the files, or leaves nothing where one can't be written.
  ///
  /// - Parameter folder: A folder that isn't there yet.
  func write(to folder: String) throws {
    do {
      for (path, text) in files {
        let file = URL(filePath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    } catch {
      try? FileManager.default.removeItem(atPath: folder)
      throw error
    }
  }

  // MARK: - The template, a package called Tally

  private static let template = CompiledSources.texts.mapValues(\.description)

  private static func table(_ language: String) -> String {
    "Localizations/\(language).lproj/Tally.strings"
  }

  /// The language of a table or a snapshot; nil for files that have none.
  private static func language(of path: String) -> LanguageTag? {
    let isTable = path.hasPrefix("Localizations/")
    guard isTable || path.contains("/Snapshots/") else { return nil }
    let name = path.split(separator: "/")[isTable ? 1 : 3].split(separator: ".")
    return name.dropFirst(isTable ? 0 : 1).first.flatMap { try? LanguageTag(String($0)) }
  }

  /// The table that serves a language; nil where none is in it.
  private static func words(for language: LanguageTag) -> String? {
    let tags = template.keys.filter { $0.hasPrefix("Localizations/") }.compactMap(Self.language)
    let served = LanguageTag.bestMatch(
      for: [language], among: tags, maximumDistance: .region)
    return served.flatMap { template[table($0.description)] }
  }

  /// The table of a language: where there is none, the English one without the variants that no
  /// number selects in the language.
  private func words(for language: LanguageTag) -> String {
    if let words = Self.words(for: language) { return words }
    let categories = (try? PluralRules(language).categories) ?? []
    let english = template(Self.table(Catalog.sourceLanguage.description))
    return english.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let category = line.split(separator: " ").first.flatMap {
        PluralCategory(rawValue: String($0))
      }
      return category.map(categories.contains) ?? true
    }.joined(separator: "\n")
  }

  private func template(_ path: String) -> String { Self.template[path] ?? "" }

  /// A path or a text of the template with this package's names.
  private func renamed(_ text: String) -> String {
    let shown = languages.filter { Self.template.keys.contains(Self.table($0.description)) }
    let list = shown.map { "\"\($0)\"" }.joined(separator: ", ")
    let replacements = [
      ("\"tally\"", "\"\(name.command)\""), ("command.tally", "command.\(name.command)"),
      ("Tally", name.module), ("tally", name.member), ("[\"en\"]", "[\(list)]"),
      ("--locale en", "--locale \(languages[languages.count - 1])"),
      (
        HanokSource.folder("../hanok").dependency(from: version),
        source.dependency(from: version)
      ), ("package: \"hanok\"", "package: \"\(source.identity)\""),
    ]
    return replacements.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
