package import HanokTables

extension CompiledTables {
  /// The sentences and remedies of the checks.
  package static var ofReview: CompiledTables { hanokReview.ofLibrary }
}
