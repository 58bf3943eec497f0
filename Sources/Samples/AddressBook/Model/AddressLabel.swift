/// A line of a label: parts of an address and marks between them.
struct LabelLine: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// A part of a line.
  enum Part: Hashable, Sendable {
    case recipient
    case field(AddressField)
    case mark(Mark)

    static var street: Part { .field(.street) }
    static var extended: Part { .field(.extended) }
    static var district: Part { .field(.district) }
    static var locality: Part { .field(.locality) }
    static var region: Part { .field(.region) }
    static var postalCode: Part { .field(.postalCode) }
  }

  /// A sign in the format of an address, independent of the language.
  enum Mark: Character, Sendable {
    /// The comma after a town.
    case comma = ","
    /// Japan's postal mark.
    case postalMark = "〒"
  }

  let parts: [Part]
  /// The sign between two parts; nil for none, not even a space.
  let separator: Character?

  init(_ parts: [Part], separator: Character? = " ") {
    self.parts = parts
    self.separator = separator
  }

  init(arrayLiteral parts: Part...) { self.init(parts) }

  static let recipient: LabelLine = [.recipient]

  /// Returns the line with the parts of an address, or nil if the address has none of them.
  func text(of address: PostalAddress, recipient: String) -> String? {
    var line = ""
    var mark: Mark?
    for part in parts {
      if case .mark(let sign) = part {
        mark = sign
        continue
      }
      let text = part.text(of: address, recipient: recipient)
      if text.isEmpty { continue }
      if let mark, !line.isEmpty || parts.first == .mark(mark) {
        line.append(mark.rawValue)
      }
      mark = nil
      if let separator, !line.isEmpty { line.append(separator) }
      line.append(text)
    }
    return line.isEmpty ? nil : line
  }
}

extension LabelLine.Part {
  fileprivate func text(of address: PostalAddress, recipient: String) -> String {
    switch self {
    case .recipient: recipient
    case .field(let field): address[keyPath: field.keyPath].trimmed
    case .mark: ""
    }
  }
}

extension PostalAddress {
  /// Returns the lines of a label, from the top, without the country.
  ///
  /// ```
  /// 〒100-0001                Jane Doe
  /// 東京都千代田区千代田1-1    1 Main Street
  /// 山田太郎                  Springfield, IL 62701
  /// ```
  ///
  /// - Parameter recipient: The name, with the language's words before or after it; empty to omit
  ///   it.
  public func labelLines(recipient: String) -> [String] {
    let format = format
    let lines = isLatin ? format.latinLines ?? format.lines : format.lines
    return lines.compactMap { $0.text(of: self, recipient: recipient) }
  }

  /// Whether the address has no Han characters, Hangul or kana, such as one for foreign mail.
  private var isLatin: Bool {
    let texts = AddressField.allCases.lazy.map { self[keyPath: $0.keyPath] }
    return !texts.contains { $0.unicodeScalars.contains(where: \.isEastAsian) }
  }
}
