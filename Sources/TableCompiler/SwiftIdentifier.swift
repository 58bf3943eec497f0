/// A Swift name made from a key, a variable or a table's name: `answer.true` is `answerTrue`.
struct SwiftIdentifier: CustomStringConvertible {
  /// The name, without backticks.
  let text: String

  /// Creates the name of a member or a parameter.
  init(member name: String) {
    let words = Self.words(of: name)
    let first = words.first.map { word in
      word.allSatisfy { !$0.isLowercase } ? word.lowercased() : word.withFirst { $0.lowercased() }
    }
    let rest = words.dropFirst().map { $0.withFirst { $0.uppercased() } }
    text = Self.valid((first ?? "") + rest.joined())
  }

  /// Creates the name of a type.
  init(type name: String) {
    text = Self.valid(Self.words(of: name).map { $0.withFirst { $0.uppercased() } }.joined())
  }

  /// The name in code, with backticks if it is a keyword.
  var description: String { Self.keywords.contains(text) ? "`\(text)`" : text }

  private static func words(of name: String) -> [Substring] {
    name.split { !($0.isLetter || $0.isASCII && ($0.isNumber || $0 == "_")) }
  }

  private static func valid(_ name: String) -> String {
    if unusable.contains(name) { return name + "_" }
    return name.first.map { $0.isNumber } ?? true ? "_" + name : name
  }

  /// Names that every type has in Swift itself.
  private static let unusable: Set = ["init", "self", "Self", "Type", "Protocol", "_", "subscript"]

  private static let keywords: Set = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "static", "struct", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}

extension Substring {
  fileprivate func withFirst(_ change: (Substring) -> String) -> String {
    change(prefix(1)) + dropFirst()
  }
}
