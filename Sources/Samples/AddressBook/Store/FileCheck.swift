import AddressBookModel
import GRDB
import Synchronization

/// A check of a whole file, so that a damaged one isn't written.
///
/// It takes a tenth of a second for 100,000 people, and runs on a thread of its own from the first
/// rows on, while somebody reads them. The file doesn't change meanwhile: a change waits for the end.
final class FileCheck: Sendable {
  private enum State {
    case waiting
    case running(DatabaseQueue)
    case passed
  }

  private let file: DatabaseFile
  private let state = Mutex(State.waiting)
  private let answer = Mutex<Result<String, any Error>?>(nil)

  init(_ file: DatabaseFile) { self.file = file }

  /// Begins, unless it was begun.
  func begin() {
    state.withLock { state in
      // Without a second connection, the first one checks before the first change.
      guard case .waiting = state, let queue = try? file.openUnchanging() else { return }
      queue.asyncRead { result in
        let answer = Result { try Self.answer(result.get()) }
        self.answer.withLock { $0 = answer }
      }
      state = .running(queue)
    }
  }

  /// Waits for the end.
  ///
  /// - Throws: ``StoreFailure/Reason/damaged`` if the file is, each time.
  func finish(_ first: DatabaseQueue) throws {
    begin()
    let found: String?
    // Waits without the lock, so that others read meanwhile.
    switch state.withLock({ $0 }) {
    case .passed: return
    case .waiting: found = try first.read(Self.answer)
    case .running(let queue):
      do {
        // The queue is serial: this is after the check.
        try queue.read { _ in }
        found = try answer.withLock { $0 }?.get()
      } catch {
        // It found nothing out: the next change begins it again.
        state.withLock { $0 = .waiting }
        throw error
      }
    }
    if found != "ok" { throw StoreFailure(.damaged, detail: found ?? "") }
    state.withLock { $0 = .passed }
  }

  /// Interrupts it, since the file is closed.
  func stop() {
    if case .running(let queue) = state.withLock({ $0 }) { queue.interrupt() }
  }

  private static func answer(_ db: Database) throws -> String {
    try String.fetchOne(db, sql: "PRAGMA quick_check(1)") ?? ""
  }
}
