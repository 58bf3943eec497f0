import Hanok
import HanokTesting
import Testing

/// Folders as a file picker reads them: late, again, or not at all.
@Suite struct FilePickerReadingTests {
  private let home = PickerHome()

  @Test func aProblemIsReportedAndTheScreenStays() throws {
    let (picker, stage) = try home.show(.file, in: FileLocation("/home"))
    stage.press(.end, .enter)
    #expect(stage.problemOfField == "You don’t have permission to open “ben”.")
    #expect(picker.folder == FileLocation("/home"))
    stage.press(.home, .down, .enter)
    #expect(stage.problemOfField == nil)
    // A file that has vanished since it was listed.
    home.files.remove("/home/ann/b9.md")
    stage.type("b9")
    stage.press(.enter)
    #expect(picker.answer == nil)
    #expect(stage.problemOfField == "“b9.md” doesn’t exist.")
    #expect(!stage.listedNames.contains("b9.md"))
  }

  @Test func aFolderThatHasVanishedIsLeft() throws {
    let (picker, stage) = try home.show(.file, in: FileLocation("/home/ann/Documents/Letters"))
    home.files.remove("/home/ann/Documents/Letters")
    home.files.remove("/home/ann/Documents")
    stage.press(.function(5))
    #expect(picker.folder == FileLocation("/home/ann"))
    #expect(stage.problemOfField == "“Letters” doesn’t exist.")
    let (other, second) = try home.show(.file, in: FileLocation("/none/at/all"))
    #expect(other.folder == .root)
    #expect(second.problemOfField == "“all” doesn’t exist.")
    home.files.fail("/", with: FileSystemError(code: 5))
    second.press(.function(5))
    #expect(second.listedNames == ["No items."])
    #expect(second.problemOfField == "“/” can’t be opened (error 5).")
  }

  @Test func theFolderIsReadAgainWhenTheScreenIsBack() throws {
    let (picker, stage) = try home.show(.file)
    stage.press(.end)
    home.files.add("/home/ann/a0.txt")
    stage.perform { picker.present(ViewController()) }
    stage.perform { picker.dismiss() }
    #expect(stage.listedNames.contains("a0.txt"))
    #expect(picker.cursorText == "gone")
  }

  @Test func invalidNamesAreShownAndOpened() throws {
    let name = FileName([0x63, 0xE9])
    home.files.add(FileLocation("/home/ann").appending(name))
    home.files.add("/home/ann/a\n\u{1B}[2Jb", kind: .folder)
    let (picker, stage) = try home.show(.file)
    #expect(stage.listedNames.contains("a\\u{A}\\u{1B}[2Jb"))
    stage.perform { _ = stage.window.activateElement("c\\xE9") }
    #expect(picker.answer == [FileLocation("/home/ann").appending(name)])
  }

  @Test func filesAreReadOutsideOfTheMainActor() async throws {
    let slow = ScriptedFileSystem(answersAtOnce: false)
    for number in 0..<300 { slow.add("/home/ann/\(number)") }
    let stage = try Stage(home.root, width: 60, height: 20)
    let picker = FilePicker(.file, fileSystem: slow)
    stage.perform { home.root.present(picker) }
    #expect(stage.screen.text.contains("Loading…"))
    await picker.settle()
    stage.settle()
    #expect(!stage.screen.text.contains("Loading…"))
    #expect(stage.listedNames.count == 301)
    // What is called off doesn't come: the last counts.
    stage.perform { picker.show(.root) }
    stage.perform { picker.show(FileLocation("/home")) }
    await picker.settle()
    #expect(picker.folder == FileLocation("/home"))
    stage.settle()
    #expect(stage.listedNames == ["Parent folder", "ann"])
    stage.press(.character("l"), modifiers: .control)
    stage.type("a")
    stage.press(.tab)
    await picker.settle()
    stage.settle()
    #expect(stage.screen.text.contains("ann/"))
  }
}
