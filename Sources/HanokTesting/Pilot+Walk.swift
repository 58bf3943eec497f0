import Hanok
import HanokTerminal

extension Pilot {
  /// Takes a walk through the screen, and compares what each step changes with the recording of that
  /// name, language and size.
  ///
  /// ```swift
  /// let pilot = try Pilot(VolumeController(), in: "en", size: Size(width: 30, height: 3), [])
  /// try pilot.expectWalk(
  ///   "volume", [.press(.right), .type("12"), .press(.enter), .click(x: 3, y: 0)])
  /// ```
  ///
  /// The recording, `Snapshots/Walks/volume.en.30x3.txt`, begins with the screen and its elements.
  /// Each step follows with what it has changed: the rows and their styles, the cursor, the elements
  /// and the one that has the focus, the texts that are cut off, the window's title and progress, what
  /// was copied, the bell; `nothing` where nothing has changed.
  ///
  /// ```
  /// > right
  /// 0│──────●───  55%│
  ///   6 reverse
  /// adjustable "Volume" value "55%" focused
  /// ```
  ///
  /// It is recorded as ``expectSnapshot(_:file:)`` records. The walk ends where the
  /// application quits. A picture of the first screen that differs is attached to the test.
  ///
  /// - Throws: `SnapshotMismatch` where they differ or nothing was recorded.
  public func expectWalk(
    _ name: String, _ steps: [Step], file: String = #filePath
  ) throws(SnapshotMismatch) {
    let size = "\(screen.size.width)x\(screen.size.height)"
    var state = WalkState(self)
    var text = "\(name)  \(language)  \(size)\n\(state.text)"
    var screens = [(end: text.utf8.count, screen: screen)]
    for step in steps {
      let outputCount = output.count
      step.perform(self)
      let next = WalkState(self)
      var lines = isRunning ? next.changes(since: state) : ["quits"]
      if output[outputCount...].contains(Self.bell) { lines.append("bell") }
      if lines.isEmpty { lines = ["nothing"] }
      text += "\n> \(step)\n" + lines.map { $0 + "\n" }.joined()
      screens.append((text.utf8.count, screen))
      if !isRunning { break }
      state = next
    }
    do throws(SnapshotMismatch) {
      try SnapshotFile(named: "Walks/\(name).\(language).\(size)", besides: file).expect(text)
    } catch {
      let found = screens.first { error.equalCount < $0.end }?.screen ?? screen
      ScreenPicture(of: found, "\(name) \(language) \(size)").attach()
      throw error
    }
  }

  private static let bell: UInt8 = 0x07
}

/// The state of a screen between two steps of a walk.
private struct WalkState {
  private let screen: Screen
  private let rows: [ScreenSnapshot.Row]
  private let elements: [AccessibilitySnapshot.Line]
  private let cutTexts: [String]
  private let copiedText: String?

  init(_ pilot: Pilot) {
    screen = pilot.screen
    rows = ScreenSnapshot.rows(of: screen)
    let application = pilot.application
    elements = AccessibilitySnapshot.lines(
      of: application.window, localizer: application.traits.localizer)
    cutTexts = pilot.truncatedTexts
    copiedText = application.copiedText
  }

  /// The whole screen, its elements, and the further details.
  var text: String {
    let lines = elements.map(\.text) + details(since: nil)
    return ScreenSnapshot(screen).text + lines.map { $0 + "\n" }.joined()
  }

  /// The lines of what has changed.
  func changes(since former: WalkState) -> [String] {
    var lines: [String] = []
    if screen.size != former.screen.size {
      lines += ScreenSnapshot(screen).text.split(separator: "\n").map(String.init)
    } else {
      for (y, row) in rows.enumerated() where row != former.rows[y] {
        lines.append("\(y)│\(row.text)│")
        if !row.runs.isEmpty { lines.append("  " + row.runs.joined(separator: ", ")) }
      }
      if screen.cursor != former.screen.cursor {
        lines.append(screen.cursor.map { "cursor: \($0.x), \($0.y)" } ?? "no cursor")
      }
    }
    return lines + elementChanges(since: former) + details(since: former)
  }

  /// The elements that are new, those that are gone with a `-`, and the one that has got the focus.
  private func elementChanges(since former: WalkState) -> [String] {
    let difference = elements.map(\.element).difference(from: former.elements.map(\.element))
    let inserted = Set(difference.insertions.map(\.place))
    var lines = difference.removals.filter { !inserted.contains($0.place) }.map { change in
      "- \(former.elements[change.place].element)"
    }
    lines += inserted.sorted().map { elements[$0].text }
    let focus = elements.firstIndex(where: \.isFocused)
    let formerFocus = former.elements.first(where: \.isFocused)
    guard let focus else { return lines + (formerFocus == nil ? [] : ["no focus"]) }
    let isNew = elements[focus] != formerFocus && !inserted.contains(focus)
    return lines + (isNew ? [elements[focus].text] : [])
  }

  /// The state of a screen besides its rows and elements.
  private func details(since former: WalkState?) -> [String] {
    var lines: [String] = []
    if cutTexts != former?.cutTexts ?? [] {
      let texts = cutTexts.map(\.debugDescription).joined(separator: ", ")
      lines.append(cutTexts.isEmpty ? "nothing is cut off" : "cut off: \(texts)")
    }
    if screen.title != former?.screen.title {
      lines.append(screen.title.map { "title: \($0)" } ?? "no title")
    }
    if screen.progress != former?.screen.progress {
      lines.append(screen.progress.map { "progress: \($0)" } ?? "no progress")
    }
    if copiedText != former?.copiedText, let copiedText {
      lines.append("copied: \(copiedText.debugDescription)")
    }
    return lines
  }
}
