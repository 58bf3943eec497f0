import Hanok
import HanokSystem

extension Monkey {
  /// Performs actions until the application ends or a problem is found.
  ///
  /// Each step checks the first responder and the cursor, some steps and the last one also the
  /// drawing of the whole screen.
  ///
  /// - Parameters:
  ///   - steps: The maximum number of actions.
  ///   - stepsPerDrawing: The number of steps, at least 1, after which the whole screen is drawn. A
  ///     number above 1 is faster, and misses what is drawn wrongly only for a while.
  ///   - act: Performs an action, and returns its name: mostly ``act(on:)``, sometimes one that
  ///     reaches further into this application.
  /// - Returns: The problem, with the last actions, or nil if there is none.
  public mutating func play(
    on pilot: Pilot, steps: Int = 200, stepsPerDrawing: Int = 1,
    act: (inout Monkey) async -> String
  ) async -> String? {
    precondition(stepsPerDrawing > 0, "The whole screen is drawn after at least one step.")
    var last: [String] = []
    for step in stride(from: 1, through: steps, by: 1) where pilot.isRunning {
      stepCount += 1
      last = last.suffix(Self.reportedSteps - 1) + [await act(&self)]
      // Tasks that the step has started, or that wait for it, run now.
      for _ in 0..<3 { await Task.yield() }
      pilot.advance(by: .zero)
      let isWhole = step % stepsPerDrawing == 0 || step == steps
      guard pilot.isRunning,
        let problem = isWhole ? Self.problem(of: pilot) : Self.focusProblem(of: pilot)
      else { continue }
      return "\(problem), after: \(last.joined(separator: "; "))"
    }
    return nil
  }

  /// The number of steps in a report.
  private static let reportedSteps = 6

  /// Runs monkeys for a number of steps, each with a new stage.
  ///
  /// The environment variables `MONKEY_STEPS` and `MONKEY_SEED` override the number of steps and
  /// the first seed. After the end of an application, the screens and views that it showed at every
  /// 50th step must be released.
  ///
  /// - Parameters:
  ///   - steps: The number of steps if the environment has none.
  ///   - stepsPerStage: The maximum number of steps of one monkey.
  ///   - stepsPerDrawing: The number of steps after which the whole screen is drawn.
  ///   - stage: Returns the screens, with all that they need.
  ///   - pilot: Returns the pilot of a stage.
  ///   - act: Performs an action on a stage, and returns its name.
  ///   - end: Checks a stage after the end of its application, and returns the problem, or nil if
  ///     there is none.
  /// - Returns: The problems, each with its seed.
  public static func play<Stage>(
    steps: Int = 600, stepsPerStage: Int = 200, stepsPerDrawing: Int = 1,
    on stage: (inout Monkey) throws -> Stage, pilot: (Stage) -> Pilot,
    act: (inout Monkey, Stage) async -> String,
    end: (Stage) -> String? = { _ in nil }
  ) async rethrows -> [String] {
    let steps = environment("MONKEY_STEPS").flatMap(Int.init) ?? steps
    var seed = environment("MONKEY_SEED").flatMap(UInt64.init) ?? 1
    var (done, problems): (Int, [String]) = (0, [])
    while done < steps {
      var monkey = Monkey(seed: seed)
      var shown = ShownObjects()
      do {
        let stage = try stage(&monkey)
        let pilot = pilot(stage)
        shown.add(pilot)
        let found = await monkey.play(
          on: pilot, steps: stepsPerStage, stepsPerDrawing: stepsPerDrawing
        ) { monkey in
          let name = await act(&monkey, stage)
          if monkey.stepCount % stepsPerWatch == 1 { shown.add(pilot) }
          return name
        }
        shown.add(pilot)
        pilot.application.quit()
        pilot.advance(by: .seconds(60))
        problems += [found, end(stage)].compactMap(\.self).map { "seed \(seed): \($0)" }
      }
      // A cancelled task ends first.
      for _ in 0..<turnsUntilReleased where !shown.names.isEmpty { await Task.yield() }
      let kept = shown.names
      if !kept.isEmpty {
        problems.append("seed \(seed): still in memory: \(kept.joined(separator: ", "))")
      }
      done += max(1, monkey.stepCount)
      seed += 1
    }
    return problems
  }

  /// Rarely: listing what is shown takes longer than a step.
  private static let stepsPerWatch = 50
  private static let turnsUntilReleased = 50

  private static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}

/// The screens and views that an application has shown, as long as something keeps them.
private struct ShownObjects {
  private struct Reference {
    weak var object: AnyObject?
  }

  private var references: [ObjectIdentifier: Reference] = [:]

  /// Adds what an application shows.
  mutating func add(_ pilot: Pilot) {
    let window = pilot.application.window
    var objects: [AnyObject] = window.visibleDescendants
    objects.append(pilot.application.rootViewController)
    if let top = window.topViewController { objects.append(top) }
    for object in objects {
      references[ObjectIdentifier(object)] = Reference(object: object)
    }
  }

  /// The types of those that are kept, each once.
  var names: [String] {
    Set(references.values.compactMap { $0.object.map { "\(type(of: $0))" } }).sorted()
  }
}
