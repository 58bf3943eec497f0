package import HanokLocalization

/// The messages of the source language that no Swift source uses.
///
/// A message is used by its generated name, `.Quiz.editTooWide`, or by its key in a string: `"edit.too-wide"`,
/// `"edit." + name`, `Problem.Kind("too-wide", …)`. Names are compared without regard to case, and without their
/// table: that a message is unused is certain, unless its key is put together otherwise.
package struct UnusedMessages {
  /// The names in code, with letters and digits alone.
  private var names: Set<Substring> = []
  /// The strings in code.
  private var strings: Set<String> = []
  /// The strings that end in a dot: keys may begin with them.
  private var beginnings: Set<String> = ["command.", "option."]

  /// Reads the Swift files of folders and of the folders in them.
  ///
  /// - Throws: The problem of a folder or file that can't be read.
  package init(in folders: [String]) throws(Problem) {
    for folder in folders { try read(folder: folder) }
  }

  /// Creates the uses of a source text.
  init(of source: String) { read(source) }

  private mutating func read(folder: String) throws(Problem) {
    for name in try FileReader.names(in: folder) {
      let path = folder + "/" + name
      if name.hasSuffix(".swift") {
        read(String(decoding: try FileReader.bytes(of: path), as: UTF8.self))
      } else if (try? FileReader.names(in: path)) != nil {
        try read(folder: path)
      }
    }
  }

  private mutating func read(_ source: String) {
    let isWord = { (byte: UInt8) in
      UInt8(ascii: "a") <= byte | 0x20 && byte | 0x20 <= UInt8(ascii: "z")
        || UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
    }
    let lowercase = source.lowercased()
    names.formUnion(lowercase.utf8.split { !isWord($0) }.map { Substring($0) })
    // What is between two quotation marks of a line; between two strings it is code, which does no harm.
    for line in source.utf8.split(separator: UInt8(ascii: "\n")) {
      for part in line.split(separator: UInt8(ascii: "\"")).dropFirst() {
        let literal = String(Substring(part.split(separator: UInt8(ascii: "\\")).first ?? part))
        strings.insert(literal)
        if literal.hasSuffix(".") { beginnings.insert(literal) }
      }
    }
  }

  /// Whether code uses a key.
  func isUsed(_ key: String) -> Bool {
    let word = key.lowercased().filter { $0.isLetter || $0.isNumber }
    if names.contains(word[...]) || strings.contains(key) { return true }
    if beginnings.contains(where: { key.hasPrefix($0) && key != $0 && !Self.isKind($0) }) {
      return true
    }
    guard let dot = key.firstIndex(of: "."), Self.isKind(key[...dot]) else { return false }
    return strings.contains(String(key[key.index(after: dot)...]))
  }

  /// Whether a beginning is that of the words of a problem, which code names without it.
  private static func isKind(_ beginning: some StringProtocol) -> Bool {
    beginning == "problem." || beginning == "remedy."
  }

  /// Returns the findings in tables of the source language; an entry's note allows its own.
  ///
  /// - Parameter tables: The names of the tables; nil for all.
  /// - Throws: The problem of a table that can't be read.
  package func findings(
    in folder: LocalizationFolder, tables: [String]? = nil
  ) throws(Problem) -> [TranslationFinding] {
    var findings: [TranslationFinding] = []
    for table in folder.source?.tables ?? [] where tables?.contains(table) ?? true {
      guard let file = try folder.file(of: table, in: Catalog.sourceLanguage) else { continue }
      findings += self.findings(in: file, of: table)
    }
    return findings
  }

  func findings(in file: StringsFile, of table: String) -> [TranslationFinding] {
    var lines = SourceLines(file.source)
    return file.entries.filter { !isUsed($0.key.value) && !Self.isAllowed($0) }.map { entry in
      let arguments: [String: Message.Argument] = [
        "key": .init(entry.key.value), "table": .init(table),
      ]
      return TranslationFinding(
        .unused,
        Problem(
          TranslationCheck.unused.kind, arguments, path: file.path,
          place: lines.place(at: entry.key.offset)),
        key: entry.key.value)
    }
  }

  private static func isAllowed(_ entry: StringsEntry) -> Bool {
    entry.note.remarks.contains {
      $0.name == EntryNote.Name.allow && $0.words.first == TranslationCheck.unused.name[...]
    }
  }
}
