public import Hanok
import HanokLocalization
public import HanokTerminal

extension CommandContext {
  /// Runs an application as it is best shown here: drawn, or line by line.
  ///
  /// - Parameters:
  ///   - isPlain: Whether lines were asked for.
  ///   - style: Where on the terminal it is drawn.
  /// - Returns: The exit status.
  @MainActor public func run(
    _ application: Application, isPlain: Bool, style: PresentationStyle = .fullScreen
  ) async throws(CommandFailure) -> Int32 {
    if application.memoryPressure == nil { application.memoryPressure = LinuxMemoryPressure() }
    let display = ApplicationDisplay.suited(to: environment, isPlain: isPlain)
    let presenter = display.presenter(
      environment: environment, scheduler: application.scheduler, style: style)
    let status: Int32
    do throws(DeviceError) {
      status = try await application.run(on: presenter)
    } catch {
      throw CommandFailure(
        usage: Problem(Problem.Kind("unusable-terminal", table: "HanokArguments")))
    }
    if let lines = presenter as? LinePresenter, lines.hasFailed {
      throw CommandFailure(
        inputOutput: Problem(Problem.Kind("lost-data", table: "HanokArguments")))
    }
    return status
  }
}
