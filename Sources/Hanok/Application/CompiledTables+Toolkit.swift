public import HanokLocalization

nonisolated extension CompiledTables {
  /// The toolkit's own words.
  public static var toolkit: CompiledTables { hanok }
}
