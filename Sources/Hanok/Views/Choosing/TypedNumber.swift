import HanokUnicode

/// A number as it is typed in a language: with its decimal sign and its grouping, and any digits.
///
/// Units and percent signs after it are passed over; words before it make it none. It has no exponent.
struct TypedNumber {
  let value: Double

  init?(_ text: String, in language: LanguageTag) {
    var digits = ""
    var isNegative = false
    let decimalSign = Self.decimalSign(of: language)
    for character in text {
      if let digit = Self.digit(character) {
        digits += "\(digit)"
      } else if character == decimalSign, !digits.isEmpty || text.first == character {
        if digits.contains(".") { return nil }
        digits += digits.isEmpty ? "0." : "."
      } else if Self.minusSigns.contains(character), digits.isEmpty {
        isNegative = true
      } else if digits.isEmpty, character.isLetter || character == ":" {
        return nil
      }
    }
    guard digits.contains(where: \.isNumber), let number = Double(digits) else { return nil }
    value = isNegative ? -number : number
  }

  /// Whether a character is a digit, of any script.
  static func isDigit(_ character: Character) -> Bool { digit(character) != nil }

  /// Whether a character may be inside a typed number.
  static func isMark(_ character: Character) -> Bool { ".,٫٬'’ %٪".contains(character) }

  private static let minusSigns: Set<Character> = ["-", "−", "－"]

  private static func digit(_ character: Character) -> Int? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.properties.numericType == .decimal
    else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }

  /// The sign between the whole and its parts.
  private static func decimalSign(of language: LanguageTag) -> Character {
    let half = try? NumberFormat(language, skeleton: ".0").string(1.5)
    return half?.first { digit($0) == nil && (isMark($0) || $0.isPunctuation) } ?? "."
  }
}
