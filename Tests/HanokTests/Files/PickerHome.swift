import Hanok
import HanokTesting

/// A folder with files, and a screen above which pickers show it.
final class PickerHome {
  let files = ScriptedFileSystem()
  private(set) var root = ScreenOfViews([Button(.verbatim("go"))])

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

  func show(
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
}

extension Stage {
  /// The names in the table of the topmost screen.
  var listedNames: [String] {
    window.elements.flatMap { node in
      node.view is TableView ? (0..<node.count).compactMap { node.element(at: $0)?.label } : []
    }.map { application.traits.localizer.string($0) }
  }

  /// The problem below the picker's field; nil for none.
  var problemOfField: String? {
    // The sign is in the field, the words are in the row below it.
    let lines = screen.text.split(separator: "\n")
    guard let row = lines.lastIndex(where: { $0.contains(" !") }), row + 1 < lines.count else {
      return nil
    }
    return lines[row + 1].split(separator: "│").dropFirst().first?
      .split(separator: " ").joined(separator: " ")
  }
}

extension FilePicker {
  /// The name in the row with the keys.
  var cursorText: String? {
    let tables = view.visibleDescendants.compactMap { $0 as? TableView }
    guard let table = tables.first, let path = table.cursorRow,
      let localizer = view.traits?.localizer
    else { return nil }
    return localizer.string(tableView(table, rowAt: path).cells[0])
  }
}

extension Window {
  /// Uses the element of a name.
  func activateElement(_ label: String) -> Bool {
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
