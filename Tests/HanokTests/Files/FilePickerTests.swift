import Hanok
import HanokTesting
import Testing

@Suite final class FilePickerTests {
  private let files = ScriptedFileSystem()
  private var root = ScreenOfViews([Button(.verbatim("go"))])

  init() {
    files.add("/home/ann/Documents/Letters", kind: .folder)
    files.add("/home/ann/Documents/plan.txt", size: 20)
    files.add("/home/ann/b10.txt", size: 1_500, modified: Instant(milliseconds: 1_795_348_800_000))
    files.add("/home/ann/b9.md", size: 3)
    files.add("/home/ann/.profile")
    files.add("/home/ann/gone", kind: .brokenLink)
    files.add("/home/ben", kind: .folder)
    files.fail("/home/ben", with: .noPermission)
  }

  private func show(
    _ mode: FilePicker.Mode, in folder: FileLocation? = nil, width: Int = 60, height: Int = 20,
    language: String = "en", _ change: (FilePicker) -> Void = { _ in }
  ) throws -> (FilePicker, Stage) {
    root = ScreenOfViews([Button(.verbatim("go"))])
    let stage = try Stage(root, in: language, width: width, height: height)
    let picker = FilePicker(mode, in: folder, fileSystem: files)
    picker.timeZone = .utc
    change(picker)
    stage.perform { root.present(picker) }
    return (picker, stage)
  }

  private func names(_ stage: Stage) -> [String] {
    stage.window.elements.flatMap { node in
      node.view is TableView ? (0..<node.count).compactMap { node.element(at: $0)?.label } : []
    }.map { stage.application.traits.localizer.string($0) }
  }

  private func error(_ stage: Stage) -> String? {
    // The sign is in the field, the words are in the row below it.
    let lines = stage.screen.text.split(separator: "\n")
    guard let row = lines.lastIndex(where: { $0.contains(" !") }), row + 1 < lines.count else {
      return nil
    }
    return lines[row + 1].split(separator: "│").dropFirst().first?
      .split(separator: " ").joined(separator: " ")
  }

  @Test func aFolderIsListed() throws {
    let (_, stage) = try show(.file)
    let text = stage.screen.text
    #expect(names(stage) == ["Folder above", "Documents", "b9.md", "b10.txt", "gone"])
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
    let (picker, stage) = try show(.file)
    stage.press(.down, .enter)
    #expect(picker.folder == FileLocation("/home/ann/Documents"))
    #expect(names(stage) == ["Folder above", "Letters", "plan.txt"])
    #expect(stage.screen.text.contains("ann › Documents"))
    stage.press(.enter)
    #expect(picker.folder == FileLocation("/home/ann"))
    // The keys are on the folder that was left.
    stage.press(.enter, .backspace)
    #expect(picker.folder == FileLocation("/home/ann"))
    stage.press(.backspace, .backspace, .backspace, .backspace)
    #expect(picker.folder == .root)
    #expect(names(stage) == ["home"])
    stage.press(.enter)
    #expect(picker.folder == FileLocation("/home"))
    #expect(picker.answer == nil)
  }

  @Test func aFileIsTheAnswer() throws {
    var answers: [[FileLocation]] = []
    let (picker, stage) = try show(.file) { $0.handler = { answers.append($0) } }
    stage.type("b1")
    stage.press(.enter)
    #expect(picker.answer == [FileLocation("/home/ann/b10.txt")])
    #expect(answers == [[FileLocation("/home/ann/b10.txt")]])
    #expect(stage.top === root)
    // It can be presented again.
    stage.perform { root.present(picker) }
    #expect(picker.answer == nil)
    // The letters that were typed are forgotten after a while, or by the first Escape.
    stage.scheduler.advance(by: .seconds(2))
    stage.press(.escape)
    #expect(picker.answer == nil && stage.top === root && answers.count == 1)
  }

  @Test func theAnswerCanBeAwaited() async throws {
    let stage = try Stage(root, width: 60, height: 20)
    let picker = FilePicker(.file, fileSystem: files)
    let task = Task { [root] in await root.present(picker) }
    for _ in 0..<20 { await Task.yield() }
    stage.type("b9")
    stage.press(.enter)
    #expect(await task.value == [FileLocation("/home/ann/b9.md")])
  }

  @Test func severalFilesAreChosen() throws {
    let (picker, stage) = try show(.files)
    stage.type("b9")
    // A letter that is looked for and a space are told apart by time.
    stage.scheduler.advance(by: .seconds(2))
    stage.type(" ")
    stage.press(.down)
    stage.type(" ")
    stage.press(.character("."), modifiers: .alt)
    #expect(stage.screen.text.contains("[✓] Hidden files"))
    #expect(names(stage).contains(".profile"))
    stage.press(.enter)
    #expect(
      picker.answer?.map(\.text) == ["/home/ann/b9.md", "/home/ann/b10.txt"])
  }

  /// In another folder the keys are at the way up, which nobody has chosen.
  @Test(arguments: [FilePicker.Mode.file, .files]) func openDoesNotGoUp(mode: FilePicker.Mode)
    throws
  {
    let (picker, stage) = try show(mode)
    stage.perform { _ = stage.window.activateElement("Documents") }
    #expect(picker.folder == FileLocation("/home/ann/Documents"))
    stage.perform { _ = stage.window.activateElement("Open") }
    #expect(picker.folder == FileLocation("/home/ann/Documents"))
    #expect(error(stage) == "Choose a file first.")
    stage.press(.home, .enter)
    #expect(picker.folder == FileLocation("/home/ann"))
  }

  @Test func withoutASelectionTheFileWithTheKeysIsChosen() throws {
    let (picker, stage) = try show(.files)
    stage.press(.end, .up, .enter)
    #expect(picker.answer?.map(\.text) == ["/home/ann/b10.txt"])
  }

  @Test func theShownFolderIsChosen() throws {
    let (picker, stage) = try show(.folder)
    #expect(names(stage) == ["Folder above", "Documents"])
    stage.press(.down, .enter)
    #expect(picker.answer == nil)
    stage.perform { _ = stage.window.activateElement("Choose this folder") }
    #expect(picker.answer == [FileLocation("/home/ann/Documents")])
  }

  @Test func aPathIsTyped() throws {
    let cases: [(String, String?, String, String?)] = [
      ("Documents", nil, "/home/ann/Documents", nil),
      ("Documents/plan.txt", "/home/ann/Documents/plan.txt", "/home/ann", nil),
      ("~", nil, "/home/ann", nil), ("~/Documents", nil, "/home/ann/Documents", nil),
      ("/", nil, "/", nil), ("..", nil, "/home", nil),
      ("none", nil, "/home/ann", "There is no “none”."),
      ("gone", nil, "/home/ann", "There is no “gone”."),
      ("/home/ben", nil, "/home/ann", "You don't have permission to open “ben”."),
    ]
    for (path, answer, folder, problem) in cases {
      let (picker, stage) = try show(.file)
      stage.press(.character("l"), modifiers: .control)
      stage.type(path)
      stage.press(.enter)
      #expect(picker.answer?.map(\.text) == answer.map { [$0] }, "\(path)")
      #expect(picker.folder.text == folder, "\(path)")
      #expect(error(stage) == problem, "\(path)")
      // The problem goes when one types on.
      stage.type("x")
      #expect(error(stage) == nil, "\(path)")
      #expect(stage.difference == nil)
    }
  }

  @Test func aFileIsNoFolder() throws {
    let (picker, stage) = try show(.folder)
    stage.press(.character("l"), modifiers: .control)
    stage.type("b9.md")
    stage.press(.enter)
    #expect(error(stage) == "“b9.md” is not a folder.")
    #expect(picker.answer == nil)
  }

  @Test func tabCompletesAPath() throws {
    let (picker, stage) = try show(.file)
    stage.press(.character("l"), modifiers: .control)
    stage.type("Do")
    #expect(picker.cursorText == "Documents")
    stage.press(.tab)
    #expect(stage.screen.text.contains("Documents/ "))
    stage.type("p")
    stage.press(.tab)
    #expect(stage.screen.text.contains("Documents/plan.txt"))
    stage.press(.enter)
    #expect(picker.answer?.map(\.text) == ["/home/ann/Documents/plan.txt"])
  }

  @Test func namesThatDifferAreListedAndTabGoesOn() throws {
    let (_, stage) = try show(.file)
    stage.press(.character("l"), modifiers: .control)
    stage.type("b")
    stage.press(.tab)
    #expect(stage.screen.text.contains("b10.txt, b9.md"))
    let field = stage.window.firstResponder
    #expect(field is TextField)
    stage.press(.tab)
    #expect(stage.window.firstResponder !== field)
    stage.perform { _ = field?.becomeFirstResponder() }
    stage.type("9")
    #expect(!stage.screen.text.contains("b10.txt, b9.md"))
  }

  @Test func aNameIsSaved() throws {
    let cases: [(String, String?, String?)] = [
      ("new.txt", "/home/ann/new.txt", nil), ("", nil, "Type a name."),
      ("a/b", nil, "A name can't contain a slash."), ("..", nil, "“..” can't be a name."),
      ("Documents", nil, "“Documents” is a folder."),
      ("gone", nil, "“gone” is not a file that can be opened."),
    ]
    for (name, answer, problem) in cases {
      let (picker, stage) = try show(.save(name: name))
      #expect(stage.screen.text.contains("Save a file"))
      stage.press(.enter)
      #expect(picker.answer?.map(\.text) == answer.map { [$0] }, "\(name)")
      #expect(error(stage) == problem, "\(name)")
    }
  }

  @Test func aFileThatIsThereIsReplacedOnlyWhenAsked() throws {
    let (picker, stage) = try show(.save(name: "b9.md"))
    stage.press(.enter)
    #expect(stage.screen.text.contains("Replace “b9.md”?"))
    #expect((stage.top as? AlertController)?.actions.map(\.style) == [.cancel, .destructive])
    stage.press(.escape)
    #expect(picker.answer == nil && stage.top === picker)
    stage.press(.enter)
    stage.perform { _ = stage.window.activateElement("Replace") }
    #expect(picker.answer?.map(\.text) == ["/home/ann/b9.md"])
    #expect(stage.top === root)
  }

  @Test func aFolderThatTakesNoFilesSaysSo() throws {
    files.protect("/home/ann")
    let (picker, stage) = try show(.save(name: "new"))
    stage.press(.enter)
    #expect(error(stage) == "You can't save in this folder.")
    #expect(picker.answer == nil)
    files.remove("/home/ann")
    stage.press(.enter)
    #expect(error(stage) == "There is no “ann”.")
  }

  @Test func aFileOfTheListGivesItsName() throws {
    let (picker, stage) = try show(.save(name: "x"))
    stage.perform { _ = stage.window.activateElement("b10.txt") }
    #expect(picker.answer == nil)
    #expect(stage.window.firstResponder is TextField)
    stage.press(.enter)
    #expect(stage.screen.text.contains("Replace “b10.txt”?"))
  }

  @Test func whatIsWrongIsSaidAndTheScreenStays() throws {
    let (picker, stage) = try show(.file, in: FileLocation("/home"))
    stage.press(.end, .enter)
    #expect(error(stage) == "You don't have permission to open “ben”.")
    #expect(picker.folder == FileLocation("/home"))
    stage.press(.home, .down, .enter)
    #expect(error(stage) == nil)
    // A file that has vanished since it was listed.
    files.remove("/home/ann/b9.md")
    stage.type("b9")
    stage.press(.enter)
    #expect(picker.answer == nil)
    #expect(error(stage) == "There is no “b9.md”.")
    #expect(!names(stage).contains("b9.md"))
  }

  @Test func aFolderThatHasVanishedIsLeft() throws {
    let (picker, stage) = try show(.file, in: FileLocation("/home/ann/Documents/Letters"))
    files.remove("/home/ann/Documents/Letters")
    files.remove("/home/ann/Documents")
    stage.press(.function(5))
    #expect(picker.folder == FileLocation("/home/ann"))
    #expect(error(stage) == "There is no “Letters”.")
    let (other, second) = try show(.file, in: FileLocation("/none/at/all"))
    #expect(other.folder == .root)
    #expect(error(second) == "There is no “all”.")
    files.fail("/", with: FileSystemError(code: 5))
    second.press(.function(5))
    #expect(names(second) == ["There is nothing here."])
    #expect(error(second) == "“/” can't be opened (error 5).")
  }

  @Test func theFolderIsReadAgainWhenTheScreenIsBack() throws {
    let (picker, stage) = try show(.file)
    stage.press(.end)
    files.add("/home/ann/a0.txt")
    stage.perform { picker.present(ViewController()) }
    stage.perform { picker.dismiss() }
    #expect(names(stage).contains("a0.txt"))
    #expect(picker.cursorText == "gone")
  }

  @Test func filesAreFilteredByTheirExtension() throws {
    let (picker, stage) = try show(.file) { $0.allowedExtensions = ["MD", "pdf"] }
    #expect(names(stage) == ["Folder above", "Documents", "b9.md"])
    #expect(stage.screen.text.contains("[✓] Only .MD, .pdf"))
    stage.perform { _ = stage.window.activateElement("Only .MD, .pdf") }
    #expect(names(stage).contains("b10.txt"))
    stage.perform { picker.allowedExtensions = [] }
    #expect(!stage.screen.text.contains("Only"))
    let (_, folder) = try show(.folder) { $0.allowedExtensions = ["md"] }
    #expect(!folder.screen.text.contains("Only"))
  }

  @Test func columnsAreSorted() throws {
    let (_, stage) = try show(.file)
    stage.press(.character("s"), modifiers: .alt)
    #expect(names(stage) == ["Folder above", "Documents", "gone", "b10.txt", "b9.md"])
    stage.press(.character("s"), modifiers: .alt)
    #expect(names(stage) == ["Folder above", "Documents", "gone", "b9.md", "b10.txt"])
  }

  @Test func aClickOnThePathGoesThere() throws {
    let (picker, stage) = try show(.file)
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

  @Test func namesThatAreNoTextAreShownAndOpened() throws {
    let name = FileName([0x63, 0xE9])
    files.add(FileLocation("/home/ann").appending(name))
    files.add("/home/ann/a\n\u{1B}[2Jb", kind: .folder)
    let (picker, stage) = try show(.file)
    #expect(names(stage).contains("a\\u{A}\\u{1B}[2Jb"))
    stage.perform { _ = stage.window.activateElement("c\\xE9") }
    #expect(picker.answer == [FileLocation("/home/ann").appending(name)])
  }

  @Test func filesAreReadOutsideOfTheMainActor() async throws {
    let slow = ScriptedFileSystem(answersAtOnce: false)
    for number in 0..<300 { slow.add("/home/ann/\(number)") }
    let stage = try Stage(root, width: 60, height: 20)
    let picker = FilePicker(.file, fileSystem: slow)
    stage.perform { root.present(picker) }
    #expect(stage.screen.text.contains("Loading…"))
    await picker.settle()
    stage.settle()
    #expect(!stage.screen.text.contains("Loading…"))
    #expect(names(stage).count == 301)
    // What is called off doesn't come: the last counts.
    stage.perform { picker.show(.root) }
    stage.perform { picker.show(FileLocation("/home")) }
    await picker.settle()
    #expect(picker.folder == FileLocation("/home"))
    stage.settle()
    #expect(names(stage) == ["Folder above", "ann"])
    stage.press(.character("l"), modifiers: .control)
    stage.type("a")
    stage.press(.tab)
    await picker.settle()
    stage.settle()
    #expect(stage.screen.text.contains("ann/"))
  }

  @Test func aFullScreenHasItsTitle() throws {
    let (_, stage) = try show(.file) { $0.modalPresentationStyle = .fullScreen }
    #expect(stage.screen.row(0).hasPrefix("Open a file"))
    stage.press(.escape)
    #expect(stage.top === root)
  }

  @Test func anotherLanguageHasAnotherOrder() throws {
    files.add("/home/ann/ö")
    files.add("/home/ann/z")
    let (_, stage) = try show(.file)
    #expect(names(stage).suffix(2) == ["ö", "z"])
    let swedish = Localizer(
      catalog: stage.application.traits.localizer.catalog, language: try LanguageTag("sv"))
    stage.perform { stage.application.traits.localizer = swedish }
    #expect(names(stage).suffix(2) == ["z", "ö"])
  }

  @Test func linesChooseAndType() throws {
    let picker = FilePicker(.file, fileSystem: files)
    picker.timeZone = .utc
    let conversation = try LineConversation(root)
    conversation.application.perform { root.present(picker) }
    let said = conversation.wait(.zero)
    #expect(said.contains("/home/ann\n"))
    #expect(said.contains("[2] Documents: Size: Folder\n"))
    #expect(said.contains("[4] b10.txt: Size: 1.5 kB, Changed: 11/22/2026\n"))
    #expect(said.contains("gone: Size: Broken link"))
    #expect(conversation.type("Documents").contains("/home/ann/Documents\n"))
    #expect(conversation.type("nothing").contains("There is no “nothing”."))
    conversation.type("../b9.md")
    #expect(picker.answer?.map(\.text) == ["/home/ann/b9.md"])
  }

  @Test func aLineOpensAFolderAlsoWhereSeveralFilesAreChosen() throws {
    let picker = FilePicker(.files, fileSystem: files)
    let conversation = try LineConversation(root)
    conversation.application.perform { root.present(picker) }
    conversation.type("Documents")
    #expect(picker.folder == FileLocation("/home/ann/Documents"))
    conversation.type("1")
    #expect(picker.folder == FileLocation("/home/ann"))
    conversation.type("b9.md")
    conversation.type("b10.txt")
    conversation.type("Open")
    #expect(picker.answer?.map(\.text) == ["/home/ann/b9.md", "/home/ann/b10.txt"])
  }
}

extension FilePicker {
  /// The name in the row with the keys.
  fileprivate var cursorText: String? {
    let tables = view.visibleDescendants.compactMap { $0 as? TableView }
    guard let table = tables.first, let path = table.cursorRow,
      let localizer = view.traits?.localizer
    else { return nil }
    return localizer.string(tableView(table, rowAt: path).cells[0])
  }
}

extension Window {
  /// Uses the element of a name.
  fileprivate func activateElement(_ label: String) -> Bool {
    guard let localizer = traits?.localizer else { return false }
    for node in elements {
      for index in 0..<node.count {
        guard let element = node.element(at: index) else { continue }
        if element.label.map({ localizer.string($0) }) == label {
          return element.activate?() ?? false
        }
      }
    }
    return false
  }
}
