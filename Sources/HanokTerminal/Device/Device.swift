import HanokSystem

/// An event at a device.
package enum DeviceEvent: Hashable, Sendable {
  /// Bytes were received.
  case bytes([UInt8])
  /// The size has changed.
  case resized
  /// The process was asked to stop (SIGTSTP).
  case stopRequested
  /// The process continues after a stop (SIGCONT).
  case continued
  /// All written bytes were taken, after `isBusy`.
  case drained
  /// The input has ended, or the output can't be written any more.
  case closed
  /// The terminal is lost: its window was closed, or its line was disconnected.
  case hungUp
}

/// An error of a device.
public struct DeviceError: Error, Hashable, Sendable {
  /// The system's `errno`.
  public let code: Int32

  /// Creates an error from its `errno`.
  public init(code: Int32) { self.code = code }

  /// Whether the terminal is lost: every operation on it fails (EIO).
  var isHangUp: Bool { code == EIO }
}

/// The seam to the operating system: a terminal or a test double.
@MainActor package protocol Device: AnyObject {
  /// The number of columns and rows.
  var size: Size { get }

  /// Takes exclusive control of the device: raw input, and events from now on.
  ///
  /// - Parameter restoring: The bytes that are written to restore the device, however the process
  ///   ends.
  func enter(restoring: [UInt8], _ handler: @escaping @MainActor (DeviceEvent) -> Void)
    throws(DeviceError)

  /// Changes the bytes that restore the device.
  func setRestoring(_ bytes: [UInt8])

  /// The number of batches of answers still to come, each ended by the device attributes (DA1).
  ///
  /// They are read and dropped before the device is released, so that the shell doesn't read them
  /// as typed input; this takes at most two seconds after the number was set.
  var awaitedAnswers: Int { get set }

  /// Releases the device.
  func leave()

  /// Writes all bytes, unless the device is lost or released meanwhile.
  ///
  /// Bytes that the device doesn't take at once are written later: `isBusy` is true until
  /// `drained`.
  func write(_ bytes: [UInt8])

  /// Whether the device hasn't taken all written bytes yet.
  var isBusy: Bool { get }

  /// Waits until the device has taken the written bytes, up to a second for each next part of them.
  func flush()

  /// Stops the process until it is continued.
  ///
  /// - Parameter includingGroup: Whether the rest of its process group stops too, as it does for
  ///   the stop key of a terminal in cooked mode.
  func stopProcess(includingGroup: Bool)

  /// Ends the process as a lost terminal does: by SIGHUP, or with status 129 if that is ignored.
  ///
  /// It returns only in doubles, and if the program handles the signal itself.
  func endByHangUp()

  /// Runs a program on the device, which must be released, and waits for its end.
  ///
  /// - Parameter command: Its name or path, which is looked up as in a shell, and its arguments.
  /// - Returns: Its exit status, or the negative number of the signal that ended it.
  func run(_ command: [String]) throws(DeviceError) -> Int32
}
