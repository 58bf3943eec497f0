import HanokLocalization

/// A format of `printf`, as in Apple's tables, cut into its parts.
///
/// `%@`, `%lld`, `%2$@`, `%.2f`, `%%`, and of catalogs `%#@name@` and `%arg`.
struct PrintfFormat: Hashable {
  enum Part: Hashable {
    case text(String)
    case conversion(Conversion)
    /// `%#@name@`: a text of its own that counts.
    case substitution(String, position: Int?)
    /// `%arg`: the number of the substitution that the text is of.
    case argument
  }

  /// A conversion of an argument.
  struct Conversion: Hashable {
    /// The number of the argument, from 1, or nil for the next one.
    let position: Int?
    /// The digits after the decimal point, or nil for the usual ones.
    let precision: Int?
    /// The letter: `d`, `@`, `f`.
    let letter: Character

    var isNumber: Bool { isInteger || "fFeEgG".contains(letter) }
    var isInteger: Bool { "diuDU".contains(letter) }

    /// The function and options of a placeholder, or nil for text.
    var annotation: String? {
      if isInteger { return ":integer" }
      guard isNumber else { return nil }
      guard !"gG".contains(letter) || precision != nil else { return ":number" }
      let digits = min(precision ?? 6, 20)
      return ":number minimumFractionDigits=\(digits) maximumFractionDigits=\(digits)"
    }
  }

  let parts: [Part]
  /// The first conversion that no message can have, such as `%x`, or nil if all can be read.
  let unknown: String?

  init(_ text: String) {
    var parts: [Part] = []
    var unknown: String?
    var plain = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        plain.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        plain.append("%")
      } else if let (part, end) = Self.part(rest) {
        if !plain.isEmpty { parts.append(.text(plain)) }
        plain = ""
        parts.append(part)
        if case .conversion(let conversion) = part, !Self.letters.contains(conversion.letter) {
          unknown = unknown ?? "%" + rest[..<end]
        }
        rest = rest[end...]
      } else {
        plain.append("%")
      }
    }
    if !plain.isEmpty { parts.append(.text(plain)) }
    self.parts = parts
    self.unknown = unknown
  }

  private static let letters: Set<Character> = Set("diuDUfFeEgG@sScC")
  private static let otherLetters: Set<Character> = Set("xXoOpaAn*")

  /// Reads what is after a percent sign; nil for a sign that is only one.
  private static func part(_ text: Substring) -> (Part, Substring.Index)? {
    if text.hasPrefix("arg"), text.dropFirst(3).first?.isLetter != true {
      return (.argument, text.index(text.startIndex, offsetBy: 3))
    }
    var rest = text
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    var position: Int?
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      guard let position, (1...99).contains(position) else { return nil }
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
      return (.substitution(name, position: position), text.index(after: end))
    }
    // A space is no flag here: “100% sure”.
    rest = rest.drop { "-+#0'".contains($0) }.drop { $0.isASCII && $0.isNumber }
    var precision: Int?
    if rest.first == "." {
      let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      precision = Int(digits) ?? 0
      rest = rest.dropFirst(1 + digits.count)
    }
    rest = rest.drop { "hlqLzjt".contains($0) }
    guard let letter = rest.first, letters.contains(letter) || otherLetters.contains(letter) else {
      return nil
    }
    let conversion = Conversion(position: position, precision: precision, letter: letter)
    return (.conversion(conversion), text.index(after: rest.startIndex))
  }
}
