import Dispatch
import HanokFiles
import HanokLocalization
import HanokSystem
import HanokTerminal
import Synchronization

/// Lines of standard input and output.
package final class StandardLineStream: LineStream {
  private var handler: (LineEvent) -> Void = { _ in }
  private let gate = ReadingGate()
  /// The terminal on which the lines are typed, or nil for another input.
  private let terminal: LineTerminal?
  /// Whether a write has failed, for example on a full disk.
  package private(set) var hasFailed = false

  /// Creates a stream on standard input and output.
  package init() { terminal = isatty(STDIN_FILENO) == 1 ? LineTerminal() : nil }

  /// Whether standard input is a terminal.
  package var isInteractive: Bool { terminal != nil }

  /// Reads on a separate thread, while lines are wanted.
  ///
  /// A file, `/dev/null` or a pipe without a writer reports no events to wait for.
  package func start(_ handler: @escaping (LineEvent) -> Void) {
    self.handler = handler
    terminal?.onContinue = { [weak self] in self?.handler(.resumed) }
    terminal?.start()
    DispatchQueue.global().async { [gate] in
      LineTerminal.allowStops()
      var reader = LineReader()
      repeat {
        let events = reader.nextEvents()
        gate.close()
        DispatchQueue.main.async {
          MainActor.assumeIsolated { [weak self] in
            for event in events { self?.handler(event) }
            gate.open()
          }
        }
        gate.wait()
      } while !reader.isAtEnd
    }
  }

  /// Sets whether more lines are read.
  package func setReading(_ isOn: Bool) { gate.setWanted(isOn) }

  /// Writes text at once; a closed pipe ends the output, and isn't a failure.
  package func write(_ text: String) {
    if !DescriptorWriter.write(text, to: STDOUT_FILENO), errno != EPIPE { hasFailed = true }
  }

  /// Sets the echo of the terminal that lines are typed on.
  package func setEcho(_ isOn: Bool) { terminal?.setInputHidden(!isOn) }

  /// Stops reading, and restores the terminal.
  package func stop() {
    handler = { _ in }
    terminal?.stop()
  }
}

/// A gate before each read: it is open while the lines of the last read are handled and more are wanted.
private nonisolated final class ReadingGate: Sendable {
  private struct State {
    var isDelivered = true
    var isWanted = true

    var isOpen: Bool { isDelivered && isWanted }
  }

  private let state = Mutex(State())
  private let opened = DispatchSemaphore(value: 0)

  /// Closes the gate until the lines of a read are handled.
  func close() { change { $0.isDelivered = false } }

  /// Opens the gate if more lines are wanted.
  func open() { change { $0.isDelivered = true } }

  /// Sets whether more lines are wanted.
  func setWanted(_ isWanted: Bool) { change { $0.isWanted = isWanted } }

  /// Waits until the gate is open.
  func wait() { while !state.withLock(\.isOpen) { opened.wait() } }

  private func change(_ change: (inout State) -> Void) {
    let isOpening = state.withLock { state in
      let before = state.isOpen
      change(&state)
      return !before && state.isOpen
    }
    if isOpening { opened.signal() }
  }
}

/// Reads standard input line by line, and waits for it.
private nonisolated struct LineReader {
  private(set) var isAtEnd = false
  private var splitter = LineSplitter(limit: 65_536)

  /// The maximum number of bytes of a read: a terminal's line has as many.
  private static let readSize = 4_096

  /// Returns the events of the next read.
  mutating func nextEvents() -> [LineEvent] {
    var bytes = [UInt8](repeating: 0, count: Self.readSize)
    var count = 0
    repeat {
      count = unsafe read(STDIN_FILENO, &bytes, bytes.count)
    } while count < 0
      && errno == EINTR
    guard count > 0 else {
      TerminalDevice.endIfHungUp(STDIN_FILENO, error: count < 0 ? errno : 0)
      isAtEnd = true
      return [splitter.finish()].compactMap(\.self).map(event) + [.end]
    }
    return splitter.split(bytes[..<count]).map(event)
  }

  private func event(_ line: LineSplitter.Line) -> LineEvent {
    guard case .bytes(var bytes) = line else { return .tooLong(limit: splitter.limit) }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return .line(String(decoding: LineText(bytes).bytes, as: UTF8.self))
  }
}
