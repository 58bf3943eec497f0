extension ViewController {
  /// Starts work that is cancelled when the controller's view has disappeared.
  ///
  /// It begins at once. Call it in `viewWillAppear`, so that it begins again each time the screen
  /// is shown:
  ///
  /// ```swift
  /// override func viewWillAppear() {
  ///   task { [feed, label] in
  ///     for await price in feed.prices { label.message = .Shop.price(price) }
  ///   }
  /// }
  /// ```
  ///
  /// Cancelling ends the iteration of an `AsyncSequence`; work that doesn't suspend has to check
  /// `Task.isCancelled`. Objects that the work refers to are kept until it ends.
  @discardableResult
  public func task(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    lastTask += 1
    let number = lastTask
    let window = presentOrNextWindow
    window?.taskWillContinue()
    let task = Task { [weak self, weak window] in
      window?.taskDidContinue()
      await work()
      self?.tasks[number] = nil
    }
    tasks[number] = task
    return task
  }

  /// Calls a method with each element of a sequence until the controller's view has disappeared.
  ///
  /// The object isn't kept alive between two elements. An error ends the sequence.
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

  /// Cancels the work of a screen that has disappeared.
  func cancelTasks() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }
}

extension Window {
  /// Whether tasks that have just begun or resumed haven't reached their next suspension.
  package var areTasksAtWork: Bool { tasksAtWork > 0 }

  /// Records that a task is going to begin or resume: until its next suspension, the screen is
  /// about to change.
  func taskWillContinue() { tasksAtWork += 1 }

  /// Called by the task itself as it begins or resumes, on the main actor.
  ///
  /// What is put there now can't run before the task suspends or ends, in whatever order the actor
  /// takes its work.
  func taskDidContinue() {
    Task { [weak self] in
      guard let self else { return }
      tasksAtWork -= 1
      if !areTasksAtWork { setNeedsUpdate() }
    }
  }
}
