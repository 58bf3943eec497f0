/// The words for thousands and more after digits, learned from ICU: `1,5 Mio.`, `2 करोड़`.
struct NumberMagnitudes: Sendable {
  /// The powers of ten of the words; words are folded and without their last point.
  private var powers: [String: Int] = [:]

  /// The powers that are tried.
  private static let trials = 3...15
  /// Single letters are ambiguous: `10T` is ten thousand in India.
  private static let shortest = 2

  init(_ language: LanguageTag) {
    var ambiguous: Set<String> = []
    for style in ["compact-long", "compact-short"] {
      guard let format = try? NumberFormat(language, skeleton: style) else { continue }
      for power in Self.trials {
        // Plural forms differ: 1 million, 2 millions, 1.5 million.
        for digits in ["10", "20", "50", "15"] {
          let decimal = digits + String(repeating: "0", count: power - 1)
          guard let (word, found) = Self.word(of: decimal, format) else { continue }
          if let former = powers[word], former != found { ambiguous.insert(word) }
          powers[word] = found
        }
      }
    }
    for word in ambiguous { powers[word] = nil }
  }

  /// Returns ICU's word for a number, and its power of ten.
  private static func word(of decimal: String, _ format: NumberFormat) -> (String, Int)? {
    guard let number = try? format.format(decimal: decimal) else { return nil }
    let bytes = Array(number.text.utf8)
    var word = ""
    var digits: [UInt8] = []
    for field in number.fields where field.kind == .compact || field.kind == .integer {
      let text = String(decoding: bytes[field.range], as: UTF8.self)
      if field.kind == .compact {
        word = text.folded
        continue
      }
      for scalar in text.unicodeScalars {
        if case .digit(let digit)? = NumberSign(scalar) { digits.append(digit) }
      }
    }
    while word.last == "." { word.removeLast() }
    guard word.unicodeScalars.count >= shortest, !digits.isEmpty,
      word.unicodeScalars.allSatisfy({ EastAsianNumeral($0) == nil })
    else { return nil }
    return (word, decimal.utf8.count - digits.count)
  }

  /// Removes the word from the end of a text.
  ///
  /// - Returns: The power of ten, or 0 if there is no word.
  func removePower(from scan: inout NumberScan) -> Int {
    let signs = scan.signs
    guard
      let digit = signs.lastIndex(where: { if case .digit = $0.sign { true } else { false } }),
      digit + 1 < signs.endIndex
    else { return 0 }
    var rest = scan
    rest.signs = signs[(digit + 1)...]
    rest.trim()
    var word = ""
    for item in rest.signs { word.unicodeScalars.append(item.scalar) }
    word = word.folded
    while word.last == "." { word.removeLast() }
    guard let power = powers[word] else { return 0 }
    scan.signs = signs[...digit]
    return power
  }
}
