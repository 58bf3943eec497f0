import ArgumentParser
import BreachesController
import BreachesModel
import BreachesService
import BreachesView
import Hanok
import HanokArguments
import HanokLocalization

/// The list of breaches on the command line.
///
/// With `--plain --now` it downloads, writes the result or the failure, and ends: with status 0, or
/// with 74 (`EX_IOERR`) without a list.
@main
struct BreachesCommand: LocalizedCommand {
  static let configuration = CommandConfiguration(
    commandName: "breaches", version: HanokVersion.current)
  static let table = "Breaches"
  static let compiledTables: [CompiledTables] = [.breaches]

  @OptionGroup var options: AppOptions
  @OptionGroup var sceneOptions: SceneOptions

  /// The address of the list.
  @Option var url = "https://haveibeenpwned.com/api/v3/breaches"
  /// The download method.
  @Option var method = DownloadMethod.controller
  /// Whether the download begins at once.
  @Flag var now = false
  /// The maximum size of a list, in bytes.
  @Option var maxBytes: Int?
  /// The maximum duration of the download, in seconds.
  @Option var timeout: Double?

  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    if let path = sceneOptions.scenes {
      return try await context.present(BreachesScenes.all, to: path, isPlain: options.plain)
    }
    let controller = BreachesController(
      try request(), transport: HTTPTransport(), method: method)
    let application = Application(
      root: controller, traits: Traits(localizer: context.localizer))
    application.themes = ThemeFamily.hanok.defaultTheme(for:)
    if now { start(controller.downloadController, in: application) }
    return try await context.run(application, isPlain: options.plain)
  }

  /// Downloads as soon as the screen is shown.
  @MainActor private func start(
    _ controller: DownloadViewController?, in application: Application
  ) {
    controller?.beginsByItself = true
    guard options.plain else { return }
    controller?.onEnd = { [weak application] end in
      application?.quit(end == .list ? 0 : CommandFailure.Status.inputOutput.rawValue)
    }
  }

  /// Returns the request with the limits from the options.
  private func request() throws(CommandFailure) -> DownloadRequest {
    var request = DownloadRequest(url)
    if let maxBytes {
      guard maxBytes > 0 else {
        throw Self.failure("not-positive", ["name": .init("--max-bytes")])
      }
      request.maximumSize = ByteCount(maxBytes)
    }
    if let timeout {
      guard timeout > 0, timeout <= Self.longestTimeout else {
        throw Self.failure(
          "out-of-bounds",
          ["name": .init("--timeout"), "most": .init(Int(Self.longestTimeout))])
      }
      request.timeout = .seconds(timeout)
    }
    return request
  }

  /// A day in seconds: a longer one is probably a typing mistake.
  private static let longestTimeout = 86_400.0

  private static func failure(
    _ kind: String, _ arguments: [String: Message.Argument]
  ) -> CommandFailure {
    CommandFailure(usage: Problem(Problem.Kind(kind, table: table), arguments))
  }
}

extension DownloadMethod: ExpressibleByArgument {}
