/// The formats of a country's postal codes, sign by sign.
public struct PostalCodePattern: Hashable, Sendable {
  /// A sign of a code.
  enum Symbol: Hashable, Sendable {
    case digit
    case letter
    case hyphen
    case space
  }

  private let forms: [[Symbol]]

  init(_ forms: [[Symbol]]) { self.forms = forms }

  /// Returns a code in the country's format: ASCII digits, capital letters, its hyphen or space.
  ///
  /// Hyphens and spaces are optional in the text: `1000001` and `１００−０００１` are `100-0001`.
  ///
  /// - Returns: The code, or nil if the text isn't a code of the country.
  public func canonical(_ text: String) -> String? {
    let signs = text.compactMap(\.codeSign)
    // A character that occurs in no code.
    if signs.count != text.count(where: { !$0.isCodeSeparator }) { return nil }
    return forms.lazy.compactMap { $0.filled(with: signs) }.first
  }

  /// An example of the country's codes for an error message: `12345`, `A1A 1A1`.
  public var example: String {
    guard let form = forms.first else { return String() }
    var digit: UInt8 = 0
    var letter: UInt8 = 0
    let signs = form.compactMap { symbol -> Character? in
      switch symbol {
      case .digit:
        digit += 1
        return Character(Unicode.Scalar(0x30 + digit % 10))
      case .letter:
        letter += 1
        return Character(Unicode.Scalar(0x40 + letter))
      case .hyphen, .space: return nil
      }
    }
    return form.filled(with: signs) ?? String()
  }
}

extension [PostalCodePattern.Symbol] {
  static func digits(_ count: Int) -> Self { Array(repeating: .digit, count: count) }

  /// Returns the signs in this format, or nil if they don't fit.
  fileprivate func filled(with signs: [Character]) -> String? {
    var text = String()
    var rest = signs[...]
    for symbol in self {
      switch symbol {
      case .hyphen: text.append(Character(Unicode.Scalar(UInt8(0x2D))))
      case .space: text.append(.space)
      case .digit:
        guard let sign = rest.popFirst(), sign.isNumber else { return nil }
        text.append(sign)
      case .letter:
        guard let sign = rest.popFirst(), sign.isLetter else { return nil }
        text.append(sign)
      }
    }
    return rest.isEmpty ? text : nil
  }
}

extension Character {
  /// The character as a sign of postal codes: a digit or a capital ASCII letter, or nil for others.
  fileprivate var codeSign: Character? {
    if let digit = asciiDigit { return Character(digit) }
    guard let scalar = narrowLetter else { return nil }
    return Character(Unicode.Scalar(scalar & 0xDF))
  }

  /// The ASCII letter, also of a full-width one.
  private var narrowLetter: UInt8? {
    guard unicodeScalars.count == 1, let value = unicodeScalars.first?.value else { return nil }
    let narrow = (0xFF01...0xFF5E).contains(value) ? value - 0xFEE0 : value
    return (0x41...0x5A).contains(narrow) || (0x61...0x7A).contains(narrow) ? UInt8(narrow) : nil
  }

  /// Whether it is a separator in codes: spaces, and hyphens and dashes of any width.
  fileprivate var isCodeSeparator: Bool {
    if isWhitespace { return true }
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.properties.generalCategory == .dashPunctuation || scalar.value == 0x2212
      || scalar.value == 0x30FC || scalar.value == 0x3012
  }
}
