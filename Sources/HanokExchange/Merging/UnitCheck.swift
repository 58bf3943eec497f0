import HanokLocalization
import HanokReview
import MessageFormat

/// Reads the translation of a unit, and refuses one that would break its message.
struct UnitCheck {
  let table: String
  let message: ExchangeMessage
  let text: ExchangeText
  /// Whether the entry allows that a variable is missing.
  let allowsMissing: Bool

  /// Returns the pattern of a translation.
  ///
  /// - Throws: The problem with its place in the file.
  func pattern(
    _ target: String, of unit: ExchangeUnit, at offset: Int
  ) throws(Problem) -> MessageModel.Pattern {
    if let control = target.refusedControl {
      throw problem(.controlCharacter, ["code": .init(control.code)], at: offset)
    }
    if target.unicodeScalars.contains("\u{FFFD}"),
      unit.sourceText.unicodeScalars.contains("\u{FFFD}") == false
    {
      throw problem(.unreadableCharacter, [:], at: offset)
    }
    let parsed = ParsedMessage(parsing: "{{\(target)}}")
    if let error = parsed.errors.first { throw problem(error, at: offset) }
    guard case .pattern(let pattern) = parsed.model.body else {
      throw problem(MessageError(.syntaxError, at: 0..<0, "pattern"), at: offset)
    }
    try checkVariables(pattern, of: unit, at: offset)
    try checkFunctions(pattern, at: offset)
    try checkMarkup(pattern, of: unit, at: offset)
    return pattern
  }

  private func checkVariables(
    _ pattern: MessageModel.Pattern, of unit: ExchangeUnit, at offset: Int
  ) throws(Problem) {
    let used = Set(pattern.variables)
    let known = Set(message.source.variables + message.base.variables)
    if let name = used.subtracting(known).min() {
      throw problem(.inventedVariable, ["name": .init("{$\(name)}")], at: offset)
    }
    // What is for nothing, such as “nobody”, needn't name anything else.
    let isForNone = unit.keys.contains { $0 == .literal("zero") || $0 == .literal("0") }
    guard !allowsMissing, !isForNone else { return }
    let before = unit.target.map { Set($0.variables) }
    let dropped = unit.source.variables.first { name in
      // A translation that never had it is as it was meant, such as the Arabic dual.
      !used.contains(name) && before?.contains(name) != false && !isNamed(name, by: unit.keys)
    }
    if let dropped {
      throw problem(.droppedVariable, ["name": .init("{$\(dropped)}")], at: offset)
    }
  }

  /// Whether the variant's keys name the value of a selector: its pattern needn't show the number.
  private func isNamed(_ name: String, by keys: [MessageModel.Key]) -> Bool {
    zip(message.selectors, keys).contains { selector, key in
      selector.variable == name && key != .catchAll
    }
  }

  private func checkFunctions(
    _ pattern: MessageModel.Pattern, at offset: Int
  ) throws(Problem) {
    let own = Set(
      (message.source.expressions + message.base.expressions).compactMap { $0.function?.name })
    let names = pattern.expressions.compactMap { $0.function?.name }
    let unknown = names.first { !own.contains($0) && !FunctionRegistry.standard.names.contains($0) }
    if let unknown {
      throw problem(MessageError(.unknownFunction, at: 0..<0, unknown), at: offset)
    }
  }

  /// Refuses other tags than those of the source, or of the translation as it was.
  private func checkMarkup(
    _ pattern: MessageModel.Pattern, of unit: ExchangeUnit, at offset: Int
  ) throws(Problem) {
    let tags = pattern.tags
    guard tags.sorted() != unit.source.tags.sorted() || !pattern.isWellNested,
      tags != unit.target?.tags
    else { return }
    let name = Set(tags).symmetricDifference(unit.source.tags).min() ?? tags.first ?? ""
    throw problem(.otherMarkup, ["name": .init(name)], at: offset)
  }

  private func problem(
    _ kind: Problem.Kind, _ arguments: [String: Message.Argument], at offset: Int
  ) -> Problem {
    let names: [String: Message.Argument] = ["key": .init(message.key), "table": .init(table)]
    return text.problem(kind, arguments.merging(names) { $1 }, at: offset)
  }

  private func problem(_ error: MessageError, at offset: Int) -> Problem {
    Problem(
      error, key: message.key, table: table, path: text.path, place: text.place(at: offset))
  }
}

extension MessageModel {
  /// The variables that declarations and placeholders use and bind.
  fileprivate var variables: [String] {
    declarations.map(\.name) + parameters.map(\.name)
  }
}

extension MessageModel.Pattern {
  fileprivate var expressions: [MessageModel.Expression] {
    compactMap { if case .expression(let expression) = $0 { expression } else { nil } }
  }

  private var markups: [MessageModel.Markup] {
    compactMap { if case .markup(let markup) = $0 { markup } else { nil } }
  }

  /// The variables of placeholders, their options and those of markup, in order.
  fileprivate var variables: [String] {
    let operands =
      expressions.flatMap { [$0.operand] + ($0.function?.options ?? []).map(\.value) }
      + markups.flatMap(\.options).map(\.value)
    return operands.compactMap { if case .variable(let name)? = $0 { name } else { nil } }
  }

  /// The tags by their kinds and names: `#b`, `/b`.
  fileprivate var tags: [String] {
    markups.map { tag in
      switch tag.kind {
      case .open: "#" + tag.name
      case .close: "/" + tag.name
      case .standalone: "#\(tag.name) /"
      }
    }
  }

  /// Whether each tag is closed after it is opened, within the tag around it.
  fileprivate var isWellNested: Bool {
    var open: [String] = []
    for tag in markups {
      switch tag.kind {
      case .open: open.append(tag.name)
      case .close: if open.popLast() != tag.name { return false }
      case .standalone: continue
      }
    }
    return open.isEmpty
  }
}
