package import HanokUnicode

/// Finds names in a folder of tables that are nearly those of a language's folder or tables.
package enum MisnamedTranslation {
  /// Returns the problems of a language that has no tables, by their names.
  ///
  /// - Parameters:
  ///   - tables: The tables of the program.
  ///   - folder: The folder of the languages' folders; one that can't be read has no problems here.
  package static func problems(
    of language: LanguageTag, tables: Set<String> = [], in folder: String
  ) -> [Problem] {
    guard let names = try? FileReader.names(in: folder) else { return [] }
    return names.flatMap { name -> [Problem] in
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if name.hasSuffix(suffix),
        (try? LanguageTag(String(name.dropLast(suffix.count)))) == language.withoutExtensions
      {
        return problems(of: tables, language, in: path)
      }
      guard isNear(name, language) else { return [] }
      let right = "\(language.withoutExtensions)\(suffix)"
      return [problem(.misnamedLanguage, language, name: right, at: path)]
    }
  }

  private static let suffix = ".lproj"
  private static let tableSuffix = ".strings"

  /// Whether the name begins with the language's tag or is its name: `fr`, `fr.proj`, `french.lproj`.
  private static func isNear(_ name: String, _ language: LanguageTag) -> Bool {
    let base = String(name.prefix { $0 != "." })
    if !base.isEmpty, let tag = try? LanguageTag(base), tag == language.withoutExtensions {
      return true
    }
    let names = [language.displayName(in: .english), language.displayName(in: language)]
    return names.contains { $0.lowercased() == base.lowercased() }
  }

  /// Returns the problems of tables in a language's folder: `Quizz.strings` where `Quiz` is missing.
  private static func problems(
    of tables: Set<String>, _ language: LanguageTag, in folder: String
  ) -> [Problem] {
    guard let files = try? FileReader.names(in: folder) else { return [] }
    let missing = tables.filter { !files.contains($0 + tableSuffix) }
    return files.compactMap { file in
      let base = String(file.prefix { $0 != "." })
      let isOnly = tables.count == 1 && usualNames.contains(base.lowercased())
      guard !tables.contains(base) || !file.hasSuffix(tableSuffix),
        let meant = isOnly ? missing.first : Suggestion.nearest(to: base, in: missing)
      else { return nil }
      return problem(
        .misnamedTable, language, name: meant + tableSuffix, at: folder + "/" + file)
    }
  }

  /// Names that other systems give the only table of a program.
  private static let usualNames: Set = ["localizable", "messages", "strings"]

  private static func problem(
    _ kind: Problem.Kind, _ language: LanguageTag, name: String, at path: String
  ) -> Problem {
    Problem(kind, ["tag": .init("\(language)"), "name": .init(name)], path: path)
  }
}

extension LanguageTag {
  /// Whether the tag's language is one that ICU has data or a name for.
  package var isNamed: Bool {
    guard let plain = try? LanguageTag(language) else { return false }
    return isKnown || plain.displayName(in: .english) != plain.description
  }

  /// The language of a name in English or in itself: `fr` for `French` and `français`.
  package init?(named name: String) {
    let wanted = name.lowercased()
    let found = Self.available.first { language in
      [LanguageTag.english, language].contains {
        language.displayName(in: $0).lowercased() == wanted
      }
    }
    guard let found else { return nil }
    self = found
  }
}
