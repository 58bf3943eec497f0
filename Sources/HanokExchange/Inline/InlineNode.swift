import MessageFormat

/// A part of a unit's text in XLIFF: text, a placeholder, or text within markup.
indirect enum InlineNode: Hashable {
  case text(String)
  /// A placeholder, or a tag without its counterpart.
  case code(id: String, source: String)
  /// Markup from its opening tag to its closing one.
  case pair(id: String, name: String, open: String, close: String, [InlineNode])
}

/// The numbers of the placeholders of a unit: the same one has the same number in source and translation.
struct InlineCodes {
  private var ids: [String: [String]] = [:]
  private var used: [String: Int] = [:]
  private var count = 0

  /// Returns the nodes of a source's pattern, and then those of its translation.
  static func nodes(
    of source: MessageModel.Pattern, _ target: MessageModel.Pattern?
  ) -> (source: [InlineNode], target: [InlineNode]?) {
    var codes = InlineCodes()
    let first = codes.nodes(of: source)
    codes.used = [:]
    return (first, target.map { codes.nodes(of: $0) })
  }

  private mutating func nodes(of pattern: MessageModel.Pattern) -> [InlineNode] {
    let partners = Self.partners(in: pattern)
    return nodes(pattern, pattern.startIndex..<pattern.endIndex, partners)
  }

  private mutating func nodes(
    _ pattern: MessageModel.Pattern, _ range: Range<Int>, _ partners: [Int: Int]
  ) -> [InlineNode] {
    var nodes: [InlineNode] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let element = pattern[index]
      let source = MessageModel.source(of: [element])
      switch element {
      case .text(let text): nodes.append(.text(text))
      case .expression: nodes.append(.code(id: id(of: source), source: source))
      case .markup(let markup):
        if let end = partners[index], end < range.upperBound {
          let id = id(of: source)
          let content = self.nodes(pattern, (index + 1)..<end, partners)
          let close = MessageModel.source(of: [pattern[end]])
          nodes.append(.pair(id: id, name: markup.name, open: source, close: close, content))
          index = end
        } else {
          nodes.append(.code(id: id(of: source), source: source))
        }
      }
      index += 1
    }
    return nodes
  }

  /// Returns the number of a placeholder; the second of the same has another one.
  private mutating func id(of source: String) -> String {
    let occurrence = used[source, default: 0]
    used[source] = occurrence + 1
    if let known = ids[source], occurrence < known.count { return known[occurrence] }
    count += 1
    ids[source, default: []].append("\(count)")
    return "\(count)"
  }

  /// Returns the closing tag of each opening one, of those that are well nested.
  private static func partners(in pattern: MessageModel.Pattern) -> [Int: Int] {
    var partners: [Int: Int] = [:]
    var open: [(index: Int, name: String)] = []
    for (index, element) in pattern.enumerated() {
      guard case .markup(let markup) = element else { continue }
      switch markup.kind {
      case .open: if open.count < maximumDepth { open.append((index, markup.name)) }
      case .close:
        guard let last = open.last(where: { $0.name == markup.name }) else { continue }
        while let top = open.popLast(), top.index != last.index {}
        partners[last.index] = index
      case .standalone: continue
      }
    }
    return partners
  }

  /// Elements within each other are read to this depth.
  private static let maximumDepth = 50
}

extension String {
  /// The text as a part of a pattern: braces and backslashes have a backslash before them.
  var escapedForPattern: String { MessageModel.source(of: [.text(self)]) }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 can have the character.
  var isInXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
