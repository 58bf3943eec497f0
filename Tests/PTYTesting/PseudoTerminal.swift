public import CPTYTesting
import HanokSystem

/// A program that runs on a terminal of its own.
public final class PseudoTerminal {
  /// What goes wrong with it.
  public enum Failure: Error {
    /// The program can't be started.
    case notStarted
    /// The awaited didn't come in time; this is what came.
    case timeout(String)
  }

  /// The maximum wait, which only a hang reaches, even on a slow machine under load.
  private static let patience: Duration = .seconds(120)

  private let controller: Int32
  private let child: pid_t
  private var isOpen = true
  private var hasEnded = false
  private var answers: TerminalAnswers
  private let answerDelay: Duration
  /// The answers that the terminal hasn't sent yet, with their times.
  private var dueAnswers: [(time: ContinuousClock.Instant, text: String)] = []
  /// The terminal's settings before the program started.
  public let originalSettings: [UInt64]
  /// All that the program wrote so far.
  public private(set) var output: [UInt8] = []

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: Its path and arguments.
  ///   - answers: What the terminal answers to what it is asked, while it is read.
  ///   - answerDelay: The time that it takes for each answer, as on a slow line.
  public init(
    _ command: [String], environment: [String: String], columns: Int = 80, rows: Int = 24,
    answers: TerminalAnswers = .usual, answerDelay: Duration = .zero
  ) throws {
    self.answers = answers
    self.answerDelay = answerDelay
    var arguments = unsafe command.map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
    controller = pty_open(Int32(columns), Int32(rows))
    originalSettings = Self.settings(of: controller)
    child = unsafe controller < 0 ? -1 : pty_spawn(&arguments, &variables, controller)
    if child < 0 { throw Failure.notStarted }
  }

  /// Ends the program where a test has failed before it did: a child that nobody has waited for would
  /// keep exit tests, which wait for any child, from ever seeing theirs.
  deinit {
    if isOpen { _ = HanokSystem.close(controller) }
    var outcome = PTYOutcome()
    while !hasEnded, child > 0 {
      kill(child, SIGKILL)
      let isTold = unsafe pty_has_ended(child, &outcome)
      hasEnded = isTold && !outcome.is_stopped
      if !hasEnded { poll(nil, 0, 1) }
    }
  }

  /// What the program wrote, as text.
  public var text: String { String(decoding: output, as: UTF8.self) }

  /// The terminal's modes after all that the program wrote.
  public var modes: TerminalModesTracker {
    var modes = TerminalModesTracker()
    modes.follow(output)
    return modes
  }

  /// All the terminal's settings, to be compared.
  public var settings: [UInt64] { Self.settings(of: controller) }

  private static func settings(of controller: Int32) -> [UInt64] {
    var settings = termios()
    unsafe tcgetattr(controller, &settings)
    let characters = unsafe withUnsafeBytes(of: settings.c_cc) { unsafe $0.map(UInt64.init) }
    let flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    return flags.map(UInt64.init) + characters
  }

  /// Sends bytes, as if they were typed.
  public func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe write(controller, bytes, bytes.count)
  }

  /// Sends a signal to the program.
  ///
  /// - Parameter includingGroup: Whether those that it has started and that run along get it too.
  public func signal(_ number: Int32, includingGroup: Bool = false) {
    kill(includingGroup ? -child : child, number)
  }

  /// Whether the program's process group has any process left.
  public var hasProcesses: Bool { kill(-child, 0) == 0 }

  /// Whether all programs that the program has started in its session are stopped, and there is one:
  /// until then, one may still take what is typed.
  public var hasStoppedPrograms: Bool { pty_has_stopped_programs(child) }

  /// Gives the terminal another size.
  public func resize(columns: Int, rows: Int) {
    _ = pty_resize(controller, Int32(columns), Int32(rows))
  }

  /// Reads until something holds of all that was written.
  ///
  /// - Throws: `Failure.timeout` after two minutes without it.
  public func wait(until isReached: (PseudoTerminal) -> Bool) throws {
    let deadline = ContinuousClock.now + Self.patience
    while !isReached(self) {
      if ContinuousClock.now > deadline { throw Failure.timeout(text) }
      // Nothing can be awaited of a terminal that was closed.
      if !readSome(milliseconds: 10) { poll(nil, 0, 1) }
    }
  }

  /// Waits until the program ends or stops, and reads the rest of what it wrote.
  ///
  /// A program that hangs for two minutes is killed, so that it fails a test and doesn't hang it.
  ///
  /// - Parameter isReading: Whether it is read meanwhile too: a program whose terminal is full may
  ///   wait, and never end.
  public func waitForEnd(isReading: Bool = true) -> PTYOutcome {
    var outcome = PTYOutcome()
    let deadline = ContinuousClock.now + Self.patience
    while unsafe !pty_has_ended(child, &outcome) {
      if ContinuousClock.now > deadline { kill(child, SIGKILL) }
      // Nothing can be awaited of a terminal that was closed.
      if !isReading || !readSome(milliseconds: 5) { poll(nil, 0, 1) }
    }
    while readSome(milliseconds: 0) {}
    if !outcome.is_stopped { hasEnded = true }
    return outcome
  }

  /// Takes the terminal away from the program.
  public func close() {
    isOpen = false
    _ = HanokSystem.close(controller)
  }

  /// Reads what is there within a time, and tells whether there was anything.
  @discardableResult
  private func readSome(milliseconds: Int32) -> Bool {
    guard isOpen else { return false }
    sendDueAnswers()
    var descriptor = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&descriptor, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe read(controller, &bytes, bytes.count)
    guard count > 0 else { return false }
    output += bytes[..<count]
    let answer = answers.answer(to: output)
    if !answer.isEmpty { dueAnswers.append((ContinuousClock.now + answerDelay, answer)) }
    sendDueAnswers()
    return true
  }

  private func sendDueAnswers() {
    while let next = dueAnswers.first, next.time <= ContinuousClock.now {
      dueAnswers.removeFirst()
      send(next.text)
    }
  }
}
