/// An entry of a PO file (GNU gettext, The Format of PO Files).
struct POEntry: Hashable {
  /// The comments of translators, after `#`.
  var comments: [String] = []
  /// The comments of the program, after `#.`.
  var extracted: [String] = []
  /// The flags, after `#,`.
  var flags: [String] = []
  var context: String?
  var id: String = ""
  var pluralID: String?
  /// The translations: one, or one for each plural form.
  var strings: [String] = []
  /// Whether the program doesn't have the entry any more.
  var isObsolete = false
  /// The offset of each translation in the file.
  var offsets: [Int] = []
  /// The offset of the entry in the file.
  var offset = 0

  /// The entry as text, with a line feed at the end.
  var text: String {
    let mark = isObsolete ? "#~ " : ""
    var lines = comments.flatMap { Self.lines($0).map { "# " + $0 } }
    lines += extracted.flatMap { Self.lines($0).map { $0.isEmpty ? "#." : "#. " + $0 } }
    if !flags.isEmpty { lines.append("#, " + flags.joined(separator: ", ")) }
    if let context { lines += Self.field("msgctxt", context).map { mark + $0 } }
    lines += Self.field("msgid", id).map { mark + $0 }
    if let pluralID {
      lines += Self.field("msgid_plural", pluralID).map { mark + $0 }
      for (index, string) in strings.enumerated() {
        lines += Self.field("msgstr[\(index)]", string).map { mark + $0 }
      }
    } else {
      lines += Self.field("msgstr", strings.first ?? "").map { mark + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// Returns a field; a text of several lines has each on a line of its own.
  private static func field(_ name: String, _ text: String) -> [String] {
    var parts: [[Unicode.Scalar]] = [[]]
    for scalar in text.unicodeScalars {
      parts[parts.count - 1].append(scalar)
      if scalar == "\n" { parts.append([]) }
    }
    if parts.last?.isEmpty == true, parts.count > 1 { parts.removeLast() }
    let quoted = parts.map { "\"\($0.map(escaped).joined())\"" }
    return quoted.count == 1 ? ["\(name) \(quoted[0])"] : ["\(name) \"\""] + quoted
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": return "\\\\"
    case "\"": return "\\\""
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\r": return "\\r"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      let digits = String(scalar.value, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
