import Hanok

/// Files to open, or to save under a name, with the last choice.
final class FilePickerScreen: ViewController {
  private let answer = Label(.Gallery.filePickerNone)
  private let openButton = Button(.Gallery.filePickerOpen)
  private let saveButton = Button(.Gallery.filePickerSave)

  override func loadView() {
    answer.numberOfLines = 0
    view = StackView(
      .vertical, alignment: .leading, views: [openButton, saveButton, SpacerView(1), answer])
    view.layoutMargins = DirectionalEdgeInsets(x: 1, y: 0)
  }

  override func viewDidLoad() {
    openButton.addTarget(self, action: FilePickerScreen.open)
    saveButton.addTarget(self, action: FilePickerScreen.save)
  }

  private func open() { choose(.files) }

  private func save() { choose(.save(name: "Notes.txt")) }

  private func choose(_ mode: FilePicker.Mode) {
    let picker = FilePicker(mode, fileSystem: SampleFiles())
    picker.allowedExtensions = ["txt", "ods"]
    picker.timeZone = .utc
    picker.handler = { [weak self] places in
      self?.answer.message = .Gallery.filePickerAnswer(paths: places.map(\.shownText))
    }
    present(picker)
  }
}

/// A few files in memory; without a file system, a picker shows the machine's files.
private nonisolated struct SampleFiles: FileSystem {
  private static let home = FileLocation("/home/anna")
  private static let texts = [
    "사진 목록.txt", "予定表.txt", "رسالة.txt", "Budget 10.ods", "Budget 2.ods", "Fahrplan.pdf",
    ".profile",
  ]

  var answersAtOnce: Bool { true }
  var homeFolder: FileLocation { Self.home }
  var currentFolder: FileLocation { FileLocation("/home/anna/Documents/Letters/2026") }

  func entries(of folder: FileLocation) throws(FileSystemError) -> [FileEntry] {
    if folder == FileLocation("/root") { throw .noPermission }
    let path = currentFolder.ancestors
    guard let depth = path.firstIndex(of: folder) else { throw .notFound }
    if depth < path.count - 1 {
      let name = path[depth + 1].name ?? FileName("")
      let others = folder.isRoot ? [FileEntry(FileName("root"), kind: .folder)] : []
      return [FileEntry(name, kind: .folder, modified: Self.day(0))] + others
    }
    return Self.texts.enumerated().map { index, name in
      FileEntry(
        FileName(name), kind: .file, size: 700 << (3 * index), modified: Self.day(index))
    }
  }

  func entry(at location: FileLocation) throws(FileSystemError) -> FileEntry {
    if location.isRoot { return FileEntry(FileName("/"), kind: .folder) }
    let entry = try entries(of: location.parent).first { $0.name == location.name }
    guard let entry else { throw .notFound }
    return entry
  }

  func isWritable(_ folder: FileLocation) -> Bool { true }

  func read(_ file: FileLocation, upTo limit: Int) throws(FileSystemError) -> [UInt8] {
    throw .noPermission
  }

  /// Returns a day in the autumn of 2026, at noon.
  private static func day(_ number: Int) -> Instant? {
    Instant(milliseconds: Double(1_795_348_800 - 864_000 * number) * 1_000)
  }
}
