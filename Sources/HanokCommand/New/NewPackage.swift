import HanokFiles
import HanokLocalization
import HanokReview
import HanokUnicode

/// The package that `hanok new` makes.
///
/// It is a package in the folder `Templates`, with its own names and languages.
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
  var untranslated: [LanguageTag] { languages.filter { template.words(for: $0) == nil } }

  private var template: PackageTemplate { name.template }

  /// The contents of the files by their paths.
  var files: [String: String] {
    var files: [String: String] = [:]
    for (path, text) in template.filesWithoutWords { files[renamed(path)] = renamed(text) }
    for language in languages {
      files[renamed(template.table(of: language))] = renamed(words(for: language))
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

  /// Returns the table of a language.
  ///
  /// The default is the English one, to be translated, with the variants that the language needs.
  private func words(for language: LanguageTag) -> String {
    if let words = template.words(for: language) { return words }
    let english = StringsFile(template.words(for: Catalog.sourceLanguage) ?? "")
    let table = TranslationSource(english).template(VariantExpansion(for: language))
    return String(decoding: table.bytes, as: UTF8.self)
  }

  /// Returns a path or a text of the template with this package's names.
  private func renamed(_ text: String) -> String {
    let (type, member) = (template.rawValue, template.member)
    let replacements = [
      ("\"\(member)\"", "\"\(name.command)\""), ("command.\(member)", "command.\(name.command)"),
      (type, name.module), (member, name.member),
      ("--locale en", "--locale \(languages[languages.count - 1])"),
      (
        HanokSource.folder("../hanok").dependency(from: version),
        source.dependency(from: version)
      ), ("package: \"hanok\"", "package: \"\(source.identity)\""),
    ]
    return replacements.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
