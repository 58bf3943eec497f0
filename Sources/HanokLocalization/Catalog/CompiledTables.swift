/// The string tables that the build compiled into a target.
///
/// The build plugin writes one constant per table, such as `CompiledTables.quiz`. The text is in
/// the program's read-only data, and a lookup reads a few lines of it.
public struct CompiledTables: Sendable {
  let tables: [Table]
  /// The tables of libraries, which offer no languages.
  let libraries: [Table]
  /// Whether the tables' languages are languages of the program.
  private(set) var offersLanguages = true

  /// Creates tables; of two with the same name and language the first that has a key is used.
  ///
  /// - Parameters:
  ///   - translations: The program's own versions of libraries' tables: in a language that the library
  ///     lacks, or with the messages that the program changes.
  ///   - libraries: The libraries' tables in the languages of the program.
  public init(_ tables: [Table], translations: [Table] = [], libraries: [Table] = []) {
    self.tables = tables + translations
    self.libraries = libraries
  }

  /// The same tables as a library's, which offer no languages.
  ///
  /// A library can have other languages than a program that uses it. A program in English and
  /// Korean doesn't become German because a library translates “Cancel”; and in a language that the
  /// library lacks, the library's words are in its nearest language.
  public var ofLibrary: CompiledTables {
    var tables = self
    tables.offersLanguages = false
    return tables
  }
}

extension CompiledTables {
  /// One table in one language.
  public struct Table: Sendable {
    let language: StaticString
    let name: StaticString
    private let lines: StaticString

    /// Creates a table from its entries as the build plugin writes them, the only one that should.
    ///
    /// Entries in another order aren't found; a debug build stops at such a table.
    ///
    /// - Parameters:
    ///   - language: The language tag.
    ///   - name: The name of the table.
    ///   - lines: One entry on each line, `"key"="value";`, sorted by their UTF-8 bytes.
    public init(language: StaticString, name: StaticString, lines: StaticString) {
      self.language = language
      self.name = name
      self.lines = lines
      assert(
        lines.withUTF8Buffer { unsafe $0.span.hasSortedLines },
        "The table \(name) is not sorted.")
    }

    /// The whole table, read anew each time: for checks and suggestions.
    var file: StringsFile { StringsFile(lines.description) }

    /// Returns the entry of a key, or nil without one.
    ///
    /// The build writes a key as its table has it. A key of other scalars can be the same string, in
    /// another normalization form: then it is compared with all entries.
    func entry(_ key: String) -> StringsEntry? {
      let literal = StringsLiteral(key, isOnOneLine: true).source
      let line = lines.withUTF8Buffer { bytes in
        unsafe bytes.span.sortedLine(startingWith: literal).map { unsafe Array(bytes[$0]) }
      }
      if let line { return StringsFile(line).entries.first(where: \.isSound) }
      return key.utf8.allSatisfy { $0 < 0x80 } ? nil : file.entry(key)
    }
  }
}
