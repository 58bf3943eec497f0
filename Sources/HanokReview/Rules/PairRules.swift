import HanokLocalization
import HanokUnicode

/// Brackets and quotation marks, and the spaces within them, by the habits of the language.
enum PairRules {
  static func mistakes(
    in pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> [Mistake] {
    let foreign = QuoteRules.mistakes(in: pattern, reference, pair)
    // Beside marks of another language, the language's own have no partners.
    return brackets(pattern, reference) + foreign
      + (foreign.isEmpty ? unpaired(pattern, reference, pair) : []) + guillemets(pattern, pair)
  }

  // MARK: - Brackets

  /// Returns the bracket that another one closes.
  private static func opener(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case ")": "("
    case "]": "["
    case "）": "（"
    case "］": "［"
    case "」": "「"
    case "』": "『"
    case "】": "【"
    case "》": "《"
    default: nil
    }
  }

  private static func opens(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", "[", "（", "［", "「", "『", "【", "《": true
    default: false
    }
  }

  private static func brackets(_ pattern: ReviewedPattern, _ reference: ReviewedPattern?)
    -> [Mistake]
  {
    guard let index = unbalanced(pattern) else { return [] }
    if let reference, unbalanced(reference) != nil { return [] }
    let range = pattern.letters.sourceRange(index..<index + 1, end: pattern.end)
    return [Mistake(.brackets, range, ["subject": .init(String(pattern.letters[index].scalar))])]
  }

  /// Returns the index of the first bracket without its partner.
  private static func unbalanced(_ pattern: ReviewedPattern) -> Int? {
    var open: [(scalar: Unicode.Scalar, index: Int)] = []
    for (index, letter) in pattern.letters.enumerated() {
      if opens(letter.scalar) {
        open.append((letter.scalar, index))
      } else if let opener = opener(of: letter.scalar) {
        if open.last?.scalar == opener {
          open.removeLast()
        } else if !isMouth(index, in: pattern) {
          return index
        }
      }
    }
    return open.first { !isMouth($0.index, in: pattern) }?.index
  }

  /// Whether a bracket is the mouth of a face: `:)`.
  private static func isMouth(_ index: Int, in pattern: ReviewedPattern) -> Bool {
    guard index > 0, ["(", ")"].contains(pattern.letters[index].scalar) else { return false }
    var eyes = index - 1
    if eyes > 0, pattern.letters[eyes].scalar == "-" { eyes -= 1 }
    // After a word, a colon has a bracket after it.
    return [":", ";"].contains(pattern.letters[eyes].scalar)
      && (eyes == 0 || pattern.letters[eyes - 1].scalar.isSpace)
  }

  // MARK: - Quotation marks

  static let openingMarks: Set<Unicode.Scalar> = ["“", "„", "«", "‹", "‘", "‚", "「", "『"]

  /// Returns a mark of the language without its partner, where the source's are in pairs.
  private static func unpaired(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> [Mistake] {
    if let odd = odd(pattern, reference, pair) { return [unpaired(odd)] }
    let quotes = pair.language.quotes
    var marks = [(quotes.opening, quotes.closing)]
    // Finnish and Swedish open with the mark that closes.
    if quotes.opening != "«", !["fi", "sv"].contains(pair.language.code) {
      marks.append(("«", "»"))
    }
    return marks.compactMap { opening, closing -> Mistake? in
      guard let opening = Unicode.Scalar(opening), let closing = Unicode.Scalar(closing),
        opening != closing, !opens(opening), closing != "’", opening != "’",
        !isUsualPair(pattern, pair.language.code), let surplus = pattern.surplus(opening, closing)
      else { return nil }
      // English marks mean something else in German, whose “ closes.
      let isEnglish = closing == "“" || closing == "”"
      let isInSource =
        reference?.surplus("“", "”") != nil
        || !isEnglish && reference?.surplus(opening, closing) != nil
      if isInSource { return nil }
      return unpaired(surplus)
    }
  }

  private static func unpaired(_ letter: ReviewedPattern.Letter) -> Mistake {
    var mistake = Mistake(.brackets, letter.range, ["subject": .init(String(letter.scalar))])
    mistake.kind = Problem.Kind("unpaired-quote", table: "HanokReview")
    return mistake
  }

  /// Returns the last mark where a language that opens and closes with one mark has an odd number of it.
  private static func odd(
    _ pattern: ReviewedPattern, _ reference: ReviewedPattern?, _ pair: ReviewedPair
  ) -> ReviewedPattern.Letter? {
    guard ["fi", "sv"].contains(pair.language.code), reference?.surplus("“", "”") == nil else {
      return nil
    }
    let marks = pattern.quotes.filter { $0.scalar == "”" }
    return marks.count.isMultiple(of: 2) ? nil : marks.last
  }

  /// Whether the marks are in pairs that CLDR doesn't have, and that are usual nevertheless: Danish ”…”,
  /// and “…” where the first one is low in print.
  private static func isUsualPair(_ pattern: ReviewedPattern, _ language: String) -> Bool {
    let marks = pattern.quotes.map(\.scalar).filter { ["“", "”", "„"].contains($0) }
    guard marks.count.isMultiple(of: 2), !marks.isEmpty else { return false }
    switch language {
    case "da": return marks.allSatisfy { $0 == "”" }
    case "bs", "he", "hr", "sr":
      return stride(from: 0, to: marks.count, by: 2).allSatisfy {
        marks[$0] == "“" && marks[$0 + 1] == "”"
      }
    default: return false
    }
  }

  /// Returns French marks without no-break spaces within, which Switzerland can do without.
  private static func guillemets(_ pattern: ReviewedPattern, _ pair: ReviewedPair) -> [Mistake] {
    guard pair.language.code == "fr" else { return [] }
    let letters = pattern.letters
    let needsSpace = pair.language.tag.region != "CH"
    return letters.indices.compactMap { index -> Mistake? in
      let isOpener = letters[index].scalar == "«"
      guard isOpener || letters[index].scalar == "»" else { return nil }
      let inner = isOpener ? index + 1 : index - 1
      guard letters.indices.contains(inner) else { return nil }
      let scalar = letters[inner].scalar
      guard scalar == " " || needsSpace && !scalar.isSpace else { return nil }
      let edge = isOpener ? letters[index].range.upperBound : letters[index].offset
      return Mistake(
        .spaceBeforePunctuation, scalar == " " ? letters[inner].range : edge..<edge,
        ["subject": "« »", "kind": "inside"], replacement: "\u{A0}")
    }
  }
}

extension ReviewedPattern {
  /// The marks that quote.
  fileprivate var quotes: [Letter] { quotationMarks.map { letters[$0] } }

  /// Returns a mark of a pair without its partner: the first that closes, or the last that opens.
  fileprivate func surplus(_ opening: Unicode.Scalar, _ closing: Unicode.Scalar) -> Letter? {
    // Croatian, as others, opens with a low mark, and closes with either of the high ones.
    let high: [Unicode.Scalar] = ["“", "”"]
    let isHigh = high.contains(closing)
    let letters = quotes
    let openers = letters.filter { $0.scalar == opening || isHigh && $0.scalar == "„" }
    let closers = letters.filter {
      $0.scalar == closing || isHigh && $0.scalar != opening && high.contains($0.scalar)
    }
    if openers.count == closers.count { return nil }
    return openers.count > closers.count ? openers.last : closers.first
  }
}
