import Hanok
import HanokScenes
import HanokTerminal

/// Takes the steps of a walk, and records what each has changed.
final class WalkRecorder {
  private let pilot: Pilot
  private let name: String
  private let size: String
  private var screens: [Screen]
  private var states: [WalkState]
  private var recording: WalkRecording
  /// The mirror images; none from left to right.
  private var mirroredStates: [WalkState]
  private var mirrored: WalkRecording
  private var images: [ScreenSnapshot.Row: ScreenSnapshot.Row] = [:]

  /// Begins with the current screen.
  init(_ pilot: Pilot, _ name: String) {
    (self.pilot, self.name) = (pilot, name)
    size = "\(pilot.screen.size.width)x\(pilot.screen.size.height)"
    screens = [pilot.screen]
    states = [WalkState(pilot)]
    recording = WalkRecording(
      name, language: pilot.language.description, size: size, start: states[0].lines)
    mirrored = recording
    mirroredStates = []
    if pilot.application.traits.isRightToLeft {
      mirroredStates = [WalkState(mirroring: states[0], knowing: &images)]
      mirrored = WalkRecording(name, language: "en", size: size, start: mirroredStates[0].lines)
    }
  }

  /// Takes a step.
  func take(_ step: Pilot.Step) {
    let outputCount = pilot.output.count
    let formerCopy = pilot.application.copiedText
    var events: [String] = []
    do { try step.perform(pilot) } catch { events.append("the text is absent") }
    if pilot.output[outputCount...].contains(Self.bell) { events.append("bell") }
    if let copy = pilot.application.copiedText, copy != formerCopy {
      events.append("copied \(copy.debugDescription)")
    }
    screens.append(pilot.screen)
    let state = WalkState(pilot)
    add(step, events, state, to: &recording, since: &states)
    guard !mirroredStates.isEmpty else { return }
    let image = WalkState(mirroring: state, knowing: &images)
    add(step, events, image, to: &mirrored, since: &mirroredStates)
  }

  private static let bell: UInt8 = 0x07

  private func add(
    _ step: Pilot.Step, _ events: [String], _ state: WalkState, to recording: inout WalkRecording,
    since states: inout [WalkState]
  ) {
    guard pilot.isRunning else {
      return recording.add(step.description, notes: ["quits"] + events, lines: [])
    }
    let changes = state.leastChanges(since: states)
    recording.add(step.description, notes: changes.notes + events, lines: changes.lines)
    states.append(state)
  }

  /// Compares the recording with the file, or writes it.
  ///
  /// Languages besides English are recorded by the steps that differ from the walk in English, if
  /// there is one; those from right to left by the steps that aren't its mirror image.
  ///
  /// - Returns: The difference, and a picture of the first screen that differs.
  func compare(in test: SourceFile) -> (SnapshotMismatch?, ScreenPicture?) {
    let language = pilot.language.description
    let english = SnapshotFile(named: "Walks/\(name).en.\(size)", of: test)
    let snapshot = SnapshotFile(named: "Walks/\(name).\(language).\(size)", of: test)
    var text = recording.text
    if language != "en", let recorded = english.recorded {
      text = recording.text(
        differingFrom: WalkRecording(reading: recorded),
        mirrored: mirroredStates.isEmpty ? nil : mirrored)
    }
    guard let mismatch = snapshot.mismatch(of: text) else { return (nil, nil) }
    let step = WalkRecording.step(at: mismatch.equalCount, in: mismatch.found)
    return (mismatch, ScreenPicture(of: screens[step], "\(name) \(language) \(size)"))
  }
}
