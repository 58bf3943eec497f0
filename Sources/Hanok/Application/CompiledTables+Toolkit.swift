public import HanokLocalization

nonisolated extension CompiledTables {
  /// The tables of the toolkit's own words; a program's languages are those of its own tables.
  public static var toolkit: CompiledTables { hanok.ofLibrary }
}
