/// A terminal under a program's exclusive control.
///
/// It shows screens, reports events, and is restored to its earlier state at the end.
@MainActor package final class Terminal {
  /// Receives the events of the terminal, resizes included: all of one read together, in order.
  ///
  /// Of consecutive moves and drags only the last one is reported. The stop key isn't reported: the
  /// events before it are delivered first, and the rest of the read when the program continues.
  package var onEvents: ([InputEvent]) -> Void = { _ in }
  /// Receives the profile of the terminal when it has changed.
  package var onProfile: (TerminalProfile) -> Void = { _ in }
  /// Whether the program controls the terminal.
  package private(set) var isStarted = false
  private let device: any Device
  private let interview: TerminalInterview
  private let reader: InputReader
  private var frameOptions: FrameEncoder.Options
  /// The features that are set while the program controls the terminal.
  private var features: Set<TerminalFeature>
  /// The region of an inline program, or nil for the whole screen.
  private var region: InlineRegion?
  /// The rows to leave above the region with the next frame.
  private var rowsAbove = RowsAbove()
  /// Whether the terminal hasn't taken all rows above the region yet.
  private var areRowsInFlight = false
  /// The screen that the terminal shows, or nil if it is unknown.
  private var shown: Screen?
  /// The screen to show next: while the terminal is slow, or after an interruption.
  private var pending: Screen?
  /// The size that the terminal reported by itself (mode 2048), and the last one in an event.
  private var reportedSize: Size?
  private var handedSize: Size?

  /// The maximum size, larger than any display: 7,680 by 4,320 pixels have 1,920 columns of 4
  /// pixels and 480 rows of 9.
  ///
  /// The system can report any number, which is clamped; a larger size in the input is refused.
  static let largestSize = Size(width: 2_048, height: 512)

  /// Creates a terminal on a device.
  ///
  /// - Parameters:
  ///   - style: The part of the terminal that screens use.
  ///   - profile: The known properties.
  ///   - features: The features to set besides those that the terminal reports. Inline, the mouse
  ///     is left to the terminal.
  package init(
    device: any Device, scheduler: any Scheduler, style: PresentationStyle = .fullScreen,
    profile: TerminalProfile = TerminalProfile(),
    features: Set<TerminalFeature> = [.mouse, .paste]
  ) {
    let region = InlineRegion(style)
    self.device = device
    self.region = region
    self.features =
      region == nil
      ? features.union([.wrap, .alternateScreen])
      : features.union([.wrap]).subtracting([.mouse, .mouseMoves])
    // Runs are for terminals that order rows themselves.
    if profile.textForm != .runs { self.features.insert(.direction) }
    frameOptions = profile.frameOptions(isInline: region != nil)
    interview = TerminalInterview(
      profile, device: device, scheduler: scheduler, isInline: region != nil)
    reader = InputReader(scheduler: scheduler)
    interview.onProfile = { [weak self] in self?.useProfile() }
    interview.onSilence = { [weak self] in self?.negotiate() }
    reader.onReplies = { [weak self] in self?.learn($0) }
    reader.onEvents = { [weak self] in self?.deliver($0) }
  }

  /// The known properties of the terminal.
  package var profile: TerminalProfile { interview.profile }

  /// The size of a screen; inline, that of the region.
  package var size: Size { room(in: windowSize) }

  private var windowSize: Size { reportedSize ?? device.size }

  private func room(in window: Size) -> Size { region?.size(in: window) ?? window }
}

// MARK: - Sessions

extension Terminal {
  /// Takes control of the terminal.
  ///
  /// - Throws: `DeviceError` if the device can't be controlled.
  package func start() throws(DeviceError) {
    try enter()
    isStarted = true
    handedSize = windowSize
  }

  /// Restores the terminal, once.
  package func stop() {
    guard isStarted else { return }
    finishRowsAbove()
    isStarted = false
    reader.reset()
    device.leave()
    interview.end()
    reportedSize = nil
    forgetShown()
  }

  /// Restores the terminal and stops the process; when it continues, the screen is shown again.
  ///
  /// - Parameter includingGroup: Whether the other programs of the shell's job stop too, as they do
  ///   on the stop key.
  package func suspend(includingGroup: Bool = true) {
    guard isStarted else { return }
    pause()
    device.stopProcess(includingGroup: includingGroup)
    resume()
  }

  /// Runs a program, such as an editor or a pager, on the restored terminal, then returns to it.
  ///
  /// The caller waits; nothing else happens meanwhile.
  ///
  /// - Parameter command: Its name or path, which is looked up as in a shell, and its arguments.
  /// - Returns: Its exit status, or the negative number of the signal that ended it.
  /// - Throws: `DeviceError` if it can't be started.
  package func run(_ command: [String]) throws(DeviceError) -> Int32 {
    guard isStarted else { return try device.run(command) }
    pause()
    defer { resume() }
    return try device.run(command)
  }

  private func enter() throws(DeviceError) {
    forgetShown()
    let beginning = region?.begin(width: windowSize.width) ?? ""
    try device.enter(restoring: restoration()) { [weak self] in self?.handle($0) }
    let screen = features.intersection([.alternateScreen])
    let others = features.subtracting(screen)
    // The terminal may not have been restored: a feature with a stack must not be set twice.
    let undoing = isStarted ? others.reset : ""
    let setup = "\(screen.setup)\(beginning)\(undoing)\(others.setup)\(interview.begin())"
    reader.follow(interview)
    device.write(Array(setup.utf8))
  }

  /// Restores the terminal for a while: inline content is drawn again below.
  private func pause() {
    finishRowsAbove()
    if region != nil { device.setRestoring(restoration(isErasing: true)) }
    stop()
  }

  /// Takes control of the terminal again, and draws the screen at the current size.
  private func resume() {
    reportedSize = nil
    do throws(DeviceError) {
      try enter()
    } catch {
      if error.isHangUp { hangUp() } else { onEvents([.endOfInput]) }
      return
    }
    isStarted = true
    // A screen of another size would only flash.
    if let pending, pending.size == size { present(pending) }
    handedSize = windowSize
    onEvents([.resize(size)])
  }

  /// Ends the program of a lost terminal: if it continues nevertheless, its input ends.
  private func hangUp() {
    stop()
    device.endByHangUp()
    onEvents([.endOfInput])
  }

  /// Returns the bytes that restore the terminal from its current state.
  ///
  /// - Parameter isErasing: Whether an inline program erases its rows, as it does if it will draw
  ///   them again.
  private func restoration(isErasing: Bool = false) -> [UInt8] {
    features.restoration(leaving: region?.departure(isErased: isErasing))
  }
}

// MARK: - Screens

extension Terminal {
  /// Shows a screen: writes the differences from the current one, all at once.
  ///
  /// While the terminal is slow to take a frame the next ones wait, and only the newest is written.
  package func present(_ screen: Screen) {
    guard isStarted, !device.isBusy else {
      pending = screen
      return
    }
    keepWindow(before: screen)
    // Signs that had another width on the terminal than in the layout have moved their rows.
    if shown?.ambiguousWidth != screen.ambiguousWidth { shown = nil }
    writeFrame(to: screen)
    shown = screen
    pending = nil
  }

  /// The newest screen.
  private var newest: Screen? { pending ?? shown }

  /// Marks the terminal's content as unknown: the whole newest screen must be written.
  private func forgetShown() {
    pending = newest
    shown = nil
  }

  /// Writes a frame from the current screen to a new one.
  private func writeFrame(to screen: Screen) {
    let above = takeRowsAbove()
    let frame = FrameEncoder(frameOptions).encode(from: shown, to: screen)
    guard let region else {
      if !frame.isEmpty { device.write(frame) }
      return
    }
    let room = shown?.size == screen.size ? "" : region.room(for: screen.size)
    if room.isEmpty, frame.isEmpty { return }
    self.region?.willShow()
    device.setRestoring(restoration())
    device.write(above + Array(room.utf8) + frame)
    if !device.isBusy { frameIsWhole(screen) }
  }

  /// Marks the end of a frame, after which the cursor's position is known.
  private func frameIsWhole(_ screen: Screen) {
    guard region != nil else { return }
    areRowsInFlight = false
    region?.didShow(screen)
    device.setRestoring(restoration())
  }

  /// Leaves rows above the region of an inline program: they are written with the next screen, once,
  /// and belong to the terminal from then on.
  ///
  /// - Parameter rows: The rows, as wide as the window.
  /// - Returns: Whether it is an inline program.
  @discardableResult
  package func insertAbove(_ rows: Screen) -> Bool {
    guard region != nil else { return false }
    if isStarted { keepWindow(before: rows) }
    rowsAbove.add(rows)
    return true
  }

  /// Returns the bytes of the rows above, which erase the region first, so that it is written whole.
  private func takeRowsAbove() -> [UInt8] {
    guard region != nil, !rowsAbove.isEmpty else { return [] }
    areRowsInFlight = true
    let clearing = region?.clear() ?? ""
    shown = nil
    return Array(clearing.utf8) + rowsAbove.take(height: windowSize.height, frameOptions)
  }

  /// Writes the rows that a slow terminal hasn't taken, before the program leaves it.
  private func finishRowsAbove() {
    guard region != nil, !rowsAbove.isEmpty || areRowsInFlight else { return }
    device.flush()
    if let shown, !device.isBusy { frameIsWhole(shown) }
    guard !rowsAbove.isEmpty, !device.isBusy else { return }
    present(newest ?? Screen(size: size))
    device.flush()
    if let shown, !device.isBusy { frameIsWhole(shown) }
  }

  /// Draws the whole screen again.
  private func repaint() {
    forgetShown()
    // A frame over an unknown screen begins with the standard shape.
    if features.contains(.cursorShape) {
      device.write(Array(TerminalFeature.cursorShape.reset.utf8))
    }
    if let pending { present(pending) }
  }
}

// MARK: - The window

extension Terminal {
  /// Sends a command to the terminal; only while the program controls it.
  ///
  /// - Returns: Whether it was sent. Terminals don't report whether they support it.
  @discardableResult
  package func tell(_ command: TerminalCommand) -> Bool {
    guard isStarted else { return false }
    device.write(command.bytes)
    return true
  }

  /// Shows a desktop notification if the terminal is known to support it; otherwise rings the bell.
  package func notify(_ text: String) {
    tell(.notification(text, by: profile.notificationProtocol))
  }

  /// Saves the window's title and progress before a screen changes them, and sets the features that
  /// its right-to-left text needs.
  private func keepWindow(before screen: Screen) {
    var changed: Set<TerminalFeature> = []
    if frameOptions.showsTitle, screen.title != nil { changed.insert(.title) }
    if frameOptions.showsProgress, screen.progress != nil { changed.insert(.progress) }
    if frameOptions.hasCursorShapes, screen.cursorShape != .standard {
      changed.insert(.cursorShape)
    }
    if profile.needsPlainText, !features.contains(.complexText), screen.hasRightToLeftText {
      changed.insert(.complexText)
    }
    let setup = add(changed)
    if !setup.isEmpty { device.write(Array(setup.utf8)) }
  }
}

// MARK: - Features

extension Terminal {
  private func learn(_ replies: [TerminalReply]) {
    interview.learn(replies)
    reader.follow(interview)
  }

  private func useProfile() {
    negotiate()
    onProfile(profile)
  }

  /// Sets the features that the terminal offers, and uses them.
  private func negotiate() {
    reader.follow(interview)
    let former = frameOptions
    frameOptions = profile.frameOptions(isInline: region != nil)
    if frameOptions.showsProgress, !former.showsProgress {
      // The current progress wasn't sent to the terminal.
      let screen = newest
      shown?.progress = nil
      if let screen { present(screen) }
    }
    let new = Set(TerminalFeature.all.filter { $0.isOffered(profile) }).subtracting(features)
    let setup = add(new)
    if new.contains(.keyboard) {
      interview.setKeyboard(by: setup)
    } else if !setup.isEmpty {
      device.write(Array(setup.utf8))
    }
    // The terminal may have used other cluster widths, or another order, in earlier frames.
    let isReformed =
      frameOptions.textForm != former.textForm
      && [shown, pending].contains { $0?.hasRightToLeftText == true }
    if new.contains(.clusters) || isReformed { repaint() }
  }

  /// Adds features to those that are set.
  ///
  /// - Returns: The sequences that set the new ones. They are written only after this, since the
  ///   process may end in between.
  private func add(_ added: Set<TerminalFeature>) -> String {
    let new = added.subtracting(features)
    if new.isEmpty { return "" }
    features.formUnion(new)
    device.setRestoring(restoration())
    return new.setup
  }
}

// MARK: - Events

extension Terminal {
  private func handle(_ event: DeviceEvent) {
    switch event {
    case .bytes(let bytes):
      reader.take(bytes)
      if reader.hasUnfinishedInput { interview.extendWait() }
    case .resized: resized()
    case .stopRequested: suspend(includingGroup: false)
    // After a stop without a request, the terminal may have other settings.
    case .continued: resume()
    case .drained:
      if let shown { frameIsWhole(shown) }
      if let pending { present(pending) }
    case .closed: onEvents([.endOfInput])
    case .hungUp: hangUp()
    }
  }

  /// Handles a signal of a new size: the content may be garbled even if the size is the same.
  private func resized() {
    // A terminal that reports sizes itself has reported this one, or will.
    if features.contains(.sizes), device.size == handedSize { return }
    reportedSize = nil
    onEvents([handOn(device.size)])
  }

  private func handOn(_ size: Size) -> InputEvent {
    handedSize = size
    forgetShown()
    return .resize(room(in: size))
  }

  private func deliver(_ events: [InputEvent]) {
    var batch: [InputEvent] = []
    for (index, event) in events.enumerated() where isStarted {
      switch event {
      case .key(KeyEvent(.character("z"), .control)):
        if !batch.isEmpty { onEvents(batch) }
        suspend()
        return deliver(Array(events[(index + 1)...]))
      case .resize(let reported):
        // It is reported once without a change, when the mode is set.
        guard Self.isPossible(reported), reported != handedSize else { continue }
        reportedSize = reported
        batch.append(handOn(reported))
      case .mouse(var mouse):
        mouse.position = seenPoint(mouse.position)
        batch.append(.mouse(mouse))
      default: batch.append(event)
      }
    }
    if !batch.isEmpty { onEvents(batch) }
  }

  /// Whether a terminal can have a size: damaged input must not blank the screen.
  private static func isPossible(_ size: Size) -> Bool {
    !size.isEmpty && size.width <= largestSize.width && size.height <= largestSize.height
  }

  /// Returns the cell that is seen where the terminal reports a point.
  private func seenPoint(_ point: Point) -> Point {
    shown.map { FormedRows(frameOptions.textForm, clusters: $0.clusters).point(point, on: $0) }
      ?? point
  }
}
