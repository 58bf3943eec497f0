import HanokScenes
public import Testing

extension Pilot {
  /// Takes a walk through the screen, and compares what each step changes with the recording of that
  /// name, language and size.
  ///
  /// ```swift
  /// let pilot = try Pilot(VolumeController(), in: "en", size: Size(width: 30, height: 3), [])
  /// pilot.expectWalk(
  ///   "volume", [.press(.right), .type("12"), .press(.enter), .click(x: 3, y: 0)])
  /// ```
  ///
  /// The recording, `volume.en.30x3.txt`, begins with the rows that aren't blank, each with its
  /// styles, and the elements. Each step follows, by its number and name, with what differs from the
  /// screen after the step before, or from that after an earlier step that is more alike: the cursor,
  /// the rows, the elements and the one that has the focus, the texts that are cut off, the window's
  /// title and progress; and with the bell and what was copied.
  ///
  /// ```
  /// 7 right → cursor 8, 0
  /// 0│──────●───  55%│ 6–6 reverse
  /// adjustable "Volume" value "55%" focused
  /// 8 left → as after 6
  /// 9 end → as after 4; bell
  /// 2–5│ were 3–6
  /// 10 f9 → nothing
  /// ```
  ///
  /// A walk in another language is recorded by the steps that differ from the same walk in English;
  /// one from right to left by those that aren't its mirror image. English words from right to left
  /// have the tag `en-Arab`.
  ///
  /// It is recorded as ``expectSnapshot(_:fileID:file:sourceLocation:)`` records, and a difference
  /// is an issue in the same way. The walk ends where the application quits. A picture of the first
  /// screen that differs is attached to the test.
  public func expectWalk(
    _ name: String, _ steps: [Step], fileID: String = #fileID, file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (mismatch, picture) = walk(name, steps, in: SourceFile(fileID: fileID, path: file))
    mismatch?.record(at: sourceLocation)
    picture?.attach(sourceLocation: sourceLocation)
  }

  /// Takes a walk, and returns how it differs from its recording, with the first screen that does.
  func walk(
    _ name: String, _ steps: [Step], in file: SourceFile
  ) -> (SnapshotMismatch?, ScreenPicture?) {
    let recorder = WalkRecorder(self, name)
    for step in steps where isRunning { recorder.take(step) }
    return recorder.compare(in: file)
  }
}
