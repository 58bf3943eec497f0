import Glibc

/// An event at a device.
package enum DeviceEvent: Hashable, Sendable {
  /// Bytes came in.
  case bytes([UInt8])
  /// The size has changed.
  case resized
  /// The process was asked to stop for a while (SIGTSTP).
  case stopRequested
  /// The process goes on after it was stopped (SIGCONT).
  case continued
  /// All that was written has been taken, after `isBusy`.
  case drained
  /// Nothing will come in any more, or nothing goes out.
  case closed
  /// The terminal is lost: its window was closed, or its line was cut.
  case hungUp
}

/// Why a device can't be used.
public struct DeviceError: Error, Hashable, Sendable {
  /// The system's `errno`.
  public let code: Int32

  /// An error by its `errno`.
  public init(code: Int32) { self.code = code }

  /// Whether the terminal is lost: every operation on it fails (EIO).
  var isHangUp: Bool { code == EIO }
}

/// The one seam to the operating system: a terminal, or a double of one.
@MainActor package protocol Device: AnyObject {
  /// The number of columns and rows.
  var size: Size { get }

  /// Takes the device for the program alone: raw input, and events from now on.
  ///
  /// - Parameter restoring: The bytes to write to give it back, however the process ends.
  func enter(restoring: [UInt8], _ handler: @escaping @MainActor (DeviceEvent) -> Void)
    throws(DeviceError)

  /// Changes the bytes that are written to give it back, from now on.
  func setRestoring(_ bytes: [UInt8])

  /// The number of batches of answers still to come, each ended by the device attributes (DA1).
  ///
  /// They are read and dropped before the device is given back, so that the shell doesn't take them
  /// for typed; for half a second at most.
  var awaitedAnswers: Int { get set }

  /// Gives the device back.
  func leave()

  /// Writes bytes, all of them, unless the device has gone or is left meanwhile.
  ///
  /// Bytes that the device doesn't take at once, it takes later: `isBusy` is true until `drained`.
  func write(_ bytes: [UInt8])

  /// Whether the device has still to take some of what was written.
  var isBusy: Bool { get }

  /// Stops the process until it is continued.
  ///
  /// - Parameter includingGroup: Whether the rest of its process group stops too, as on the stop key
  ///   of a terminal that isn't raw.
  func stopProcess(includingGroup: Bool)

  /// Ends the process as a lost terminal ends every program: by SIGHUP, or where that is ignored with
  /// the status 129.
  ///
  /// It returns in doubles alone, and where the program has an action of its own for the signal.
  func endByHangUp()

  /// Runs a program on the device, which has to have been left, and waits for its end.
  ///
  /// - Parameter command: Its name or path, to be found as a shell would, and its arguments.
  /// - Returns: Its exit status, or the signal that ended it as a negative number.
  func run(_ command: [String]) throws(DeviceError) -> Int32
}
