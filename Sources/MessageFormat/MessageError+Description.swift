import HanokUnicode

extension MessageError: CustomStringConvertible {
  /// A description of the error, its position and its remedy, in English.
  ///
  ///     1:4: There is no function :intege.
  ///       {$n :intege}
  ///       ^
  ///     Check the function's name, such as :integer or :string.
  ///
  /// Lines and characters count from 1. For readers of other languages, show your own sentence for
  /// ``kind``.
  public var description: String {
    let (sentence, remedy) = words
    let end = remedy.isEmpty ? "" : "\n" + remedy
    if source.isEmpty { return sentence + end }
    let before = String(decoding: source.utf8.prefix(range.lowerBound), as: UTF8.self)
    let lines = before.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
    let start = lines.last ?? ""
    let rest = source.dropFirst(before.count).prefix { !$0.endsLine }
    let shown = (start.suffix(Self.excerpt), rest.prefix(Self.excerpt))
    let cells = shown.0.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
    return """
      \(lines.count):\(start.count + 1): \(sentence)
        \(String((shown.0 + shown.1).map(\.visible)))
        \(String(repeating: " ", count: cells))^\(end)
      """
  }

  /// The maximum number of characters shown on either side of the error.
  private static let excerpt = 40

  private var words: (sentence: String, remedy: String) {
    let about = kind == .syntaxError ? Self.expectations[subject] ?? "“\(subject)”" : subject
    let (sentence, remedy) = Self.words[kind] ?? (kind.rawValue + " %", "")
    func filled(_ text: String) -> String {
      text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: about)
    }
    let isAdvised = kind != .syntaxError || brace != nil
    return (filled(sentence), isAdvised ? filled(remedy) : "")
  }

  /// The sentences and remedies; `%` is replaced by the subject.
  private static let words: [Kind: (String, String)] = [
    .syntaxError: ("Expected % here.", "To write a brace that is text, put a \\ before it."),
    .variantKeyMismatch: (
      "This variant doesn't have as many keys as there are selectors: %.",
      "Give each variant one key for each variable after .match."
    ),
    .missingFallbackVariant: (
      "No variant serves all other cases.", "Add a variant whose keys are all *."
    ),
    .missingSelectorAnnotation: (
      "The selector $% has no function.",
      "Declare the variable with one, such as .input {$% :integer}."
    ),
    .duplicateDeclaration: (
      "$% is declared twice, or after its first use.",
      "Declare each variable once, before it is used."
    ),
    .duplicateOptionName: ("The option % is given twice.", "Remove one of the two."),
    .duplicateVariant: (
      "Two variants have the same keys.", "Remove one of the two, or change its keys."
    ),
    .unresolvedVariable: (
      "$% has no value.", "Pass an argument named “%”, or correct the name."
    ),
    .unknownFunction: (
      "There is no function :%.", "Check the function’s name, such as :integer or :string."
    ),
    .badSelector: ("The value can't select a variant.", "Select on a number or a string."),
    .badOperand: (
      "The function can’t format the value that it is given.",
      "Check that value and function fit, such as a number for :integer."
    ),
    .badOption: (
      "The value of the option % is not valid.", "Check the option’s name and value."
    ),
    .badVariantKey: (
      "No value matches the key %.", "Use *, a plural category such as one, or a number."
    ),
    .unsupportedOperation: (
      "The function can’t apply % to this value.",
      "Check that the option fits the value; for example, that the usage fits the unit."
    ),
    .limitExceeded: (
      "The message is too long or has too many parts: %.",
      "Split it into several messages."
    ),
  ]

  private static let expectations = [
    "end": "the end of the message", "escapable": "\\, {, | or } after the backslash",
    "escape": "a backslash before a brace that is text", "key": "a key or *",
    "literal": "a literal value", "name": "a name",
    "operand": "a variable, a literal value or a function",
    "optionValue": "a value for the option", "patternEnd": "}} at the end of the pattern",
    "quote": "| at the end of the literal value", "quotedPattern": "a pattern in double braces",
    "text": "text without NUL characters", "variable": "a variable such as $name",
    "variableExpression": "a variable in braces such as {$name}", "whitespace": "white space",
  ]
}

extension Character {
  fileprivate var endsLine: Bool { self == "\n" || self == "\r" || self == "\r\n" }

  /// Whether most terminals draw this character in two cells (UAX #11, wide and fullwidth).
  fileprivate var isWide: Bool {
    guard let first = unicodeScalars.first else { return false }
    return [.wide, .fullwidth].contains(CharacterProperties(first).eastAsianWidth)
  }

  /// The character, or a visible replacement for a control.
  fileprivate var visible: Character {
    switch unicodeScalars.first?.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: self == "\t" ? " " : "\u{FFFD}"
    default: self
    }
  }
}
