import Hanok

/// The way a language writes numbers: its digits, its groups, its decimal sign.
struct NumberWriter {
  /// The sign before the fraction.
  let decimalSign: String
  /// The sign between groups of digits; nil where there is none.
  let groupingSign: String?
  private let language: LanguageTag

  /// A number that shows all signs.
  private static let sample = "1234567.5"

  /// The way of a language.
  init(_ language: LanguageTag) {
    self.language = language
    let format = try? NumberFormat(language, skeleton: ".0")
    let number = try? format?.format(decimal: Self.sample)
    func sign(_ kind: FormattedNumber.Field.Kind) -> String? {
      guard let number, let field = number.fields.first(where: { $0.kind == kind }) else {
        return nil
      }
      return String(decoding: Array(number.text.utf8)[field.range], as: UTF8.self)
    }
    decimalSign = sign(.decimalSeparator) ?? "."
    groupingSign = sign(.groupingSeparator)
  }

  /// Writes a number that is given in ASCII, each digit of its fraction with it: `-12.50`; with a
  /// point at its end, a decimal sign.
  ///
  /// The sign of a negative number stays the language's (CLDR, minusSign), a hyphen-minus in most, and
  /// isn't made the − of the keys: what is copied is a number to other programs, too, and in
  /// `5 − -3` operation and sign can be told apart.
  func text(of plainText: String) -> String {
    let parts = plainText.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[1].count : 0
    let precision =
      fraction == 0 ? "precision-integer" : "." + String(repeating: "0", count: fraction)
    let skeleton = precision + (parts.count > 1 ? " decimal-always" : "")
    let format = try? NumberFormat(language, skeleton: skeleton)
    let decimal = fraction == 0 ? String(parts[0]) : plainText
    return (try? format?.string(decimal: decimal)) ?? plainText
  }

  /// Returns a text whose lines may break after the signs between groups of digits, in numbers that are
  /// longer than a line of so many cells.
  func breakingAtGroups(_ text: String, longerThan width: Int = 0) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.map { $0.count > width ? breakingAtGroups($0) : String($0) }
      .joined(separator: " ")
  }

  private func breakingAtGroups(_ word: Substring) -> String {
    guard let groupingSign else { return String(word) }
    return word.split(separator: groupingSign, omittingEmptySubsequences: false)
      .joined(separator: groupingSign + "\u{200B}")
  }

  /// The digit from 0 to 9 that a character is, in any script and width; nil of other characters.
  static func digit(_ character: Character) -> Int? {
    guard character.unicodeScalars.count == 1,
      let value = character.unicodeScalars.first?.properties.numericValue
    else { return nil }
    return (0...9).contains(value) ? Int(exactly: value) : nil
  }

  /// Whether a character begins the fraction; a point does where it doesn't part groups.
  func isDecimalSign(_ character: Character) -> Bool {
    if String(character) == decimalSign { return true }
    return [".", "．", "٫"].contains(character) && String(character) != groupingSign
  }
}
