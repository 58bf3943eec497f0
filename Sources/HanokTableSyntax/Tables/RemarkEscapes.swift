/// The backslashes in a remark's text, without which its signs would have a meaning in the comment.
///
/// Each of these has a backslash more in the comment than in the text:
///
/// | text | comment | |
/// |---|---|---|
/// | `*/`, `*\/` | `*\/`, `*\\/` | would end the comment |
/// | `/*`, `/\*` | `/\*`, `/\\*` | opens another comment: tools of others count them |
/// | `@gone` on a line after the first | `\@gone` | would begin another remark |
enum RemarkEscapes {
  /// Returns a text as a comment has it.
  static func written(_ text: String) -> String { shifted(text, by: 1) }

  /// Returns the text that a comment has.
  static func read(_ text: String) -> String { shifted(text, by: -1) }

  private static let (star, slash, at) = (
    UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "@")
  )

  private static func shifted(_ text: String, by change: Int) -> String {
    var bytes: [UInt8] = []
    var rest = Substring(text).utf8
    var isLineStart = false
    while !rest.isEmpty {
      let count = rest.prefix { $0 == Byte.backslash }.count
      let next = rest.dropFirst(count).first
      let hasMeaning =
        switch (bytes.last, next) {
        case (star, slash), (slash, star): true
        default: isLineStart && next == at
        }
      let shift = hasMeaning && count + change >= 0 ? change : 0
      bytes += repeatElement(Byte.backslash, count: count + shift)
      rest = rest.dropFirst(count)
      guard let byte = rest.popFirst() else { break }
      bytes.append(byte)
      isLineStart = byte == Byte.lineFeed || isLineStart && Byte.isSpace(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
