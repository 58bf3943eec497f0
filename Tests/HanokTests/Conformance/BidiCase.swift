import HanokUnicode

/// A line of `BidiCharacterTest.txt`: a text, and the levels and the order of its scalars.
nonisolated struct BidiCase {
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
    let fields = line.split(separator: ";", omittingEmptySubsequences: false)
    guard fields.count == 5 else { return nil }
    scalars = fields[0].split(separator: " ").compactMap {
      UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
    }
    var offset = 0
    offsets = scalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return offset
    }
    direction = fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : nil
    paragraphDirection = fields[2] == "1" ? .rightToLeft : .leftToRight
    levels = fields[3].split(separator: " ").map { Int($0) }
    order = fields[4].split(separator: " ").compactMap { Int($0) }
  }

  var text: String { String(String.UnicodeScalarView(scalars)) }

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
