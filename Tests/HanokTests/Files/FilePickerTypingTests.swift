import Hanok
import HanokTesting
import Testing

/// Paths and names in the field of a file picker.
@Suite struct FilePickerTypingTests {
  private let home = PickerHome()

  @Test func aPathIsTyped() throws {
    let cases: [(String, String?, String, String?)] = [
      ("Documents", nil, "/home/ann/Documents", nil),
      ("Documents/plan.txt", "/home/ann/Documents/plan.txt", "/home/ann", nil),
      ("~", nil, "/home/ann", nil), ("~/Documents", nil, "/home/ann/Documents", nil),
      ("/", nil, "/", nil), ("..", nil, "/home", nil),
      ("none", nil, "/home/ann", "“none” doesn’t exist."),
      ("gone", nil, "/home/ann", "“gone” doesn’t exist."),
      ("/home/ben", nil, "/home/ann", "You don’t have permission to open “ben”."),
    ]
    for (path, answer, folder, problem) in cases {
      let (picker, stage) = try home.show(.file)
      stage.press(.character("l"), modifiers: .control)
      stage.type(path)
      stage.press(.enter)
      #expect(picker.answer?.map(\.text) == answer.map { [$0] }, "\(path)")
      #expect(picker.folder.text == folder, "\(path)")
      #expect(stage.problemOfField == problem, "\(path)")
      // The problem goes when one types on.
      stage.type("x")
      #expect(stage.problemOfField == nil, "\(path)")
      #expect(stage.difference == nil)
    }
  }

  @Test func aFileIsNotAFolder() throws {
    let (picker, stage) = try home.show(.folder)
    stage.press(.character("l"), modifiers: .control)
    stage.type("b9.md")
    stage.press(.enter)
    #expect(stage.problemOfField == "“b9.md” isn’t a folder.")
    #expect(picker.answer == nil)
  }

  @Test func tabCompletesAPath() throws {
    let (picker, stage) = try home.show(.file)
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
    let (_, stage) = try home.show(.file)
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
      ("a/b", nil, "“a” doesn’t exist."), ("..", nil, "“..” can’t be used as a name."),
      ("Documents", nil, "“Documents” is a folder."),
      ("gone", nil, "“gone” isn’t a file that can be opened."),
      ("Documents/new.txt", "/home/ann/Documents/new.txt", nil),
      ("~/new.txt", "/home/ann/new.txt", nil), ("../cat/new.txt", nil, "“cat” doesn’t exist."),
      ("/home/ann/Documents/../x.txt", "/home/ann/x.txt", nil),
      ("new/", nil, "“new” doesn’t exist."), ("b9.md/", nil, "“b9.md” isn’t a folder."),
      ("b9.md/new.txt", nil, "“b9.md” isn’t a folder."),
    ]
    for (name, answer, problem) in cases {
      let (picker, stage) = try home.show(.save(name: name))
      #expect(stage.screen.text.contains("Save a file"))
      stage.press(.enter)
      #expect(picker.answer?.map(\.text) == answer.map { [$0] }, "\(name)")
      #expect(stage.problemOfField == problem, "\(name)")
    }
  }

  @Test(arguments: ["Documents/", "/home/ann/Documents", "./Documents"])
  func thePathOfAFolderShowsItWhereANameIsSaved(path: String) throws {
    let (picker, stage) = try home.show(.save(name: "letter.txt"))
    stage.press(.character("a"), modifiers: .alt)
    stage.type(path)
    stage.press(.enter)
    #expect(picker.answer == nil && picker.folder.text == "/home/ann/Documents")
    stage.press(.enter)
    #expect(picker.answer?.map(\.text) == ["/home/ann/Documents/letter.txt"])
  }

  @Test func aFileThatIsThereIsReplacedOnlyWhenAsked() throws {
    let (picker, stage) = try home.show(.save(name: "b9.md"))
    stage.press(.enter)
    #expect(stage.screen.text.contains("Replace “b9.md”?"))
    #expect((stage.top as? AlertController)?.actions.map(\.style) == [.cancel, .destructive])
    let folder = picker.folder
    stage.press(.backspace)
    #expect(picker.folder == folder, "The question comes first.")
    stage.press(.escape)
    #expect(picker.answer == nil && stage.top === picker)
    stage.press(.enter)
    stage.perform { _ = stage.window.activateElement("Replace") }
    #expect(picker.answer?.map(\.text) == ["/home/ann/b9.md"])
    #expect(stage.top === home.root)
  }

  @Test func aFolderThatTakesNoFilesSaysSo() throws {
    home.files.protect("/home/ann")
    let (picker, stage) = try home.show(.save(name: "new"))
    stage.press(.enter)
    #expect(stage.problemOfField == "You can’t save in this folder.")
    #expect(picker.answer == nil)
    home.files.remove("/home/ann")
    stage.press(.enter)
    #expect(stage.problemOfField == "“ann” doesn’t exist.")
  }

  @Test func aFileOfTheListGivesItsName() throws {
    let (picker, stage) = try home.show(.save(name: "x"))
    stage.perform { _ = stage.window.activateElement("b10.txt") }
    #expect(picker.answer == nil)
    #expect(stage.window.firstResponder is TextField)
    stage.press(.enter)
    #expect(stage.screen.text.contains("Replace “b10.txt”?"))
  }
}
