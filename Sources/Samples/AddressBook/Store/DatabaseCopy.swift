import AddressBookModel
import GRDB
import HanokFiles
import HanokSystem

/// A copy in memory of a file that another program has open, and may be writing.
///
/// The other program keeps its lock for as long as it runs, so the file is read without one. SQLite
/// writes a transaction to its journal first, then to the file, and clears the beginning of the journal
/// at last (SQLite, “Atomic Commit”). A copy is whole if no transaction was in progress before and
/// after, and neither file has changed in between.
struct DatabaseCopy {
  /// The state of a file, which a write changes.
  private struct State: Equatable {
    var size: Int64 = -1
    var nanoseconds: Int64 = 0
    var file: UInt64 = 0

    init(_ path: String) {
      var status = stat()
      guard unsafe stat(path, &status) == 0 else { return }
      (size, file) = (Int64(status.st_size), UInt64(status.st_ino))
      nanoseconds = status.modificationTime.nanoseconds
    }
  }

  private let file: DatabaseFile
  private let wait: () -> Void

  private static let attemptCount = 100
  /// The time of a write is as exact as the system's ticks, of a hundredth of a second or less: a file
  /// that was written more recently may be written again without another time.
  private static let leastAge: Int64 = 20_000_000
  private static let largestJournal = 1 << 40
  /// The first bytes of the journal of a transaction that isn't complete.
  private static let journalBeginning: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]

  /// Creates the copy of a file.
  ///
  /// - Parameter wait: Waits between two attempts; nil for 20 milliseconds.
  init(of file: DatabaseFile, wait: (() -> Void)?) {
    self.file = file
    self.wait = wait ?? { usleep(20_000) }
  }

  /// Returns the copy.
  ///
  /// - Throws: A failure if the file can't be read, or is written all the time.
  func queue() throws -> DatabaseQueue {
    for _ in 0..<Self.attemptCount {
      let before = states
      if isQuiet(before), let copy = try? copied(), !isBeingWritten, states == before {
        return copy
      }
      wait()
    }
    throw StoreFailure(.inUse)
  }

  private var journal: String { file.path + "-journal" }

  private var states: [State] { [State(file.path), State(journal)] }

  private func isQuiet(_ states: [State]) -> Bool {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_REALTIME, &time) == 0 else { return false }
    let now = time.nanoseconds
    return !isBeingWritten
      && states.allSatisfy { !(0..<Self.leastAge).contains(now - $0.nanoseconds) }
  }

  /// Whether there is a journal of an incomplete transaction, or one that can't be read.
  private var isBeingWritten: Bool {
    do throws(FileReadError) {
      // Only its first part is read, however long the file is.
      let beginning = try FileInput(path: journal, limit: Self.largestJournal).read()
      return beginning.starts(with: Self.journalBeginning)
    } catch {
      return error.reason != .missing
    }
  }

  private func copied() throws -> DatabaseQueue {
    let copy = try DatabaseQueue()
    try file.openUnchanging().backup(to: copy)
    return copy
  }
}

extension timespec {
  fileprivate var nanoseconds: Int64 { Int64(tv_sec) * 1_000_000_000 + Int64(tv_nsec) }
}
