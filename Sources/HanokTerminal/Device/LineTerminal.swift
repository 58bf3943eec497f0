import CHanokTerminal
import Dispatch
import HanokSystem

/// The terminal on which lines are typed: its echo, and its stop key.
///
/// While the input is hidden, the terminal is restored however the process ends or stops, by the same
/// handlers that restore a drawn screen. When a stopped process continues, its input is hidden again.
@MainActor package final class LineTerminal {
  /// Called when the process is in the foreground again after a stop: the shell has written below the prompt.
  package var onContinue: () -> Void = {}
  /// Whether typed characters are hidden.
  package private(set) var isInputHidden = false
  private let input: Int32
  private var signals: (any DispatchSourceProtocol)?

  /// The maximum number of signals in a read.
  private static let readSize = 64

  /// Creates the terminal of standard input, which must be one.
  package init() { input = STDIN_FILENO }

  /// Begins to handle the stop key.
  package func start() {
    let descriptor = cterminal_watch_signals()
    guard signals == nil, descriptor >= 0 else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readSignals(descriptor) }
    }
    source.resume()
    signals = source
  }

  /// Restores the terminal, and no longer handles the stop key.
  package func stop() {
    signals?.cancel()
    signals = nil
    isInputHidden = false
    cterminal_leave()
  }

  /// Lets the calling thread wait for the foreground, stopped, when it reads lines in the background.
  nonisolated package static func allowStops() { cterminal_allow_stops() }

  /// Hides the input, or shows it again and ends its line.
  package func setInputHidden(_ isHidden: Bool) {
    guard isHidden != isInputHidden else { return }
    if isHidden {
      isInputHidden = cterminal_hide_input(input)
    } else {
      isInputHidden = false
      leave()
    }
  }

  /// Restores the terminal, and continues to watch the signals.
  private func leave() {
    cterminal_leave()
    if signals != nil { _ = cterminal_watch_signals() }
  }

  private func readSignals(_ descriptor: Int32) {
    cterminal_prepare_thread()
    var bytes = [UInt8](repeating: 0, count: Self.readSize)
    let count = unsafe HanokSystem.read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return }
    for event in TerminalDevice.events(of: Array(bytes[..<count])) {
      switch event {
      case .stopRequested:
        cterminal_leave()
        // The terminal has stopped the rest of the process group itself.
        cterminal_stop(false)
        resume()
      case .continued: resume()
      default: break
      }
    }
  }

  /// Hides the input again in the foreground, for which the process waits if it has to.
  private func resume() {
    guard signals != nil else { return }
    _ = cterminal_watch_signals()
    if isInputHidden { isInputHidden = cterminal_hide_input(input) }
    // In the background there is no prompt: the process stops when it reads, until it is continued.
    if tcgetpgrp(input) == getpgrp() { onContinue() }
  }
}
