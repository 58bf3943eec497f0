/// HTML as plain text: tags are left out, entities become their characters, once.
///
/// It is for sentences with links in them, not for pages. What an entity stands for is never taken for
/// a tag, and is text like any other: the toolkit shows control characters where it draws them.
enum PlainText {
  /// The text of some HTML; blanks and lines in a row are one blank, as in a browser.
  static func of(html: String) -> String {
    var text = ""
    var rest = html[...]
    while let character = rest.first {
      if character == "<", let tag = tag(rest) {
        // Lines and paragraphs end, other tags leave no gap.
        if ["br", "p", "/p", "li", "/li", "div", "/div"].contains(tag.name) { text += " " }
        rest = tag.rest
        if let end = ["script": "</script", "style": "</style"][tag.name] {
          rest = rest.firstRange(of: end).map { rest[$0.lowerBound...] } ?? rest[rest.endIndex...]
        }
      } else if character == "&", let entity = entity(rest) {
        text.unicodeScalars.append(entity.scalar)
        rest = entity.rest
      } else {
        text.append(character)
        rest.removeFirst()
      }
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The tag that a text begins with, its name in small letters, and what follows; nil where the `<` is
  /// only a sign.
  private static func tag(_ text: Substring) -> (name: String, rest: Substring)? {
    let inside = text.dropFirst()
    guard let first = inside.first, first.isLetter || "/!?".contains(first),
      let end = inside.firstIndex(of: ">")
    else { return nil }
    let name = inside[..<end].prefix { !$0.isWhitespace }
    // `<br/>` is `<br>`.
    let word = name.count > 1 && name.last == "/" ? name.dropLast() : name
    return (word.lowercased(), inside[inside.index(after: end)...])
  }

  /// The entity that a text begins with, and what follows; nil where the `&` is only a sign.
  private static func entity(_ text: Substring) -> (scalar: Unicode.Scalar, rest: Substring)? {
    let name = text.dropFirst().prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace }
    guard !name.isEmpty, name.endIndex < text.endIndex, text[name.endIndex] == ";",
      let scalar = named[String(name)] ?? numbered(name)
    else { return nil }
    return (scalar, text[text.index(after: name.endIndex)...])
  }

  /// The scalar of `#39` or `#x27`; one that there isn't is the sign for such.
  private static func numbered(_ name: Substring) -> Unicode.Scalar? {
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let code = isHexadecimal ? digits.dropFirst() : digits
    guard !code.isEmpty, code.allSatisfy(\.isHexDigit) else { return nil }
    let number = UInt32(code, radix: isHexadecimal ? 16 : 10)
    return number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "ndash": "\u{2013}", "mdash": "\u{2014}", "hellip": "\u{2026}", "lsquo": "\u{2018}",
    "rsquo": "\u{2019}", "ldquo": "\u{201C}", "rdquo": "\u{201D}", "copy": "\u{A9}",
    "reg": "\u{AE}", "trade": "\u{2122}", "euro": "\u{20AC}", "pound": "\u{A3}",
    "eacute": "\u{E9}", "egrave": "\u{E8}", "agrave": "\u{E0}", "ccedil": "\u{E7}",
    "auml": "\u{E4}", "ouml": "\u{F6}", "uuml": "\u{FC}", "szlig": "\u{DF}",
  ]
}
