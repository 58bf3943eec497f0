import ArgumentParser
import ICU
import Localization
import LocalizedArguments
import MessageFormat

/// `hanok format`: formats a message, or with `--json` one after the other from the input.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "format")

  /// The language of the message; that of the tool where none is given.
  @ArgumentParser.Option var locale: String?

  /// What the message is formatted with: `name=value`.
  @ArgumentParser.Option(name: .customLong("arg")) var arguments: [String] = []

  /// The time zone of dates; the machine's where none is given.
  @ArgumentParser.Option var timeZone: String?

  /// Whether values are set apart from text of another direction by invisible characters, which
  /// terminals show as junk; by default only in JSON.
  @ArgumentParser.Option var bidi: BidiChoice?

  /// Whether requests and replies are JSON, one a line.
  @Flag var json = false

  @Argument var message: String?
}

extension FormatCommand: LocalizedCommand {
  static let table = HanokCommand.table
  static let compiledTables = HanokCommand.compiledTables

  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    if let message { return try format(message, in: context) }
    guard json else { throw CommandFailure(usage: ToolProblem.missingMessage) }
    return FormatService(context).serve()
  }

  /// Formats the message of the command line.
  private func format(
    _ message: String, in context: CommandContext
  ) throws(CommandFailure) -> Int32 {
    let formatted: FormattedMessage
    do throws(Problem) {
      let request = FormatRequest(
        language: try locale.map(FormatRequest.language) ?? context.localizer.language,
        message: message, arguments: try Self.values(arguments),
        isolation: (bidi ?? (json ? .default : .none)).isolation,
        timeZone: try timeZone.map(FormatRequest.timeZone))
      formatted = request.formatted(sharing: FormatterCache())
      context.writeLine(
        json ? FormatReply(formatted, in: request.language).json : formatted.text)
    } catch {
      throw CommandFailure(usage: error)
    }
    if formatted.errors.isEmpty { return 0 }
    if !json { context.report(Problem.problems(formatted.errors, in: message), of: "hanok") }
    return CommandFailure.Status.data.rawValue
  }

  /// The values of `name=value`: text, of which functions make numbers and dates, or a value as
  /// `--json` has it, which begins with a bracket or a brace.
  static func values(_ arguments: [String]) throws(Problem) -> [String: MessageValue] {
    var values: [String: MessageValue] = [:]
    for argument in arguments {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0].first == "$" ? parts[0].dropFirst() : parts[0]
      guard parts.count == 2, !name.isEmpty else { throw ToolProblem.invalidArgument(argument) }
      guard values[String(name)] == nil else { throw ToolProblem.repeatedArgument(String(name)) }
      values[String(name)] = try MessageValue(typed: String(parts[1]), name: String(name))
    }
    return values
  }
}
