import ArgumentParser
import HanokArguments
import HanokLocalization
import HanokSystem
import HanokTerminal

/// `hanok terminal`: the known properties of the terminal, and a card of lines to look at.
struct TerminalReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "terminal")

  @Flag var json = false
}

extension TerminalReportCommand: ToolCommand {
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    let device = TerminalDevice.controlling(environment: context.environment)
    let scheduler = DispatchScheduler()
    var profile = TerminalProfile(environment: context.environment)
    if let device {
      do throws(DeviceError) {
        profile = try await TerminalSurvey.profile(
          of: device, scheduler: scheduler, environment: context.environment)
      } catch {
        throw CommandFailure(inputOutput: ToolProblem.unusableTerminal)
      }
    }
    let report = TerminalReport(
      profile, size: device?.size ?? profile.defaultSize, environment: context.environment)
    if json {
      context.writeLine(report.json)
    } else {
      for line in report.lines(context.localizer) { context.writeLine(line) }
    }
    if device == nil { context.report([ToolProblem.noTerminal], of: "hanok") }
    if let device, !json, profile.canDraw, isatty(STDOUT_FILENO) == 1 {
      let card = TestCard(context.localizer, ambiguousWidth: profile.ambiguousWidth ?? .narrow)
      await card.show(on: device, scheduler: scheduler, profile)
    }
    return device == nil ? 1 : 0
  }
}
