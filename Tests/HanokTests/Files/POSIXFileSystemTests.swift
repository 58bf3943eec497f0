import Hanok
import HanokSystem
import HanokTesting
import Testing

/// The files of the machine, in a folder made for the test.
@Suite struct POSIXFileSystemTests {
  private let files = POSIXFileSystem()
  private let temporary: TemporaryFolder
  private let folder: FileLocation

  init() throws {
    temporary = try TemporaryFolder()
    folder = FileLocation(temporary.path)
  }

  nonisolated private static func path(_ place: FileLocation) -> [CChar] {
    (place.bytes + [0]).map { CChar(bitPattern: $0) }
  }

  private func place(_ name: String) -> FileLocation { folder.appending(FileName(name)) }

  private func make(_ name: FileName, size: Int = 0) {
    let file = unsafe open(Self.path(folder.appending(name)), O_WRONLY | O_CREAT, 0o600)
    let bytes = [UInt8](repeating: 0, count: size)
    unsafe _ = write(file, bytes, size)
    close(file)
  }

  @Test func aFolderIsListedWithKindsAndSizes() throws {
    make(FileName("plain"), size: 7)
    unsafe mkdir(Self.path(place("inner")), 0o700)
    unsafe symlink("inner", Self.path(place("link")))
    unsafe symlink("nowhere", Self.path(place("broken")))
    unsafe symlink("circle", Self.path(place("circle")))
    unsafe mkfifo(Self.path(place("pipe")), 0o600)
    let found = try files.entries(of: folder)
    let kinds = Dictionary(uniqueKeysWithValues: found.map { ($0.name.shownText, $0.kind) })
    #expect(
      kinds == [
        "plain": .file, "inner": .folder, "link": .folder, "broken": .brokenLink,
        "circle": .brokenLink, "pipe": .other,
      ])
    let plain = try #require(found.first { $0.name == FileName("plain") })
    #expect(plain.size == 7)
    let age = Double(time(nil)) - (plain.modified?.milliseconds ?? 0) / 1_000
    #expect(abs(age) < 600)
  }

  @Test func invalidNamesAreOpenedByTheirBytes() throws {
    let names = [FileName([0x63, 0xE9]), FileName("a\nb"), FileName(" "), FileName("ｱ")]
    for name in names { make(name, size: 3) }
    let found = try files.entries(of: folder)
    #expect(Set(found.map(\.name)) == Set(names))
    for name in names {
      #expect(try files.entry(at: folder.appending(name)).size == 3)
    }
  }

  @Test func unreadableFilesHaveAReason() throws {
    make(FileName("plain"))
    #expect(throws: FileSystemError.notFound) { try self.files.entries(of: self.place("none")) }
    #expect(throws: FileSystemError.notAFolder) {
      try self.files.entries(of: self.place("plain"))
    }
    #expect(throws: FileSystemError.notFound) { try self.files.entry(at: self.place("none")) }
    let long = String(repeating: "x", count: 300)
    #expect(throws: FileSystemError.nameTooLong) { try self.files.entry(at: self.place(long)) }
    unsafe symlink("circle", Self.path(place("circle")))
    #expect(throws: FileSystemError.tooManyLinks) {
      try self.files.entries(of: self.place("circle"))
    }
    let isRoot = geteuid() == 0
    unsafe mkdir(Self.path(place("closed")), 0)
    if !isRoot {
      #expect(throws: FileSystemError.noPermission) {
        try self.files.entries(of: self.place("closed"))
      }
      #expect(!files.isWritable(place("closed")))
    }
    #expect(files.isWritable(folder))
    #expect(!files.isWritable(place("none")))
  }

  @Test func theCurrentFolderIsThatOfTheProcess() throws {
    guard let path = unsafe getcwd(nil, 0) else { throw FileSystemError.noPermission }
    defer { unsafe free(path) }
    let current = unsafe String(cString: path)
    // Tests run in the folder of the package.
    try #require(current != "/")
    #expect(files.currentFolder == FileLocation(current))
    #expect(files.currentFolder.name != nil)
  }

  @Test func theRootAndTheFolderOfTheProgramAreThere() throws {
    #expect(try files.entry(at: .root).kind == .folder)
    #expect(try files.entry(at: files.currentFolder).kind == .folder)
    #expect(!files.answersAtOnce)
    #expect(files.homeFolder.bytes.first == 0x2F)
  }

  private func save(_ text: String, as name: String) {
    let file = unsafe open(Self.path(place(name)), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let bytes = Array(text.utf8)
    unsafe _ = HanokSystem.write(file, bytes, bytes.count)
    close(file)
  }

  @Test(arguments: [0, 1, 5_000, 300_000])
  func aFileIsReadUpToALimit(size: Int) throws {
    make(FileName("plain"), size: size)
    #expect(try files.read(place("plain"), upTo: size).count == size)
    if size == 0 { return }
    #expect(throws: FileSystemError.tooLarge) {
      try self.files.read(self.place("plain"), upTo: size - 1)
    }
  }

  @Test func aFileWithoutASizeIsReadToItsEnd() throws {
    let status = FileLocation("/proc/self/status")
    guard unsafe access("/proc/self/status", R_OK) == 0 else { return }
    #expect(try files.text(of: status, upTo: 1 << 20).contains("Name:"))
    #expect(throws: FileSystemError.tooLarge) { try self.files.read(status, upTo: 10) }
  }

  @Test func textIsUTF8WithoutAByteOrderMark() throws {
    save("\u{FEFF}빵\n", as: "marked")
    #expect(try files.text(of: place("marked"), upTo: 100) == "빵\n")
    save("", as: "empty")
    #expect(try files.text(of: place("empty"), upTo: 0) == "")
    let file = unsafe open(Self.path(place("latin")), O_WRONLY | O_CREAT, 0o600)
    unsafe _ = HanokSystem.write(file, [0x63, 0xE9] as [UInt8], 2)
    close(file)
    #expect(throws: FileSystemError.notText) {
      try self.files.text(of: self.place("latin"), upTo: 100)
    }
  }

  @Test func onlyFilesAreRead() throws {
    unsafe mkdir(Self.path(place("inner")), 0o700)
    unsafe mkfifo(Self.path(place("pipe")), 0o600)
    #expect(throws: FileSystemError.isAFolder) {
      try self.files.read(self.place("inner"), upTo: 9)
    }
    #expect(throws: FileSystemError.notAFile) { try self.files.read(self.place("pipe"), upTo: 9) }
    #expect(throws: FileSystemError.notFound) { try self.files.read(self.place("none"), upTo: 9) }
  }

  @Test(arguments: [
    (FileSystemError.notFound, "exist"), (.isAFolder, "folder"), (.notAFile, "opened"),
    (.tooLarge, "large"), (.notText, "UTF-8"), (.init(code: 5), "5"),
  ])
  func eachErrorHasASentence(error: FileSystemError, word: String) {
    let localizer = Localizer(catalog: Catalog(compiled: [.toolkit]), language: .english)
    let sentence = localizer.string(error.message(for: place("notes")))
    #expect(sentence.contains("“notes”") && sentence.contains(word))
  }

  @Test func theDoubleReadsWhatWasAdded() throws {
    let double = ScriptedFileSystem()
    double.add("/home/ann/notes.txt", text: "빵")
    double.add("/home/ann/zeros", size: 3)
    let notes = FileLocation("/home/ann/notes.txt")
    #expect(try double.text(of: notes, upTo: 10) == "빵")
    #expect(try double.read(FileLocation("/home/ann/zeros"), upTo: 3) == [0, 0, 0])
    #expect(throws: FileSystemError.tooLarge) { try double.read(notes, upTo: 2) }
    #expect(throws: FileSystemError.isAFolder) {
      try double.read(FileLocation("/home/ann"), upTo: 2)
    }
    double.fail("/home/ann/notes.txt", with: .noPermission)
    #expect(throws: FileSystemError.noPermission) { try double.read(notes, upTo: 10) }
  }
}
