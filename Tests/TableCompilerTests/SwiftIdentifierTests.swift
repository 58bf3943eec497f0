import Testing

@testable import TableCompiler

@Suite struct SwiftIdentifierTests {
  @Test(arguments: [
    ("score", "score"), ("answer.true", "answerTrue"), ("answer.true.keys", "answerTrueKeys"),
    ("Bold Title", "boldTitle"), ("OK", "ok"), ("URL.short", "urlShort"),
    ("snake_case", "snake_case"),
    ("점수.전체", "점수전체"), ("1st", "_1st"), ("...", "_"), ("true", "`true`"), ("self", "self_"),
    ("Type", "type"), ("init", "init_"), ("a--b", "aB"), ("naïve", "naïve"), ("half½", "half"),
    ("_", "__"), ("subscript", "subscript_"),
  ])
  func keysBecomeMembers(key: String, member: String) {
    #expect(SwiftIdentifier(member: key).description == member)
  }

  /// The keywords that Swift reserves everywhere (The Swift Programming Language, Lexical Structure).
  @Test(arguments: [
    "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ])
  func keywordsAreInBackticks(keyword: String) {
    #expect(SwiftIdentifier(member: keyword).description == "`\(keyword)`")
  }

  @Test(arguments: [
    ("Quiz", "Quiz"), ("quiz", "Quiz"), ("Big-Quiz", "BigQuiz"), ("Type", "Type_"),
    ("Protocol", "Protocol_"), ("self", "Self_"), ("any", "`Any`"),
  ])
  func tablesBecomeTypes(table: String, type: String) {
    #expect(SwiftIdentifier(type: table).description == type)
  }
}
