import HanokJSON
package import HanokLocalization
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
  package init(
    _ bytes: [UInt8], path: String, language: LanguageTag? = nil, table: String? = nil,
    _ plurals: PluralSampleCache = PluralSampleCache()
  ) throws(Problem) {
    let text = ExchangeText(bytes, path: path)
    let name = FileName(path)
    func checkEncoding() throws(Problem) {
      if let problem = text.encodingProblem(in: language ?? name.language) { throw problem }
    }
    func knownLanguage() throws(Problem) -> LanguageTag {
      guard let tag = language ?? name.language else {
        throw Problem(.missingTargetLanguage, path: path)
      }
      return tag
    }
    func catalog(_ list: PropertyList, _ text: ExchangeText) throws(Problem) -> ImportedFile {
      var reader = StringsDictReader(
        table: table ?? name.table, in: try knownLanguage(), text, plurals)
      return .catalog(reader.catalog(list))
    }
    if bytes.starts(with: BinaryPropertyList.mark) {
      guard let list = BinaryPropertyList.root(of: bytes) else {
        throw Problem(.unknownFormat, path: path)
      }
      // Places in the file would be none in a text.
      self = try catalog(list, ExchangeText([], path: path))
      return
    }
    switch text.bytes.first(where: { !Self.isSpace($0) }) {
    case UInt8(ascii: "<"):
      try checkEncoding()
      let root = try XMLTree.root(of: text)
      if XLIFF.isRoot(root) {
        self = .units(try XLIFFReader.file(root, text, language: language, table: table))
      } else if root.name == "plist" {
        self = try catalog(PropertyList(plist: root), text)
      } else {
        throw text.problem(.unknownFormat, at: root.offset)
      }
    case UInt8(ascii: "{"):
      try checkEncoding()
      let root = try Self.json(text)
      guard StringCatalogReader.isCatalog(root) else { throw Problem(.unknownFormat, path: path) }
      var reader = StringCatalogReader(table: table ?? name.table, text, plurals)
      self = .catalog(try reader.catalog(root))
    default:
      if Self.isPO(text.bytes) {
        // Its header may name another encoding.
        self = .units(try POReader(text).file(language: language, table: table))
        try checkEncoding()
        return
      }
      let file = StringsFile(text.bytes, path: path, allowsBareKeys: true)
      guard PrintfTableReader.isTable(file) else { throw Problem(.unknownFormat, path: path) }
      try checkEncoding()
      self = .catalog(
        PrintfTableReader.catalog(
          file, text, table: table ?? name.table, in: try knownLanguage(), plurals))
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private static func json(_ text: ExchangeText) throws(Problem) -> JSONValue {
    do throws(JSONError) { return try JSONValue(parsing: text.bytes) } catch {
      let offset = text.offset(line: error.position.line, column: error.position.column)
      throw text.problem(.invalidCatalog, at: offset)
    }
  }

  /// Whether a line begins with `msgid`.
  private static func isPO(_ bytes: [UInt8]) -> Bool {
    let mark = Array("msgid".utf8)
    var start = 0
    while start < bytes.count {
      if bytes[start...].starts(with: mark) { return true }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return false }
      start = end + 1
    }
    return false
  }

  /// What the path of a file says: `fr.lproj/Localizable.stringsdict`.
  private struct FileName {
    let table: String
    let language: LanguageTag?

    init(_ path: String) {
      let parts = path.split(separator: "/")
      let file = parts.last ?? ""
      table = String(file.split(separator: ".").first ?? file)
      let folder = parts.dropLast().last ?? ""
      language =
        folder.hasSuffix(".lproj") ? try? LanguageTag(String(folder.dropLast(6))) : nil
    }
  }
}
