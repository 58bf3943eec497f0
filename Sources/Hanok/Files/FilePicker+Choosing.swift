import HanokLocalization
import MessageFormat

/// The typed text and the choice.
extension FilePicker {
  /// Performs the action of the last button.
  func finish() {
    switch mode {
    case .folder: choose(folder)
    case .save: save()
    case .file where !field.text.isEmpty, .files where !field.text.isEmpty: openTypedPath()
    case .files where !chosenEntries.isEmpty: choose(chosenEntries.map(\.name))
    case .file, .files:
      // In every folder, the row of the folder above has the focus first: it wasn't chosen.
      guard let path = tableView.cursorRow, entry(at: path) != nil else {
        return say(.Hanok.filesNoFile)
      }
      tableView(tableView, performPrimaryActionForRowAt: path)
    }
  }

  func enterField() {
    if isSaving { save() } else if !field.text.isEmpty { openTypedPath() }
  }

  /// Answers with files of the folder, if they still exist.
  func choose(_ names: [FileName]) {
    let (fileSystem, folder) = (fileSystem, folder)
    let places = names.map { folder.appending($0) }
    perform { () throws(FileSystemError) in
      for place in places {
        do throws(FileSystemError) { _ = try fileSystem.entry(at: place) } catch {
          return (place, error) as (FileLocation, FileSystemError)?
        }
      }
      return nil
    } then: { [weak self] result in
      guard let self else { return }
      guard case .success(let (place, error)?) = result else { return give(places) }
      readAgain(saying: error.message(for: place))
    }
  }

  /// Answers with a folder, if it still exists.
  private func choose(_ folder: FileLocation) {
    let fileSystem = fileSystem
    perform { () throws(FileSystemError) in
      _ = try fileSystem.entries(of: folder)
    } then: { [weak self] result in
      guard case .failure(let error) = result else { self?.give([folder]); return }
      self?.readAgain(saying: error.message(for: folder))
    }
  }

  // Typed paths.

  /// Returns the location of a typed path, relative to the current folder.
  private func place(of typed: String) -> FileLocation {
    let isHome = typed == "~" || typed.hasPrefix("~/")
    let start = isHome ? fileSystem.homeFolder : folder
    return start.appending(path: (isHome ? String(typed.dropFirst(2)) : typed).utf8)
  }

  private func openTypedPath() {
    let (fileSystem, place) = (fileSystem, place(of: field.text))
    perform { () throws(FileSystemError) in
      try fileSystem.entry(at: place).kind
    } then: { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(.folder):
        field.text = ""
        show(place)
      case .success(.file) where mode != .folder: give([place])
      case .success(.brokenLink): say(FileSystemError.notFound.message(for: place))
      case .success(.file): say(FileSystemError.notAFolder.message(for: place))
      case .success(.other): say(.Hanok.filesNotAFile(name: place.shownName))
      case .failure(let error): say(error.message(for: place))
      }
    }
  }

  /// Moves the table's focus to the first name that begins with the typed text.
  func findTypedName() {
    fieldRow.hint = nil
    let typed = Array(field.text.utf8)
    guard !isSaving, !typed.isEmpty else { return }
    let entries = listing.entries
    for index in entries.indices where entries[index].name.bytes.starts(with: typed) {
      return moveKeys(to: RowPath(index + firstEntryRow))
    }
  }

  /// Completes a typed path by the common beginning of the matching names, or else lists them.
  ///
  /// - Returns: Whether it was tried: a second Tab moves on to the next view.
  func complete() -> Bool {
    let typed = field.text
    let isName = isSaving && !typed.utf8.contains(Self.slash)
    guard !isName, !typed.isEmpty, typed != completedText else { return false }
    completedText = typed
    let directory = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    let known = directory.isEmpty ? contents : nil
    let (fileSystem, place, showsFiles) = (fileSystem, place(of: directory), mode != .folder)
    perform { () throws(FileSystemError) in
      let entries = if let known { known } else { try fileSystem.entries(of: place) }
      return FileCompletion(typed, among: entries, showsFiles: showsFiles)
    } then: { [weak self] result in
      guard let self, field.text == typed, case .success(let completion) = result else { return }
      show(completion, of: typed)
    }
    return true
  }

  private static let listedNames = 4

  private func show(_ completion: FileCompletion, of typed: String) {
    guard completion.text == typed else {
      field.text = completion.text
      return findTypedName()
    }
    let names = completion.candidates.sorted()
    guard names.count > 1 else { return }
    let listed = Array(names.prefix(Self.listedNames))
    fieldRow.hint = .Hanok.filesCandidates(count: names.count - listed.count, names: listed)
  }

  // Saving.

  private static let slash = UInt8(ascii: "/")

  /// Answers with the location of a name in the folder, or of a typed path.
  ///
  /// The path may lead to another folder; the path of a folder shows that folder.
  private func save() {
    let typed = field.text
    if typed.isEmpty { return say(.Hanok.filesNoName) }
    if typed == "." || typed == ".." { return say(.Hanok.filesReservedName(name: typed)) }
    let isPath = typed == "~" || typed.utf8.contains(Self.slash)
    let isFolder = typed.utf8.last == Self.slash
    let (fileSystem, place) = (fileSystem, place(of: typed))
    let folder = place.parent
    perform { () throws(FileSystemError) in
      let isWritable = fileSystem.isWritable(folder)
      do throws(FileSystemError) {
        return (isWritable, try fileSystem.entry(at: place).kind as FileEntry.Kind?)
      } catch {
        guard error == .notFound, !isFolder else { throw error }
        // The folder may have been removed, too.
        guard try fileSystem.entry(at: folder).kind == .folder else { throw .notAFolder }
        return (isWritable, nil)
      }
    } then: { [weak self] result in
      guard let self else { return }
      switch result {
      case .success((_, .folder?)) where isPath:
        if case .save(let name) = mode { field.text = name }
        show(place)
      case .success((_, .folder?)): say(.Hanok.filesIsFolder(name: place.shownName))
      case .success((_, .file?)) where isFolder:
        say(FileSystemError.notAFolder.message(for: place))
      case .success((_, .file?)): askToReplace(place)
      case .success((_, _?)): say(.Hanok.filesNotAFile(name: place.shownName))
      case .success((false, nil)): say(.Hanok.filesReadOnly)
      case .success((true, nil)): give([place])
      case .failure(let error):
        let isAbove = [.notFound, .notAFolder].contains(error) && !isFolder
        say(error.message(for: isAbove ? folder : place))
      }
    }
  }

  private func askToReplace(_ place: FileLocation) {
    let replace = AlertAction(.Hanok.filesReplace, style: .destructive) { [weak self] in
      self?.give([place])
    }
    present(
      AlertController(
        .Hanok.filesReplaceTitle(name: place.shownName), message: .Hanok.filesReplaceText,
        actions: [.cancel(), replace]))
  }
}

nonisolated extension FileLocation {
  /// The last name, or the slash of the root, for display.
  var shownName: String { name?.shownText ?? "/" }
}
