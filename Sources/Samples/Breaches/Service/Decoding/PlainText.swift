/// HTML as plain text: tags are removed, and entities are replaced by their characters, once.
///
/// It is for sentences with links in them, not for pages. The characters of an entity are never
/// part of a tag, and are text like any other: the toolkit shows control characters when it draws
/// them.
struct PlainText {
  private let bytes: [UInt8]
  /// The index of the last `>`: no tag ends after it, so the search stops there.
  private let lastTagEnd: Int
  private var index = 0
  private var text: [UInt8] = []
  /// Whether blanks follow the last character; leading ones are ignored.
  private var isBlankDue = false

  private static let space = UInt8(ascii: " ")
  private static let blanks = Set(" \t\n\u{C}\r".utf8)
  /// The maximum length of an entity's name.
  private static let longestEntity = 16

  /// Returns the text of HTML; consecutive blanks and line ends become one blank, as in a browser.
  static func of(html: String) -> String {
    var reader = PlainText(bytes: Array(html.utf8))
    reader.read()
    return String(decoding: reader.text, as: UTF8.self)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    lastTagEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? 0
  }

  private mutating func read() {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<"), skipTag() { continue }
      if byte == UInt8(ascii: "&"), decodeEntity() { continue }
      append(byte)
      index += 1
    }
  }

  private mutating func append(_ byte: UInt8) {
    if Self.blanks.contains(byte) {
      isBlankDue = !text.isEmpty
    } else {
      if isBlankDue { text.append(Self.space) }
      isBlankDue = false
      text.append(byte)
    }
  }

  /// Skips a tag.
  ///
  /// - Returns: Whether there is one; otherwise the `<` is an ordinary character.
  private mutating func skipTag() -> Bool {
    guard index < lastTagEnd, Self.beginsTag(bytes[index + 1]),
      let end = bytes[index...].firstIndex(of: UInt8(ascii: ">"))
    else { return false }
    let letters = bytes[(index + 1)..<end].prefix { $0 > Self.space }
    let name = String(decoding: letters, as: UTF8.self).lowercased()
    index = end + 1
    // Lines and paragraphs end; other tags leave no gap.
    if Self.breaking.contains(name) { append(Self.space) }
    if let closing = Self.hidden[name] { skip(to: closing) }
    return true
  }

  private static func beginsTag(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return character.isASCII && character.isLetter || "/!?".contains(character)
  }

  /// Skips the bytes up to a closing sequence, or the rest.
  private mutating func skip(to closing: String) {
    while index < bytes.count, !bytes[index...].starts(with: closing.utf8) { index += 1 }
  }

  /// Appends the character of an entity.
  ///
  /// - Returns: Whether there is one; otherwise the `&` is an ordinary character.
  private mutating func decodeEntity() -> Bool {
    let start = index + 1
    let limit = min(bytes.count, start + Self.longestEntity)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) else { return false }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let scalar = Self.named[name] ?? Self.numbered(name) else { return false }
    for byte in String(Character(scalar)).utf8 { append(byte) }
    index = end + 1
    return true
  }

  /// Returns the scalar of `#39` or `#x27`; an invalid one is the replacement character.
  private static func numbered(_ name: String) -> Unicode.Scalar? {
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let code = isHexadecimal ? digits.dropFirst() : digits
    guard !code.isEmpty, code.allSatisfy({ isHexadecimal ? $0.isHexDigit : $0.isWholeNumber })
    else { return nil }
    let number = UInt32(code, radix: isHexadecimal ? 16 : 10)
    return number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
  }

  private static let breaking: Set = ["br", "br/", "p", "/p", "li", "/li", "div", "/div"]
  /// The tags whose content isn't text, with their closing sequences.
  private static let hidden = ["script": "</script", "style": "</style"]
  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
    "ndash": "\u{2013}", "mdash": "\u{2014}", "hellip": "\u{2026}", "lsquo": "\u{2018}",
    "rsquo": "\u{2019}", "ldquo": "\u{201C}", "rdquo": "\u{201D}", "copy": "\u{A9}",
    "reg": "\u{AE}", "trade": "\u{2122}", "euro": "\u{20AC}", "pound": "\u{A3}",
    "eacute": "\u{E9}", "egrave": "\u{E8}", "agrave": "\u{E0}", "ccedil": "\u{E7}",
    "auml": "\u{E4}", "ouml": "\u{F6}", "uuml": "\u{FC}", "szlig": "\u{DF}",
  ]
}
