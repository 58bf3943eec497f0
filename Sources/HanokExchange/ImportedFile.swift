import HanokJSON
package import HanokLocalization
package import HanokReview
package import HanokUnicode

/// A file of another tool, whose format is recognized by its content.
package enum ImportedFile {
  /// Translations of units: XLIFF or PO.
  case units(ReturnedFile)
  /// Texts of Apple's tables: a catalog, a property list or a table.
  case catalog(ImportedCatalog)

  /// The greatest size of such a file, in bytes: all tables of a program may be in one.
  package static let largestFile = 32 << 20

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - language: The language of a file that doesn't name it, nor is in a language's folder.
  ///   - table: The name of the table of a file that doesn't have it.
  /// - Throws: The problem of a file whose format, encoding or language isn't known.
  package init(
    _ bytes: [UInt8], path: String, language: LanguageTag? = nil, table: String? = nil,
    _ plurals: PluralSampleCache = PluralSampleCache()
  ) throws(Problem) {
    let reader = FileImport(
      text: ExchangeText(bytes, path: path), language: language, table: table, plurals: plurals)
    self =
      try bytes.starts(with: BinaryPropertyList.mark)
      ? reader.binaryList(bytes) : reader.file()
  }
}

extension ExchangeText {
  /// The first byte that isn't white space, which tells formats apart; nil for none.
  var firstSign: UInt8? { bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } }
}

/// Reads a file by its format.
private struct FileImport {
  let text: ExchangeText
  /// The language and the name of the table for a file that doesn't name them, or nil.
  let language: LanguageTag?
  let table: String?
  let plurals: PluralSampleCache

  /// Reads a text by its first character.
  func file() throws(Problem) -> ImportedFile {
    switch text.firstSign {
    case UInt8(ascii: "<"): try xml()
    case UInt8(ascii: "{"): try stringCatalog()
    default: try isPO ? po() : stringsTable()
    }
  }

  func binaryList(_ bytes: [UInt8]) throws(Problem) -> ImportedFile {
    guard let list = BinaryPropertyList.root(of: bytes) else {
      throw Problem(.unknownFormat, path: text.path)
    }
    return try propertyList(list, ExchangeText(binary: text.path))
  }

  private func xml() throws(Problem) -> ImportedFile {
    try checkEncoding(of: XLIFFLanguage.name(in: text.bytes).flatMap(LanguageTag.init(exchanged:)))
    let root = try XMLTree.root(of: text)
    if XLIFF.isRoot(root) {
      return .units(try XLIFFReader.file(root, text, language: language, table: table))
    }
    guard root.name == "plist" else { throw text.problem(.unknownFormat, at: root.offset) }
    return try propertyList(PropertyList(plist: root), text)
  }

  private func propertyList(
    _ list: PropertyList, _ text: ExchangeText
  ) throws(Problem) -> ImportedFile {
    var reader = StringsDictReader(
      table: tableName, in: try knownLanguage(), text, plurals)
    return .catalog(try reader.catalog(list))
  }

  private func stringCatalog() throws(Problem) -> ImportedFile {
    try checkEncoding()
    let root = try json()
    guard StringCatalogReader.isCatalog(root) else {
      throw Problem(.unknownFormat, path: text.path)
    }
    var reader = StringCatalogReader(table: tableName, text, plurals)
    return .catalog(try reader.catalog(root))
  }

  private func json() throws(Problem) -> JSONValue {
    do throws(JSONError) { return try JSONValue(parsing: text.bytes) } catch {
      let offset = text.offset(line: error.position.line, column: error.position.column)
      throw text.problem(.invalidCatalog, at: offset)
    }
  }

  /// Whether a line begins with `msgid`.
  private var isPO: Bool {
    let (bytes, mark) = (text.bytes, Array("msgid".utf8))
    var start = 0
    while start < bytes.count {
      if bytes[start...].starts(with: mark) { return true }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return false }
      start = end + 1
    }
    return false
  }

  private func po() throws(Problem) -> ImportedFile {
    // Its header may name another encoding, which is a problem of its own.
    let file = try POReader(text).file(language: language, table: table)
    try checkEncoding(of: file.target)
    return .units(file)
  }

  private func stringsTable() throws(Problem) -> ImportedFile {
    let file = StringsFile(text.bytes, path: text.path, allowsBareKeys: true)
    guard PrintfTableReader.isTable(file) else { throw Problem(.unknownFormat, path: text.path) }
    try checkEncoding()
    return .catalog(
      PrintfTableReader.catalog(
        file, text, table: tableName, in: try knownLanguage(), plurals))
  }

  /// - Parameter language: The language that the file itself names, or nil.
  private func checkEncoding(of named: LanguageTag? = nil) throws(Problem) {
    let problem = text.encodingProblem(
      in: named ?? language ?? folderName.flatMap(LanguageTag.init(exchanged:)))
    if let problem { throw problem }
  }

  /// Returns the language of a table without one: the caller's or the folder's.
  private func knownLanguage() throws(Problem) -> LanguageTag {
    if let language { return language }
    guard let folderName else { throw Problem(.missingTargetLanguage, path: text.path) }
    guard let tag = LanguageTag(exchanged: folderName) else {
      throw Problem(.invalidTag, ["tag": .init(folderName)], path: text.path)
    }
    return tag
  }

  /// The name of a language's folder without its extension, or nil outside one: `fr` of
  /// `fr.lproj/Localizable.stringsdict`.
  private var folderName: String? {
    let folder = text.path.split(separator: "/").dropLast().last ?? ""
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : nil
  }

  private var tableName: String {
    if let table { return table }
    let file = text.path.split(separator: "/").last ?? ""
    // `A.b.strings` is the table `A.b`.
    guard let end = file.lastIndex(of: "."), end > file.startIndex else { return String(file) }
    return String(file[..<end])
  }
}

/// Finds the target language of XLIFF whose encoding isn't known, so that no parser can read it.
private enum XLIFFLanguage {
  /// Returns the value of the first attribute for a target language, or nil without one.
  static func name(in bytes: [UInt8]) -> String? {
    let starts = ["target-language=", "trgLang="].compactMap {
      bytes.firstRange(of: Array($0.utf8))
    }
    guard let start = starts.first?.upperBound, start < bytes.count else { return nil }
    let quote = bytes[start]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    return String(decoding: bytes[(start + 1)...].prefix { $0 != quote }, as: UTF8.self)
  }
}
