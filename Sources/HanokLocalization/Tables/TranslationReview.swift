package import HanokUnicode
import MessageFormat

/// A review of a well-formed table for likely mistakes.
///
/// They are keys and variables that the source language doesn't have, plural categories that the
/// language doesn't have, and unknown functions.
package struct TranslationReview {
  private let language: LanguageTag
  private let table: String
  /// The variables of each source message, or nil if there is no source table.
  private let variables: [String: Set<String>]?

  /// Creates a review of a table against the same table in the source language, if there is one.
  package init(of table: String, in language: LanguageTag, beside source: StringsFile?) {
    self.language = language
    self.table = table
    variables = source.map { source in
      Dictionary(
        source.entries.map { ($0.key.value, Self.variables(of: $0)) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  private static func variables(of entry: StringsEntry) -> Set<String> {
    Set(ParsedMessage(parsing: entry.value.value).parameters.map(\.name))
  }

  /// Returns the likely mistakes in a table, in order.
  package func problems(in file: StringsFile) -> [Problem] {
    var lines = SourceLines(file.source)
    return file.entries.filter(\.isSound).flatMap { entry in
      problems(in: entry, of: file, &lines)
    }
  }

  /// Returns the number of the source language's messages that a table doesn't have.
  package func untranslatedCount(in file: StringsFile) -> Int {
    let keys = Set(file.entries.map(\.key.value))
    return variables?.keys.count { !keys.contains($0) } ?? 0
  }

  private func problems(
    in entry: StringsEntry, of file: StringsFile, _ lines: inout SourceLines
  ) -> [Problem] {
    let message = ParsedMessage(parsing: entry.value.value)
    guard message.isValid else { return [] }
    let key = entry.key.value
    let known = variables?[key]
    if let variables, known == nil {
      return [
        Problem(
          .extraKey, ["key": .init(key), "table": .init(table)], path: file.path,
          place: lines.place(at: entry.key.offset),
          suggestion: Suggestion.nearest(to: key, in: variables.keys.sorted()))
      ]
    }
    let findings = unknownFunctions(in: message) + absentCategories(in: message)
    let unresolved = known.map { strangers(in: message, beside: $0) } ?? []
    return (findings + unresolved).sorted { $0.range.lowerBound < $1.range.lowerBound }.map {
      finding in
      var arguments: [String: Message.Argument] = [
        "key": .init(key), "table": .init(table), "subject": .init(finding.subject),
      ]
      arguments.merge(finding.arguments) { $1 }
      let offset = entry.value.sourceOffset(ofValueOffset: finding.range.lowerBound)
      return Problem(
        finding.kind, arguments, path: file.path, place: lines.place(at: offset),
        suggestion: Suggestion.nearest(to: finding.subject, in: finding.candidates))
    }
  }

  private struct Finding {
    let kind: Problem.Kind
    let subject: String
    let range: Range<Int>
    var arguments: [String: Message.Argument] = [:]
    /// The candidates for a suggestion.
    var candidates: [String] = []
  }

  /// Returns the variables that have no value in the program.
  private func strangers(in message: ParsedMessage, beside known: Set<String>) -> [Finding] {
    let given = Set(message.parameters.map(\.name)).subtracting(known)
    var found: Set<String> = []
    return message.model.expressions.flatMap { expression in
      let operands = [expression.operand] + (expression.function?.options.map(\.value) ?? [])
      return operands.compactMap { operand -> Finding? in
        guard let name = operand?.variable, given.contains(name), found.insert(name).inserted
        else { return nil }
        return Finding(
          kind: .message(.unresolvedVariable), subject: name, range: expression.range,
          candidates: known.sorted())
      }
    }
  }

  /// Returns functions that don't exist; a program's own functions have a namespace.
  private func unknownFunctions(in message: ParsedMessage) -> [Finding] {
    let names = FunctionRegistry.standard.names
    let namespaces = Set(names.compactMap { $0.split(separator: ":").dropLast().first })
    return message.model.expressions.compactMap { expression in
      guard let name = expression.function?.name, !names.contains(name) else { return nil }
      let namespace = name.split(separator: ":").dropLast().first
      if let namespace, !namespaces.contains(namespace) { return nil }
      return Finding(
        kind: .message(.unknownFunction), subject: name, range: expression.range,
        candidates: names)
    }
  }

  /// Returns the plural categories of variants that no number has in the language.
  private func absentCategories(in message: ParsedMessage) -> [Finding] {
    guard case .matcher(let matcher) = message.model.body else { return [] }
    let categories = matcher.selectors.map { selector in
      message.model.declarations.first { $0.name == selector.name }.flatMap {
        self.categories(selectedBy: $0.expression)
      }
    }
    return matcher.variants.flatMap { variant in
      zip(variant.keys, categories).compactMap { key, categories -> Finding? in
        guard case .literal(let text) = key, let categories,
          let category = PluralCategory(rawValue: text), !categories.contains(category)
        else { return nil }
        let names = PluralCategory.allCases.filter(categories.contains).map(\.rawValue)
        return Finding(
          kind: .absentCategory, subject: text, range: variant.range,
          arguments: [
            "language": .init("\(language)"), "categories": .init(names.joined(separator: ", ")),
          ])
      }
    }
  }

  /// Returns the categories that an expression can select, or nil if it selects by another rule.
  private func categories(selectedBy expression: MessageModel.Expression) -> Set<PluralCategory>? {
    guard let function = expression.function, Self.countingFunctions.contains(function.name)
    else { return nil }
    let select = function.options.first { $0.name == "select" }.map(\.value)
    switch select {
    case nil, .literal("plural"):
      return try? PluralRules(language).categories
    case .literal("ordinal"):
      return try? PluralRules(language, kind: .ordinal).categories
    default: return nil
    }
  }

  private static let countingFunctions: Set = [
    "number", "integer", "offset", "percent", "hanok:compact",
  ]
}

extension LanguageTag {
  /// The language of a country whose code was used as a language: `ja` for `jp`.
  ///
  /// It is nil for a known language, and if there is no such country.
  package var meantByCountry: LanguageTag? {
    guard !isKnown, description.utf8.count == 2,
      let country = try? LanguageTag("und-" + description), country.isKnownRegion,
      let language = try? LanguageTag(country.maximized.language), language.isKnown
    else { return nil }
    return language
  }

  /// Whether the region has a name; CLDR takes that of English-speaking people for any other.
  private var isKnownRegion: Bool {
    guard let region, let names = try? LanguageNames(.english) else { return false }
    return names.name(ofRegion: region) != region
  }
}

extension Problem {
  /// Returns the problem of a folder whose name is the code of a country instead of a language.
  package static func unlikelyLanguage(_ tag: LanguageTag, path: String) -> Problem? {
    tag.meantByCountry.map {
      Problem(
        .unlikelyLanguage, ["tag": .init("\(tag)")], path: path, suggestion: "\($0)")
    }
  }
}
