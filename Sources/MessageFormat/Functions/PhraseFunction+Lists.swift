import HanokUnicode

extension PhraseFunction {
  /// `:hanok:list`: values as a list in a sentence, `Anna, Ben, and Cleo`.
  ///
  /// `type` is `and`, `or` or `unit`; `style` is `long`, `short` or `narrow`.
  static func list(_ call: FunctionCall) -> PhraseFunction {
    let kind: ListFormat.Kind =
      call.choice("type", ["and": .and, "or": .or, "unit": .units]) ?? .and
    let width: ListFormat.Width =
      call.choice("style", ["long": .wide, "short": .short, "narrow": .narrow]) ?? .wide
    // It is weak because the context owns its functions.
    weak let context = call.context
    /// Returns the text of each item, as it is written without a function.
    @Sendable func items(_ value: MessageValue) throws -> [String] {
      guard case .list(let values) = value else { throw FunctionFailure(.badOperand) }
      return try values.map { try context?.resolved($0).text() ?? $0.plainText }
    }
    @Sendable func text(_ items: [String], _ resources: FormattingResources) throws -> String {
      let format = try resources.formatter("\(kind) \(width)") { (language) throws(ICUError) in
        try ListFormat(language, kind: kind, width: width)
      }
      return try format.string(items)
    }
    return PhraseFunction("list", call) { value, _ in
      guard case .list = value else { throw FunctionFailure(.badOperand) }
      return value
    } text: { value, resources in
      try text(items(value), resources)
    } isolatedText: { value, resources in
      // Isolates are inserted after formatting: some languages choose the conjunction by the letters
      // after it. A mark at the end of each item tells where it is: “a” is in “and”, too.
      let items = try items(value)
      let mark = Self.mark(notIn: items)
      let marked = try text(items.map { $0 + String(mark) }, resources)
      let pieces = marked.unicodeScalars.split(separator: mark, omittingEmptySubsequences: false)
      let isolated = zip(pieces, items).map { piece, item in
        let words = String(Substring(piece.dropLast(item.unicodeScalars.count)))
        return item.isEmpty ? words : words + "\u{2068}" + item + BidiIsolation.end
      }
      return isolated.joined() + String(Substring(pieces[items.count]))
    }
  }

  /// Returns a scalar for private use that no text has.
  private static func mark(notIn texts: [String]) -> Unicode.Scalar {
    let used = Set(texts.lazy.flatMap(\.unicodeScalars))
    let marks = (0xF0000...0xFFFFD).lazy.compactMap { Unicode.Scalar($0 as UInt32) }
    return marks.first { !used.contains($0) } ?? "\u{FFFFD}"
  }

  /// `:hanok:range`: two numbers as a range, `3–5`.
  ///
  /// The operand is a list of two numbers, or the lower one with the upper one in the option `to`.
  /// All options of `:number` are valid. It selects by the plural category of the range, which has
  /// its own rules (CLDR, Plural Ranges).
  static func range(_ call: FunctionCall) -> PhraseFunction {
    let upper = call.options["to"]?.value
    let settings = NumberSettings(call, style: .number)
    @Sendable func format(_ resources: FormattingResources) throws -> NumberRangeFormat {
      try resources.formatter(settings.skeleton) { (language) throws(ICUError) in
        try NumberRangeFormat(language, skeleton: settings.skeleton)
      }
    }
    @Sendable func ends(_ value: MessageValue) throws -> (lower: String, upper: String) {
      guard case .list(let ends) = value, ends.count == 2 else {
        throw FunctionFailure(.badOperand)
      }
      return (try ends[0].number().description, try ends[1].number().description)
    }
    return PhraseFunction("range", call, ownOptions: ["to"]) { value, _ in
      if case .list(let values) = value, values.count == 2 {
        return .list(try values.map { MessageValue(try $0.number()) })
      }
      let lower = try value.number()
      guard let upper = try? upper?.number() else { throw FunctionFailure(.badOption, "to") }
      return .list([MessageValue(lower), MessageValue(upper)])
    } text: { value, resources in
      let (lower, upper) = try ends(value)
      return try format(resources).string(from: lower, to: upper)
    } category: { value, resources in
      guard settings.selection == .plural else { throw FunctionFailure(.badSelector) }
      let (lower, upper) = try ends(value)
      let rules = try resources.formatters.pluralRules(resources.language, .cardinal)
      return try rules.category(from: lower, to: upper, in: format(resources))
    }
  }
}
