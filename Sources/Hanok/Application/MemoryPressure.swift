import Dispatch
import Glibc

/// A source of the news that memory is short.
public protocol MemoryPressureSource: AnyObject {
  /// Calls the handler each time that memory becomes short.
  func start(_ handler: @escaping @MainActor () -> Void)
  /// Calls it no more.
  func stop()
}

/// The news that memory is short, from Linux: pressure stall information, and the limits of the
/// control group that the program is in.
///
/// It costs nothing while memory is at hand: a thread sleeps until the kernel wakes it. Where one of
/// the two can't be opened, as `/proc/pressure/memory` in most containers, the other one is waited for;
/// where neither can, no thread is started, and there are no news.
public final class LinuxMemoryPressure: MemoryPressureSource {
  /// The stall that counts: 200 of 2,000 ms.
  ///
  /// Who isn't root may only ask for windows of whole 2 s (Linux, Documentation/accounting/psi.rst).
  private static let trigger = "some 200000 2000000"

  private let folder: String
  private let groupFolder: String
  /// The end of a pipe whose closing ends the thread; -1 where there is none.
  private var stopper: Int32 = -1

  /// A source, with the folders that the kernel shows itself in.
  public init(folder: String = "/proc", groupFolder: String = "/sys/fs/cgroup") {
    self.folder = folder
    self.groupFolder = groupFolder
  }

  isolated deinit { stop() }

  /// Waits for the kernel on a thread of its own.
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

  /// Ends the thread, which closes what it has opened.
  public func stop() {
    guard stopper >= 0 else { return }
    close(stopper)
    stopper = -1
  }

  /// Asks the kernel to wake those who wait for a file (-1 where it doesn't).
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

/// What a thread waits for.
nonisolated struct MemoryWatch: Sendable {
  /// The file of stalls, and that of the control group's events; -1 without one.
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
      // One that is gone would wake the thread again and again.
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

/// The events of a control group: how often it came to its limits (Linux, cgroup-v2.rst).
nonisolated enum ControlGroupEvents {
  /// Opens the events of this program's group; -1 where there are none.
  static func open(folder: String, groupFolder: String) -> Int32 {
    guard let path = path(in: text(of: folder + "/self/cgroup")) else { return -1 }
    return unsafe Glibc.open(groupFolder + path + "/memory.events", O_RDONLY | O_CLOEXEC)
  }

  /// The group's folder in a list of groups: that of version 2, which has no number and no names.
  static func path(in groups: String) -> String? {
    let prefix = "0::"
    let line = groups.split(separator: "\n").first { $0.hasPrefix(prefix) }
    guard let path = line?.dropFirst(prefix.count) else { return nil }
    return path == "/" ? "" : String(path)
  }

  /// How often memory came to a limit; reading it makes the kernel wake those who wait anew.
  static func count(in text: String) -> Int {
    var sum = 0
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, ["high", "max", "oom"].contains(words[0]) else { continue }
      sum += min(Int(words[1]) ?? 0, Int.max / 4)
    }
    return sum
  }

  /// The count in an open file; nil where it can't be read any more.
  static func read(_ file: Int32) -> Int? {
    guard file >= 0, lseek(file, 0, SEEK_SET) >= 0 else { return nil }
    let text = text(ofOpen: file)
    return text.isEmpty ? nil : count(in: text)
  }

  private static func text(of path: String) -> String {
    let file = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    defer { close(file) }
    return text(ofOpen: file)
  }

  private static func text(ofOpen file: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = unsafe Glibc.read(file, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
