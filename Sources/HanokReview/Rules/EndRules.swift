import HanokLocalization
import HanokUnicode

/// The mark at the end of a text, by the habits of the language.
enum EndRules {
  static func mistakes(
    in pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> [Mistake] {
    // The word for an option’s value isn't a sentence.
    guard let reference, reference.hasLetters, !pair.target.key.hasSuffix(".value") else {
      return []
    }
    let (own, index) = ending(of: pattern)
    let (theirs, indexOfSource) = ending(of: reference)
    if own == theirs || reference.endsInCode(at: indexOfSource) { return [] }
    if pair.language.code == "hy", isArmenian(theirs, pattern) { return [] }
    // Japanese asks by a particle.
    if pair.language.code == "ja", own == .stop, theirs == .question, index > 0,
      pattern.letters[index - 1].scalar == "か"
    {
      return []
    }
    // What the source has within its sentence can follow a colon: “For example: ko”.
    if own == .nothing, theirs == .stop, pattern.hasColon { return [] }
    let isFree = withoutStop.contains(pair.language.code) && (own == .nothing || theirs == .nothing)
    if isFree { return [] }
    // A stop that belongs to a word or a number ends no sentence.
    let areShort = pattern.words.count <= 2 && reference.words.count <= 2
    if own == .stop, theirs == .nothing,
      pattern.isAbbreviation(at: index, isShort: areShort) || isOrdinal(pattern, index, pair)
    {
      return []
    }
    if own == .nothing, theirs == .stop, reference.isAbbreviation(at: indexOfSource) { return [] }
    // “And so on” is a sign or a short form in many languages.
    if theirs == .nothing, own == .stop || own == .ellipsis, reference.isOpenEnded { return [] }
    let range = pattern.letters.sourceRange(index..<index + 1, end: pattern.end)
    return [
      Mistake(
        .endPunctuation, range,
        ["subject": .init(own.rawValue), "expected": .init(theirs.rawValue)])
    ]
  }

  /// What a text ends with.
  private enum End: String {
    case stop = "."
    case exclamation = "!"
    case question = "?"
    case colon = ":"
    case ellipsis = "…"
    case comma = ","
    case nothing = ""
  }

  private static func ending(of pattern: ReviewedPattern) -> (end: End, index: Int) {
    var index = pattern.letters.count - 1
    while index > 0,
      pattern.letters[index].scalar.closesQuotation || pattern.letters[index].scalar.isSpace
        || pattern.letters[index].scalar.isInvisibleMark
    {
      index -= 1
    }
    guard index >= 0 else { return (.nothing, 0) }
    if index < pattern.letters.count - 1, pattern.isQuoted(at: index) { return (.nothing, index) }
    let end: End =
      switch pattern.letters[index].scalar {
      case ".", "。", "｡", "।", "۔", "．", "։", "።", "။", "។", "།":
        index >= 2 && pattern.letters[index - 1].scalar == "." ? .ellipsis : .stop
      case "!", "！": .exclamation
      case "?", "？", "؟", "⁇": .question
      case ";" where pattern.letters.contains { Script(of: $0.scalar) == .greek }: .question
      case ":", "：": .colon
      case "…", "⋯": .ellipsis
      case ",", "、", "，", "،": .comma
      default: .nothing
      }
    return (end, index)
  }

  /// Whether a text asks or exclaims by a mark within a word, as Armenian does.
  private static func isArmenian(_ end: End, _ pattern: ReviewedPattern) -> Bool {
    switch end {
    case .question: pattern.has("՞")
    case .exclamation: pattern.has("՜") || pattern.has("՛")
    default: false
    }
  }

  /// Languages that end a sentence with a space alone.
  private static let withoutStop: Set = ["th", "lo", "km", "my"]

  /// Whether a stop makes the number before it an ordinal, as in German.
  private static func isOrdinal(
    _ pattern: ReviewedPattern, _ index: Int, _ pair: ReviewedPair
  ) -> Bool {
    guard index > 0, withOrdinalStop.contains(pair.language.code) else { return false }
    let before = pattern.letters[index - 1]
    return before.isDigit || before.scalar == ReviewedPattern.placeholder
  }

  private static let withOrdinalStop: Set = [
    "bs", "cs", "da", "de", "et", "eu", "fi", "fo", "hr", "hu", "is", "lv", "nb", "nn", "no", "pl",
    "sk", "sl", "sr", "tr",
  ]
}

extension Unicode.Scalar {
  /// The first scalar of its lower case.
  fileprivate var lowercase: Unicode.Scalar {
    properties.lowercaseMapping.unicodeScalars.first ?? self
  }

  /// Whether it closes a bracket or a quotation, or, as in Swedish or Hebrew, opens one, too.
  var closesQuotation: Bool {
    switch self {
    case "\"", "'", "“", "‘", "«", "‹", "״", "׳": true
    // As text it is code.
    case "}": false
    default: [.closePunctuation, .finalPunctuation].contains(properties.generalCategory)
    }
  }
}

extension ReviewedPattern {
  /// Whether the last sign isn't that of a sentence: `"key" = "value";`.
  fileprivate func endsInCode(at index: Int) -> Bool {
    guard letters.indices.contains(index) else { return false }
    let scalar = letters[index].scalar
    if scalar == "…", index > 0 { return letters[index - 1].scalar == "=" }
    return scalar == ";" || scalar == "}" || scalar == "{"
  }

  /// Whether a sign alone is between two quotation marks, as the name of a key or of a sign: `“:”`.
  fileprivate func isQuoted(at index: Int) -> Bool {
    guard let opening = letters[..<index].lastIndex(where: { !$0.scalar.isSpace }) else {
      return false
    }
    let mark = letters[opening].scalar
    if ["「", "『", "（", "(", "["].contains(mark) { return true }
    guard PairRules.openingMarks.contains(mark) || mark.closesQuotation else { return false }
    // After a letter it closes another quotation, or is an apostrophe.
    return opening == 0 || letters[opening - 1].scalar.isSpace
  }

  /// Whether an English text says that more could follow.
  fileprivate var isOpenEnded: Bool {
    let text = text.lowercased()
    return ["and more", "and so on", "and others", "and the like", "etc"].contains {
      text.hasSuffix($0)
    }
  }

  /// Whether a colon introduces what the text ends with.
  fileprivate var hasColon: Bool {
    guard let colon = letters.lastIndex(where: { $0.scalar == ":" || $0.scalar == "：" }) else {
      return false
    }
    return !letters[colon...].contains { [".", "。", "！", "？", "?"].contains($0.scalar) }
  }

  /// Whether the stop at an index is that of an abbreviation.
  ///
  /// `Wł.` and `pkt.` have no vowels, `z. B.` has one letter, English has `etc.`; in a short text any short
  /// word is one, such as `Wył.`, and a word alone if it ends within a syllable: `Kapaz.`
  fileprivate func isAbbreviation(at index: Int, isShort: Bool = false) -> Bool {
    let word = letters[..<index].reversed().prefix { !$0.scalar.isSpace && $0.scalar != "(" }
    let text = String(String.UnicodeScalarView(word.reversed().map(\.scalar))).lowercased()
    if Self.abbreviations.contains(text) { return true }
    guard let last = word.first?.scalar,
      word.allSatisfy({ $0.scalar == "." || Self.scripts.contains(Script(of: $0.scalar)) })
    else { return false }
    if word.count == 1 || word.contains(where: { $0.scalar == "." }) { return true }
    let isAlone = isShort && words.count == 1 && !Self.vowels.contains(last.lowercase)
    return isShort && word.count <= 4 || isAlone && word.count <= 6
      || !text.unicodeScalars.contains(where: Self.vowels.contains)
  }

  private static let scripts: Set<Script> = [.latin, .cyrillic, .greek, .inherited]
  /// Usual short forms with vowels, which can end a sentence of any length.
  private static let abbreviations = Set(
    """
    etc max min sec approx no inc usw bzw inkl exkl evtl std sek itp itd maks godz mies atd apod atď hod \
    např resp osv ekskl enz incl excl ecc jne ym stb máx mín aprox seg vb vs dk utt ipd \
    мин сек час макс ін др тис тыс δευτ λεπ إلخ الخ
    """.split(separator: " ").map(String.init))
  private static let vowels = Set(
    "aeiouyàáâãäåæāăąèéêëēėęěìíîïīįıòóôõöøōőœùúûüūůűųýÿаеёиоуыэюяіїєўαεηιουωάέήίόύώ".unicodeScalars)
}
