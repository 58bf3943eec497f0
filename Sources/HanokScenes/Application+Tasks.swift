package import Hanok

extension Application {
  /// Lets tasks of controllers go on until each of them awaits something.
  ///
  /// - Parameter update: Does what becomes due, and draws; after it, other tasks may be at work.
  package func settleTasks(_ update: () -> Void) async {
    repeat {
      while window.areTasksAtWork { await Task.yield() }
      update()
    } while window.areTasksAtWork
  }
}
