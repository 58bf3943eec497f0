/// A terminal that a program has to itself: screens go out, events come in, and in the end it is
/// given back as it was.
@MainActor public final class Terminal {
  /// What comes from the terminal, resizes included.
  public var onEvent: (InputEvent) -> Void = { _ in }
  /// What it has told of itself, whenever it has told something new.
  public var onCapabilities: (TerminalCapabilities) -> Void = { _ in }
  /// What it has told of itself so far.
  public internal(set) var capabilities: TerminalCapabilities
  let device: any Device
  let scheduler: any Scheduler
  let questions: TerminalQuestions?
  var options: FrameEncoder.Options
  /// What was switched on since the terminal has it.
  var negotiated: NegotiatedModes = []
  var decoder = InputDecoder()
  /// What gives up waiting for answers.
  var answerTimeout: (any Cancellable)?
  /// What the terminal shows; nil where that isn't known.
  var shown: Screen?
  /// The rows that are drawn in; nil for the whole screen.
  var region: InlineRegion?
  private let modes: TerminalModes
  private var timeout: (any Cancellable)?
  /// What it should show, to be painted anew after an interruption.
  private(set) var wanted: Screen?
  private(set) var isStarted = false
  /// The size that it told by itself (mode 2048), and that was last handed on.
  private var toldSize: Size?
  private var handedSize: Size?

  /// More columns and rows than any display shows; a terminal may tell any number.
  static let largestSize = Size(width: 2_048, height: 512)

  /// A terminal on a device.
  ///
  /// - Parameters:
  ///   - style: Where on it the screens are shown.
  ///   - questions: What it is asked when it is taken; nil where it can't answer. Inline no markers
  ///     are measured, which takes a row of their own.
  public init(
    device: any Device, scheduler: any Scheduler, style: PresentationStyle = .fullScreen,
    options: FrameEncoder.Options = FrameEncoder.Options(),
    modes: TerminalModes = [.mouse, .paste], questions: TerminalQuestions? = nil
  ) {
    let region = InlineRegion(style)
    let questions = region == nil ? questions : questions.map { _ in TerminalQuestions() }
    self.device = device
    self.scheduler = scheduler
    self.options = options
    self.options.isInline = region != nil
    self.region = region
    self.modes = region == nil ? modes : modes.subtracting([.mouse, .mouseMoves])
    self.questions = questions
    capabilities = TerminalCapabilities(markerCount: questions?.markers.count ?? 0)
  }

  /// The number of columns and rows that a screen has; inline, those that it is drawn in.
  public var size: Size { room(in: windowSize) }

  private var windowSize: Size { toldSize ?? device.size }

  private func room(in window: Size) -> Size { region?.size(in: window) ?? window }

  /// Takes the terminal.
  ///
  /// - Throws: `DeviceError` when the device is none that can be taken.
  public func start() throws(DeviceError) {
    try enter()
    isStarted = true
    handedSize = windowSize
  }

  /// Gives the terminal back, once.
  public func stop() {
    guard isStarted else { return }
    isStarted = false
    timeout?.cancel()
    timeout = nil
    // The rest of a sequence that was begun won't come to this session.
    decoder = InputDecoder()
    device.leave()
    stopAsking()
    toldSize = nil
    shown = nil
  }

  /// Shows a screen: what differs from the one shown is written, all at once.
  ///
  /// While the terminal is slow to take a frame the next ones wait, and only the newest is written.
  public func present(_ screen: Screen) {
    wanted = screen
    guard isStarted, !device.isBusy else { return }
    keepWindow(before: screen)
    writeFrame(to: screen)
    shown = screen
  }

  /// Gives the terminal back and stops the process; when it goes on, all is as it was.
  ///
  /// - Parameter includingGroup: Whether the programs that the shell runs along with this one stop
  ///   too, as they do on the stop key.
  public func suspend(includingGroup: Bool = true) {
    guard isStarted else { return }
    pause()
    device.stopProcess(includingGroup: includingGroup)
    resume()
  }

  /// Gives the terminal to a program, an editor or a pager, until it ends; then all is as it was.
  ///
  /// Nothing else happens meanwhile: whoever calls it waits.
  ///
  /// - Parameter command: Its name or path, to be found as a shell would, and its arguments.
  /// - Returns: Its exit status, or the signal that ended it as a negative number.
  /// - Throws: `DeviceError` when it can't be started.
  public func run(_ command: [String]) throws(DeviceError) -> Int32 {
    guard isStarted else { return try device.run(command) }
    pause()
    defer { resume() }
    return try device.run(command)
  }

  private func enter() throws(DeviceError) {
    shown = nil
    let beginning = region?.begin(width: windowSize.width) ?? TerminalModes.alternateScreen
    try device.enter(restoring: restoration()) { [weak self] in self?.handle($0) }
    // It may not have been given back: what stands on a stack in it mustn't stand there twice.
    let undoing = isStarted ? negotiated.restoration : ""
    let setup = "\(beginning)\(modes.setup)\(undoing)\(negotiated.setup)\(beginAsking())"
    device.write(Array(setup.utf8))
  }

  /// Takes the terminal again, and paints it, at the size that it has by now.
  private func resume() {
    toldSize = nil
    do throws(DeviceError) {
      try enter()
    } catch {
      if error.isHangUp { hangUp() } else { onEvent(.endOfInput) }
      return
    }
    isStarted = true
    // Painted for another size it would only flash up.
    if let wanted, wanted.size == size { present(wanted) }
    handedSize = windowSize
    onEvent(.resize(size))
  }

  /// The terminal is lost, and with it the program: where it goes on nevertheless, its input ends.
  private func hangUp() {
    stop()
    device.endByHangUp()
    onEvent(.endOfInput)
  }

  /// Paints all that should be shown, whatever is.
  func repaint() {
    shown = nil
    if let wanted { present(wanted) }
  }
}

// MARK: - What comes

extension Terminal {
  private func handle(_ event: DeviceEvent) {
    switch event {
    case .bytes(let bytes):
      let events = decoder.feed(bytes)
      let replies = decoder.takeReplies()
      if !replies.isEmpty { learn(replies) }
      deliver(events)
    case .resized: resized()
    case .stopRequested: suspend(includingGroup: false)
    // Stopped without being asked, a terminal may have been set otherwise meanwhile.
    case .continued: resume()
    case .drained:
      if let shown { frameIsWhole(shown) }
      if let wanted { present(wanted) }
    case .closed: onEvent(.endOfInput)
    case .hungUp: hangUp()
    }
  }

  /// A new size was told by a signal: what is shown may be garbled even where it is that of before.
  private func resized() {
    // Where the terminal tells by itself, it has, or it will.
    if negotiated.contains(.sizes), device.size == handedSize { return }
    toldSize = nil
    handOn(device.size)
  }

  private func handOn(_ size: Size) {
    handedSize = size
    shown = nil
    onEvent(.resize(room(in: size)))
  }

  private func deliver(_ events: [InputEvent]) {
    timeout?.cancel()
    timeout = nil
    if let delay = decoder.pendingTimeout {
      timeout = scheduler.schedule(after: delay) { [weak self] in
        guard let self else { return }
        deliver(decoder.flush())
      }
    }
    // The first may have ended the session.
    for event in events where isStarted { deliver(event) }
  }

  private func deliver(_ event: InputEvent) {
    switch event {
    case .key(KeyEvent(.character("z"), .control)): suspend()
    case .resize(let told):
      let size = Size(
        width: min(told.width, Self.largestSize.width),
        height: min(told.height, Self.largestSize.height))
      // It is told once without a change, when the mode is set.
      guard !size.isEmpty, size != handedSize else { return }
      toldSize = size
      handOn(size)
    default: onEvent(event)
    }
  }
}
