import MessageFormat

/// The parts of a message's source: words, placeholders, and all else that isn't read.
enum SourceRuns {
  /// The kind of a part.
  enum Kind: Sendable {
    case text
    /// A value: `{$count}`.
    case placeholder
    /// A tag around words: `{#strong}`.
    case markup
  }

  /// Returns the parts of a source, in order; a source with an error is one text.
  static func parts(of source: String) -> [(text: String, kind: Kind)] {
    let model = ParsedMessage(parsing: source).model
    var marked: [(Range<Int>, Kind)] = []
    for pattern in patterns(of: model) {
      for element in pattern {
        switch element {
        case .text: break
        case .expression(let expression): marked.append((expression.range, .placeholder))
        case .markup(let markup): marked.append((markup.range, .markup))
        }
      }
    }
    return cut(source, at: marked.sorted { $0.0.lowerBound < $1.0.lowerBound })
  }

  /// Returns the first placeholder or tag of a source that a part of its translation lacks, or nil.
  ///
  /// Of a source with variants, those of the last one count.
  static func missingPart(of source: String, in text: String) -> String? {
    let pattern = patterns(of: ParsedMessage(parsing: source).model).last ?? []
    var rest = text[...]
    for part in parts(of: MessageModel.source(of: pattern)) where part.kind != .text {
      guard let range = rest.firstRange(of: part.text) else { return part.text }
      rest.removeSubrange(range)
    }
    return nil
  }

  /// Returns the placeholders and tags in a line of a message, which may be a part of its code.
  ///
  /// They are found by their braces alone: while it is typed, a message often has an error.
  static func units(in line: String) -> [(range: Range<Int>, kind: Kind)] {
    let bytes = Array(line.utf8)
    var units: [(range: Range<Int>, kind: Kind)] = []
    var at = 0
    while at < bytes.count {
      if let (end, isTag) = unit(at: at, in: bytes) {
        units.append((at..<end, isTag ? .markup : .placeholder))
        at = end
      } else {
        // A backslash is before a literal character; two braces are around a pattern.
        let isPair =
          bytes[at] == backslash || bytes[at] == open && bytes[at...].prefix(2) == [open, open]
        at += isPair ? 2 : 1
      }
    }
    return units
  }

  /// Returns the end of the placeholder or the tag at an offset, and whether it is a tag; nil for none.
  static func unit(at start: Int, in bytes: [UInt8]) -> (end: Int, isTag: Bool)? {
    guard bytes[start] == open else { return nil }
    let first = bytes[(start + 1)...].first { $0 != UInt8(ascii: " ") }
    guard let first, first != close else { return nil }
    var isQuoted = false
    var at = start + 1
    while at < bytes.count {
      switch bytes[at] {
      case backslash where isQuoted: at += 1
      case UInt8(ascii: "|"): isQuoted.toggle()
      case open where !isQuoted: return nil
      case close where !isQuoted:
        return (at + 1, first == UInt8(ascii: "#") || first == UInt8(ascii: "/"))
      default: break
      }
      at += 1
    }
    return nil
  }

  private static let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
  private static let backslash = UInt8(ascii: "\\")

  /// Whether a message begins with code: declarations, variants or a quoted pattern.
  static func isCode(_ source: String) -> Bool {
    let start = source.drop(while: \.isWhitespace)
    return start.hasPrefix(".") || start.hasPrefix("{{")
  }

  /// Returns the end of the text of a message's first variant, in UTF-8 bytes; nil for a message
  /// without variants.
  static func endOfFirstVariant(in source: String) -> Int? {
    guard case .matcher(let matcher) = ParsedMessage(parsing: source).model.body else { return nil }
    let bytes = Array(source.utf8)
    let next = matcher.variants.dropFirst().first?.range.lowerBound ?? bytes.count
    return bytes[..<next].lastIndex(of: UInt8(ascii: "}")).map { $0 - 1 }
  }

  /// The words of a message in one line: of its last variant, with the names of its placeholders.
  static func summary(of source: String) -> String {
    let message = ParsedMessage(parsing: source)
    let pattern = message.isValid ? patterns(of: message.model).last : nil
    let text = pattern.map { $0.map(\.summary).joined() } ?? source
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Returns the placeholders that are words without a sign or bars, which are shown without braces.
  ///
  /// They are code, such as `{word}`, and yet likely text.
  static func bareLiterals(in source: String) -> [String] {
    guard source.utf8.contains(open) else { return [] }
    let bytes = Array(source.utf8)
    return patterns(of: ParsedMessage(parsing: source).model).joined().compactMap { element in
      guard case .expression(let expression) = element, case .literal = expression.operand,
        expression.function == nil, bytes.indices.contains(expression.range.lowerBound)
      else { return nil }
      let code = bytes[expression.range]
      return code.contains(UInt8(ascii: "|")) ? nil : String(decoding: code, as: UTF8.self)
    }
  }

  private static func patterns(of model: MessageModel) -> [MessageModel.Pattern] {
    switch model.body {
    case .pattern(let pattern): [pattern]
    case .matcher(let matcher): matcher.variants.map(\.pattern)
    }
  }

  /// Returns a text in parts; each of some ranges is a part of a kind.
  static func cut(
    _ source: String, at marked: [(Range<Int>, Kind)]
  ) -> [(text: String, kind: Kind)] {
    let bytes = Array(source.utf8)
    var parts: [(text: String, kind: Kind)] = []
    var start = 0
    func add(_ end: Int, _ kind: Kind) {
      if start < end { parts.append((String(decoding: bytes[start..<end], as: UTF8.self), kind)) }
      start = max(start, end)
    }
    for (range, kind) in marked where range.lowerBound >= start && range.upperBound <= bytes.count {
      add(range.lowerBound, .text)
      add(range.upperBound, kind)
    }
    add(bytes.count, .text)
    return parts
  }
}

extension MessageModel.PatternElement {
  /// The element without the details of formatting; tags have no words.
  fileprivate var summary: String {
    switch self {
    case .text(let text): text
    case .markup: ""
    case .expression(let expression):
      switch expression.operand {
      case .variable(let name): "{$\(name)}"
      case .literal(let text): text
      case nil: expression.function.map { "{:\($0.name)}" } ?? ""
      }
    }
  }
}
