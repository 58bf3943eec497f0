import Hanok
import HanokArguments
import HanokReview
import HanokTerminal

/// Follows the files of a session while they are edited.
///
/// Without a report of their changes, saving finds them.
@MainActor final class FileFollower {
  private let session: EditSession
  private var timer: (any Cancellable)?
  /// Whether it has followed before, and files may have changed since it stopped.
  private var hasStopped = false

  /// The time without further changes of a file after which it is read: a save is several changes.
  private static let delay = Duration.milliseconds(30)

  /// Creates an object that follows the files of a session.
  init(_ session: EditSession) { self.session = session }

  /// Starts to follow the files.
  ///
  /// - Parameter follow: Called after a file has changed, also while nobody followed it.
  func start(
    _ scheduler: @escaping @MainActor () -> (any Scheduler)?,
    follow: @escaping @MainActor () -> Void
  ) {
    guard let watcher = session.watcher, let folder = session.project.folder?.path else { return }
    try? watcher.start([folder]) { [weak self] in
      guard let self else { return }
      timer?.cancel()
      timer = scheduler()?.schedule(after: Self.delay, follow)
    }
    if hasStopped { follow() }
  }

  /// Stops to follow them.
  func stop() {
    timer?.cancel()
    session.watcher?.stop()
    hasStopped = true
  }
}
