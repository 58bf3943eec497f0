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
    guard let form = forms.first else { return "" }
    var digit: UInt8 = 0
    var letter: UInt8 = 0
    let signs = form.compactMap { symbol -> Character? in
      switch symbol {
      case .digit:
        digit += 1
        return Character(Unicode.Scalar(UInt8(ascii: "0") + digit % 10))
      case .letter:
        defer { letter += 1 }
        return Character(Unicode.Scalar(UInt8(ascii: "A") + letter))
      case .hyphen, .space: return nil
      }
    }
    return form.filled(with: signs) ?? ""
  }
}

extension [PostalCodePattern.Symbol] {
  static func digits(_ count: Int) -> Self { Array(repeating: .digit, count: count) }

  /// Returns the signs in this format, or nil if they don't fit.
  fileprivate func filled(with signs: [Character]) -> String? {
    var text = ""
    var rest = signs[...]
    for symbol in self {
      switch symbol {
      case .hyphen: text.append("-")
      case .space: text.append(" ")
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
    return narrowLetter.map { Character(Character($0).uppercased()) }
  }

  /// The ASCII letter, also of a full-width one.
  private var narrowLetter: Unicode.Scalar? {
    guard unicodeScalars.count == 1, let scalar = unicodeScalars.first else { return nil }
    let offset = Unicode.Scalar("！").value - Unicode.Scalar("!").value
    let isWide = ("！"..."～").contains(scalar)
    let narrow = isWide ? Unicode.Scalar(scalar.value - offset) : scalar
    return narrow.flatMap { ("A"..."Z").contains($0) || ("a"..."z").contains($0) ? $0 : nil }
  }

  /// Whether it is a separator in codes: spaces, and hyphens and dashes of any width.
  fileprivate var isCodeSeparator: Bool {
    if isWhitespace { return true }
    guard let scalar = unicodeScalars.first else { return false }
    // The long-vowel mark of kana is typed in place of a hyphen.
    let others: Set<Unicode.Scalar> = ["−", "\u{30FC}", "〒"]
    return scalar.properties.generalCategory == .dashPunctuation || others.contains(scalar)
  }
}
