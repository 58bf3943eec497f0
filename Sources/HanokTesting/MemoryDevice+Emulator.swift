import HanokScenes
import HanokTerminal

extension MemoryDevice {
  /// Shows the output on an emulated terminal, and sends its answers, until there is no more output.
  ///
  /// - Parameter afterAnswers: Lets the program handle the answers, such as by advancing its clock.
  package func exchange(
    with emulator: inout TerminalEmulator, afterAnswers: () -> Void = {}
  ) throws {
    repeat {
      let shown = output
      clearOutput()
      try emulator.take(shown)
      let answers = emulator.takeAnswers()
      if !answers.isEmpty { send(.bytes(answers)) }
      afterAnswers()
    } while !output.isEmpty
  }
}
