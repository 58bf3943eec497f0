import HanokLocalization

/// Text that stays the same in every language: addresses, options, paths, names of files, acronyms.
enum ContentRules {
  static func mistakes(in pair: ReviewedPair) -> [Mistake] {
    guard !pair.isMnemonic else { return [] }
    return pair.target.patterns.flatMap { pattern -> [Mistake] in
      guard let reference = pair.source(of: pattern) else {
        return foreign(in: pattern, beside: nil)
      }
      return codes(pattern, reference) + NumberRules.mistakes(in: pattern, reference, pair)
        + SymbolRules.mistakes(in: pattern, reference, pair)
        + foreign(in: pattern, beside: reference)
    }
  }

  /// Returns the addresses, options, paths and acronyms of the source that a pattern lacks.
  private static func codes(_ pattern: ReviewedPattern, _ reference: ReviewedPattern) -> [Mistake] {
    var text: String?
    var isChecked: Set<String> = []
    return reference.words.compactMap { word -> Mistake? in
      // A name alone is one that the program proposes.
      let file = reference.words.count > 1 ? fileName(of: word) : nil
      guard let (check, code) = file.map({ (TranslationCheck.path, $0) }) ?? code(of: word),
        isChecked.insert(code).inserted
      else { return nil }
      let own = text ?? pattern.text
      text = own
      if check == .url, hasOtherEdition(of: code, own) { return nil }
      // A placeholder within is compared by its parts.
      let parts = code.split(separator: Character(ReviewedPattern.placeholder))
      let isWhole = check == .option && parts.count == 1
      if isWhole ? hasOption(code, own) : parts.allSatisfy({ own.contains($0) }) { return nil }
      var mistake = Mistake(
        check, pattern.textRange, ["subject": .init(code.replacing("\u{FFFC}", with: "…"))])
      if file != nil { mistake.kind = Problem.Kind("file-name", table: "HanokReview") }
      return mistake
    }
  }

  /// Returns the name of a file with its extension: `Questions.strings`, `{$name}.txt`.
  private static func fileName(of word: ReviewedWord) -> String? {
    // Most words have no extension: the text is only made of one that may have.
    let letters = word.letters
    let mayHaveExtension = letters.indices.dropFirst().dropLast().contains { index in
      letters[index].scalar == "." && ("a"..."z").contains(letters[index + 1].scalar)
    }
    guard mayHaveExtension else { return nil }
    let bare = bare(word)
    let parts = bare.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let base = parts.first, let ending = parts.last,
      // `e.g.` and `a.m.` are short forms, `2.1` is a number.
      base.count > 1 || base.unicodeScalars.first == ReviewedPattern.placeholder,
      (2...10).contains(ending.count), ending.first?.isLowercase == true,
      ending.allSatisfy({ $0.isASCII && ($0.isLowercase || $0.isNumber) }),
      parts.dropLast().allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy(isOfFileName) })
    else { return nil }
    return bare
  }

  private static func isOfFileName(_ scalar: Unicode.Scalar) -> Bool {
    let isAlphanumeric = scalar.properties.isAlphabetic || (0x30...0x39).contains(scalar.value)
    return scalar == ReviewedPattern.placeholder || scalar == "-" || scalar == "_"
      || scalar.value < 0x80 && isAlphanumeric
  }

  /// Returns a word without the brackets and marks around it.
  private static func bare(_ word: ReviewedWord) -> String {
    let text = word.text.drop { "([{“‘\"'`‹«<".contains($0) }
    return String(text.reversed().drop { ")]}”’\"'`›»>.,;:!?…".contains($0) }.reversed())
  }

  private static func code(of word: ReviewedWord) -> (TranslationCheck, String)? {
    guard mayBeCode(word) else { return nil }
    let bare = bare(word)
    guard bare.count > 1,
      bare.unicodeScalars.allSatisfy({ $0.value < 0x80 || $0 == ReviewedPattern.placeholder })
    else { return nil }
    if bare.contains("://") { return (.url, bare) }
    // The word for its value is translated.
    if bare.hasPrefix("--"), bare.count > 3 {
      return (.option, String(bare.prefix { $0 != "=" && $0 != "[" }))
    }
    if isShortOption(bare) { return (.option, bare) }
    if bare.first == "$", bare.count > 3,
      bare.dropFirst().allSatisfy({ $0.isASCII && ($0.isUppercase || $0.isNumber || $0 == "_") })
    {
      return (.path, bare)
    }
    if bare.contains("@"), bare.contains("."), bare.first != "@" { return (.email, bare) }
    if bare.hasPrefix("/") || bare.hasPrefix("~/") || bare.hasPrefix("./"), bare.count > 2,
      !isRate(bare)
    {
      return (.path, bare)
    }
    if bare.count > 2, bare.allSatisfy({ $0.isASCII && ($0.isUppercase || $0.isNumber) }),
      bare.contains(where: \.isLetter)
    {
      return (.acronym, bare)
    }
    return nil
  }

  /// Whether a word is a unit after a price, and not a path: `/month`.
  private static func isRate(_ text: String) -> Bool {
    ["/second", "/minute", "/hour", "/day", "/week", "/month", "/year", "/person", "/user"]
      .contains(
        text)
  }

  /// Whether a text has the address of an encyclopedia's edition in another language: `fr.wikipedia.org`.
  private static func hasOtherEdition(of address: String, _ text: String) -> Bool {
    guard let range = address.firstRange(of: "://en.") else { return false }
    return text.contains("." + address[range.upperBound...])
  }

  /// Whether a word is an option of one letter: `-h`.
  private static func isShortOption(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return scalars.count == 2 && scalars[0] == "-" && scalars[1].value < 0x80
      && scalars[1].properties.isAlphabetic
  }

  /// Whether a text has an option, and not only one that begins like it; many languages add endings.
  private static func hasOption(_ option: String, _ text: String) -> Bool {
    text.ranges(of: option).contains { range in
      let after = text[range.upperBound...].unicodeScalars.first
      let before = text[..<range.lowerBound].unicodeScalars.last
      let continues = after.map { $0.value < 0x250 && ($0.properties.isAlphabetic || $0 == "_") }
      return continues != true && before != "-"
        && !(option.hasPrefix("--") ? false : before?.isLatin == true)
    }
  }

  /// Whether a word has a sign of code, or two capitals; most words have neither.
  private static func mayBeCode(_ word: ReviewedWord) -> Bool {
    var capitals = 0
    for letter in word.letters {
      switch letter.scalar {
      case "/", "@": return true
      case "-": if letter.offset == word.letters.first?.offset { return true }
      case "A"..."Z": capitals += 1
      case "(", "[", "“", "‘", "\"", "{":
        if word.letters.first?.offset == letter.offset { return true }
      default: break
      }
    }
    return capitals > 1
  }

  /// Returns what another format left in the text: `&amp;`, `\n` in letters.
  private static func foreign(in pattern: ReviewedPattern, beside reference: ReviewedPattern?)
    -> [Mistake]
  {
    let signs: Set<Unicode.Scalar> = ["&", "\\"]
    let indices = pattern.letters.indices.filter { signs.contains(pattern.letters[$0].scalar) }
    return backslashes(in: pattern, beside: reference)
      + indices.compactMap { index in
        pattern.letters[index].scalar == "&"
          ? entity(at: index, in: pattern, reference) : escape(at: index, in: pattern, reference)
      }
  }

  /// Returns a number of backslashes that isn't the source's.
  private static func backslashes(
    in pattern: ReviewedPattern, beside reference: ReviewedPattern?
  ) -> [Mistake] {
    let (own, theirs) = (pattern.count(of: "\\"), reference?.count(of: "\\") ?? 0)
    guard theirs > 0, own != theirs else { return [] }
    var mistake = Mistake(
      .escape, pattern.textRange, ["count": .init(own), "expected": .init(theirs)])
    mistake.kind = Problem.Kind("backslashes", table: "HanokReview")
    return [mistake]
  }

  private static func entity(
    at index: Int, in pattern: ReviewedPattern, _ reference: ReviewedPattern?
  ) -> Mistake? {
    let letters = pattern.letters
    let name = letters[(index + 1)...].prefix {
      $0.scalar.isASCII && ($0.scalar.properties.isAlphabetic || $0.isDigit || $0.scalar == "#")
    }
    guard (2...8).contains(name.count), name.endIndex < letters.count,
      letters[name.endIndex].scalar == ";"
    else { return nil }
    let entity = "&" + ReviewedWord(letters: name).text + ";"
    if reference?.text.contains(entity) == true { return nil }
    let range = letters.sourceRange(index..<name.endIndex + 1, end: pattern.end)
    // `&amp;amp;` is an entity of an entity, of which either can be meant.
    let rest = letters[(name.endIndex + 1)...].prefix { !$0.scalar.isSpace }
    let isTwice = entity == "&amp;" && rest.contains { $0.scalar == ";" }
    return Mistake(
      .htmlEntity, range, ["subject": .init(entity)], replacement: isTwice ? nil : entities[entity])
  }

  private static func escape(
    at index: Int, in pattern: ReviewedPattern, _ reference: ReviewedPattern?
  ) -> Mistake? {
    let letters = pattern.letters
    guard index + 1 < letters.count, ["n", "t", "r", "u"].contains(letters[index + 1].scalar),
      let reference, !reference.text.contains("\\")
    else { return nil }
    let range = letters.sourceRange(index..<index + 2, end: pattern.end)
    return Mistake(.escape, range, ["subject": .init("\\" + String(letters[index + 1].scalar))])
  }

  private static let entities = [
    "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "’", "&#39;": "’",
    "&nbsp;": "\u{A0}",
  ]
}
