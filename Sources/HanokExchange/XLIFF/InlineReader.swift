import HanokLocalization

/// Reads the text of a unit with its inline elements as the source of a pattern.
struct InlineReader {
  private let data: [String: String]
  private let text: ExchangeText
  /// The sources of the placeholders that were read, by their identifiers; those of closing ones end in `/`.
  private var known: [String: String] = [:]
  private var codes = KnownCodes()
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
    // The number of no character: it can't be translated as if it weren't there.
    if inline.name == "cp" { return inline.character?.escapedForPattern ?? "\u{FFFD}" }
    switch inline.name {
    case "ph", "x", "sc", "ec", "bx", "ex", "bpt", "ept", "it":
      if let character = Self.character(inline) { return character.escapedForPattern }
      let isEnd = ["ec", "ex", "ept"].contains(inline.name)
      return code(inline, "dataRef", ["equiv", "equiv-text", "disp"], isEnd: isEnd)
    case "pc":
      let open = code(inline, "dataRefStart", ["equivStart", "dispStart"])
      let content = pattern(of: inline)
      return open + content + code(inline, "dataRefEnd", ["equivEnd", "dispEnd"], isEnd: true)
    case "g":
      let open = code(inline, "dataRef", ["equiv-text"])
      let end = Self.end(of: open)
      if !end.isEmpty { keep(end, (inline["id"] ?? "") + "/") }
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
      ?? inline["copyOf"].flatMap { known[$0] }
    if let written, Self.isCode(written) {
      keep(written, id)
      return written
    }
    if problem == nil {
      problem = text.problem(.unknownInline, ["id": .init(id)], at: inline.offset)
    }
    return ""
  }

  private mutating func keep(_ code: String, _ id: String) {
    guard known.updateValue(code, forKey: id) != code else { return }
    codes.insert(code)
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
    while let first = rest.first {
      if first == UInt8(ascii: "{"), let code = codes.longest(atStartOf: rest) {
        result += literal() + String(decoding: code, as: UTF8.self)
        plain = []
        rest = rest.dropFirst(code.count)
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    return result + literal()
  }
}

/// The sources of placeholders, by which people type them.
private struct KnownCodes {
  private var codes: Set<ArraySlice<UInt8>> = []
  /// The lengths of the codes in bytes, the greatest first.
  private var lengths: [Int] = []

  mutating func insert(_ code: String) {
    let bytes = Array(code.utf8)[...]
    codes.insert(bytes)
    let index = lengths.firstIndex { $0 <= bytes.count } ?? lengths.count
    if index == lengths.count || lengths[index] != bytes.count {
      lengths.insert(bytes.count, at: index)
    }
  }

  func longest(atStartOf text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    lengths.lazy.filter { $0 <= text.count }.map { text.prefix($0) }.first(where: codes.contains)
  }
}
