import Synchronization

/// The string tables that the build compiled into a target.
///
/// The build plugin writes one constant per table, such as `CompiledTables.quiz`. The text is in
/// the program's read-only data: it costs nothing until the first lookup of a message.
public struct CompiledTables: Sendable {
  /// One table in one language, read on its first lookup, once for all catalogs.
  public final class Table: Sendable {
    let language: StaticString
    let name: StaticString
    private let source: StaticString
    private let read = Mutex<LoadedTable?>(nil)

    /// Creates a table from the `.strings` source of `name` in `language`, a language tag.
    public init(language: StaticString, name: StaticString, source: StaticString) {
      self.language = language
      self.name = name
      self.source = source
    }

    /// The table, read and indexed by key.
    var loaded: LoadedTable {
      read.withLock { read in
        if let read { return read }
        let table = LoadedTable(
          StringsFile(source.description), name: name.description, isCompiled: true)
        read = table
        return table
      }
    }
  }

  let tables: [Table]
  /// Whether the tables' languages are languages of the program.
  private(set) var offersLanguages = true

  /// Creates tables; of two with the same name and language the first is used.
  public init(_ tables: [Table]) { self.tables = tables }

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
