package import HanokTableSyntax
package import MessageSyntax

/// A message of a table with what checks ask of it, parsed once.
package final class ReviewedMessage: Sendable {
  /// The entry.
  package let entry: StringsEntry
  /// The message.
  package let message: ReadMessage
  /// The remarks of its comment.
  package let note: EntryNote
  /// The patterns: one, or one for each variant.
  package let patterns: [ReviewedPattern]
  /// What the variants are selected by.
  package let selectors: [MessageSelector]
  /// The names of all variables that the program gives.
  package let parameters: [String: String?]

  /// Parses the message of an entry.
  package init(_ entry: StringsEntry) {
    self.entry = entry
    message = ReadMessage(entry.value.value)
    note = entry.comment.isEmpty ? EntryNote("") : entry.note
    patterns =
      message.isValid ? Self.patterns(of: message.model, in: Array(message.source.utf8)) : []
    selectors = message.isValid ? MessageSelector.selectors(of: message.model) : []
    parameters = Dictionary(
      message.parameters.map { ($0.name, $0.function) }, uniquingKeysWith: { first, _ in first })
  }

  /// The key.
  package var key: String { entry.key.value }

  /// The pattern that every value selects that nothing else does; the only one without variants.
  package var fallback: ReviewedPattern? {
    patterns.last { $0.keys.allSatisfy { $0 == .catchAll } } ?? patterns.last
  }

  private static func patterns(of model: MessageModel, in source: [UInt8]) -> [ReviewedPattern] {
    switch model.body {
    case .matcher(let matcher):
      return matcher.variants.map { variant in
        let start = opening(after: variant.range.upperBound, in: source)
        return ReviewedPattern(
          variant.pattern, keys: variant.keys, offset: variant.range.lowerBound, start: start,
          in: source)
      }
    case .pattern(let pattern):
      let declared = model.declarations.last?.range.upperBound
      let isQuoted = declared != nil || isQuoted(source)
      let start = isQuoted ? opening(after: declared ?? 0, in: source) : 0
      return [ReviewedPattern(pattern, keys: [], offset: start, start: start, in: source)]
    }
  }

  /// Whether a message without declarations begins with `{{`; white space before it has no meaning.
  private static func isQuoted(_ source: [UInt8]) -> Bool {
    let brace = UInt8(ascii: "{")
    guard let first = source.firstIndex(where: { !Byte.isSpace($0) }), first + 1 < source.count
    else { return false }
    return source[first] == brace && source[first + 1] == brace
  }

  /// Returns the offset after the next `{{`.
  private static func opening(after offset: Int, in source: [UInt8]) -> Int {
    var at = offset
    while at < source.count, source[at] != UInt8(ascii: "{") { at += 1 }
    return min(at + 2, source.count)
  }
}

/// The source language's table: what translations of it are held against.
package final class ReviewSource: Sendable {
  /// The table.
  package let file: StringsFile
  /// The messages by their keys; of two with one key, the first.
  package let messages: [String: ReviewedMessage]
  /// The keys in the order of the file.
  package let keys: [String]

  /// Parses every message of a table.
  package init(_ file: StringsFile) {
    self.file = file
    var messages: [String: ReviewedMessage] = [:]
    var keys: [String] = []
    for message in file.entries.concurrentMap({ ReviewedMessage($0) })
    where messages[message.key] == nil {
      messages[message.key] = message
      keys.append(message.key)
    }
    self.messages = messages
    self.keys = keys
  }
}
