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

  /// Lets tasks of controllers go on until those that make the topmost screen busy have ended.
  ///
  /// One that waits for the clock, or for input, never ends.
  package func finishTasks(_ update: () -> Void) async {
    await settleTasks(update)
    while let task = window.busyTasks.first {
      await task.value
      await settleTasks(update)
    }
  }
}
