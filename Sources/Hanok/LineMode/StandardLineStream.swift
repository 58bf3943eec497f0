import Dispatch
import HanokFiles
import HanokLocalization
import HanokSystem
import HanokTerminal

/// Lines of standard input and output.
package final class StandardLineStream: LineStream {
  private var handler: (String?) -> Void = { _ in }
  private var isEchoing = true
  /// Whether a write has failed, for example on a full disk.
  package private(set) var hasFailed = false

  /// Creates a stream on standard input and output.
  package init() {}

  /// Whether standard input is a terminal.
  package var isInteractive: Bool { isatty(STDIN_FILENO) == 1 }

  /// Reads on a separate thread.
  ///
  /// A file, `/dev/null` or a pipe without a writer reports no events to wait for.
  package func start(_ handler: @escaping (String?) -> Void) {
    self.handler = handler
    DispatchQueue.global().async {
      var reader = LineReader()
      repeat {
        let lines = reader.nextLines()
        DispatchQueue.main.async {
          MainActor.assumeIsolated { [weak self] in
            for line in lines { self?.handler(line) }
          }
        }
      } while !reader.isAtEnd
    }
  }

  /// Writes text at once; a closed pipe ends the output, and isn't a failure.
  package func write(_ text: String) {
    if !DescriptorWriter.write(text, to: STDOUT_FILENO), errno != EPIPE { hasFailed = true }
  }

  /// Sets the echo of the terminal that lines are typed on (`ECHO` of termios).
  package func setEcho(_ isOn: Bool) {
    guard isOn != isEchoing, isInteractive else { return }
    var settings = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    let echo = tcflag_t(ECHO)
    settings.c_lflag = isOn ? settings.c_lflag | echo : settings.c_lflag & ~echo
    guard unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) == 0 else { return }
    isEchoing = isOn
    // The line break wasn't echoed either.
    if isOn { write("\n") }
  }

  /// Stops reading, and restores the echo.
  package func stop() {
    handler = { _ in }
    setEcho(true)
  }
}

/// Reads standard input line by line, and waits for it.
private nonisolated struct LineReader {
  private(set) var isAtEnd = false
  private var pending: [UInt8] = []

  /// The maximum length of a line, in bytes; the rest of a longer one is dropped.
  private static let maximumLine = 65_536

  /// Returns the next lines without their line breaks, or nil after the last.
  mutating func nextLines() -> [String?] {
    var bytes = [UInt8](repeating: 0, count: Self.maximumLine)
    var count = 0
    repeat {
      count = unsafe read(STDIN_FILENO, &bytes, bytes.count)
    } while count < 0
      && errno == EINTR
    guard count > 0 else {
      TerminalDevice.endIfHungUp(STDIN_FILENO, error: count < 0 ? errno : 0)
      isAtEnd = true
      return pending.isEmpty ? [nil] : [finishedLine(), nil]
    }
    var lines: [String?] = []
    for byte in bytes[..<count] {
      if byte == UInt8(ascii: "\n") {
        lines.append(finishedLine())
      } else if pending.count < Self.maximumLine {
        pending.append(byte)
      }
    }
    return lines
  }

  private mutating func finishedLine() -> String {
    if pending.last == UInt8(ascii: "\r") { pending.removeLast() }
    defer { pending = [] }
    return String(decoding: pending, as: UTF8.self)
  }
}
