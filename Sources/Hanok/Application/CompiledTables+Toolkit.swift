public import HanokLocalization

nonisolated extension CompiledTables {
  /// The toolkit's own words; a program's languages are those of its own tables.
  public static var toolkit: CompiledTables { hanok.ofLibrary }
}
