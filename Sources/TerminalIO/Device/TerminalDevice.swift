import CTerminal
import Dispatch
import Glibc

/// The terminal that the process runs on.
@MainActor public final class TerminalDevice: Device {
  private let input: Int32
  private let output: Int32
  private let environment: [String: String]
  private var sources: [any DispatchSourceProtocol] = []

  /// How much is read at once, in bytes.
  private static let readSize = 65_536

  /// The terminal of standard input and output.
  public init(environment: [String: String] = [:]) {
    input = STDIN_FILENO
    output = STDOUT_FILENO
    self.environment = environment
  }

  /// The terminal's size; where it tells none, that of `COLUMNS` and `LINES`, or 80 by 24.
  public var size: Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    if unsafe cterminal_size(output, &columns, &rows), columns > 0, rows > 0 {
      return Size(width: Int(columns), height: Int(rows))
    }
    let width = environment["COLUMNS"].flatMap { Int($0) } ?? 80
    let height = environment["LINES"].flatMap { Int($0) } ?? 24
    return Size(width: width, height: height)
  }

  /// Takes the terminal: raw mode, and its bytes and signals as events on the main queue.
  public func enter(
    restoring: [UInt8], _ handler: @escaping @MainActor (DeviceEvent) -> Void
  ) throws(DeviceError) {
    guard unsafe cterminal_enter(output, restoring, Int32(restoring.count)) else {
      throw DeviceError(code: errno)
    }
    guard sources.isEmpty else { return }
    watch(input) { [input] in
      Self.read(input).map(DeviceEvent.bytes) ?? .closed
    } handler: {
      handler($0)
    }
    let signals = cterminal_watch_signals()
    guard signals >= 0 else { throw DeviceError(code: errno) }
    watch(signals) {
      Self.event(of: Self.read(signals)?.last)
    } handler: {
      handler($0)
    }
  }

  /// Gives the terminal back.
  public func leave() {
    for source in sources { source.cancel() }
    sources = []
    cterminal_leave()
  }

  /// Writes bytes; a terminal that has gone takes none.
  public func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(output, $0.baseAddress, $0.count)
      }
      if count > 0 {
        rest.removeFirst(count)
      } else if errno == EAGAIN {
        // Another program has made the terminal non-blocking: wait until it takes more.
        var descriptor = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        unsafe poll(&descriptor, 1, -1)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Stops the process; SIGSTOP, since SIGTSTP is ignored in an orphaned process group.
  public func stopProcess() {
    // To this very thread: sent to the process, another thread could take it, and this one would
    // go on for a moment.
    raise(SIGSTOP)
  }

  private func watch(
    _ descriptor: Int32, read: @escaping @MainActor () -> DeviceEvent,
    handler: @escaping @MainActor (DeviceEvent) -> Void
  ) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated {
        let event = read()
        // At its end a descriptor can be read for ever, and gives nothing.
        if event == .closed { source.cancel() }
        handler(event)
      }
    }
    source.resume()
    sources.append(source)
  }

  /// What can be read now; nil at the end.
  private static func read(_ descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: readSize)
    let count = unsafe Glibc.read(descriptor, &bytes, bytes.count)
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return [] }
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  private static func event(of signal: UInt8?) -> DeviceEvent {
    switch signal.map(Int32.init) {
    case SIGTSTP: .stopRequested
    case SIGCONT: .continued
    default: .resized
    }
  }
}
