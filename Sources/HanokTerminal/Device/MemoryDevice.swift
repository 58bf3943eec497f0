/// A device in memory: a test double that tests and tools control.
@MainActor package final class MemoryDevice: Device {
  /// The number of columns and rows; `send(.resized)` reports a change.
  package var size: Size
  /// All bytes that were written.
  package private(set) var output: [UInt8] = []
  /// The number of writes: one for each frame.
  package private(set) var writeCount = 0
  /// The number of times that the process was stopped.
  package private(set) var stopCount = 0
  /// The number of times that its process group was stopped with it.
  package private(set) var groupStopCount = 0
  /// The number of times that the process was ended by a hang-up.
  package private(set) var hangUpCount = 0
  /// The error of the next attempts to enter; nil if they succeed.
  package var error: DeviceError?
  /// The programs that were run.
  package private(set) var commands: [[String]] = []
  /// The exit status of the programs.
  package var commandStatus: Int32 = 0
  /// Whether the device is slow to take bytes; `send(.drained)` reports the end of that.
  package var isBusy = false
  /// The number of bytes that it takes before it is busy, or nil for no limit.
  package var room: Int?
  /// Whether a busy device stays busy, as a terminal whose output is stopped.
  package var isStuck = false
  /// Called while the process is stopped.
  package var onStop: @MainActor () -> Void = {}
  /// The bytes that it hasn't taken yet.
  private var backlog: [UInt8] = []
  /// The number of batches of answers still to come.
  package var awaitedAnswers = 0
  /// Whether the device is entered.
  package private(set) var isEntered = false
  private var restoring: [UInt8] = []
  private var handler: (@MainActor (DeviceEvent) -> Void)?

  /// Creates a device of a size.
  package init(size: Size) {
    self.size = size
  }

  /// Enters the device.
  package func enter(
    restoring: [UInt8], _ handler: @escaping @MainActor (DeviceEvent) -> Void
  ) throws(DeviceError) {
    if let error { throw error }
    self.restoring = restoring
    self.handler = handler
    isEntered = true
  }

  /// Changes the restoring bytes.
  package func setRestoring(_ bytes: [UInt8]) { restoring = bytes }

  /// Releases the device, once.
  package func leave() {
    if isEntered { output += restoring }
    isEntered = false
    handler = nil
    backlog = []
  }

  /// Records the bytes, as far as there is room.
  package func write(_ bytes: [UInt8]) {
    let taken = bytes.prefix(room ?? bytes.count)
    output += taken
    writeCount += 1
    room? -= taken.count
    backlog += bytes[taken.count...]
    if !backlog.isEmpty { isBusy = true }
  }

  /// Takes the remaining bytes, and reports that.
  package func drain() {
    output += backlog
    backlog = []
    room = nil
    isBusy = false
    send(.drained)
  }

  /// Takes the remaining bytes, unless it never takes any more.
  package func flush() {
    if isStuck { return }
    output += backlog
    (backlog, room, isBusy) = ([], nil, false)
  }

  /// Counts the stop, and continues at once.
  package func stopProcess(includingGroup: Bool) {
    stopCount += 1
    if includingGroup { groupStopCount += 1 }
    onStop()
  }

  /// Counts the end, and continues.
  package func endByHangUp() { hangUpCount += 1 }

  /// Records the command, which ends at once.
  package func run(_ command: [String]) throws(DeviceError) -> Int32 {
    commands.append(command)
    return commandStatus
  }

  /// Sends an event to the device's handler.
  package func send(_ event: DeviceEvent) { handler?(event) }

  /// Removes the recorded output.
  package func clearOutput() {
    output = []
    writeCount = 0
  }
}
