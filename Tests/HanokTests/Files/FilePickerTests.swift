import Hanok
import HanokTesting
import Testing

@Suite struct FilePickerTests {
  private let home = PickerHome()

  @Test func aFolderIsListed() throws {
    let (_, stage) = try home.show(.file)
    let text = stage.screen.text
    #expect(stage.listedNames == ["Parent folder", "Documents", "b9.md", "b10.txt", "gone"])
    #expect(text.contains("╭ Open a file ─"))
    #expect(text.contains("/ › home › ann"))
    #expect(text.contains("1.5 kB"))
    #expect(text.contains("11/22/2026"))
    #expect(text.contains("Broken link"))
    #expect(text.contains("Path"))
    #expect(text.contains("[ Cancel ]") && text.contains("[ Open ]"))
    #expect(stage.difference == nil)
  }

  @Test func foldersAreEnteredAndLeft() throws {
    let (picker, stage) = try home.show(.file)
    stage.press(.down, .enter)
    #expect(picker.folder == FileLocation("/home/ann/Documents"))
    #expect(stage.listedNames == ["Parent folder", "Letters", "plan.txt"])
    #expect(stage.screen.text.contains("ann › Documents"))
    stage.press(.enter)
    #expect(picker.folder == FileLocation("/home/ann"))
    // The keys are on the folder that was left.
    stage.press(.enter, .backspace)
    #expect(picker.folder == FileLocation("/home/ann"))
    stage.press(.backspace, .backspace, .backspace, .backspace)
    #expect(picker.folder == .root)
    #expect(stage.listedNames == ["home"])
    stage.press(.enter)
    #expect(picker.folder == FileLocation("/home"))
    #expect(picker.answer == nil)
  }

  @Test func aFileIsTheAnswer() throws {
    var answers: [[FileLocation]] = []
    let (picker, stage) = try home.show(.file) { $0.handler = { answers.append($0) } }
    stage.type("b1")
    stage.press(.enter)
    #expect(picker.answer == [FileLocation("/home/ann/b10.txt")])
    #expect(answers == [[FileLocation("/home/ann/b10.txt")]])
    #expect(stage.top === home.root)
    // It can be presented again.
    stage.perform { home.root.present(picker) }
    #expect(picker.answer == nil)
    // The letters that were typed are forgotten after a while, or by the first Escape.
    stage.scheduler.advance(by: .seconds(2))
    stage.press(.escape)
    #expect(picker.answer == nil && stage.top === home.root && answers.count == 1)
  }

  @Test func theAnswerCanBeAwaited() async throws {
    let stage = try Stage(home.root, width: 60, height: 20)
    let picker = FilePicker(.file, fileSystem: home.files)
    let task = Task { [root = home.root] in await root.present(picker) }
    for _ in 0..<20 { await Task.yield() }
    stage.type("b9")
    stage.press(.enter)
    #expect(await task.value == [FileLocation("/home/ann/b9.md")])
  }

  @Test func severalFilesAreChosen() throws {
    let (picker, stage) = try home.show(.files)
    stage.type("b9")
    // A letter that is looked for and a space are told apart by time.
    stage.scheduler.advance(by: .seconds(2))
    stage.type(" ")
    stage.press(.down)
    stage.type(" ")
    stage.press(.character("."), modifiers: .alt)
    #expect(stage.screen.text.contains("[✓] Hidden files"))
    #expect(stage.listedNames.contains(".profile"))
    stage.press(.enter)
    #expect(
      picker.answer?.map(\.text) == ["/home/ann/b9.md", "/home/ann/b10.txt"])
  }

  /// In another folder the keys are at the way up, which nobody has chosen.
  @Test(arguments: [FilePicker.Mode.file, .files]) func openDoesNotGoUp(mode: FilePicker.Mode)
    throws
  {
    let (picker, stage) = try home.show(mode)
    stage.perform { _ = stage.window.activateElement("Documents") }
    #expect(picker.folder == FileLocation("/home/ann/Documents"))
    stage.perform { _ = stage.window.activateElement("Open") }
    #expect(picker.folder == FileLocation("/home/ann/Documents"))
    #expect(stage.problemOfField == "Choose a file first.")
    stage.press(.home, .enter)
    #expect(picker.folder == FileLocation("/home/ann"))
  }

  @Test func withoutASelectionTheFileWithTheKeysIsChosen() throws {
    let (picker, stage) = try home.show(.files)
    stage.press(.end, .up, .enter)
    #expect(picker.answer?.map(\.text) == ["/home/ann/b10.txt"])
  }

  @Test func theShownFolderIsChosen() throws {
    let (picker, stage) = try home.show(.folder)
    #expect(stage.listedNames == ["Parent folder", "Documents"])
    stage.press(.down, .enter)
    #expect(picker.answer == nil)
    stage.perform { _ = stage.window.activateElement("Choose this folder") }
    #expect(picker.answer == [FileLocation("/home/ann/Documents")])
  }

  @Test func filesAreFilteredByTheirExtension() throws {
    let (picker, stage) = try home.show(.file) { $0.allowedExtensions = ["MD", "pdf"] }
    #expect(stage.listedNames == ["Parent folder", "Documents", "b9.md"])
    #expect(stage.screen.text.contains("[✓] Only .MD, .pdf"))
    stage.perform { _ = stage.window.activateElement("Only .MD, .pdf") }
    #expect(stage.listedNames.contains("b10.txt"))
    stage.perform { picker.allowedExtensions = [] }
    #expect(!stage.screen.text.contains("Only"))
    let (_, folder) = try home.show(.folder) { $0.allowedExtensions = ["md"] }
    #expect(!folder.screen.text.contains("Only"))
  }

  @Test func columnsAreSorted() throws {
    let (_, stage) = try home.show(.file)
    stage.press(.character("s"), modifiers: .alt)
    #expect(stage.listedNames == ["Parent folder", "Documents", "gone", "b10.txt", "b9.md"])
    stage.press(.character("s"), modifiers: .alt)
    #expect(stage.listedNames == ["Parent folder", "Documents", "gone", "b9.md", "b10.txt"])
  }

  @Test func aClickOnThePathGoesThere() throws {
    let (picker, stage) = try home.show(.file)
    let row = try #require((0..<20).first { stage.screen.row($0).contains("/ › home › ann") })
    let start = try #require(stage.screen.row(row).firstIndex(of: "/"))
    let x = stage.screen.row(row).distance(from: stage.screen.row(row).startIndex, to: start)
    stage.click(x: x + 2, y: row)
    #expect(picker.folder == FileLocation("/home/ann"))
    stage.click(x: x + 4, y: row)
    #expect(picker.folder == FileLocation("/home"))
    stage.click(x: x, y: row)
    #expect(picker.folder == .root)
  }

  @Test func aFullScreenHasItsTitle() throws {
    let (_, stage) = try home.show(.file) { $0.modalPresentationStyle = .fullScreen }
    #expect(stage.screen.row(0).hasPrefix("Open a file"))
    stage.press(.escape)
    #expect(stage.top === home.root)
  }

  @Test func anotherLanguageHasAnotherOrder() throws {
    home.files.add("/home/ann/ö")
    home.files.add("/home/ann/z")
    let (_, stage) = try home.show(.file)
    #expect(stage.listedNames.suffix(2) == ["ö", "z"])
    let swedish = Localizer(
      catalog: stage.application.traits.localizer.catalog, language: try LanguageTag("sv"))
    stage.perform { stage.application.traits.localizer = swedish }
    #expect(stage.listedNames.suffix(2) == ["z", "ö"])
  }

  @Test func linesChooseAndType() throws {
    let picker = FilePicker(.file, fileSystem: home.files)
    picker.timeZone = .utc
    let conversation = try LinePilot(home.root, in: "en")
    conversation.application.perform { home.root.present(picker) }
    let said = conversation.advance(by: .zero)
    #expect(said.contains("/home/ann\n"))
    #expect(said.contains("[2] Documents: Size: Folder\n"))
    #expect(said.contains("[4] b10.txt: Size: 1.5 kB, Changed: 11/22/2026\n"))
    #expect(said.contains("gone: Size: Broken link"))
    #expect(conversation.enter("Documents").contains("/home/ann/Documents\n"))
    #expect(conversation.enter("nothing").contains("“nothing” doesn’t exist."))
    conversation.enter("../b9.md")
    #expect(picker.answer?.map(\.text) == ["/home/ann/b9.md"])
  }

  @Test func aLineOpensAFolderAlsoWhereSeveralFilesAreChosen() throws {
    let picker = FilePicker(.files, fileSystem: home.files)
    let conversation = try LinePilot(home.root, in: "en")
    conversation.application.perform { home.root.present(picker) }
    conversation.enter("Documents")
    #expect(picker.folder == FileLocation("/home/ann/Documents"))
    conversation.enter("1")
    #expect(picker.folder == FileLocation("/home/ann"))
    conversation.enter("b9.md")
    conversation.enter("b10.txt")
    conversation.enter("Open")
    #expect(picker.answer?.map(\.text) == ["/home/ann/b9.md", "/home/ann/b10.txt"])
  }
}
