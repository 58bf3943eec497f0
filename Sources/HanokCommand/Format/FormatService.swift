import HanokArguments
import HanokLocalization
import MessageFormat

/// Answers requests, one a line, with replies, one a line, until the input ends.
struct FormatService {
  private let context: CommandContext
  /// What serves where a request doesn't say.
  private let usual: FormatRequest
  private let formatters = FormatterCache()

  init(_ context: CommandContext, usual: FormatRequest) {
    self.context = context
    self.usual = usual
  }

  /// Serves the input.
  ///
  /// A line that is no request is answered too, by what is wrong with it; empty ones are passed over.
  ///
  /// - Returns: The exit status: that of wrong data where a line was no request.
  func serve() -> Int32 {
    var status: Int32 = 0
    while let line = context.streams.readLine() {
      guard line.contains(where: { !Self.whitespace.contains($0) }) else { continue }
      do throws(Problem) {
        context.streams.write(try reply(to: line).json + "\n")
      } catch {
        context.streams.write(RefusedRequest(error, context.localizer).json + "\n")
        status = CommandFailure.Status.data.rawValue
      }
    }
    return status
  }

  private static let whitespace: Set = [
    UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"),
  ]

  private func reply(to line: [UInt8]) throws(Problem) -> FormatReply {
    let request = try FormatRequest(json: line, usual: usual)
    return FormatReply(request.formatted(sharing: formatters), in: request.language)
  }
}

/// What is answered to a line that is no request: a reply like any other, whose text is that of a
/// message that can't be read, and what is wrong with the line.
struct RefusedRequest: Encodable {
  private let text = "{\u{FFFD}}"
  private let parts: [String] = []
  /// The name of the problem.
  let errors: [String]
  /// The fault, in sentences.
  let error: String

  init(_ problem: Problem, _ localizer: Localizer) {
    errors = [problem.kind.name]
    error = localizer.describe(problem)
  }
}
