import Glibc
import Hanok

extension Monkey {
  /// Does one thing after the other, until the application ends or something is wrong.
  ///
  /// - Parameters:
  ///   - steps: The most things that it does.
  ///   - act: Does one thing, and returns its name: mostly by ``act(on:)``, now and then what leads
  ///     further in this application.
  /// - Returns: What is wrong, with the last things that it did; nil for nothing.
  public mutating func play(
    on pilot: Pilot, steps: Int = 200,
    act: (inout Monkey) async -> String
  ) async -> String? {
    var last: [String] = []
    for _ in 0..<steps where pilot.isRunning {
      stepCount += 1
      last = last.suffix(Self.reportedSteps - 1) + [await act(&self)]
      // Tasks that the step has begun, or that wait for it.
      for _ in 0..<3 { await Task.yield() }
      pilot.advance(by: .zero)
      guard pilot.isRunning, let problem = Self.problem(of: pilot) else { continue }
      return "\(problem), after: \(last.joined(separator: "; "))"
    }
    return nil
  }

  /// The steps that a report names.
  private static let reportedSteps = 6

  /// Lets monkeys play until they have done a number of steps, each on screens of its own.
  ///
  /// The environment has other numbers: `MONKEY_STEPS`, and `MONKEY_SEED` for the first seed. When an
  /// application has ended, its first screen has to be gone.
  ///
  /// - Parameters:
  ///   - steps: The number of steps, where the environment has none.
  ///   - stepsPerStage: The most steps of one monkey.
  ///   - stage: Returns the screens, with all that goes with them.
  ///   - pilot: Returns the pilot of a stage.
  ///   - act: Does one thing on a stage, and returns its name.
  ///   - end: Looks at a stage when its application has ended, and returns what is wrong; nil for
  ///     nothing.
  /// - Returns: What was wrong, each with its seed.
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
      // A task that was cancelled comes to its end first.
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
