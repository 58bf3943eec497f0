import Hanok
import HanokLocalization
import HanokSystem
import HanokTerminal
import HanokUnicode

/// A program that ends in the way that a key says, with the terminal still taken; after the argument
/// `inline`, or `erased`, in three rows below the prompt; after `secret`, line by line at a secret field, and
/// the key is the last argument; after `dispatch`, or `thread`, its faults happen on a thread of Dispatch, or
/// on one that it starts.
@main struct FaultyProgram {
  /// What a program may throw.
  private struct Failure: Error {}

  private static var style: PresentationStyle {
    switch CommandLine.arguments.dropFirst().first {
    case "inline": .inline(rows: 3)
    case "erased": .inline(rows: 3, isErasedAtEnd: true)
    default: .fullScreen
    }
  }

  static func main() async throws {
    let localizer = Localizer(catalog: Catalog(compiled: [.toolkit]), language: .english)
    let place = CommandLine.arguments.compactMap(Fault.Place.init).last ?? .mainQueue
    if CommandLine.arguments.dropFirst().first == "secret" {
      let end = CommandLine.arguments.last.flatMap { $0.count == 1 ? $0.first : nil }
      let application = Application(
        root: SecretViewController(end: end, place: place), traits: Traits(localizer: localizer))
      let presenter = ApplicationDisplay.lines.presenter(
        environment: [:], scheduler: application.scheduler)
      exit(try await application.run(on: presenter))
    }
    let screen = FaultyViewController()
    let application = Application(root: screen, traits: Traits(localizer: localizer))
    application.title = .verbatim("faulty")
    application.progress = 0.5
    let terminal = Terminal(
      device: TerminalDevice(), scheduler: application.scheduler, style: style,
      profile: TerminalProfile(environment: ["TERM": "xterm"], markers: []))
    screen.terminal = terminal
    screen.place = place
    let presenter = ScreenPresenter(terminal)
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      screen.onThrow = { continuation.resume(throwing: Failure()) }
      Task { exit(try await application.run(on: presenter)) }
    }
  }
}
