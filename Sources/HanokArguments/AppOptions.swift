public import ArgumentParser

/// The options of every app: its language, its tables, whether it watches them, its keys and theme,
/// and whether it draws.
///
/// Their help is in the toolkit's own table.
public nonisolated struct AppOptions: ParsableArguments {
  /// The requested language, as a BCP 47 tag.
  @Option(completion: .languages) public var locale: String?

  /// A folder of tables with priority over all others.
  @Option(completion: .directory) public var localizations: String?

  /// Whether a table that is saved is shown at once, in the folders of tables.
  @Flag public var watch = false

  /// How the app is shown.
  @OptionGroup public var display: DisplayOptions

  /// Whether to use lines instead of drawing.
  public var plain: Bool { display.plain }

  /// Creates options without values.
  public init() {}
}

/// The options of all that is drawn: its keys and theme, and whether it is drawn.
///
/// Their help is in the toolkit's own table.
public nonisolated struct DisplayOptions: ParsableArguments {
  /// The keys: the name of a shipped set, or a file of keys.
  @Option(completion: .setting(.keys)) public var keys: String?

  /// The theme: the name of a shipped one, or a file.
  @Option(completion: .setting(.theme)) public var theme: String?

  /// Whether to use lines instead of drawing.
  @Flag public var plain = false

  /// Creates options without values.
  public init() {}
}

/// The options of every app that take effect in the toolkit, as a command was given them.
nonisolated struct CommonOptions: Sendable {
  /// Whether a table in the folders that is saved is shown at once.
  let isWatching: Bool
  /// The value of `--keys`, or nil without one.
  let keys: String?
  /// The value of `--theme`, or nil without one.
  let theme: String?

  /// Finds the options of a parsed command.
  ///
  /// A command gives a group of options any name, and the parser has no list of its groups: they are
  /// found by reflection. A requirement of ``LocalizedCommand`` would prescribe the name, and would
  /// silently ignore a group with another one.
  init(of command: any ParsableCommand) {
    let app: AppOptions? = Self.group(of: command)
    let display: DisplayOptions? = app?.display ?? Self.group(of: command)
    isWatching = app?.watch == true
    keys = display?.keys
    theme = display?.theme
  }

  private static func group<Group: ParsableArguments>(of command: any ParsableCommand) -> Group? {
    Mirror(reflecting: command).children.lazy.compactMap { $0.value as? OptionGroup<Group> }
      .first?.wrappedValue
  }
}
