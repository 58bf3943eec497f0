import ArgumentParser
import HanokArguments
import HanokLocalization
import HanokUnicode
import MessageFormat

/// `hanok format`: formats a message, or with `--json` each request of the input.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "format")

  /// The language of the message; the default is that of the tool.
  @Option(completion: .translations) var locale: String?

  /// The arguments of the message: `name=value`.
  @Option(name: .customLong("arg")) var arguments: [String] = []

  /// The time zone of dates; the default is the machine's.
  @Option var timeZone: String?

  /// Whether values are isolated from text of another direction by invisible characters.
  ///
  /// Terminals show them as junk, so the default is to isolate only in JSON.
  @Option var bidi: BidiChoice?

  /// Whether requests and replies are JSON, one per line.
  @Flag var json = false

  /// The key of a message in a table, instead of the message.
  @Option var key: String?

  /// The table of the key; the default is the only one there is.
  @Option(name: .customLong("table")) var tableName: String?

  @OptionGroup var options: LocalizationsOption

  @Argument var message: String?
}

extension FormatCommand: ToolCommand {
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    guard message != nil || key != nil || json else {
      throw CommandFailure(usage: ToolProblem.missingMessage)
    }
    do throws(Problem) {
      if let key { return try format(key: key, in: context) }
      let request = try request(message ?? "", in: context)
      if message == nil { return FormatService(context, usual: request).serve() }
      return format(request, in: context)
    } catch {
      throw CommandFailure(usage: error)
    }
  }

  /// Formats a message of a table, or without arguments each of its variants with samples.
  private func format(key: String, in context: CommandContext) throws(Problem) -> Int32 {
    if message != nil { throw ToolProblem.keyAndMessage }
    let found = try TableMessage(
      key, of: tableName, in: try language(in: context), try options.folder())
    let request = try request(found.text, language: found.language, in: context)
    if json || !arguments.isEmpty { return format(request, in: context) }
    let errors = ParsedMessage(parsing: found.text).errors
    if !errors.isEmpty {
      context.report(Problem.problems(errors, in: found.text), of: "hanok")
      return CommandFailure.Status.data.rawValue
    }
    for line in SampleLines(found, request.formatter(), context.localizer).lines {
      context.writeLine(line)
    }
    return 0
  }

  private func language(in context: CommandContext) throws(Problem) -> LanguageTag {
    if let locale { return try FormatRequest.language(locale) }
    return try Self.language(of: context.environment)
  }

  /// Returns the request of the command line.
  private func request(
    _ message: String, language: LanguageTag? = nil, in context: CommandContext
  ) throws(Problem) -> FormatRequest {
    let chosen = if let language { language } else { try self.language(in: context) }
    return FormatRequest(
      language: chosen, message: message, arguments: try Self.values(arguments),
      isolation: (bidi ?? (json ? .default : .none)).isolation,
      timeZone: try timeZone.map(FormatRequest.timeZone))
  }

  /// Returns the environment's language, even if the tool isn't translated into it.
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

  /// Returns the arguments of `name=value`.
  ///
  /// A value is text, which functions convert to numbers and dates, or JSON that begins with a
  /// bracket or a brace, as with `--json`.
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
