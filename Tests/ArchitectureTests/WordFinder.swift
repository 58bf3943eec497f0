/// Finds words in source: string literals that a person could read.
///
/// A sign has no letter. A name is known by its place (a key in brackets or of a dictionary, a
/// coding key, an argument that is SQL or a header), by its form (an address, a statement of SQL, a
/// name of several words without spaces), or because its format has it.
struct WordFinder {
  /// The names that the formats of a folder have.
  let names: Set<String>

  /// Returns the words of a source, each with its line.
  func words(in source: String) -> [String] {
    SwiftLiterals(source).all.filter(isWord).map { "\($0.line): \($0.text)" }
  }

  /// The names of tables and columns: the words of a source's statements of SQL.
  static func columns(in source: String) -> Set<String> {
    Set(SwiftLiterals(source).all.map(\.text).filter(isStatement).flatMap(words))
  }

  private func isWord(_ literal: SwiftLiterals.Literal) -> Bool {
    let text = literal.text.replacing(/%[0-9a-fA-F]{2}/, with: "")
    if !text.contains(where: \.isLetter) { return false }
    // One letter by its number is a sign (`"\u{E9}"` is what `&eacute;` says), and so is one of
    // ASCII.
    if text.count == 1, literal.isByNumber || text.utf8.count == 1 { return false }
    if isKey(literal) || Self.isAddress(text) || Self.isStatement(text) { return false }
    return !names.contains(text) && !Self.words(of: text).allSatisfy(isName)
  }

  private func isName(_ word: String) -> Bool {
    // Inside a word, no language has capitals: `familyReading`, `AddressBook`.
    names.contains(word) || word.wholeMatch(of: /[A-Za-z]+[a-z0-9][A-Z][A-Za-z0-9]*/) != nil
  }

  private static func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      .filter { $0.contains(where: \.isLetter) }
  }

  // By its place.

  private static let nameArguments = [
    "sql:", "forHTTPHeaderField:", "CodingUserInfoKey(rawValue:", "registerMigration(",
    "completedMigrations(db).contains(",
  ]

  private func isKey(_ literal: SwiftLiterals.Literal) -> Bool {
    let before = literal.before.trimmingSuffix(while: \.isWhitespace)
    if Self.nameArguments.contains(where: before.hasSuffix) { return true }
    let isFirst = before.last == "["
    if isFirst, literal.after == "]", let owner = before.dropLast().last {
      if owner.isLetter || owner.isNumber || ")]".contains(owner) { return true }
    }
    if literal.after == ":", isFirst || before.last == "," { return true }
    return isCodingKey(before)
  }

  private func isCodingKey(_ before: Substring) -> Bool {
    let line = before.split(separator: "\n").last ?? ""
    guard line.trimmingPrefix(while: \.isWhitespace).hasPrefix("case "), line.hasSuffix("=") else {
      return false
    }
    let declaration = before.split(separator: "\n").last { $0.contains("enum ") }
    return declaration?.contains("CodingKey") == true
  }

  // By its form.

  private static func isAddress(_ text: String) -> Bool {
    text.firstMatch(of: /^(https?|file|urn|tel|mailto):[^\s]*$/) != nil
  }

  private static func isStatement(_ text: String) -> Bool {
    let verbs: Set = [
      "SELECT", "INSERT", "UPDATE", "DELETE", "CREATE", "DROP", "ALTER", "PRAGMA", "BEGIN",
    ]
    let words = words(of: text)
    guard let first = words.first, verbs.contains(first) else { return false }
    return words.count { $0 == $0.uppercased() } > 1
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> SubSequence {
    self[..<(lastIndex { !predicate($0) }.map { index(after: $0) } ?? startIndex)]
  }
}
