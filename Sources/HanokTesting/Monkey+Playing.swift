import Glibc
import Hanok

extension Monkey {
  /// Performs actions until the application ends or a problem is found.
  ///
  /// - Parameters:
  ///   - steps: The maximum number of actions.
  ///   - act: Performs an action, and returns its name: mostly ``act(on:)``, sometimes one that
  ///     reaches further into this application.
  /// - Returns: The problem, with the last actions, or nil if there is none.
  public mutating func play(
    on pilot: Pilot, steps: Int = 200,
    act: (inout Monkey) async -> String
  ) async -> String? {
    var last: [String] = []
    for _ in 0..<steps where pilot.isRunning {
      stepCount += 1
      last = last.suffix(Self.reportedSteps - 1) + [await act(&self)]
      // Tasks that the step has started, or that wait for it, run now.
      for _ in 0..<3 { await Task.yield() }
      pilot.advance(by: .zero)
      guard pilot.isRunning, let problem = Self.problem(of: pilot) else { continue }
      return "\(problem), after: \(last.joined(separator: "; "))"
    }
    return nil
  }

  /// The number of steps in a report.
  private static let reportedSteps = 6

  /// Runs monkeys for a number of steps, each with a new stage.
  ///
  /// The environment variables `MONKEY_STEPS` and `MONKEY_SEED` override the number of steps and
  /// the first seed. After the end of an application, its first screen must be released.
  ///
  /// - Parameters:
  ///   - steps: The number of steps if the environment has none.
  ///   - stepsPerStage: The maximum number of steps of one monkey.
  ///   - stage: Returns the screens, with all that they need.
  ///   - pilot: Returns the pilot of a stage.
  ///   - act: Performs an action on a stage, and returns its name.
  ///   - end: Checks a stage after the end of its application, and returns the problem, or nil if
  ///     there is none.
  /// - Returns: The problems, each with its seed.
  public static func play<Stage>(
    steps: Int = 600, stepsPerStage: Int = 200,
    on stage: (inout Monkey) throws -> Stage, pilot: (Stage) -> Pilot,
    act: (inout Monkey, Stage) async -> String,
    end: (Stage) -> String? = { _ in nil }
  ) async rethrows -> [String] {
    let steps = environment("MONKEY_STEPS").flatMap(Int.init) ?? steps
    var seed = environment("MONKEY_SEED").flatMap(UInt64.init) ?? 1
    var (done, problems): (Int, [String]) = (0, [])
    while done < steps {
      var monkey = Monkey(seed: seed)
      weak var screen: ViewController?
      do {
        let stage = try stage(&monkey)
        let pilot = pilot(stage)
        let found = await monkey.play(on: pilot, steps: stepsPerStage) { await act(&$0, stage) }
        screen = pilot.application.rootViewController
        pilot.application.quit()
        pilot.advance(by: .seconds(60))
        problems += [found, end(stage)].compactMap(\.self).map { "seed \(seed): \($0)" }
      }
      // A cancelled task ends first.
      for _ in 0..<50 where screen != nil { await Task.yield() }
      if screen != nil { problems.append("seed \(seed): the first screen is kept") }
      done += max(1, monkey.stepCount)
      seed += 1
    }
    return problems
  }

  private static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
