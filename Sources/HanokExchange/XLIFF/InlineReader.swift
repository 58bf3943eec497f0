import HanokLocalization

/// Reads the text of a unit with its inline elements as the source of a pattern.
struct InlineReader {
  private let data: [String: String]
  private let text: ExchangeText
  /// The sources of the placeholders that were read, by their identifiers.
  private var known: [String: String] = [:]
  /// Whether text that is written as a known placeholder is one: people type them.
  var knowsCodes = false
  /// The first inline element whose source isn't known.
  var problem: Problem?

  init(data: [String: String], _ text: ExchangeText) {
    self.data = data
    self.text = text
  }

  /// Returns the source of an element's pattern.
  mutating func pattern(of element: XMLTree.Element) -> String {
    element.children.map { child in
      switch child {
      case .text(let text): literal(text)
      case .element(let inline): source(of: inline)
      }
    }.joined()
  }

  private mutating func source(of inline: XMLTree.Element) -> String {
    if let character = inline.character { return character.escapedForPattern }
    switch inline.name {
    case "ph", "x", "sc", "ec", "bx", "ex", "bpt", "ept", "it":
      if let character = Self.character(inline) { return character.escapedForPattern }
      return code(inline, "dataRef", ["equiv", "equiv-text", "disp"])
    case "pc":
      let open = code(inline, "dataRefStart", ["equivStart", "dispStart"])
      let content = pattern(of: inline)
      return open + content + code(inline, "dataRefEnd", ["equivEnd", "dispEnd"], isEnd: true)
    case "g":
      let open = code(inline, "dataRef", ["equiv-text"])
      let end = Self.end(of: open)
      if !end.isEmpty { known[(inline["id"] ?? "") + "/"] = end }
      return open + pattern(of: inline) + end
    default:
      // A mark of a term or a comment; an element of another namespace.
      return pattern(of: inline)
    }
  }

  /// Returns the source of a placeholder.
  private mutating func code(
    _ inline: XMLTree.Element, _ reference: String, _ texts: [String], isEnd: Bool = false
  ) -> String {
    let id = (inline["id"] ?? inline["startRef"] ?? "") + (isEnd ? "/" : "")
    let written =
      inline[reference].flatMap { data[$0] } ?? texts.lazy.compactMap { inline[$0] }.first
      ?? (Self.isCode(inline.text) ? inline.text : nil) ?? known[id]
    if let written, Self.isCode(written) {
      known[id] = written
      return written
    }
    if problem == nil {
      problem = text.problem(.unknownInline, ["id": .init(id)], at: inline.offset)
    }
    return ""
  }

  private static func isCode(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: "{") && text.utf8.last == UInt8(ascii: "}")
  }

  /// The character of `<x ctype="x-character" equiv-text="U+0001"/>`.
  private static func character(_ inline: XMLTree.Element) -> String? {
    guard let name = inline["equiv-text"], name.hasPrefix("U+"),
      let value = UInt32(name.dropFirst(2), radix: 16), value > 0,
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return String(scalar)
  }

  /// Returns the closing tag of an opening one: `{/b}` of `{#b title=x}`.
  private static func end(of open: String) -> String {
    let name = open.unicodeScalars.dropFirst().drop { $0 == " " || $0 == "#" }
      .prefix { $0 != " " && $0 != "}" }
    return open.isEmpty ? "" : "{/\(String(String.UnicodeScalarView(name)))}"
  }

  /// Returns text with its braces escaped, but for placeholders that somebody typed.
  private func literal(_ text: String) -> String {
    guard knowsCodes, !known.isEmpty else { return text.escapedForPattern }
    // In bytes: a mark such as U+0301 after a placeholder is one character with its brace.
    var (result, rest) = ("", Array(text.utf8)[...])
    var plain: [UInt8] = []
    func literal() -> String { String(decoding: plain, as: UTF8.self).escapedForPattern }
    let codes = Set(known.values).sorted { $0.utf8.count > $1.utf8.count }
    while let first = rest.first {
      if first == UInt8(ascii: "{"), let code = codes.first(where: { rest.starts(with: $0.utf8) }) {
        result += literal() + code
        plain = []
        rest = rest.dropFirst(code.utf8.count)
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    return result + literal()
  }
}
