/// Compares a command line with the description of its command.
///
/// It checks the names of options, whether they have values, and the number of arguments.
///
/// The parser checks the values themselves.
nonisolated struct ArgumentCheck {
  private let command: ToolInfo.Command
  private var rest: ArraySlice<String>
  /// The arguments that aren't options.
  private var values: [String] = []
  /// The given options, by their names in tables.
  private var given: Set<String> = []

  /// Creates a check of the arguments after the command's name.
  init(_ arguments: ArraySlice<String>, of command: ToolInfo.Command) {
    self.command = command
    rest = arguments
  }

  /// Returns the first problem.
  ///
  /// It is nil if there is none, or if one of the command's arguments has a parsing strategy of its
  /// own, such as one that takes all remaining arguments.
  mutating func problem() -> ArgumentProblem? {
    guard arguments.allSatisfy({ $0.parsingStrategy == "default" }) else { return nil }
    while let argument = rest.popFirst() {
      if argument == "--" {
        values += rest
        break
      }
      if let problem = take(argument) { return problem }
    }
    return problemOfNumber
  }

  private var arguments: [ToolInfo.Argument] { command.arguments ?? [] }

  private func argument(named name: String) -> ToolInfo.Argument? {
    arguments.first { $0.names?.contains { $0.typed == name } ?? false }
  }

  /// Whether an argument is an option; a single dash is a value.
  private static func isOption(_ argument: String) -> Bool {
    argument.hasPrefix("-") && argument != "-"
  }

  private mutating func take(_ argument: String) -> ArgumentProblem? {
    guard Self.isOption(argument) else {
      values.append(argument)
      return nil
    }
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let (name, value) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    if let option = self.argument(named: name) { return take(option, as: name, value: value) }
    if name.hasPrefix("--") || value != nil { return .unknownOption(name) }
    // Several letters follow one dash.
    for letter in name.dropFirst() {
      guard let option = self.argument(named: "-\(letter)") else { return .unknownOption(name) }
      if let problem = take(option, as: "-\(letter)", value: nil) { return problem }
    }
    return nil
  }

  private mutating func take(
    _ option: ToolInfo.Argument, as name: String, value: String?
  ) -> ArgumentProblem? {
    given.insert(option.tableName)
    if option.kind == .flag { return value.map { .unexpectedValue($0, option: name) } }
    if value != nil { return nil }
    guard let next = rest.first, !Self.isOption(next) else { return .missingValue(option: name) }
    rest.removeFirst()
    return nil
  }

  private var problemOfNumber: ArgumentProblem? {
    let places = arguments.filter { $0.kind == .positional }
    if values.count > places.count, !places.contains(where: \.isRepeating) {
      return .extraArguments(Array(values[places.count...]))
    }
    if let missing = places.dropFirst(values.count).first(where: { !$0.isOptional }) {
      return .missingArgument("<\(missing.tableName)>")
    }
    let option = arguments.first {
      $0.kind == .option && !$0.isOptional && !given.contains($0.tableName)
    }
    if let name = option?.preferredName { return .missingArgument(name.typed) }
    // Every command has the `help` subcommand.
    let hasOthers = command.subcommands?.contains { $0.commandName != "help" } ?? false
    return hasOthers ? .missingSubcommand : nil
  }
}
