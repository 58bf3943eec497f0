import HanokUnicode

/// A line of `BidiCharacterTest.txt`: a text, and the levels and the order of its scalars.
struct BidiCase {
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
    var line = Line(bytes: Array(line.utf8))
    guard let values = line.numbers(base: 16), let direction = line.numbers(base: 10),
      let paragraph = line.numbers(base: 10), let levels = line.numbers(base: 10),
      let order = line.numbers(base: 10), line.isAtEnd
    else { return nil }
    scalars = values.compactMap { $0.flatMap { Unicode.Scalar(UInt32($0)) } }
    var offset = 0
    offsets = scalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return offset
    }
    self.direction = direction == [0] ? .leftToRight : direction == [1] ? .rightToLeft : nil
    paragraphDirection = paragraph == [1] ? .rightToLeft : .leftToRight
    self.levels = levels
    self.order = order.compactMap(\.self)
    text = String(String.UnicodeScalarView(scalars))
  }

  /// A line as it is read, field by field.
  ///
  /// There are ten million bytes: the general functions of strings take seconds for them.
  private struct Line {
    let bytes: [UInt8]
    private var offset = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { offset > bytes.count }

    /// Takes the numbers of the next field, nil for other words, as `x`; nil if there is no field.
    mutating func numbers(base: Int) -> [Int?]? {
      if isAtEnd { return nil }
      var numbers: [Int?] = []
      var (value, isWord, isNumber) = (0, false, true)
      while offset < bytes.count, bytes[offset] != UInt8(ascii: ";") {
        let byte = bytes[offset]
        offset += 1
        if byte == UInt8(ascii: " ") {
          if isWord { numbers.append(isNumber ? value : nil) }
          (value, isWord, isNumber) = (0, false, true)
          continue
        }
        isWord = true
        let digit = byte < 0x3A ? Int(byte) - 0x30 : Int(byte) - 0x37
        if digit < 0 || digit >= base { isNumber = false } else { value = value * base + digit }
      }
      if isWord { numbers.append(isNumber ? value : nil) }
      offset += 1
      return numbers
    }
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
