import HanokLocalization
import HanokUnicode

/// Which messages a list shows.
struct ItemQuery: Sendable, Hashable {
  /// A kind of messages.
  enum Filter: Sendable, CaseIterable {
    case all
    /// Those without a translation.
    case untranslated
    /// Those whose source has changed since.
    case changed
    /// Those in which something seems wrong.
    case findings
  }

  /// The kind of messages.
  var filter = Filter.all
  /// The words that are searched in names of tables, keys, source texts and translations; empty for any.
  var text = ""

  /// Whether it leaves no message out.
  var isEmpty: Bool { filter == .all && TextSearch(text).isEmpty }

  /// Returns the messages of a project that are searched, by their order.
  ///
  /// Each word is found somewhere: in the name of the table, or in one text of the message.
  ///
  /// - Parameter suspects: The messages with findings.
  func items(
    of project: EditedProject, suspects: Set<TranslationItem.ID>
  ) -> [TranslationItem.ID] {
    let words = text.split(whereSeparator: \.isWhitespace).map { TextSearch(String($0)) }
    return project.tables.flatMap { table in
      let rest = words.filter { !$0.matches(table.name) }
      return table.items.lazy.filter { item in
        shows(item, suspects) && rest.allSatisfy { Self.matches(item, $0) }
      }.map(\.id)
    }
  }

  private func shows(_ item: TranslationItem, _ suspects: Set<TranslationItem.ID>) -> Bool {
    switch filter {
    case .all: true
    case .untranslated: item.state == .missing || item.state == .untranslated
    case .changed: item.state == .changed
    case .findings: suspects.contains(item.id)
    }
  }

  private static func matches(_ item: TranslationItem, _ search: TextSearch) -> Bool {
    search.matches(item.id.key) || search.matches(item.source) || search.matches(item.translation)
  }
}

/// A search of a text within others, of any case and width, composed or not.
struct TextSearch {
  // Bytes are enough: in UTF-8 no character begins within another.
  private let needle: [UInt8]
  private let isASCII: Bool

  /// Prepares a search; white space around the text is left out.
  init(_ text: String) {
    let folded = String(
      text.folded.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
        .reversed())
    needle = Array(folded.utf8)
    isASCII = needle.allSatisfy { $0 < 0x80 }
  }

  /// Whether every text matches.
  var isEmpty: Bool { needle.isEmpty }

  /// Whether a text contains the searched one.
  func matches(_ text: String) -> Bool {
    // Most texts need no folding but that of ASCII's capitals.
    let needsFolding = !text.utf8.allSatisfy { $0 < 0x80 }
    if !needsFolding, !isASCII { return false }
    var text = needsFolding ? text.folded : text
    return text.withUTF8 { unsafe Self.contains(needle, in: $0) }
  }

  private static func contains(_ needle: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = needle.first else { return true }
    var start = 0
    while start + needle.count <= text.count {
      if unsafe lowercased(text[start]) == first {
        var length = 1
        while length < needle.count, unsafe lowercased(text[start + length]) == needle[length] {
          length += 1
        }
        if length == needle.count { return true }
      }
      start += 1
    }
    return false
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
