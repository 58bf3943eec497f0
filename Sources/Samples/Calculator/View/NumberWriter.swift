package import Hanok

/// The number notation of a language: its digits, its groups, its decimal sign.
package struct NumberWriter {
  /// The sign before the fraction.
  let decimalSign: String
  /// The sign between groups of digits, or nil for none.
  let groupingSign: String?
  private let language: LanguageTag
  private let formats: FormatterCache
  /// The characters that begin the fraction.
  private let decimalSigns: Set<String>

  /// A number with all signs.
  private static let sample = "1234567.5"
  /// The points of any language and width.
  private static let points: Set = [".", "．", "٫"]

  /// Creates the notation of a language.
  package init(_ language: LanguageTag, _ formats: FormatterCache = FormatterCache()) {
    self.language = language
    self.formats = formats
    let format = try? formats.numberFormat(language, skeleton: ".0")
    let number = try? format?.format(decimal: Self.sample)
    func sign(_ kind: FormattedNumber.Field.Kind) -> String? {
      guard let number, let field = number.fields.first(where: { $0.kind == kind }) else {
        return nil
      }
      return String(decoding: Array(number.text.utf8)[field.range], as: UTF8.self)
    }
    decimalSign = sign(.decimalSeparator) ?? "."
    groupingSign = sign(.groupingSeparator)
    decimalSigns = Self.points.subtracting([groupingSign].compactMap(\.self)).union([decimalSign])
  }

  /// Returns a number in ASCII, with all its fraction digits, in the language's notation.
  ///
  /// An example is `-12.50`; a point at the end becomes a decimal sign. The sign of a negative
  /// number is the language's (CLDR, minusSign), a hyphen-minus in most, and isn't replaced by the
  /// − of the keys: other programs read the copied text as a number, and in `5 − -3` the operation
  /// and the sign differ.
  package func text(of plainText: String) -> String {
    let parts = plainText.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[1].count : 0
    let precision =
      fraction == 0 ? "precision-integer" : "." + String(repeating: "0", count: fraction)
    let skeleton = precision + (parts.count > 1 ? " decimal-always" : "")
    let format = try? formats.numberFormat(language, skeleton: skeleton)
    let decimal = fraction == 0 ? String(parts[0]) : plainText
    return (try? format?.string(decimal: decimal)) ?? plainText
  }

  /// Returns a rounded number with as many fraction digits as fit a row, and at least one.
  func text(ofRounded plainText: String, fitting width: Int) -> String {
    let whole = text(of: plainText)
    guard let point = plainText.firstIndex(of: "."), whole.count > width else { return whole }
    let fraction = plainText.distance(from: point, to: plainText.endIndex) - 1
    let length = fraction - (whole.count - width)
    guard length > 0 else { return whole }
    let format = try? formats.numberFormat(
      language, skeleton: "." + String(repeating: "0", count: length))
    return (try? format?.string(decimal: plainText)) ?? whole
  }

  /// Returns a text with break opportunities after the group signs of long numbers.
  ///
  /// A number is long if it doesn't fit a line of `width` cells.
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

  /// Returns the value of a digit in any script and width, or nil for another character.
  static func digit(_ character: Character) -> Int? {
    guard character.unicodeScalars.count == 1,
      let properties = character.unicodeScalars.first?.properties,
      // Superscripts and digits in circles: `2²` isn't 22.
      properties.numericType != .digit, let value = properties.numericValue
    else { return nil }
    return (0...9).contains(value) ? Int(exactly: value) : nil
  }

  /// Whether a character begins the fraction; a point does unless it separates groups.
  func isDecimalSign(_ character: Character) -> Bool {
    decimalSigns.contains(String(character))
  }
}
