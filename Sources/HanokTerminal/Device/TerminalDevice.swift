import CHanokTerminal
import Dispatch
import HanokSystem

/// The terminal of the process.
@MainActor package final class TerminalDevice: Device {
  private let input: Int32
  private let output: Int32
  private let defaultSize: Size
  private var sources: [any DispatchSourceProtocol] = []
  private var handler: (@MainActor (DeviceEvent) -> Void)?
  /// The bytes that the terminal hasn't taken yet, and the source that reports room for them.
  private var backlog: ArraySlice<UInt8> = []
  private var roomSource: (any DispatchSourceProtocol)?

  /// The maximum number of bytes of a read.
  private static let readSize = 65_536

  /// Creates the terminal of standard input and output.
  package init(environment: [String: String] = [:]) {
    input = STDIN_FILENO
    output = STDOUT_FILENO
    defaultSize = TerminalProfile(environment: environment).defaultSize
  }

  /// Returns the terminal that controls the process, or nil if there is none.
  ///
  /// It is used even if standard input or output is something else.
  package static func controlling(environment: [String: String] = [:]) -> TerminalDevice? {
    if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 {
      return TerminalDevice(environment: environment)
    }
    let descriptor = cterminal_open()
    return descriptor < 0 ? nil : TerminalDevice(descriptor, environment: environment)
  }

  private init(_ descriptor: Int32, environment: [String: String]) {
    (input, output) = (descriptor, descriptor)
    defaultSize = TerminalProfile(environment: environment).defaultSize
  }

  /// The terminal's size, or that of `COLUMNS` and `LINES` or 80 by 24 if it reports none.
  package var size: Size {
    let size = Self.size(of: output) ?? defaultSize
    let largest = Terminal.largestSize
    return Size(width: min(size.width, largest.width), height: min(size.height, largest.height))
  }

  /// Returns the width of the terminal of a descriptor, or nil if it is none or reports no size.
  nonisolated package static func width(of descriptor: Int32) -> Int? {
    size(of: descriptor)?.width
  }

  nonisolated private static func size(of descriptor: Int32) -> Size? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    let isTold = unsafe cterminal_size(descriptor, &columns, &rows)
    let told = Size(width: Int(columns), height: Int(rows))
    return isTold && !told.isEmpty ? told : nil
  }

  /// Enters raw mode, and reports bytes and signals as events on the main queue.
  ///
  /// In the background it waits, stopped, until the process is in the foreground.
  package func enter(
    restoring: [UInt8], _ handler: @escaping @MainActor (DeviceEvent) -> Void
  ) throws(DeviceError) {
    // This comes first: a stop in between would leave the terminal raw.
    let signals = cterminal_watch_signals()
    guard signals >= 0,
      unsafe cterminal_enter(input, output, restoring, Int32(restoring.count))
    else {
      let error = DeviceError(code: errno)
      leave()
      throw error
    }
    self.handler = handler
    guard sources.isEmpty else { return }
    watch(input) { bytes in [.bytes(bytes)] }
    watch(signals) { numbers in Self.events(of: numbers) }
  }

  /// Changes the bytes that restore the terminal.
  package func setRestoring(_ bytes: [UInt8]) {
    _ = unsafe cterminal_set_restoring(bytes, Int32(bytes.count))
  }

  /// The number of batches of answers still to come.
  package var awaitedAnswers = 0 {
    didSet { cterminal_await_answers(Int32(awaitedAnswers)) }
  }

  /// Releases the terminal; bytes that it hasn't taken are dropped.
  package func leave() {
    for source in sources { source.cancel() }
    sources = []
    handler = nil
    forgetBacklog()
    cterminal_leave()
  }

  /// Whether the terminal hasn't taken all written bytes yet.
  package var isBusy: Bool { !backlog.isEmpty }

  /// Writes bytes; a lost terminal takes none.
  package func write(_ bytes: [UInt8]) {
    if isBusy { return backlog += bytes }
    backlog = bytes[...]
    writeBacklog()
  }

  /// Waits until the terminal has taken the written bytes, up to a second for each next part of them.
  package func flush() {
    while isBusy, cterminal_wait_for_room(1_000) { writeBacklog() }
    if !isBusy { forgetBacklog() }
  }

  /// Stops the process, and its group if requested.
  package func stopProcess(includingGroup: Bool) { cterminal_stop(includingGroup) }

  /// Ends the process by SIGHUP, or with the status 129 if that is ignored.
  package func endByHangUp() { cterminal_hang_up() }

  /// Ends the process as a hang-up does if the terminal of a descriptor has hung up.
  ///
  /// - Parameter error: The error of the last read; 0 for its end.
  package nonisolated static func endIfHungUp(_ descriptor: Int32, error: Int32) {
    if error == EIO || cterminal_has_hung_up(descriptor) { cterminal_hang_up() }
  }

  /// Runs a program on the terminal, and waits for its end.
  package func run(_ command: [String]) throws(DeviceError) -> Int32 {
    var arguments = unsafe command.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var status: Int32 = 0
    guard unsafe cterminal_run(&arguments, &status) else { throw DeviceError(code: errno) }
    return status
  }
}

// MARK: - Writing

extension TerminalDevice {
  /// Writes the bytes that the terminal takes now, and waits for room for the rest.
  private func writeBacklog() {
    while isBusy {
      let count = unsafe backlog.withUnsafeBufferPointer {
        unsafe cterminal_write($0.baseAddress, Int32(clamping: $0.count))
      }
      if count > 0 {
        backlog.removeFirst(Int(count))
      } else if errno == EAGAIN {
        return awaitRoom()
      } else if errno != EINTR {
        let end = Self.end(of: cterminal_output(), errno)
        forgetBacklog()
        return DispatchQueue.main.async { [weak self] in
          MainActor.assumeIsolated { self?.handler?(end) }
        }
      }
    }
  }

  private func awaitRoom() {
    guard roomSource == nil else { return }
    let source = DispatchSource.makeWriteSource(
      fileDescriptor: cterminal_output(), queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.useRoom() } }
    source.resume()
    roomSource = source
  }

  private func useRoom() {
    writeBacklog()
    guard !isBusy, roomSource != nil else { return }
    forgetBacklog()
    handler?(.drained)
  }

  private func forgetBacklog() {
    backlog = []
    roomSource?.cancel()
    roomSource = nil
  }
}

// MARK: - Reading

extension TerminalDevice {
  /// Reports the events of a descriptor until its end.
  private func watch(
    _ descriptor: Int32, _ events: @escaping @MainActor ([UInt8]) -> [DeviceEvent]
  ) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        cterminal_prepare_thread()
        var bytes = [UInt8](repeating: 0, count: Self.readSize)
        let count = unsafe HanokSystem.read(descriptor, &bytes, bytes.count)
        if count < 0 && (errno == EINTR || errno == EAGAIN) { return }
        guard count > 0 else {
          let end = Self.end(of: descriptor, count < 0 ? errno : 0)
          // At its end a descriptor is always readable, without any bytes.
          source.cancel()
          return self?.handler?(end) ?? ()
        }
        // An event can make the device leave and enter again.
        for event in events(Array(bytes[..<count])) { self?.handler?(event) }
      }
    }
    source.resume()
    sources.append(source)
  }

  /// Returns the event of a descriptor's end, by its error; 0 for none.
  private static func end(of descriptor: Int32, _ error: Int32) -> DeviceEvent {
    error == EIO || cterminal_has_hung_up(descriptor) ? .hungUp : .closed
  }

  /// Returns the events of signals, each kind once: of many new sizes only the last matters.
  static func events(of signals: [UInt8]) -> [DeviceEvent] {
    let kinds: [(Int32, DeviceEvent)] = [
      (SIGTSTP, .stopRequested), (SIGCONT, .continued), (SIGWINCH, .resized),
    ]
    return kinds.filter { signals.contains(UInt8($0.0)) }.map(\.1)
  }
}
