import HanokTableRules
import HanokTableSyntax

/// The Swift code of a table: its text in every language, and a function per message.
struct TableCode {
  let name: String
  /// The table in each language.
  var versions: [SourceTable] = []
  /// The library's table in the source language that the versions translate; nil for the target's own.
  var translated: SourceTable?
  /// The languages in which the library has the table: a version has the messages that it changes.
  var changed: Set<TableLanguage> = []

  /// The code of further arguments, for the tables of libraries.
  var libraryArguments = ""

  init(name: String) { self.name = name }

  private var source: SourceTable? {
    versions.first { $0.language == .source }
  }

  private var functions: [GeneratedFunction] {
    (source?.entries ?? []).map { GeneratedFunction($0, table: name) }
  }

  private var problems: [GeneratedProblem] {
    let entries = source?.entries ?? []
    return entries.compactMap { GeneratedProblem($0, among: entries, table: name) }
  }

  /// The problems of keys with the same Swift name.
  var clashes: [TableProblem] {
    guard let source else { return [] }
    var keys: [String: String] = [:]
    return source.entries.compactMap { entry in
      let key = entry.key.value
      let name = SwiftIdentifier(member: key).text
      guard let other = keys.updateValue(key, forKey: name) else { return nil }
      return source.file.fault(
        .sameName, ["key": .init(key), "other": .init(other)], at: entry.key)
    }
  }

  /// The findings in the table's languages that are warnings or errors.
  var findings: [TableReview.Finding] {
    guard let source = translated ?? source else {
      let language = "\(TableLanguage.source)"
      return versions.prefix(1).map {
        TableReview.Finding(
          .strayTable,
          TableProblem(
            .missingSource, ["table": .init(name), "language": .init(language)], path: $0.file.path)
        )
      }
    }
    let reviewed = ReviewSource(source.file)
    return versions.flatMap { version in
      TableReview(
        of: name, in: "\(version.language)", beside: reviewed,
        isOfSource: version.language == .source, inherited: inheritedKeys(of: version)
      )
      .findings(in: version.file).filter { $0.severity > .note }
    }
  }

  /// Returns the keys that a version needn't have: a more general language has them; nil if it needs none.
  ///
  /// The source language counts for its own regions alone: for others its text isn't translated.
  private func inheritedKeys(of version: SourceTable) -> Set<String>? {
    if changed.contains(version.language) || version.language.isVersionOfSource { return nil }
    let parents = versions.filter { version.language.mayInherit(from: $0.language) }
    return Set(parents.flatMap { $0.entries.filter(\.isShown).map(\.key.value) })
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
