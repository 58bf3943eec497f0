import Hanok
import HanokTerminal
import Testing

@testable import HanokTesting

@Suite struct PilotWalkTests {
  /// A line of text, a slider and a button that does what the test wants.
  private final class VolumeController: ViewController {
    let label = Label(.verbatim("Music"))
    let slider = Slider(.verbatim("Volume"), value: 50, in: 0...100, step: 10)
    let button = Button(.verbatim("Go"), mnemonic: .verbatim("g"))
    var use: (VolumeController) -> Void = { _ in }

    override func loadView() { view = StackView(.vertical, views: [label, slider, button]) }

    override func viewDidLoad() {
      button.addAction { [unowned self] in use(self) }
    }
  }

  private let size = Size(width: 20, height: 3)

  private func walk(
    _ steps: [Pilot.Step], _ use: @escaping (VolumeController) -> Void = { _ in }
  ) throws -> String {
    let folder = SnapshotFolder()
    defer { folder.remove() }
    let controller = VolumeController()
    controller.use = use
    let pilot = try Pilot(controller, in: "en", size: size, [])
    let (mismatch, _) = pilot.walk("volume", steps, in: folder.source)
    return try #require(mismatch).found
  }

  /// The notes and the lines that a walk of one step has at that step.
  private func changes(
    _ step: Pilot.Step, _ use: @escaping (VolumeController) -> Void = { _ in }
  ) throws -> [String] {
    let lines = try walk([step], use).split(separator: "\n").drop { !$0.hasPrefix("1 ") }
    let notes = lines.first?.split(separator: " → ", maxSplits: 1).dropFirst().first ?? ""
    return (notes.split(separator: "; ") + lines.dropFirst()).map(String.init)
  }

  @Test func aRecordingBeginsWithTheScreenAndItsElements() throws {
    let lines = try walk([]).split(separator: "\n").map(String.init)
    #expect(lines.prefix(3) == ["volume  en  20x3", "cursor 8, 1", "0│Music               │"])
    #expect(lines[3].hasPrefix("1│‹━━━━━━━●──────›  50│ 0–0 bold reverse, 1–7 "))
    let elements = #"""
      staticText "Music" · adjustable "Volume" value "50" focused · button "Go" keys "g"
      """#
    #expect(lines.last == elements)
    #expect(lines.count == 6)
  }

  @Test func aStepHasTheRowsThatChangedWithTheirStylesAndTheElements() throws {
    let lines = try changes(.press(.right))
    #expect(lines.count == 3)
    #expect(lines.first == "cursor 9, 1")
    #expect(
      lines.dropFirst().first?.hasPrefix("1│‹━━━━━━━━●─────›  60│ 0–0 bold reverse, 1–8 ") == true)
    #expect(lines.last == "adjustable \"Volume\" value \"60\" focused")
  }

  @Test func aStepWithoutAnEffectSaysSo() throws {
    #expect(try changes(.press(.function(9))) == ["nothing"])
    let text = try walk([.press(.home), .press(.left, times: 3)])
    #expect(text.hasSuffix("\n2 left, 3 times → nothing\n"))
  }

  @Test func aScreenThatWasThereBeforeIsNamedByItsStep() throws {
    let text = try walk([.press(.right), .press(.right), .press(.left), .press(.left)])
    #expect(text.hasSuffix("\n3 left → as after 1\n4 left → as after 0\n"))
  }

  @Test func aScreenMostLikeAnEarlierOneDiffersFromThat() throws {
    let rename: (VolumeController) -> Void = { $0.label.message = .verbatim("Speech") }
    let text = try walk([.press(.home), .type("g"), .press(.end), .press(.home)], rename)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.last == "4 home → as after 2")
    let second = try walk([.press(.tab), .resize(Size(width: 9, height: 3)), .resize(size)])
    #expect(second.hasSuffix("\n3 resizes to 20x3 → as after 1\n"))
  }

  @Test func rowsThatHaveMovedAreNamedByWhereTheyWere() throws {
    let lines = try changes(.activate("Go")) { $0.label.isHidden = true }
    #expect(lines.contains("0–1│ were 1–2"))
    #expect(lines.contains { $0.hasPrefix("2│                    │") })
  }

  @Test func theElementThatGetsTheFocusIsNamed() throws {
    let lines = try changes(.press(.tab))
    #expect(lines.last == "button \"Go\" keys \"g\" focused")
    #expect(!lines.contains { $0.contains("Volume") })
    let alone = try changes(.activate("Go")) {
      $0.slider.isEnabled = false
      $0.button.isEnabled = false
    }
    #expect(alone.last?.hasSuffix(" · no focus") == true)
  }

  @Test func elementsComeAndGo() throws {
    let gone = try changes(.activate("Go")) { $0.label.isHidden = true }
    #expect(gone.last?.contains("- staticText \"Music\"") == true)
    let come = try changes(.activate("Go")) {
      let empty = ViewController()
      empty.isModalInPresentation = true
      $0.present(empty)
    }
    #expect(come.contains { $0.hasPrefix("- staticText \"Music\" · - adjustable") })
  }

  @Test func stateOutsideTheCellsIsRecorded() throws {
    #expect(try changes(.type("g")) { $0.application?.notify(.verbatim("Hi")) } == ["bell"])
    #expect(try changes(.type("g")) { $0.application?.copy("a\nb") } == [#"copied "a\nb""#])
    #expect(try changes(.type("g")) { $0.title = .verbatim("Sound") } == ["title: Sound"])
    #expect(
      try changes(.type("g")) { $0.application?.progress = 0.5 } == ["progress: part(0.5)"])
    let cut = try changes(.type("g")) { $0.label.message = .verbatim("A text of many letters") }
    #expect(cut.last?.hasSuffix(#" · cut off: "A text of many letters""#) == true)
    #expect(try changes(.press(.tab)).contains { $0.hasPrefix("cursor") || $0 == "no cursor" })
  }

  @Test func aWalkEndsWhereTheApplicationQuits() throws {
    let text = try walk([.type("g"), .press(.right)]) { $0.application?.quit() }
    #expect(text.hasSuffix("\n1 types \"g\" → quits\n"))
  }

  @Test func anotherSizeShowsTheWholeScreen() throws {
    let lines = try changes(.resize(Size(width: 10, height: 1)))
    #expect(lines == ["no cursor", "0│Music     │", "no focus"])
  }

  /// Walks in English, then in another language, and returns what is recorded of that.
  private func walk(
    _ steps: [Pilot.Step], in tag: String, of label: Message,
    _ change: (VolumeController) -> Void = { _ in }
  ) throws -> String {
    let folder = SnapshotFolder()
    defer { folder.remove() }
    var found = ""
    for language in ["en", tag] {
      let controller = VolumeController()
      controller.label.message = label
      if language == tag { change(controller) }
      let pilot = try Pilot(controller, in: language, size: size, [])
      let (mismatch, _) = pilot.walk("volume", steps, in: folder.source)
      found = try #require(mismatch).found
      if language == "en" { folder.write("Walks/volume.en.20x3.txt", found) }
    }
    return found
  }

  @Test func anotherLanguageIsRecordedByTheStepsThatDiffer() throws {
    let steps: [Pilot.Step] = [.press(.tab), .press(.right), .press(.tab), .press(.end)]
    let same = try walk(steps, in: "ko", of: .verbatim("Music"))
    #expect(same == "volume  ko  20x3\n")
    let other = try walk(steps, in: "ko", of: .verbatim("Music")) { controller in
      controller.slider.addAction(for: .valueChanged) { controller.label.isHidden = true }
    }
    #expect(other.hasPrefix("volume  ko  20x3\n4 end → cursor"))
    #expect(other.contains("\n1│      [ G Go ]      │"))
  }

  @Test func aWalkFromRightToLeftIsRecordedUnlessItIsAMirrorImage() throws {
    let steps: [Pilot.Step] = [.press(.tab), .press(.home), .press(.tab), .press(.end)]
    let same = try walk(steps, in: "en-Arab", of: .verbatim("A song"))
    #expect(same == "volume  en-Arab  20x3\n")
    let other = try walk(steps, in: "en-Arab", of: .verbatim("A song")) { controller in
      controller.slider.addAction(for: .valueChanged) { controller.label.alignment = .trailing }
    }
    #expect(other.hasPrefix("volume  en-Arab  20x3\n4 end → "))
    #expect(other.contains("\n0│A song              │\n"))
  }

  @Test func aDifferenceIsAnIssueAtTheCallWithAPicture() throws {
    let folder = SnapshotFolder()
    defer { folder.remove() }
    let pilot = try Pilot(VolumeController(), in: "en", size: size, [])
    let line = #line + 2
    let recorded = RecordedIssues {
      pilot.expectWalk("volume", [.press(.right)], file: folder.testFile)
    }
    #expect(recorded.lines == [line])
    #expect(recorded.mismatch?.path.hasSuffix("/Walks/volume.en.20x3.txt") == true)
    let (_, picture) = pilot.walk("volume", [.press(.right)], in: folder.source)
    #expect(picture?.name == "volume-en-20x3.svg")
    folder.write("Walks/volume.en.20x3.txt", try #require(recorded.mismatch).found)
    let again = try Pilot(VolumeController(), in: "en", size: size, [])
    again.expectWalk("volume", [.press(.right)], file: folder.testFile)
  }

  @Test func stepsHaveNames() {
    let steps: [Pilot.Step] = [
      .press(.character(" "), [.control, .shift]), .press(.character("x")), .press(.function(3)),
      .press(.pageUp, .alt), .type("a\"b"), .paste("a\nb"), .click(x: 1, y: 2),
      .doubleClick(x: 1, y: 2), .drag(from: .zero, to: Point(x: 3, y: 4)),
      .wheel(.down, x: 5, y: 6), .mouse(.press(.right), x: 1, y: 1, .control),
      .mouse(.move, x: 0, y: 0), .mouse(.release(.other(9)), x: 0, y: 1, clickCount: 2),
      .mouse(.drag(.left), x: 0, y: 0), .resize(Size(width: 3, height: 4)),
      .advance(.milliseconds(200)), .activate("OK"), .enter("7", into: "Age"), .click(on: "Go"),
      .traits("high contrast") { $0.theme = ThemeFamily.highContrast.dark },
      Pilot.Step("disables the slider") {},
    ]
    #expect(
      steps.map(\.description) == [
        "control+shift+space", "x", "f3", "alt+pageUp", #"types "a\"b""#, #"pastes "a\nb""#,
        "clicks at 1, 2", "clicks twice at 1, 2", "drags from 0, 0 to 3, 4",
        "wheel down at 5, 6", "control+right button pressed at 1, 1", "mouse moved at 0, 0",
        "other(9) button released at 0, 1, 2 times", "left button moved at 0, 0",
        "resizes to 3x4", "waits 0.2 seconds", #"activates "OK""#, #"enters "7" into "Age""#,
        #"clicks on "Go""#, "high contrast", "disables the slider",
      ])
  }

  @Test func eachStepDoesWhatItsNameSays() throws {
    let controller = VolumeController()
    let pilot = try Pilot(controller, in: "en", size: Size(width: 20, height: 3), [])
    var uses = 0
    controller.use = { _ in uses += 1 }
    let folder = SnapshotFolder()
    defer { folder.remove() }
    func take(_ steps: Pilot.Step...) {
      _ = pilot.walk("volume", steps, in: folder.source)
    }
    take(.press(.right, times: 2))
    #expect(controller.slider.value == 70)
    take(.type("30"), .press(.enter))
    #expect(controller.slider.value == 30)
    take(.paste("40"))
    #expect(controller.slider.value == 40)
    take(.wheel(.down, x: 0, y: 1))
    #expect(controller.slider.value == 30)
    take(.enter("80", into: "Volume"))
    #expect(controller.slider.value == 80)
    take(.drag(from: Point(x: 3, y: 1), to: Point(x: 0, y: 1)))
    #expect(controller.slider.value == 0)
    take(.click(on: "Go"), .activate("Go"), .mouse(.press(.left), x: 9, y: 2))
    #expect(uses == 2)
    take(.mouse(.release(.left), x: 9, y: 2))
    #expect(uses == 3)
    take(.doubleClick(x: 9, y: 2), .click(x: 9, y: 2))
    #expect(uses == 6)
    take(Pilot.Step("hides the label") { controller.label.isHidden = true })
    #expect(!pilot.screen.row(0).contains("Music"))
    var isDone = false
    pilot.application.schedule(after: .milliseconds(50)) { isDone = true }
    take(.advance(.milliseconds(49)))
    #expect(!isDone)
    take(.advance(.milliseconds(1)))
    #expect(isDone)
  }
}
