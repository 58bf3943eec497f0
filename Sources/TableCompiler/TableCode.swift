import HanokReview
import HanokUnicode
import HanokLocalization

/// The Swift code of a table: its text in every language, and a function per message.
struct TableCode {
  let name: String
  /// The table in each language.
  var versions: [SourceTable] = []
  /// The library's table in the source language that the versions translate; nil for the target's own.
  var translated: SourceTable?
  /// The languages in which the library has the table: a version has the messages that it changes.
  var changed: Set<LanguageTag> = []

  /// The code of further arguments, for the tables of libraries.
  var libraryArguments = ""

  init(name: String) { self.name = name }

  private var source: SourceTable? {
    versions.first { $0.language == Catalog.sourceLanguage }
  }

  private var functions: [GeneratedFunction] {
    (source?.entries ?? []).map { GeneratedFunction($0, table: name) }
  }

  private var problems: [GeneratedProblem] {
    let entries = source?.entries ?? []
    return entries.compactMap { GeneratedProblem($0, among: entries, table: name) }
  }

  /// The problems of keys with the same Swift name.
  var clashes: [Problem] {
    guard let source else { return [] }
    var keys: [String: String] = [:]
    return source.entries.compactMap { entry in
      let key = entry.key.value
      let name = SwiftIdentifier(member: key).text
      guard let other = keys.updateValue(key, forKey: name) else { return nil }
      return Problem(
        source.file.fault(
          .sameName, ["key": .init(key), "other": .init(other)], at: entry.key))
    }
  }

  /// The findings in the table's languages that are warnings or errors.
  var findings: [TranslationFinding] {
    guard let source = translated ?? source else {
      let language = "\(Catalog.sourceLanguage)"
      return versions.prefix(1).map {
        TranslationFinding(
          .strayTable,
          Problem(
            .missingSource, ["table": .init(name), "language": .init(language)], path: $0.file.path)
        )
      }
    }
    let reviewed = ReviewSource(source.file)
    return versions.flatMap { version in
      let inherited = version.language.inheritedKeys { parent in
        versions.first { $0.language == parent }?.file
      }
      return TranslationReview(
        of: name, in: ReviewLanguage(version.language), beside: reviewed, inherited: inherited
      )
      .findings(in: version.file).filter {
        $0.severity > .note && $0.check != .untranslated
          && !($0.check == .missing && changed.contains(version.language))
      }
    }
  }

  var swift: String {
    let languages = versions.map(\.language.description).joined(separator: ", ")
    return """
      nonisolated extension CompiledTables {
        /// The table \(name) in \(languages).
        package static let \(SwiftIdentifier(member: name)): TargetTables = CompiledTables([
      \(versions.map(\.swift).joined(separator: "\n"))
        ]\(libraryArguments))
      }
      \(messages)\(problemFunctions)
      """
  }

  private var problemFunctions: String {
    let problems = problems
    if problems.isEmpty { return "" }
    return """

      nonisolated extension TargetProblem {
        /// The problems whose words are in the table \(name).
        package nonisolated enum \(SwiftIdentifier(type: name)) {
      \(problems.map(\.swift).joined(separator: "\n\n"))
        }
      }

      """
  }

  private var messages: String {
    guard source != nil else { return "" }
    return """

      nonisolated extension Message {
        /// The messages of the table \(name).
        package nonisolated enum \(SwiftIdentifier(type: name)) {
      \(functions.map(\.swift).joined(separator: "\n\n"))
        }
      }

      """
  }
}
