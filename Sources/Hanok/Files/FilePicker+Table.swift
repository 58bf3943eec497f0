import HanokLocalization
import MessageFormat

/// The table of a folder: a row for the folder above, then the entries.
extension FilePicker: TableViewDataSource, TableViewDelegate {
  var firstEntryRow: Int { folder.isRoot ? 0 : 1 }

  /// Returns the entry of a row, or nil for the folder above.
  func entry(at path: RowPath) -> FileEntry? {
    let index = path.row - firstEntryRow
    return listing.entries.indices.contains(index) ? listing.entries[index] : nil
  }

  /// Whether a row opens a folder, such as the one above.
  func isFolder(_ path: RowPath) -> Bool { (entry(at: path)?.kind ?? .folder) == .folder }

  /// The name in the row with the focus, or nil for the folder above.
  var cursorName: FileName? { tableView.cursorRow.flatMap { entry(at: $0)?.name } }

  /// The selected files, if several may be selected.
  var chosenEntries: [FileEntry] {
    guard tableView.allowsMultipleSelection else { return [] }
    return tableView.selectedRows.compactMap { entry(at: $0) }.filter { $0.kind == .file }
  }

  /// Returns the number of entries, including the folder above.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    listing.entries.count + firstEntryRow
  }

  /// Returns a row with the name, the size or the kind, and the date.
  public func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    guard let entry = entry(at: path) else {
      return TableRow(.Hanok.filesParent, style: \.secondary)
    }
    var row = TableRow([.verbatim(entry.name.shownText), size(of: entry), date(of: entry)])
    if entry.kind == .folder { row.style = \.strong }
    row.isEnabled = entry.kind == .folder || entry.kind == .file
    return row
  }

  private func size(of entry: FileEntry) -> Message {
    switch entry.kind {
    case .folder: .Hanok.filesFolder
    case .file: .Hanok.filesBytes(size: entry.size)
    case .brokenLink: .Hanok.filesBroken
    case .other: .Hanok.filesOther
    }
  }

  private func date(of entry: FileEntry) -> Message {
    guard let modified = entry.modified else { return .verbatim("") }
    return .Hanok.filesDate(date: MessageDate.instant(modified, timeZone))
  }

  /// Opens a folder, or chooses a file.
  public func tableView(_ tableView: TableView, performPrimaryActionForRowAt path: RowPath) {
    guard let entry = entry(at: path) else { return goUp() }
    switch (entry.kind, mode) {
    case (.folder, _): show(folder.appending(entry.name))
    case (.file, .file): choose([entry.name])
    case (.file, .files):
      let chosen = chosenEntries.map(\.name)
      choose(chosen.isEmpty ? [entry.name] : chosen)
    case (.file, .save) where entry.name.isTypeable:
      field.text = entry.name.text ?? ""
      field.becomeFirstResponder()
    default: break
    }
  }

  /// Sorts the entries in another order.
  public func tableView(_ tableView: TableView, sortOrderDidChange order: TableSortOrder) {
    arrange()
  }
}

/// The table of files: a typed line opens a folder, also if several files may be chosen.
final class FileTableView: TableView {
  override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    guard var element = super.accessibilityElement(at: index) else { return nil }
    let path = RowPath(index)
    guard allowsMultipleSelection, numberOfRows > 0, let picker = delegate as? FilePicker,
      picker.isFolder(path)
    else { return element }
    element.traits.remove([.multipleChoice, .selected])
    element.activate = { [weak self, weak picker] in
      guard let self, let picker, isUsable else { return false }
      picker.tableView(self, performPrimaryActionForRowAt: path)
      return true
    }
    return element
  }
}
