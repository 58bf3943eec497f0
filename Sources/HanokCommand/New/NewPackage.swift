import HanokFiles
import HanokLocalization
import HanokUnicode

/// The package that `hanok new` makes.
///
/// It is the package in the folder `Templates`, with its own names and languages.
struct NewPackage {
  let name: PackageName
  /// The languages of its tables, the source language first.
  let languages: [LanguageTag]
  let source: HanokSource
  /// The minimum version of Hanok.
  let version: String

  /// Creates a package in the source language and in the requested languages, each once.
  init(_ name: PackageName, in languages: [LanguageTag], source: HanokSource, version: String) {
    var known: Set<LanguageTag> = []
    self.name = name
    self.languages = ([Catalog.sourceLanguage] + languages).filter { known.insert($0).inserted }
    self.source = source
    self.version = version
  }

  /// The languages whose words are in English until they are translated.
  var untranslated: [LanguageTag] { languages.filter { Self.words(for: $0) == nil } }

  /// The contents of the files by their paths.
  var files: [String: String] {
    var files: [String: String] = [:]
    for (path, text) in Self.template where Self.language(of: path) == nil {
      files[renamed(path)] = renamed(text)
    }
    for language in languages {
      let path = Self.table(language.description)
      files[renamed(path)] = renamed(words(for: language))
    }
    return files
  }

  /// Writes all files, or none if one can't be written.
  ///
  /// - Parameter folder: A folder that doesn't exist yet.
  func write(to folder: String) throws {
    try FileManager.default.createDirectory(
      at: URL(filePath: folder).deletingLastPathComponent(), withIntermediateDirectories: true)
    // Of two programs that make the same package one fails here, and removes nothing.
    try FileManager.default.createDirectory(
      at: URL(filePath: folder), withIntermediateDirectories: false)
    do {
      for (path, text) in files {
        let file = "\(folder)/\(path)"
        try FileManager.default.createDirectory(
          at: URL(filePath: file).deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileWriter.write(Array(text.utf8), to: file)
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

  /// Returns the language of a table, or nil for other files.
  private static func language(of path: String) -> LanguageTag? {
    guard path.hasPrefix("Localizations/") else { return nil }
    let folder = path.split(separator: "/")[1].split(separator: ".")
    return folder.first.flatMap { try? LanguageTag(String($0)) }
  }

  /// Returns the template's table for a language, or nil if there is none.
  private static func words(for language: LanguageTag) -> String? {
    let tags = template.keys.compactMap(Self.language)
    let served = LanguageTag.bestMatch(
      for: [language], among: tags, maximumDistance: .region)
    return served.flatMap { template[table($0.description)] }
  }

  /// Returns the table of a language.
  ///
  /// The default is the English one, to be translated, with the variants that the language needs.
  private func words(for language: LanguageTag) -> String {
    if let words = Self.words(for: language) { return words }
    let english = StringsFile(template(Self.table(Catalog.sourceLanguage.description)))
    let table = TranslationSource(english).template(VariantExpansion(for: language))
    return String(decoding: table.bytes, as: UTF8.self)
  }

  private func template(_ path: String) -> String { Self.template[path] ?? "" }

  /// Returns a path or a text of the template with this package's names.
  private func renamed(_ text: String) -> String {
    let replacements = [
      ("\"tally\"", "\"\(name.command)\""), ("command.tally", "command.\(name.command)"),
      ("Tally", name.module), ("tally", name.member),
      ("--locale en", "--locale \(languages[languages.count - 1])"),
      (
        HanokSource.folder("../hanok").dependency(from: version),
        source.dependency(from: version)
      ), ("package: \"hanok\"", "package: \"\(source.identity)\""),
      ("scene.expect()", expectation),
    ]
    return replacements.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  /// What the test of scenes does: languages without words show English, which is a finding.
  private var expectation: String {
    if untranslated.isEmpty { return "scene.expect()" }
    let tags = untranslated.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      scene
          .allowing(.message, in: [\(tags)], because: "It is yet to be translated.").expect()
      """
  }
}
