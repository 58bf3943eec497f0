/// The names that a source declares, as far as one sees without a parser.
///
/// They are found byte by byte: expressions over all sources would take a minute.
enum SourceNames {
  private static let keywords: Set<String> = [
    "func", "var", "let", "case", "class", "struct", "enum", "protocol", "typealias", "import",
  ]
  private static let longestKeyword = 9

  /// Whether a byte is a part of a name.
  private static let isPart: [Bool] = (0...255).map { byte in
    byte >= 0x80 || byte == UInt8(ascii: "_") || Character(Unicode.Scalar(UInt8(byte))).isASCIIWord
  }

  /// Returns the names after keywords, those in a line of cases, and those before a colon.
  static func declared(in source: String) -> Set<String> {
    let isPart = isPart
    let (colon, newline) = (UInt8(ascii: ":"), UInt8(ascii: "\n"))
    var names: Set<String> = []
    var bytes: [UInt8] = []
    var (isAfterKeyword, isInCases) = (false, false)
    for byte in source.utf8 {
      if isPart[Int(byte)] {
        bytes.append(byte)
        continue
      }
      if !bytes.isEmpty {
        let isName = isAfterKeyword || isInCases || byte == colon
        let word =
          isName || bytes.count <= longestKeyword ? String(decoding: bytes, as: UTF8.self) : ""
        if isName { names.insert(word) }
        isAfterKeyword = keywords.contains(word)
        if word == "case" { isInCases = true }
        bytes.removeAll(keepingCapacity: true)
      }
      if byte == newline { (isAfterKeyword, isInCases) = (false, false) }
    }
    return names
  }
}

extension Character {
  /// Whether it is a letter or a digit of ASCII.
  fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber) }
}
