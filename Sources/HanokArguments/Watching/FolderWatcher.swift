import Dispatch
package import HanokLocalization
import HanokSystem

/// The changes of folders, as the kernel reports them: nothing is polled.
///
/// A network's file system may report only the changes that this machine makes.
package final class FolderWatcher: FolderWatching {
  private var queue: FolderQueue?
  private var source: (any DispatchSourceRead)?

  /// Creates a watcher of no folder.
  package init() {}

  isolated deinit { stop() }

  package func start(_ folders: [String], _ handler: @escaping () -> Void) throws(Problem) {
    stop()
    let queue = try FolderQueue(folders)
    self.queue = queue
    let source = DispatchSource.makeReadSource(fileDescriptor: queue.descriptor, queue: .main)
    source.setEventHandler {
      MainActor.assumeIsolated { if queue.takeChanges() { handler() } }
    }
    // The descriptor may be closed only after Dispatch has let go of it.
    source.setCancelHandler { MainActor.assumeIsolated { queue.close() } }
    source.resume()
    self.source = source
  }

  package func stop() {
    source?.cancel()
    (source, queue) = (nil, nil)
  }
}
