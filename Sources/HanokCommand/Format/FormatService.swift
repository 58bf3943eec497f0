import HanokArguments
import HanokLocalization
import MessageFormat

/// Answers requests with replies, each on a line, until the input ends.
struct FormatService {
  private let context: CommandContext
  /// The defaults of requests.
  private let usual: FormatRequest
  private let formatters = FormatterCache()

  init(_ context: CommandContext, usual: FormatRequest) {
    self.context = context
    self.usual = usual
  }

  /// Answers the whole input.
  ///
  /// An invalid line is answered with its problem; empty lines are skipped.
  ///
  /// - Returns: The exit status: that of invalid data if any line was invalid.
  func serve() -> Int32 {
    var status: Int32 = 0
    while true {
      do throws(Problem) {
        guard let line = try nextLine() else { return status }
        guard line.contains(where: { !Self.whitespace.contains($0) }) else { continue }
        context.streams.write(try reply(to: line).json + "\n")
      } catch {
        context.streams.write(RefusedRequest(error, context.localizer).json + "\n")
        status = CommandFailure.Status.data.rawValue
      }
    }
  }

  private func nextLine() throws(Problem) -> [UInt8]? {
    do throws(LineTooLong) { return try context.streams.readLine() } catch {
      throw ToolProblem.lineTooLong(limit: error.limit)
    }
  }

  private static let whitespace: Set = [
    UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"),
  ]

  private func reply(to line: [UInt8]) throws(Problem) -> FormatReply {
    let request = try FormatRequest(json: line, usual: usual)
    return FormatReply(request.formatted(sharing: formatters), in: request.language)
  }
}

/// The reply to an invalid line.
///
/// It is like any other reply, with the text of an invalid message and the problem of the line.
struct RefusedRequest: Encodable {
  private let text = "{\u{FFFD}}"
  private let parts: [String] = []
  /// The name of the problem.
  let errors: [String]
  /// The problem in sentences.
  let error: String

  init(_ problem: Problem, _ localizer: Localizer) {
    errors = [problem.kind.name]
    error = localizer.describe(problem)
  }
}
