/// A terminal that a program has to itself: screens go out, events come in, and in the end it is
/// given back as it was.
@MainActor public final class Terminal {
  /// What comes from the terminal, resizes included.
  public var onEvent: (InputEvent) -> Void = { _ in }
  private let device: any Device
  private let scheduler: any Scheduler
  private let encoder: FrameEncoder
  private let modes: TerminalModes
  private var decoder = InputDecoder()
  private var timeout: (any Cancellable)?
  /// What the terminal shows; nil where that isn't known.
  private var shown: Screen?
  /// What it should show, to be painted anew after an interruption.
  private var wanted: Screen?
  private var isStarted = false

  /// A terminal on a device.
  public init(
    device: any Device, scheduler: any Scheduler,
    options: FrameEncoder.Options = FrameEncoder.Options(), modes: TerminalModes = [.mouse, .paste]
  ) {
    self.device = device
    self.scheduler = scheduler
    encoder = FrameEncoder(options)
    self.modes = modes
  }

  /// The number of columns and rows.
  public var size: Size { device.size }

  /// Takes the terminal.
  ///
  /// - Throws: `DeviceError` when the device is none that can be taken.
  public func start() throws(DeviceError) {
    try enter()
    isStarted = true
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
    shown = nil
  }

  /// Shows a screen: what differs from the one shown is written, all at once.
  ///
  /// While the terminal is slow to take a frame the next ones wait, and only the newest is written.
  public func present(_ screen: Screen) {
    wanted = screen
    guard isStarted, !device.isBusy else { return }
    let frame = encoder.encode(from: shown, to: screen)
    shown = screen
    if !frame.isEmpty { device.write(frame) }
  }

  /// Gives the terminal back and stops the process; when it goes on, all is as it was.
  ///
  /// - Parameter includingGroup: Whether the programs that the shell runs along with this one stop
  ///   too, as they do on the stop key.
  public func suspend(includingGroup: Bool = true) {
    guard isStarted else { return }
    stop()
    device.stopProcess(includingGroup: includingGroup)
    resume()
  }

  private func enter() throws(DeviceError) {
    shown = nil
    try device.enter(restoring: TerminalModes.restoration) { [weak self] in self?.handle($0) }
    device.write(modes.setup)
  }

  /// Takes the terminal again, and paints it, at the size that it has by now.
  private func resume() {
    guard (try? enter()) != nil else {
      onEvent(.endOfInput)
      return
    }
    isStarted = true
    // Painted for another size it would only flash up.
    if let wanted, wanted.size == device.size { present(wanted) }
    onEvent(.resize(device.size))
  }

  private func handle(_ event: DeviceEvent) {
    switch event {
    case .bytes(let bytes): deliver(decoder.feed(bytes))
    case .resized:
      shown = nil
      onEvent(.resize(device.size))
    case .stopRequested: suspend(includingGroup: false)
    // Stopped without being asked, a terminal may have been set otherwise meanwhile.
    case .continued: resume()
    case .drained: if let wanted { present(wanted) }
    case .closed: onEvent(.endOfInput)
    }
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
    for event in events where isStarted {
      if event == .key(KeyEvent(.character("z"), .control)) {
        suspend()
      } else {
        onEvent(event)
      }
    }
  }
}
