extension ViewController {
  /// Starts work that goes on until the controller's view has disappeared, and is cancelled then.
  ///
  /// It begins at once. Call it in `viewWillAppear`, so that it begins anew each time that the
  /// screen is shown:
  ///
  /// ```swift
  /// override func viewWillAppear() {
  ///   task { [feed, label] in
  ///     for await price in feed.prices { label.message = .Shop.price(price) }
  ///   }
  /// }
  /// ```
  ///
  /// Cancelling ends the waiting for an `AsyncSequence`; work that doesn't wait has to look at
  /// `Task.isCancelled`. What the work refers to is kept until it ends.
  @discardableResult
  public func task(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    lastTask += 1
    let number = lastTask
    let task = Task { [weak self] in
      await work()
      self?.tasks[number] = nil
    }
    tasks[number] = task
    window?.awaitTasks()
    return task
  }

  /// Calls a method with each element of a sequence until the controller's view has disappeared.
  ///
  /// The object isn't kept alive between two elements. A sequence that fails ends.
  ///
  /// ```swift
  /// override func viewWillAppear() { receive(feed.prices, self, action: ShopController.show) }
  /// ```
  @discardableResult
  public func receive<Elements: AsyncSequence & Sendable, Target: AnyObject>(
    _ elements: Elements, _ target: Target,
    action: @escaping @MainActor (Target) -> (Elements.Element) -> Void
  ) -> Task<Void, Never> where Elements.Element: Sendable {
    task { [weak target] in
      do {
        for try await element in elements {
          guard let target, !Task.isCancelled else { return }
          action(target)(element)
        }
      } catch {}
    }
  }

  /// Ends the work that was for a screen that has gone.
  func cancelTasks() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }
}

extension Window {
  /// Whether tasks that have just begun, or got an answer, haven't come to their next wait.
  var areTasksAtWork: Bool { tasksAtWork > 0 }

  /// Says that a task has been put on the main actor's queue: until it comes to its next wait, the
  /// screen is about to change.
  ///
  /// The queue is in order: what is put there now runs when the task waits, or has ended.
  func awaitTasks() {
    tasksAtWork += 1
    Task { [weak self] in
      guard let self else { return }
      tasksAtWork -= 1
      if !areTasksAtWork { setNeedsUpdate() }
    }
  }
}
