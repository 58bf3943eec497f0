import Dispatch
import HanokLocalization
import HanokSystem

/// A source of memory warnings.
public protocol MemoryPressureSource: AnyObject {
  /// Begins to call the handler each time that memory becomes short.
  func start(_ handler: @escaping @MainActor () -> Void)
  /// Ends the calls.
  func stop()
}

/// The source of memory warnings on Linux.
///
/// It uses pressure stall information, and the limits of the program's control group.
///
/// It costs nothing while memory is available: a thread sleeps until the kernel wakes it. If one of
/// the two can't be opened, as `/proc/pressure/memory` in most containers, the thread waits for the
/// other one only. If neither can, no thread is started, and there are no warnings.
public final class LinuxMemoryPressure: MemoryPressureSource {
  /// The stall that triggers a warning: 200 of 2,000 ms.
  ///
  /// A process without root may only use windows of whole 2 s (Linux,
  /// Documentation/accounting/psi.rst).
  private static let trigger = "some 200000 2000000"

  private let folder: String
  private let groupFolder: String
  /// The end of a pipe whose closing ends the thread, or -1 for none.
  private var stopper: Int32 = -1

  /// Creates a source with the folders of the kernel's files.
  public init(folder: String = "/proc", groupFolder: String = "/sys/fs/cgroup") {
    self.folder = folder
    self.groupFolder = groupFolder
  }

  isolated deinit { stop() }

  /// Waits for the kernel on a separate thread.
  public func start(_ handler: @escaping @MainActor () -> Void) {
    guard stopper < 0 else { return }
    let stall = Self.openStall(folder + "/pressure/memory")
    let events = ControlGroupEvents.open(folder: folder, groupFolder: groupFolder)
    var ends: [Int32] = [-1, -1]
    guard stall >= 0 || events >= 0, unsafe pipe(&ends) == 0 else {
      for file in [stall, events] where file >= 0 { close(file) }
      return
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    stopper = ends[1]
    let watch = MemoryWatch(stall: stall, events: events, stopper: ends[0])
    DispatchQueue(label: "hanok.memory").async {
      watch.run { Task { @MainActor in handler() } }
    }
  }

  /// Ends the thread, which closes the files that it has opened.
  public func stop() {
    guard stopper >= 0 else { return }
    close(stopper)
    stopper = -1
  }

  /// Requests that the kernel wakes those who wait for a file; returns -1 after a failure.
  private static func openStall(_ path: String) -> Int32 {
    let file = unsafe open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return -1 }
    // The kernel counts the zero at the end.
    let isSet = unsafe trigger.withCString { unsafe write(file, $0, trigger.utf8.count + 1) > 0 }
    if isSet { return file }
    close(file)
    return -1
  }
}

/// The files that the thread waits for.
nonisolated struct MemoryWatch: Sendable {
  /// The file of stalls, and that of the control group's events, or -1 for none.
  let stall: Int32
  let events: Int32
  let stopper: Int32

  /// Waits until it is stopped.
  ///
  /// - Parameter wait: Waits for one of the files, as `poll` does.
  func run(
    waiting wait: (inout [pollfd]) -> Int32 = { unsafe poll(&$0, nfds_t($0.count), -1) },
    _ onPressure: () -> Void
  ) {
    var counts = ControlGroupEvents.read(events)
    var waited = [stopper, stall, events].map { file in
      pollfd(fd: file, events: Int16(file == stopper ? POLLIN : POLLPRI), revents: 0)
    }
    while wait(&waited) >= 0 || errno == EINTR {
      if waited[0].revents != 0 { break }
      let isStalled = waited[1].revents & Int16(POLLPRI) != 0
      // A removed group would wake the thread again and again.
      if waited[1].revents & Int16(POLLERR) != 0 { waited[1].fd = -1 }
      var isLimited = false
      if waited[2].revents != 0 {
        let new = ControlGroupEvents.read(events)
        isLimited = new ?? 0 > counts ?? 0
        counts = new
        if new == nil { waited[2].fd = -1 }
      }
      if isStalled || isLimited { onPressure() }
    }
    for file in [stall, events, stopper] where file >= 0 { close(file) }
  }
}

/// The events of a control group: the number of times it reached its limits (Linux, cgroup-v2.rst).
nonisolated enum ControlGroupEvents {
  /// Opens the events of this program's group, or returns -1 if there are none.
  static func open(folder: String, groupFolder: String) -> Int32 {
    let groups = (try? FileReader.bytes(of: folder + "/self/cgroup")) ?? []
    guard let path = path(in: String(decoding: groups, as: UTF8.self)) else { return -1 }
    return unsafe HanokSystem.open(groupFolder + path + "/memory.events", O_RDONLY | O_CLOEXEC)
  }

  /// Returns the group's path in a list of groups: that of version 2, without a number and names.
  static func path(in groups: String) -> String? {
    let prefix = "0::"
    let line = groups.split(separator: "\n").first { $0.hasPrefix(prefix) }
    guard let path = line?.dropFirst(prefix.count) else { return nil }
    return path == "/" ? "" : String(path)
  }

  /// Returns the number of times that memory reached a limit.
  ///
  /// Reading it makes the kernel wake those who wait again.
  static func count(in text: String) -> Int {
    var sum = 0
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, ["high", "max", "oom"].contains(words[0]) else { continue }
      sum += min(Int(words[1]) ?? 0, Int.max / 4)
    }
    return sum
  }

  /// Returns the count in an open file, or nil if it isn't readable any more.
  static func read(_ file: Int32) -> Int? {
    guard file >= 0, lseek(file, 0, SEEK_SET) >= 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let length = unsafe HanokSystem.read(file, &bytes, bytes.count)
    guard length > 0 else { return nil }
    return count(in: String(decoding: bytes[..<length], as: UTF8.self))
  }
}
