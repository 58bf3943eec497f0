import HanokLocalization

/// Reads a PO file as msgmerge, Poedit and translate-toolkit write it.
///
/// Lines end with LF or CR LF, or CR in a file without LF; strings are wrapped anywhere; previous texts
/// (`#|`), references and domains are passed over.
struct POParser {
  private let text: ExchangeText
  private var entries: [POEntry] = []
  private var entry = POEntry()
  private var field: Field?
  private var fields: Set<Field> = []
  private var offset = 0

  private enum Field: Hashable {
    case context
    case domain
    case id
    case pluralID
    case string(Int)
  }

  init(_ text: ExchangeText) { self.text = text }

  mutating func parse() throws(Problem) -> [POEntry] {
    let bytes = text.bytes
    let ending = bytes.contains(UInt8(ascii: "\n")) ? UInt8(ascii: "\n") : UInt8(ascii: "\r")
    while offset < bytes.count {
      let end = bytes[offset...].firstIndex(of: ending) ?? bytes.count
      var line = bytes[offset..<end]
      if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
      try read(line)
      offset = end + 1
    }
    // The end of the file is missing: a translation was cut off.
    if entry.strings.isEmpty, !fields.isEmpty {
      offset = entry.offset
      throw problem()
    }
    finish()
    return entries
  }

  private mutating func read(_ line: ArraySlice<UInt8>) throws(Problem) {
    var line = line.drop { $0 == 0x20 || $0 == 0x09 }
    if line.starts(with: "#~|".utf8) { return }
    if line.starts(with: "#~".utf8) {
      line = line.dropFirst(2).drop { $0 == 0x20 || $0 == 0x09 }
      if line.isEmpty { return }
      begin(line)
      entry.isObsolete = true
    } else if line.first == UInt8(ascii: "#") {
      readComment(String(decoding: line.dropFirst(), as: UTF8.self))
      return
    }
    if line.isEmpty { return }
    let isFirst = line.first != UInt8(ascii: "\"")
    if isFirst { try readName(&line) }
    guard let field, line.first == UInt8(ascii: "\"") else { throw problem() }
    var text = ""
    while line.first == UInt8(ascii: "\"") { text += try string(&line) }
    guard line.isEmpty || line.first == UInt8(ascii: "#") else { throw problem() }
    append(text, to: field, isFirst: isFirst)
  }

  /// Reads the name of a field, and the space after it.
  private mutating func readName(_ line: inout ArraySlice<UInt8>) throws(Problem) {
    begin(line)
    let name = line.prefix { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: "\"") }
    line = line[name.endIndex...].drop { $0 == 0x20 || $0 == 0x09 }
    // Of two texts of one field, neither is the translation.
    guard let field = Self.field(String(decoding: name, as: UTF8.self)),
      field == .domain || fields.insert(field).inserted
    else { throw problem() }
    self.field = field
  }

  /// Ends the entry before a line that begins another one.
  private mutating func begin(_ line: ArraySlice<UInt8>) {
    let isStart =
      line.starts(with: "msgctxt".utf8) || line.starts(with: "domain".utf8)
      || line.starts(with: "msgid".utf8) && !line.starts(with: "msgid_plural".utf8)
    if isStart, !entry.strings.isEmpty { finish() }
  }

  private mutating func readComment(_ comment: String) {
    if !entry.strings.isEmpty { finish() }
    let text = comment.dropFirst()
    let body = String(text.first == " " ? text.dropFirst() : text)
    switch comment.first {
    case ".": entry.extracted.append(body)
    case ",": entry.flags += text.split(separator: ",").map(Self.trimmed)
    case ":", "|", "=": return
    default: entry.comments.append(String(comment.first == " " ? text : comment[...]))
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    text.filter { !$0.isWhitespace }
  }

  private static func field(_ name: String) -> Field? {
    switch name {
    case "domain": return .domain
    case "msgctxt": return .context
    case "msgid": return .id
    case "msgid_plural": return .pluralID
    case "msgstr": return .string(0)
    default:
      guard name.hasPrefix("msgstr["), name.hasSuffix("]"),
        let index = Int(name.dropFirst(7).dropLast()), (0..<10).contains(index)
      else { return nil }
      return .string(index)
    }
  }

  private mutating func append(_ text: String, to field: Field, isFirst: Bool = false) {
    switch field {
    case .domain: return
    case .context: entry.context = (entry.context ?? "") + text
    case .id:
      if isFirst, entry.context == nil { entry.offset = offset }
      entry.id += text
    case .pluralID: entry.pluralID = (entry.pluralID ?? "") + text
    case .string(let index):
      while entry.strings.count <= index {
        entry.strings.append("")
        entry.offsets.append(offset)
      }
      if isFirst { entry.offsets[index] = offset }
      entry.strings[index] += text
    }
    if field == .context, isFirst { entry.offset = offset }
  }

  private mutating func finish() {
    if !entry.strings.isEmpty { entries.append(entry) }
    entry = POEntry()
    field = nil
    fields = []
  }

  /// Returns the text of a string in quotes, and drops it with the space after it.
  ///
  /// Bytes that aren't UTF-8, as escapes of other encodings are, become U+FFFD, which no translation has.
  private func string(_ line: inout ArraySlice<UInt8>) throws(Problem) -> String {
    var bytes: [UInt8] = []
    line = line.dropFirst()
    while let byte = line.popFirst() {
      if byte == UInt8(ascii: "\"") {
        line = line.drop { $0 == 0x20 || $0 == 0x09 }
        // No table can have the character NUL.
        if bytes.contains(0) { throw problem() }
        return String(decoding: bytes, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        bytes += Self.escape(&line)
      } else {
        bytes.append(byte)
      }
    }
    throw problem()
  }

  /// Returns the bytes of an escape of C, after its backslash.
  private static func escape(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    guard let byte = rest.popFirst() else { return [] }
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "x"): return number(&rest, radix: 16, limit: 2)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return number(&rest, radix: 8, limit: 3, String(Unicode.Scalar(byte)))
    default: return [byte]
    }
  }

  private static func number(
    _ rest: inout ArraySlice<UInt8>, radix: Int, limit: Int, _ first: String = ""
  ) -> [UInt8] {
    var digits = first
    while digits.count < limit, let byte = rest.first,
      Character(Unicode.Scalar(byte)).hexDigitValue.map({ $0 < radix }) == true
    {
      digits.unicodeScalars.append(Unicode.Scalar(byte))
      rest = rest.dropFirst()
    }
    return UInt8(digits, radix: radix).map { [$0] } ?? []
  }

  private func problem() -> Problem { text.problem(.invalidPO, at: offset) }
}
