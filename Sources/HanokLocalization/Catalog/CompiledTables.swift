/// String tables that the build compiled into a target.
///
/// The build plugin writes one constant per table, such as `CompiledTables.quiz`. The text lies in
/// the program's read-only data: it costs nothing until a message of it is asked for.
public struct CompiledTables: Sendable {
  /// One table in one language.
  public struct Table: Sendable {
    let language: StaticString
    let name: StaticString
    let source: StaticString

    /// Wraps the `.strings` source of the table `name` in `language`, a language tag.
    public init(language: StaticString, name: StaticString, source: StaticString) {
      self.language = language
      self.name = name
      self.source = source
    }
  }

  let tables: [Table]

  /// Wraps tables; of two with the same name and language the first serves.
  public init(_ tables: [Table]) { self.tables = tables }
}
