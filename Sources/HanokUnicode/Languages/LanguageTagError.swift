/// Text that names no language.
public struct LanguageTagError: Error, Hashable, Sendable {
  /// The text as it was given.
  public let text: String
}
