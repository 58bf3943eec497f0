import HanokTableRules
import HanokTableSyntax
import MessageSyntax

/// The sentences of problems in English, from the toolkit's tables.
///
/// The compiler of tables has no ICU, so it formats what these sentences have: values, and variants that
/// are selected by text or by English plurals. A test compares every sentence with the one that programs
/// show.
final class EnglishWords {
  private let folder: String
  private var tables: [String: [String: String]] = [:]

  /// Creates the words of the tables in a folder, which are read when they are first needed.
  init(folder: String) { self.folder = folder }

  /// Returns the description of a problem, as a compiler prints it.
  ///
  /// - Parameter label: The text before the sentence, such as `error: `.
  func describe(_ problem: TableProblem, label: String) -> String {
    let suggested = problem.suggestion.map {
      TableProblem.Sentence("suggestion", table: "Hanok", ["name": .init($0)])
    }
    return ProblemDescription.text(
      path: problem.path, place: problem.place, label: label, sentence: text(problem.sentence),
      advice: [suggested, problem.remedy].compactMap { $0.map(text) }, isWide: \.isWide)
  }

  /// Returns the text of a sentence; its key if there is none.
  func text(_ sentence: TableProblem.Sentence) -> String {
    guard let source = words(of: sentence.table)[sentence.key] else {
      return "{\(sentence.table).\(sentence.key)}"
    }
    return pattern(of: ReadMessage(source).model, sentence.arguments).map { element in
      switch element {
      case .text(let text): text
      case .expression(let expression): value(of: expression, sentence.arguments)
      case .markup: ""
      }
    }.joined()
  }

  /// Returns the messages of a table; those of an invalid one that are right.
  private func words(of table: String) -> [String: String] {
    if let known = tables[table] { return known }
    let path = "\(folder)/\(TableLanguage.source).lproj/\(table).strings"
    let bytes = (try? SourceFile.bytes(of: path)) ?? []
    let entries = StringsFile(bytes).entries.filter(\.isSound)
    let words = Dictionary(
      entries.map { ($0.key.value, $0.value.value) }, uniquingKeysWith: { first, _ in first })
    tables[table] = words
    return words
  }

  // MARK: - Formatting

  private func value(
    of expression: MessageModel.Expression, _ arguments: [String: TableProblem.Argument]
  ) -> String {
    switch expression.operand {
    case .literal(let text)?: return text
    case .variable(let name)?:
      switch arguments[name] {
      case .text(let text)?: return text
      case .number(let number)?: return Self.grouped(number)
      case .sentence(let sentence)?: return text(sentence)
      case nil: return "{$\(name)}"
      }
    case nil: return ""
    }
  }

  /// Returns a number as English writes it: `12,345`.
  private static func grouped(_ number: Int) -> String {
    let digits = Array("\(number.magnitude)")
    let text = digits.enumerated().map { index, digit in
      index > 0 && (digits.count - index).isMultiple(of: 3) ? ",\(digit)" : "\(digit)"
    }.joined()
    return number < 0 ? "-" + text : text
  }

  /// Returns the pattern whose keys match the arguments best: a value is better than a category.
  private func pattern(
    of model: MessageModel, _ arguments: [String: TableProblem.Argument]
  ) -> MessageModel.Pattern {
    guard case .matcher(let matcher) = model.body else { return model.patterns.first ?? [] }
    let values = matcher.selectors.map { arguments[$0.name] }
    let ranked = matcher.variants.compactMap { variant -> (ranks: [Int], MessageModel.Pattern)? in
      let ranks = zip(variant.keys, values).compactMap(Self.rank)
      return ranks.count == values.count ? (ranks, variant.pattern) : nil
    }
    return ranked.min { $0.ranks.lexicographicallyPrecedes($1.ranks) }?.1 ?? []
  }

  /// Returns how well a key matches a value, zero for best, or nil if it doesn't.
  private static func rank(of key: MessageModel.Key, _ value: TableProblem.Argument?) -> Int? {
    switch (key, value) {
    case (.catchAll, _): 2
    case (.literal(let text), .text(let value)?) where text == value: 0
    case (.literal(let text), .number(let number)?) where text == "\(number)": 0
    case (.literal("one"), .number(1)?): 1
    default: nil
    }
  }
}
