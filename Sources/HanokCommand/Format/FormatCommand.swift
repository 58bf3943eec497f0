import ArgumentParser
import HanokArguments
import HanokLocalization
import HanokUnicode
import MessageFormat

/// `hanok format`: formats a message, or with `--json` one after the other from the input.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "format")

  /// The language of the message; that of the tool where none is given.
  @Option var locale: String?

  /// What the message is formatted with: `name=value`.
  @Option(name: .customLong("arg")) var arguments: [String] = []

  /// The time zone of dates; the machine's where none is given.
  @Option var timeZone: String?

  /// Whether values are set apart from text of another direction by invisible characters, which
  /// terminals show as junk; by default only in JSON.
  @Option var bidi: BidiChoice?

  /// Whether requests and replies are JSON, one a line.
  @Flag var json = false

  @Argument var message: String?
}

extension FormatCommand: LocalizedCommand {
  static let table = HanokCommand.table
  static let compiledTables = HanokCommand.compiledTables

  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    guard message != nil || json else { throw CommandFailure(usage: ToolProblem.missingMessage) }
    do throws(Problem) {
      let request = try request(in: context)
      if message == nil { return FormatService(context, usual: request).serve() }
      return format(request, in: context)
    } catch {
      throw CommandFailure(usage: error)
    }
  }

  /// What the command line asks for.
  private func request(in context: CommandContext) throws(Problem) -> FormatRequest {
    let language =
      if let locale { try FormatRequest.language(locale) } else {
        try Self.language(of: context.environment)
      }
    return FormatRequest(
      language: language,
      message: message ?? "", arguments: try Self.values(arguments),
      isolation: (bidi ?? (json ? .default : .none)).isolation,
      timeZone: try timeZone.map(FormatRequest.timeZone))
  }

  /// The environment's language, whether the tool speaks it or not.
  private static func language(of environment: [String: String]) throws(Problem) -> LanguageTag {
    try LanguageRequest(environment: environment).choose(among: LanguageTag.available)
  }

  /// Formats the message of the command line.
  private func format(_ request: FormatRequest, in context: CommandContext) -> Int32 {
    let formatted = request.formatted(sharing: FormatterCache())
    if json {
      context.writeLine(FormatReply(formatted, in: request.language).json)
      return 0
    }
    context.writeLine(formatted.text)
    if formatted.errors.isEmpty { return 0 }
    let problems = Problem.problems(formatted.errors, in: request.message)
    context.report(problems.map(ToolProblem.onCommandLine), of: "hanok")
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

/// The value of `--bidi` and of a request's `bidi`.
enum BidiChoice: String, ExpressibleByArgument {
  case `default`
  case none

  var isolation: BidiIsolation { self == .none ? .none : .default }
}
