import Hanok
import HanokTesting
import HanokUnicode
import Testing

/// Pickers of files, step by step.
@Suite struct FilePickerWalkTests {
  private let report = ReportLine()
  private let files = ScriptedFileSystem()

  init() {
    func time(_ days: Double) -> Instant? {
      Instant(milliseconds: 1_795_348_800_000 + days * 8.64e7)
    }
    files.add("/home/ann/Documents/Letters/To Anna.txt", size: 12)
    files.add("/home/ann/Documents/plan.txt", size: 20, modified: time(-400))
    files.add("/home/ann/b10.txt", size: 1_500, modified: time(0))
    files.add("/home/ann/b9.md", size: 3, modified: time(-30))
    files.add("/home/ann/B1.TXT", size: 1_500, modified: time(3))
    files.add("/home/ann/.profile", size: 9)
    files.add("/home/ann/gone", kind: .brokenLink)
    files.add("/home/ann/tape", kind: .other)
    files.add("/home/ann/bad\u{1B}name", size: 1)
    files.add("/home/ben", kind: .folder)
    files.fail("/home/ben", with: .noPermission)
    files.add("/home/ann/lost", kind: .folder)
  }

  private func pilot(
    _ picker: FilePicker, _ language: String = "en", _ width: Int = 62, _ height: Int = 22
  ) throws -> Pilot {
    let root = ScreenOfViews([Button(.verbatim("go")), report])
    picker.timeZone = .utc
    picker.handler = { [report] places in
      report.add(places.map(\.shownText).joined(separator: ", "))
    }
    let pilot = try Pilot(root, in: language, size: Size(width: width, height: height), [])
    pilot.perform { root.present(picker) }
    pilot.advance(by: .zero)
    return pilot
  }

  @Test(arguments: ["en", "en-Arab"]) func oneFile(language: String) throws {
    let picker = FilePicker(.file, fileSystem: files)
    picker.allowedExtensions = ["txt", "md"]
    let pilot = try pilot(picker, language)
    let up = Pilot.Step.press(.backspace)
    pilot.expectWalk(
      "picker-file",
      [
        .press(.down), .press(.enter), .press(.down), .press(.enter), up, up, up, up, up,
        .press(.down),
        .press(.enter), .press(.enter), .press(.end), .press(.enter), .press(.home), .press(.enter),
        .press(.down), .press(.enter), .type("b"), .advance(.seconds(1)),
        .press(.character("s"), .alt), .press(.character("s"), .alt),
        .press(.character("s"), .alt), .press(.character("s"), .alt),
        .press(.character("s"), .alt), .press(.character("."), .alt), .press(.down, times: 8),
        .press(.enter), .press(.down), .press(.enter),
        Pilot.Step("a file comes") { [files] in files.add("/home/ann/new.txt", size: 5) },
        .press(.function(5)),
        Pilot.Step("the folder is gone") { [files] in files.fail("/home/ann", with: .notFound) },
        .press(.function(5)),
        Pilot.Step("and back") { [files] in files.fail("/home/ann", with: nil) }, .press(.enter),
        .press(.home),
        Pilot.Step("all extensions") { picker.allowedExtensions = [] },
        Pilot.Step("some extensions") { picker.allowedExtensions = ["MD"] },
        .click(on: "home"), .click(on: "ann"), .resize(Size(width: 44, height: 16)),
        .resize(Size(width: 30, height: 10)), .resize(Size(width: 62, height: 22)),
        .traits("dark") { $0.theme = .dark },
        Pilot.Step("a file is gone") { [files] in files.remove("/home/ann/b9.md") },
        .press(.end), .press(.enter),
        Pilot.Step("all extensions") { picker.allowedExtensions = [] },
        .press(.home), .activate("Open"), .press(.end), .activate("b10.txt"),
      ])
  }

  @Test func aTypedPath() throws {
    let picker = FilePicker(.file, fileSystem: files)
    let pilot = try pilot(picker, "ko")
    let clear = Pilot.Step.press(.backspace, times: 20)
    pilot.expectWalk(
      "picker-path",
      [
        .press(.character("l"), .control), .press(.tab), .press(.tab, .shift), .type("b"),
        .press(.tab), .press(.tab), .press(.character("l"), .control), .type("1"), .press(.tab),
        clear, .type("Doc"), .press(.tab), .type("p"), .press(.tab), .press(.enter),
        .press(.character("l"), .control), clear,
      ])
    let other = FilePicker(.file, in: FileLocation("/home"), fileSystem: files)
    let second = try self.pilot(other, "en")
    second.expectWalk(
      "picker-typing",
      [
        .press(.character("l"), .control), .type("~"), .press(.enter), .type("../ben"),
        .press(.enter), clear, .type("missing"), .press(.enter), clear, .type("gone"),
        .press(.enter), clear, .type("tape"), .press(.enter), clear, .type("b9.md/x"),
        .press(.enter), clear, .type("lo"), .press(.tab), clear, .type("./Documents/../Doc"),
        .press(.tab), .press(.enter), .type("x"), .press(.tab), .press(.tab, .shift), clear,
        .type("/"), .press(.enter), .type("/home/ann/b10.txt"), .press(.enter),
      ])
  }

  @Test func severalFiles() throws {
    let picker = FilePicker(.files, fileSystem: files)
    let pilot = try pilot(picker, "ja", 70, 24)
    pilot.expectWalk(
      "picker-files",
      [
        .activate("開く"), .press(.down, times: 3), .press(.character(" ")), .press(.down),
        .press(.character(" ")), .press(.character("s"), .alt), .press(.character("."), .alt),
        .press(.function(5)), .activate("Documents"), .press(.backspace),
        .press(.character("a"), .control), .press(.character("a"), .control), .press(.home),
        .press(.down, times: 4), .press(.character(" ")), .press(.down), .press(.character(" ")),
        .press(.down), .press(.enter),
      ])
  }

  @Test func aFolder() throws {
    let picker = FilePicker(.folder, fileSystem: files)
    let pilot = try pilot(picker, "de")
    pilot.expectWalk(
      "picker-folder",
      [
        .press(.down), .press(.enter), .press(.character("l"), .control), .type("plan.txt"),
        .press(.enter), .press(.backspace, times: 8), .type("Le"), .press(.tab), .press(.enter),
        Pilot.Step("it is gone") { [files] in
          files.fail("/home/ann/Documents/Letters", with: .notFound)
        },
        .activate("Diesen Ordner wählen"),
        Pilot.Step("it is back") { [files] in
          files.fail("/home/ann/Documents/Letters", with: nil)
        },
        .press(.escape),
      ])
    let chosen = FilePicker(.folder, fileSystem: files)
    let second = try self.pilot(chosen, "en")
    second.expectWalk(
      "picker-chosen-folder", [.press(.down), .press(.enter), .activate("Choose this folder")])
    #expect(chosen.answer == [FileLocation("/home/ann/Documents")])
  }

  @Test func aNameToSave() throws {
    let picker = FilePicker(.save(name: "b9.md"), fileSystem: files)
    let pilot = try pilot(picker, "en")
    let clear = Pilot.Step.press(.backspace, times: 20)
    pilot.expectWalk(
      "picker-save",
      [
        .press(.enter), .press(.escape), .press(.escape, .shift), clear, .press(.enter), .type("."),
        .press(.enter), clear, .type(".."), .press(.enter), clear, .type("a/b"), .press(.enter),
        clear, .type("Documents"), .press(.enter), clear, .type("tape"), .press(.enter), clear,
        .type("gone"), .press(.enter), clear,
        Pilot.Step("nothing may be written") { [files] in files.protect("/home/ann") },
        .type("new.txt"), .press(.enter), .press(.tab), .press(.tab, .shift),
        .press(.tab, .shift), .press(.end),
        .press(.enter), .press(.backspace), .press(.character("l"), .control),
        Pilot.Step("the folder can't be looked at") { [files] in
          files.fail("/home/new.txt", with: .tooManyLinks)
        },
        clear, .type("new.txt"), .press(.enter),
        Pilot.Step("the name is too long") { [files] in
          files.fail("/home/new.txt", with: .nameTooLong)
        },
        .press(.enter),
        Pilot.Step("something else is wrong") { [files] in
          files.fail("/home/new.txt", with: FileSystemError(code: 5))
        },
        .press(.enter),
        Pilot.Step("all is well") { [files] in files.fail("/home/new.txt", with: nil) },
        .press(.enter),
      ])
    let replaced = FilePicker(.save(name: "b9.md"), fileSystem: ScriptedFileSystem())
    let second = try self.pilot(replaced, "ar", 40, 14)
    second.expectWalk("picker-save-new", [.press(.home), .type("x"), .press(.enter)])
  }

  @Test(arguments: ["en", "en-Arab"]) func aDeepFolder(language: String) throws {
    let deep = "/home/ann/Documents/Letters/Family/2026/Spring"
    files.add(deep + "/note.txt", size: 7)
    let picker = FilePicker(.file, in: FileLocation(deep), fileSystem: files)
    let root = ScreenOfViews([Button(.verbatim("go")), report])
    let pilot = try Pilot(root, in: language, size: Size(width: 70, height: 16), [])
    func show() -> Pilot.Step { Pilot.Step("is presented") { root.present(picker) } }
    var steps = [show()]
    steps += [66, 61, 56, 50, 44, 38, 32, 26, 22, 18, 14, 11].map {
      .resize(Size(width: $0, height: 16))
    }
    let row = 1
    steps += [.resize(Size(width: 44, height: 16))]
    steps += (2...40).filter { $0.isMultiple(of: 6) }.flatMap { x -> [Pilot.Step] in
      [
        .click(x: x, y: row),
        Pilot.Step("back to the deepest") { picker.show(FileLocation(deep)) },
      ]
    }
    steps += [
      .press(.end), .press(.enter), show(), .press(.tab), .press(.end), .press(.enter),
      Pilot.Step("a folder that is gone") { picker.show(FileLocation("/nowhere/at/all")) }, show(),
      Pilot.Step("a folder that is gone") { picker.show(FileLocation("/nowhere/at/all")) },
      Pilot.Step("a name in a folder") {
        picker.show(FileLocation("/home/ann"), selecting: FileName("b9.md"))
      },
    ]
    pilot.expectWalk("picker-deep", steps)
    #expect(picker.answer == nil)
  }

  @Test func namesThatAreNoTextShowTheirBytes() {
    let cases: [([UInt8], String)] = [
      ([0x61, 0xE9], "a\\xE9"), ([0xE9, 0x61], "\\xE9a"), ([0xE2, 0x82], "\\xE2\\x82"),
      ([0xE2, 0x82, 0x41, 0xFF], "\\xE2\\x82A\\xFF"), ([0xF0, 0x9F, 0x98], "\\xF0\\x9F\\x98"),
      ([0x1B, 0x41], "\\u{1B}A"), ([0xE2, 0x80, 0xAE], "\\u{202E}"), (Array("é/".utf8), "é/"),
    ]
    for (bytes, shown) in cases { #expect(FileName(bytes).shownText == shown) }
  }
}
