/// The words of Swift.
nonisolated enum SwiftWords {
  /// The words that are keywords anywhere, except as labels and members.
  static let keywords: Set = [
    "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nonisolated", "operator", "override", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "some", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "try", "typealias", "var", "where", "while",
  ]
  /// The words that are keywords before another word.
  static let modifiers: Set = [
    "actor", "borrowing", "consume", "consuming", "convenience", "copy", "discard", "dynamic",
    "each", "final", "indirect", "infix", "isolated", "lazy", "macro", "mutating", "nonmutating",
    "open", "optional", "package", "postfix", "prefix", "required", "sending", "unowned", "unsafe",
    "weak", "yield",
  ]
  /// The words that are keywords before a body.
  static let accessors: Set = ["didSet", "get", "set", "willSet"]
  /// The words that are keywords after a period, too.
  static let members: Set = ["init", "self"]
  /// The words that are values.
  static let values: Set = ["false", "nil", "true"]
  /// The words that are keywords after a number sign; others are macros.
  static let directives: Set = [
    "available", "else", "elseif", "endif", "error", "if", "selector", "sourceLocation",
    "unavailable", "warning",
  ]
}
