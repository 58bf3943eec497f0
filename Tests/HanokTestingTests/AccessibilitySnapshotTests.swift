import Hanok
import HanokTesting
import Testing

@Suite struct AccessibilitySnapshotTests {
  private final class FormController: ViewController {
    override func loadView() {
      let header = Label(.verbatim("Two\nlines"))
      header.accessibilityTraits = [.staticText, .header]
      let bar = ProgressView()
      bar.accessibilityLabel = .verbatim("Done")
      bar.progress = 0.5
      let off = Button(.verbatim("Off"))
      off.isEnabled = false
      let help = Button(.verbatim("Help"), mnemonic: .verbatim("hㅗ"))
      help.accessibilityHint = .verbatim("Opens a page")
      view = StackView(.vertical, views: [header, bar, off, help])
    }
  }

  private let expected = """
    staticText header "Two\\nlines"
    updatesFrequently "Done" value "50%"
    button notEnabled "Off"
    button "Help" hint "Opens a page" keys "hㅗ" focused

    """

  private func pilot() throws -> Pilot {
    try Pilot(FormController(), in: "en", size: Size(width: 20, height: 4), [])
  }

  @Test func eachElementIsALineWithAllItHas() throws {
    let application = try pilot().application
    let snapshot = AccessibilitySnapshot(
      application.window, localizer: application.traits.localizer)
    #expect(snapshot.text == expected)
  }

  @Test func theSnapshotIsComparedWithItsFile() throws {
    let folder = SnapshotFolder()
    defer { folder.remove() }
    let pilot = try pilot()
    folder.write("form.en.accessibility.txt", "form  en  accessibility\n" + expected)
    pilot.expectAccessibilitySnapshot("form", file: folder.testFile)
    folder.write("form.en.accessibility.txt", "form  en  accessibility\nheader \"One\"\n")
    let line = #line + 2
    let recorded = RecordedIssues {
      pilot.expectAccessibilitySnapshot("form", file: folder.testFile)
    }
    #expect(recorded.lines == [line])
    #expect(try #require(recorded.mismatch).description.contains("+ button notEnabled \"Off\""))
  }
}
