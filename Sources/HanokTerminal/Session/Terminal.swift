/// A terminal that a program has to itself: screens go out, events come in, and in the end it is
/// given back as it was.
@MainActor package final class Terminal {
  /// Takes what comes from the terminal, resizes included: all events of one read together, in order.
  ///
  /// Of moves and drags that follow each other the last one is there. The stop key isn't: what comes
  /// before it is delivered first, and the rest of the read once the program goes on.
  package var onEvents: ([InputEvent]) -> Void = { _ in }
  /// Takes what is known of the terminal, whenever it has answered something new.
  package var onProfile: (TerminalProfile) -> Void = { _ in }
  /// Whether the program has the terminal.
  package private(set) var isStarted = false
  private let device: any Device
  private let interview: TerminalInterview
  private let reader: InputReader
  private var frameOptions: FrameEncoder.Options
  /// The features that are set in the terminal while the program has it.
  private var features: Set<TerminalFeature>
  /// The rows that are drawn in; nil for the whole screen.
  private var region: InlineRegion?
  /// The screen that the terminal shows; nil where that isn't known.
  private var shown: Screen?
  /// The screen that it should show and doesn't yet: while it is slow, or after an interruption.
  private var pending: Screen?
  /// The size that it reported by itself (mode 2048), and that was last handed on.
  private var reportedSize: Size?
  private var handedSize: Size?

  /// More columns and rows than any display shows; a terminal may report any number.
  static let largestSize = Size(width: 2_048, height: 512)

  /// A terminal on a device.
  ///
  /// - Parameters:
  ///   - style: The part of it that the screens are shown in.
  ///   - profile: Its known properties. Inline no markers are measured, which takes a row of their
  ///     own.
  ///   - features: The features to set in it besides those that it reports. Inline the mouse is
  ///     left to the terminal.
  package init(
    device: any Device, scheduler: any Scheduler, style: PresentationStyle = .fullScreen,
    profile: TerminalProfile = TerminalProfile(),
    features: Set<TerminalFeature> = [.mouse, .paste]
  ) {
    let region = InlineRegion(style)
    let profile = region == nil ? profile : profile.withoutMarkers
    self.device = device
    self.region = region
    self.features =
      region == nil
      ? features.union([.wrap, .alternateScreen])
      : features.union([.wrap]).subtracting([.mouse, .mouseMoves])
    frameOptions = profile.frameOptions(isInline: region != nil)
    interview = TerminalInterview(profile, device: device, scheduler: scheduler)
    reader = InputReader(scheduler: scheduler)
    interview.onProfile = { [weak self] in self?.useProfile() }
    interview.onSilence = { [weak self] in self?.negotiate() }
    reader.onReplies = { [weak self] in self?.learn($0) }
    reader.onEvents = { [weak self] in self?.deliver($0) }
  }

  /// The properties of the terminal that are known so far.
  package var profile: TerminalProfile { interview.profile }

  /// The number of columns and rows that a screen has; inline, those that it is drawn in.
  package var size: Size { room(in: windowSize) }

  private var windowSize: Size { reportedSize ?? device.size }

  private func room(in window: Size) -> Size { region?.size(in: window) ?? window }
}

// MARK: - From the beginning to the end

extension Terminal {
  /// Takes the terminal.
  ///
  /// - Throws: `DeviceError` when the device is none that can be taken.
  package func start() throws(DeviceError) {
    try enter()
    isStarted = true
    handedSize = windowSize
  }

  /// Gives the terminal back, once.
  package func stop() {
    guard isStarted else { return }
    isStarted = false
    reader.reset()
    device.leave()
    interview.end()
    reportedSize = nil
    forgetShown()
  }

  /// Gives the terminal back and stops the process; when it goes on, all is as it was.
  ///
  /// - Parameter includingGroup: Whether the programs that the shell runs along with this one stop
  ///   too, as they do on the stop key.
  package func suspend(includingGroup: Bool = true) {
    guard isStarted else { return }
    pause()
    device.stopProcess(includingGroup: includingGroup)
    resume()
  }

  /// Gives the terminal to a program, an editor or a pager, until it ends; then all is as it was.
  ///
  /// Nothing else happens meanwhile: the caller waits.
  ///
  /// - Parameter command: Its name or path, to be found as a shell would, and its arguments.
  /// - Returns: Its exit status, or the signal that ended it as a negative number.
  /// - Throws: `DeviceError` when it can't be started.
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
    // It may not have been given back: what is on a stack in it mustn't be there twice.
    let undoing = isStarted ? others.reset : ""
    let setup = "\(screen.setup)\(beginning)\(undoing)\(others.setup)\(interview.begin())"
    reader.follow(interview)
    device.write(Array(setup.utf8))
  }

  /// Gives the terminal back for a while: what is drawn inline is drawn again below.
  private func pause() {
    if region != nil { device.setRestoring(restoration(isErasing: true)) }
    stop()
  }

  /// Takes the terminal again, and paints it, at the size that it has by now.
  private func resume() {
    reportedSize = nil
    do throws(DeviceError) {
      try enter()
    } catch {
      if error.isHangUp { hangUp() } else { onEvents([.endOfInput]) }
      return
    }
    isStarted = true
    // Painted for another size it would only flash up.
    if let pending, pending.size == size { present(pending) }
    handedSize = windowSize
    onEvents([.resize(size)])
  }

  /// The terminal is lost, and with it the program: where it goes on nevertheless, its input ends.
  private func hangUp() {
    stop()
    device.endByHangUp()
    onEvents([.endOfInput])
  }

  /// The bytes that give the terminal back from its current state.
  ///
  /// - Parameter isErasing: Whether an inline program takes its rows along, as it does where it will
  ///   draw them again.
  private func restoration(isErasing: Bool = false) -> [UInt8] {
    features.restoration(leaving: region?.departure(isErased: isErasing))
  }
}

// MARK: - Screens

extension Terminal {
  /// Shows a screen: what differs from the one shown is written, all at once.
  ///
  /// While the terminal is slow to take a frame the next ones wait, and only the newest is written.
  package func present(_ screen: Screen) {
    guard isStarted, !device.isBusy else {
      pending = screen
      return
    }
    keepWindow(before: screen)
    writeFrame(to: screen)
    shown = screen
    pending = nil
  }

  /// The newest of the screens that were handed over.
  private var newest: Screen? { pending ?? shown }

  /// Takes what the terminal shows as unknown: the whole of the newest screen is to be written.
  private func forgetShown() {
    pending = newest
    shown = nil
  }

  /// Writes a frame, from what is shown to a screen.
  private func writeFrame(to screen: Screen) {
    let frame = FrameEncoder(frameOptions).encode(from: shown, to: screen)
    guard let region else {
      if !frame.isEmpty { device.write(frame) }
      return
    }
    let room = shown?.size == screen.size ? "" : region.room(for: screen.size)
    if room.isEmpty, frame.isEmpty { return }
    self.region?.willShow()
    device.setRestoring(restoration())
    device.write(Array(room.utf8) + frame)
    if !device.isBusy { frameIsWhole(screen) }
  }

  /// The terminal has taken all of a frame: where the cursor is is known again.
  private func frameIsWhole(_ screen: Screen) {
    guard region != nil else { return }
    region?.didShow(screen)
    device.setRestoring(restoration())
  }

  /// Paints all that should be shown, though it may be.
  private func repaint() {
    forgetShown()
    if let pending { present(pending) }
  }
}

// MARK: - The window

extension Terminal {
  /// Sends the terminal a command beside what it shows; only while the program has it.
  ///
  /// - Returns: Whether it was sent. Whether the terminal knows it isn't reported.
  @discardableResult
  package func tell(_ command: TerminalCommand) -> Bool {
    guard isStarted else { return false }
    device.write(command.bytes)
    return true
  }

  /// Shows a text on the desktop, where the terminal is known to; otherwise rings its bell.
  package func notify(_ text: String) {
    tell(.notification(text, by: profile.notificationProtocol))
  }

  /// Sees to it that the window's title and progress are given back, before a screen changes them.
  private func keepWindow(before screen: Screen) {
    var changed: Set<TerminalFeature> = []
    if frameOptions.showsTitle, screen.title != nil { changed.insert(.title) }
    if frameOptions.showsProgress, screen.progress != nil { changed.insert(.progress) }
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

  /// Sets what the terminal has, and uses it.
  private func negotiate() {
    reader.follow(interview)
    let showedProgress = frameOptions.showsProgress
    frameOptions = profile.frameOptions(isInline: region != nil)
    if frameOptions.showsProgress, !showedProgress {
      // It wasn't sent the one that is shown.
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
    // The terminal may have measured earlier frames otherwise.
    if new.contains(.clusters) { repaint() }
  }

  /// Counts features among those that are set.
  ///
  /// - Returns: The sequences that set those that weren't yet. They are written only after this:
  ///   the process may end in between.
  private func add(_ added: Set<TerminalFeature>) -> String {
    let new = added.subtracting(features)
    if new.isEmpty { return "" }
    features.formUnion(new)
    device.setRestoring(restoration())
    return new.setup
  }
}

// MARK: - What comes

extension Terminal {
  private func handle(_ event: DeviceEvent) {
    switch event {
    case .bytes(let bytes): reader.take(bytes)
    case .resized: resized()
    case .stopRequested: suspend(includingGroup: false)
    // Stopped without being asked, a terminal may have been set otherwise meanwhile.
    case .continued: resume()
    case .drained:
      if let shown { frameIsWhole(shown) }
      if let pending { present(pending) }
    case .closed: onEvents([.endOfInput])
    case .hungUp: hangUp()
    }
  }

  /// A signal has reported a new size: what is shown may be garbled even where it is that of before.
  private func resized() {
    // If the terminal reports sizes by itself, it has, or it will.
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
        let size = Size(
          width: min(reported.width, Self.largestSize.width),
          height: min(reported.height, Self.largestSize.height))
        // It is reported once without a change, when the mode is set.
        guard !size.isEmpty, size != handedSize else { continue }
        reportedSize = size
        batch.append(handOn(size))
      default: batch.append(event)
      }
    }
    if !batch.isEmpty { onEvents(batch) }
  }
}
