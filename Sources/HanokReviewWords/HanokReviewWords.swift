package import HanokTables

/// The words of the review of translations.
///
/// Its engine is in `HanokLocalization`, below the plugin that compiles tables, so it has none of its own.
extension CompiledTables {
  /// The sentences and remedies of the checks.
  package static var ofReview: CompiledTables { hanokReview.ofLibrary }
}
