extension Terminal {
  /// What gives the terminal back as things stand.
  ///
  /// - Parameter isErasing: Whether an inline program takes its rows along, as it does where it will
  ///   draw them again.
  func restoration(isErasing: Bool = false) -> [UInt8] {
    guard let region else { return TerminalModes.restoration(undoing: negotiated) }
    return TerminalModes.restoration(
      undoing: negotiated, leaving: region.departure(isErased: isErasing))
  }

  /// Writes a frame, from what is shown to a screen.
  func writeFrame(to screen: Screen) {
    let frame = FrameEncoder(options).encode(from: shown, to: screen)
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

  /// The terminal has taken all of a frame: where the cursor stands is known again.
  func frameIsWhole(_ screen: Screen) {
    guard region != nil else { return }
    region?.didShow(screen)
    device.setRestoring(restoration())
  }

  /// Gives the terminal back for a while: what is drawn inline is drawn again below.
  func pause() {
    if region != nil { device.setRestoring(restoration(isErasing: true)) }
    stop()
  }
}
