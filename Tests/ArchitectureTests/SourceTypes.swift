/// The types that a source declares at its top level, and the names in it that may be types.
///
/// They are found byte by byte: expressions over all sources would take a minute.
struct SourceTypes {
  private(set) var declared: Set<String> = []
  private(set) var named: Set<String> = []

  private static let keywords: Set = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]

  /// Finds the names of a source: those of comments and literals aren't types.
  init(_ source: String) {
    for line in source.utf8.split(separator: UInt8(ascii: "\n")) {
      let isTopLevel = line.first != UInt8(ascii: " ")
      var isAfterKeyword = false
      for word in Self.words(of: line) {
        if isTopLevel, isAfterKeyword { declared.insert(word) }
        isAfterKeyword = Self.keywords.contains(word)
        if word.first?.isUppercase == true { named.insert(word) }
      }
    }
  }

  /// The words of a line, without its comment and its literals.
  private static func words(of line: Substring.UTF8View) -> [String] {
    let (quote, slash, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"))
    var words: [String] = []
    var word: [UInt8] = []
    var (isInLiteral, isEscaped, last) = (false, false, UInt8(0))
    for byte in line {
      defer { last = byte }
      if isInLiteral {
        if byte == quote, !isEscaped { isInLiteral = false }
        isEscaped = byte == backslash && !isEscaped
        continue
      }
      if byte == slash, last == slash { break }
      if isPart(byte) {
        word.append(byte)
        continue
      }
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
      if byte == quote { (isInLiteral, isEscaped) = (true, false) }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }
}
