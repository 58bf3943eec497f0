import Synchronization

/// String tables that the build compiled into a target.
///
/// The build plugin writes one constant per table, such as `CompiledTables.quiz`. The text lies in
/// the program's read-only data: it costs nothing until a message of it is asked for.
public struct CompiledTables: Sendable {
  /// One table in one language, read when it is first asked for, once for all catalogs.
  public final class Table: Sendable {
    let language: StaticString
    let name: StaticString
    private let source: StaticString
    private let read = Mutex<LoadedTable?>(nil)

    /// Wraps the `.strings` source of the table `name` in `language`, a language tag.
    public init(language: StaticString, name: StaticString, source: StaticString) {
      self.language = language
      self.name = name
      self.source = source
    }

    /// The table, ready for look-up.
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
  /// Whether a program's languages are those of the tables.
  private(set) var offersLanguages = true

  /// Wraps tables; of two with the same name and language the first serves.
  public init(_ tables: [Table]) { self.tables = tables }

  /// The tables as those of a library, which offer no language by themselves.
  ///
  /// A library may have more languages than a program that uses it, or others. A program in English
  /// and Korean isn't one in German because a library has words for “Cancel” in German; and in a
  /// language that the library lacks, its words are in the nearest that it has.
  public var ofLibrary: CompiledTables {
    var tables = self
    tables.offersLanguages = false
    return tables
  }
}
