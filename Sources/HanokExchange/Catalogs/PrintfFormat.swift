/// A format of `printf`, as in Apple's tables, cut into its parts.
///
/// `%@`, `%lld`, `%2$@`, `%.2f`, `%%`, and of catalogs `%#@name@` and `%arg`. They are found in the bytes:
/// a mark such as U+0301 after an `@` is one character with it.
struct PrintfFormat: Hashable {
  enum Part: Hashable {
    case text(String)
    case conversion(PrintfConversion)
    /// `%#@name@`: a text of its own that counts.
    case substitution(String, position: Int?)
    /// `%arg`: the number of the substitution that the text is of.
    case argument
  }

  let parts: [Part]
  /// The first conversion that no message can have, such as `%x`, or nil if all can be read.
  let unknown: String?

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var unknown: String?
    var plain: [UInt8] = []
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      var reader = PrintfReader(bytes, at: at)
      guard byte == UInt8(ascii: "%"), !reader.isDoubled, let part = reader.part() else {
        plain.append(byte)
        if byte == UInt8(ascii: "%"), reader.isDoubled { at += 1 }
        continue
      }
      if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
      plain = []
      parts.append(part)
      if case .conversion(let conversion) = part, !conversion.isSupported, unknown == nil {
        unknown = "%" + String(decoding: bytes[at..<reader.at], as: UTF8.self)
      }
      at = reader.at
    }
    if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
    self.parts = parts
    self.unknown = unknown
  }
}

extension PrintfFormat {
  /// Returns the kinds of conversions of a text: `%d`, `%@`, `%#@`, `%arg` and `%%`.
  static func kinds(in text: String) -> Set<String> {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
    let kinds = PrintfFormat(text).parts.compactMap { part -> String? in
      switch part {
      case .text: nil
      case .conversion(let conversion): "%\(conversion.letter)"
      case .substitution: "%#@"
      case .argument: "%arg"
      }
    }
    let isDoubled = Array(text.utf8).firstRange(of: Array("%%".utf8)) != nil
    return Set(kinds + (isDoubled ? ["%%"] : []))
  }
}

/// Reads what is after a percent sign.
private struct PrintfReader {
  private let bytes: [UInt8]
  private let start: Int
  /// The offset after what was read.
  private(set) var at: Int

  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    start = offset
    at = offset
  }

  /// Whether the sign is doubled, which writes one.
  var isDoubled: Bool { start < bytes.count && bytes[start] == UInt8(ascii: "%") }

  /// Reads a part; nil for a sign that is only one.
  mutating func part() -> PrintfFormat.Part? {
    if skip("arg") { return .argument }
    var position: Int?
    let digits = take("0123456789")
    if !digits.isEmpty, skip("$") {
      guard let number = Int(digits), (1...99).contains(number) else { return nil }
      position = number
    } else {
      at = start
    }
    if skip("#@") {
      let name = bytes[at...].prefix { $0 != UInt8(ascii: "@") }
      guard name.endIndex < bytes.count else { return nil }
      at = name.endIndex + 1
      return .substitution(String(decoding: name, as: UTF8.self), position: position)
    }
    // A space isn't a flag here: “100% sure”.
    let flags = take("-+#0'")
    let width = take("0123456789")
    var precision: String?
    if skip(".") { precision = take("0123456789") }
    _ = take("hlqLzjt")
    guard at < bytes.count else { return nil }
    let letter = Unicode.Scalar(bytes[at])
    guard PrintfConversion.letters.contains(letter) else { return nil }
    at += 1
    // A number too large is one that no message can have.
    return .conversion(
      PrintfConversion(
        position: position, flags: flags, width: width.isEmpty ? 0 : Int(width) ?? .max,
        precision: precision.map { $0.isEmpty ? 0 : Int($0) ?? .max }, letter: letter))
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes[at...].starts(with: text.utf8) else { return false }
    at += text.utf8.count
    return true
  }

  private mutating func take(_ characters: String) -> String {
    let taken = bytes[at...].prefix { characters.utf8.contains($0) }
    at = taken.endIndex
    return String(decoding: taken, as: UTF8.self)
  }
}
