import CHanokMarkdown

/// The link reference definitions of the blocks that were read: `[label]: target`.
///
/// Each part of a document is parsed with those before it that it uses, so that the work depends on the part
/// alone. Titles of links aren't shown, and aren't kept.
nonisolated struct LinkDefinitions: Sendable {
  private var definitions: [String: Definition] = [:]

  private struct Definition {
    let label: String
    let target: String
  }

  /// The maximum number of characters of a label (CommonMark, Link labels).
  private static let maximumLabel = 999

  /// Returns a part of a document with the definitions before it that it may use.
  func adding(to text: [UInt8]) -> [UInt8] {
    if definitions.isEmpty { return text }
    var used: Set<String> = []
    var lines = ""
    for label in Self.labels(in: text) {
      let key = Self.key(of: label.text)
      guard let definition = definitions[key], used.insert(key).inserted else { continue }
      lines += "[\(definition.label)]: <\(Self.escaped(definition.target))>\n"
    }
    return lines.isEmpty ? text : Array((lines + "\n").utf8) + text
  }

  /// Adds the definitions of a part of a document.
  ///
  /// The parser itself decides which they are: each candidate is used after the part, on a line by itself.
  mutating func add(from text: [UInt8]) {
    let labels = Self.labels(in: text).filter(\.isBeforeColon).map {
      (key: Self.key(of: $0.text), label: Self.onOneLine($0.text))
    }
    let new = labels.filter { definitions[$0.key] == nil }
    if new.isEmpty { return }
    let uses = new.map { "\n\n[\($0.label)]" }.joined()
    let firstLine = text.count { $0 == 0x0A } + 3
    let targets = Self.targets(in: text + Array(uses.utf8), from: firstLine)
    for (index, (key, label)) in new.enumerated() where definitions[key] == nil {
      guard let target = targets[firstLine + 2 * index] else { continue }
      definitions[key] = Definition(label: label, target: target)
    }
  }

  /// Returns the targets of the first links of the paragraphs from a line on, by their lines.
  private static func targets(in text: [UInt8], from firstLine: Int) -> [Int: String] {
    let events = MarkdownEvents(MarkedSource(text))
    var targets: [Int: String] = [:]
    var line = 0
    while let event = events.next() {
      if event.kind == CMARKDOWN_PARAGRAPH { line = event.isEnd ? 0 : event.line }
      let isUse = event.kind == CMARKDOWN_LINK && !event.isEnd && line >= firstLine
      if isUse, targets[line] == nil { targets[line] = event.target }
    }
    return targets
  }

  // Labels.

  private struct Label {
    let text: String
    /// Whether a definition may follow.
    let isBeforeColon: Bool
  }

  /// Returns the texts between brackets that have no bracket in them.
  private static func labels(in text: [UInt8]) -> [Label] {
    var labels: [Label] = []
    var start: Int?
    var isEscaped = false
    for (index, byte) in text.enumerated() {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "[") {
        start = index + 1
      } else if byte == UInt8(ascii: "]"), let begin = start {
        start = nil
        guard begin < index, index - begin <= 4 * maximumLabel else { continue }
        labels.append(
          Label(
            text: String(decoding: text[begin..<index], as: UTF8.self),
            isBeforeColon: index + 1 < text.count && text[index + 1] == UInt8(ascii: ":")))
      }
    }
    return labels
  }

  private static func onOneLine(_ label: String) -> String {
    label.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the form in which labels match, regardless of case and spaces.
  private static func key(of label: String) -> String {
    onOneLine(label).uppercased().lowercased()
  }

  private static func escaped(_ target: String) -> String {
    var escaped = ""
    for character in target {
      switch character {
      case "<", ">", "\\": escaped += "\\\(character)"
      case "&": escaped += "&amp;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
