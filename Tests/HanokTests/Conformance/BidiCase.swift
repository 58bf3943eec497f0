import HanokUnicode

/// A line of `BidiCharacterTest.txt`: a text, and the levels and the order of its scalars.
nonisolated struct BidiCase {
  let text: String
  let scalars: [Unicode.Scalar]
  /// Where each scalar begins in UTF-8 bytes.
  let offsets: [Int]
  /// Nil where the first strong character decides.
  let direction: TextDirection?
  let paragraphDirection: TextDirection
  /// Nil for scalars that rule X9 removes.
  let levels: [Int?]
  /// The places of the others, from left to right.
  let order: [Int]

  /// Reads `0061 0028;0;0;0 0;0 1`; nil where the line is none.
  init?(_ line: String) {
    let fields = Self.fields(of: line)
    guard fields.count == 5 else { return nil }
    scalars = fields[0].compactMap { $0.hexadecimal.flatMap(Unicode.Scalar.init) }
    var offset = 0
    offsets = scalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return offset
    }
    let (direction, paragraph) = (fields[1].first?.decimal, fields[2].first?.decimal)
    self.direction = direction == 0 ? .leftToRight : direction == 1 ? .rightToLeft : nil
    paragraphDirection = paragraph == 1 ? .rightToLeft : .leftToRight
    levels = fields[3].map(\.decimal)
    order = fields[4].compactMap(\.decimal)
    text = String(String.UnicodeScalarView(scalars))
  }

  /// A number of a line as it is read: in both bases at once, and nil for other words, as `x`.
  private struct Word {
    var decimal: Int? = 0
    var hexadecimal: UInt32? = 0

    mutating func take(_ byte: UInt8) {
      let digit = byte >= 0x30 && byte < 0x3A ? byte - 0x30 : nil
      let letter = byte >= 0x41 && byte < 0x47 ? byte - 0x37 : nil
      decimal = decimal.flatMap { value in digit.map { value * 10 + Int($0) } }
      hexadecimal = hexadecimal.flatMap { value in
        (digit ?? letter).map { value * 16 + UInt32($0) }
      }
    }
  }

  /// The words of each field.
  ///
  /// There are ten million bytes: the general functions of strings take seconds for them.
  private static func fields(of line: String) -> [[Word]] {
    var fields: [[Word]] = [[]]
    var word: Word?
    for byte in line.utf8 {
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: " ") {
        if let word { fields[fields.count - 1].append(word) }
        word = nil
        if byte == UInt8(ascii: ";") { fields.append([]) }
      } else {
        var longer = word ?? Word()
        longer.take(byte)
        word = longer
      }
    }
    if let word { fields[fields.count - 1].append(word) }
    return fields
  }

  /// Why ICU 72 sees it otherwise.
  enum Exception {
    /// It resolves a sign with the override or embedding that ends right before it.
    case override
    /// A mark behind a closing bracket at the very end doesn't follow the bracket; the layout keeps
    /// marks with their base.
    case markBehindBracket
    /// It pairs more than 63 brackets within each other (BD16).
    case deepBrackets
    /// Text that runs from left to right all the same gets no level for it.
    case plainEmbedding
  }

  /// Why ICU 72 may see it otherwise; nil where it must not.
  var exception: Exception? {
    let values = scalars.map(\.value)
    if values.contains(0x202D) || values.contains(0x202E) { return .override }
    if values.count(where: { $0 == 0x28 }) > 63 { return .deepBrackets }
    if values == [0x61, 0x202A, 0x62, 0x202C, 0x20, 0x31, 0x20, 0x32] { return .plainEmbedding }
    let end = scalars.last { ![0x200B, 0x200D].contains($0.value) }
    let isBracketed = values.contains(0x29) || values.contains(0x5D)
    return isBracketed && end?.properties.generalCategory == .nonspacingMark
      ? .markBehindBracket : nil
  }

  /// The places of the scalars that begin in a range of UTF-8 bytes.
  func places(in range: Range<Int>) -> [Int] {
    offsets.indices.filter { range.contains(offsets[$0]) }
  }
}
