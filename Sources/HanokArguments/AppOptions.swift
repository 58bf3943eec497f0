public import ArgumentParser

/// The options that every app has: its language, its tables, and whether it draws.
///
/// What `--help` says of them is in the toolkit's own table.
public nonisolated struct AppOptions: ParsableArguments {
  /// The language that was asked for, as a BCP 47 tag.
  @Option public var locale: String?

  /// A folder of tables that come before all others.
  @Option public var localizations: String?

  /// Whether to speak line by line, without drawing.
  @Flag public var plain = false

  /// Options that nobody set.
  public init() {}
}
