extension ViewController {
  /// Starts work that is cancelled when the controller's view has disappeared.
  ///
  /// It begins at once. Call it in `viewWillAppear`, so that it begins again each time the screen
  /// is shown:
  ///
  /// ```swift
  /// override func viewWillAppear() {
  ///   task { [label, weather] in label.message = .Weather.today(await weather.today()) }
  /// }
  /// ```
  ///
  /// While the work of the topmost screen runs, the screen is busy, as with ``View/isBusy``: typed
  /// lines and the end of a script wait for it, so that no answer is lost. Work that doesn't end by
  /// itself, or that waits for the user on the same screen, mustn't make it busy. A presented
  /// controller that the work awaits (``AnsweringController``) lies above the busy screen,
  /// and handles lines.
  ///
  /// Cancelling ends the iteration of an `AsyncSequence`; work that doesn't suspend has to check
  /// `Task.isCancelled`. Objects that the work refers to are kept until it ends.
  ///
  /// - Parameter isBusy: Whether the screen is busy until the work ends.
  @discardableResult
  public func task(
    isBusy: Bool = true, _ work: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    tasks.lastNumber += 1
    let number = tasks.lastNumber
    let window = presentOrNextWindow
    window?.taskWillContinue()
    let task = Task { [weak self, weak window] in
      window?.taskDidContinue()
      await work()
      self?.taskDidEnd(number)
    }
    tasks.running[number] = task
    if isBusy { tasks.busy.insert(number) }
    return task
  }

  /// Starts work as ``task(isBusy:_:)`` does, and cancels the work that was started with the same
  /// name before.
  ///
  /// A search, for example, of which only the last one counts:
  ///
  /// ```swift
  /// private func search(_ word: String) {
  ///   task(replacing: "search") { [weak self, dictionary] in
  ///     let entries = await dictionary.entries(for: word)
  ///     if !Task.isCancelled { self?.show(entries) }
  ///   }
  /// }
  /// ```
  ///
  /// Cancelled work ends when it checks `Task.isCancelled`: check it before you show a result.
  ///
  /// - Parameters:
  ///   - name: The name of the work among all work of this controller.
  ///   - isBusy: Whether the screen is busy until the work ends or is replaced.
  @discardableResult
  public func task(
    replacing name: String, isBusy: Bool = true, _ work: @escaping @MainActor () async -> Void
  ) -> Task<Void, Never> {
    if let former = tasks.named[name] {
      tasks.running[former]?.cancel()
      tasks.forget(former)
    }
    let task = task(isBusy: isBusy, work)
    tasks.named[name] = tasks.lastNumber
    return task
  }

  /// Calls a method with each element of a sequence until the controller's view has disappeared.
  ///
  /// The object isn't kept alive between two elements. An error ends the sequence. It doesn't make
  /// the screen busy, as it may never end.
  ///
  /// ```swift
  /// override func viewWillAppear() { receive(feed.prices, self, action: ShopController.show) }
  /// ```
  @discardableResult
  public func receive<Elements: AsyncSequence & Sendable, Target: AnyObject>(
    _ elements: Elements, _ target: Target,
    action: @escaping @MainActor (Target) -> (Elements.Element) -> Void
  ) -> Task<Void, Never> where Elements.Element: Sendable {
    task(isBusy: false) { [weak target] in
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
    for task in tasks.running.values { task.cancel() }
    tasks.forgetAll()
  }

  private func taskDidEnd(_ number: Int) {
    let wasBusy = tasks.busy.contains(number)
    tasks.forget(number)
    if wasBusy { window?.setNeedsUpdate() }
  }
}

extension Window {
  /// Whether tasks that have just begun or resumed haven't reached their next suspension.
  package var areTasksAtWork: Bool { tasksAtWork > 0 }

  /// The tasks of the topmost screen that make it busy.
  package var busyTasks: [Task<Void, Never>] {
    guard let topViewController else { return [] }
    return Self.withChildren([topViewController]).flatMap { controller in
      controller.tasks.busy.compactMap { controller.tasks.running[$0] }
    }
  }

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
