import HanokFiles
import HanokLocalization
import HanokReview
import HanokUnicode

/// A table in the source language and in another one, with the translations that aren't saved yet.
///
/// Saving changes what was edited and no other byte. What somebody else has written meanwhile is kept:
/// the file is read again, and the edits are made in it.
struct TranslationTable: Sendable {
  /// A translation that isn't saved yet.
  private struct Edit: Sendable {
    /// The content of the file when the edit was made.
    var base: TranslationItem.Content?
  }

  /// An entry that somebody else has changed while it was edited here.
  struct Conflict: Sendable, Hashable {
    let id: TranslationItem.ID
    /// The value in the file, or nil if the entry was removed.
    let theirs: String?
    let mine: String
  }

  /// The name of the table.
  let name: String
  /// The path of the translated file, which may not exist; nil keeps the table in memory.
  let path: String?
  /// The folder of all languages, which is locked while the file is written.
  private let folder: LocalizationFolder?
  /// The source language's table.
  let source: StringsFile
  /// The messages, in the order of the source language.
  private(set) var items: [TranslationItem]
  /// The translated file as it was last read or written.
  private(set) var file: StringsFile
  /// The bytes of the file, or nil if there was none.
  private var bytes: [UInt8]?
  private var edits: [String: Edit] = [:]
  private let places: [String: Int]
  /// The places of controls' labels and letters, by the groups that a review compares.
  private let controls: [String: [Int]]
  private let groups: ControlGroups
  /// The translations in the file that the source language has no message for, in their order.
  private(set) var setAside: [SetAsideTranslation] = []
  /// The keys whose texts are typed and not edits yet.
  private var heldKeys: Set<String> = []
  /// The keys whose entries other programs have changed, until they are taken.
  private var foreignKeys: Set<String> = []

  /// Reads a table in both languages.
  ///
  /// - Throws: The problem of a file that can't be read.
  init(_ name: String, of project: TranslationProject, in language: LanguageTag) throws(Problem) {
    let source = try project.sourceFile(of: name)
    let path = try project.path(of: name, in: language)
    let bytes = try Self.read(path)
    self.init(
      name, source: source ?? StringsFile(""), path: path, bytes: bytes, in: project.folder)
  }

  /// Creates a table from what was read.
  init(
    _ name: String, source: StringsFile, path: String? = nil, bytes: [UInt8]?,
    in folder: LocalizationFolder? = nil
  ) {
    self.name = name
    self.path = path
    self.folder = folder
    self.source = source
    self.bytes = bytes
    file = StringsFile(bytes ?? [], path: path ?? "")
    var items: [TranslationItem] = []
    var places: [String: Int] = [:]
    var groupComment = ""
    for piece in source.pieces {
      switch piece {
      case .entry(let entry) where entry.isSound:
        if !entry.comment.isEmpty { groupComment = entry.comment }
        places[entry.key.value] = items.count
        items.append(
          TranslationItem(
            id: .init(table: name, key: entry.key.value), source: entry.value.value,
            sourceComment: entry.comment, groupComment: groupComment))
      case .space(let bytes) where Self.isGap(bytes): groupComment = ""
      default: break
      }
    }
    self.items = items
    self.places = places
    let groups = ControlGroups(items.map(\.id.key))
    self.groups = groups
    controls = items.indices.reduce(into: [:]) { controls, place in
      if let group = groups.group(of: items[place].id.key) {
        controls[group, default: []].append(place)
      }
    }
    showFile()
    foreignKeys = []
  }

  /// Whether white space has an empty line.
  private static func isGap(_ space: [UInt8]) -> Bool {
    space.count { $0 == UInt8(ascii: "\n") } > 1
  }

  /// Returns the place of a key, or nil if the source language doesn't have it.
  func place(of key: String) -> Int? { places[key] }

  /// Returns the letters of controls and their labels beside a key that is one, which a review compares.
  ///
  /// Other keys have none.
  func siblings(of key: String) -> [TranslationItem] {
    let places = groups.group(of: key).flatMap { controls[$0] } ?? []
    return places.map { items[$0] }.filter { $0.id.key != key }
  }

  /// Whether there is a translation that isn't saved yet.
  var hasEdits: Bool { !edits.isEmpty }

  /// The number of messages that nobody has to look at.
  var translatedCount: Int { items.count { !$0.isOpen } }

  /// Replaces the content of an item; ``save()`` writes it.
  mutating func edit(_ key: String, _ content: TranslationItem.Content?) {
    guard let place = places[key], items[place].content != content else { return }
    if edits[key] == nil { edits[key] = Edit(base: items[place].content) }
    items[place].content = content
  }

  /// Writes the edits into the file as it is now.
  ///
  /// - Returns: The entries that somebody else has changed meanwhile; their edits wait for
  ///   ``settle(_:keepsMine:)``.
  /// - Throws: The problem of a file that can't be read or written; the edits wait.
  mutating func save() throws(Problem) -> [Conflict] {
    guard hasEdits else { return [] }
    guard let folder, let path else { return try mergeAndWrite() }
    try folder.checkThatIsInside(path)
    return try FolderLock.hold(folder.path) { () throws(Problem) in try mergeAndWrite() }
  }

  private mutating func mergeAndWrite() throws(Problem) -> [Conflict] {
    if let path { show(try Self.read(path)) }
    try checkThatEditedKeysAreRead()
    let conflicts = conflicts
    let held = Set(conflicts.map(\.id.key))
    let written = items.indices.filter { place in
      edits[items[place].id.key] != nil && !held.contains(items[place].id.key)
    }
    var editor = TableEditor(file)
    for place in written { write(items[place], to: &editor) }
    let new = editor.result
    let result = new.bytes
    if result != bytes {
      if let path { try FileReplacement.write(result, to: path) }
      bytes = result
      file = new
    }
    for place in written {
      edits[items[place].id.key] = nil
      items[place].content = file.entry(items[place].id.key).map(Self.content)
    }
    return conflicts
  }

  /// Takes over what is in the file now, if somebody has changed it.
  private mutating func show(_ now: [UInt8]?) {
    guard now != bytes else { return }
    bytes = now
    file = StringsFile(now ?? [], path: path ?? "")
    showFile()
  }

  /// The file as another program has written it.
  struct Rewritten: Sendable {
    fileprivate let former: [UInt8]?
    fileprivate let bytes: [UInt8]
    fileprivate let file: StringsFile
  }

  /// Reads the file again, and returns its content if another program has changed it.
  ///
  /// A file that is away or empty is about to be written.
  func rewritten() -> Rewritten? {
    guard let path, let now = try? Self.read(path), !now.isEmpty, now != bytes else { return nil }
    return Rewritten(former: bytes, bytes: now, file: StringsFile(now, path: path))
  }

  /// Takes over what another program has written, unless the file was read or written since.
  mutating func show(_ rewritten: Rewritten) {
    guard rewritten.former == bytes else { return }
    bytes = rewritten.bytes
    file = rewritten.file
    showFile()
  }

  /// Whether other programs have changed entries whose keys weren't taken yet.
  var hasForeignKeys: Bool { !foreignKeys.isEmpty }

  /// Takes the keys whose entries other programs have changed.
  mutating func takeForeignKeys() -> Set<String> {
    defer { foreignKeys = [] }
    return foreignKeys
  }

  /// Keeps items as they are while the file is read again: their texts are typed, and become edits of what
  /// the items were when that began.
  ///
  /// Items that are no longer kept have the contents of the file.
  mutating func hold(_ keys: Set<String>) {
    let released = heldKeys.subtracting(keys)
    heldKeys = keys
    for place in released.compactMap({ places[$0] }) {
      let entry = file.entry(items[place].id.key)
      showEntry(at: place, entry.flatMap { $0.isSound ? Self.content(of: $0) : nil })
    }
  }

  /// Keeps an item as it was when its text was typed, in an editor that is gone.
  mutating func hold(_ key: String, translatedAs text: String) {
    guard let place = places[key], items[place].translation != text else { return }
    var content = items[place].content
    content?.value = text
    items[place].content = content
    heldKeys.insert(key)
  }

  /// Decides on a conflict: the edit is written by the next ``save()``, or dropped.
  mutating func settle(_ conflict: Conflict, keepsMine: Bool) {
    let key = conflict.id.key
    guard edits[key] != nil, let place = places[key] else { return }
    let theirs = file.entry(key).map(Self.content)
    if keepsMine {
      edits[key] = Edit(base: theirs)
    } else {
      edits[key] = nil
      items[place].content = theirs
    }
  }

  /// The edits whose entry is neither what it was nor what it is to be.
  private var conflicts: [Conflict] {
    edits.compactMap { key, edit in
      guard let place = places[key], let mine = items[place].content else { return nil }
      let theirs = file.entry(key).map(Self.content)
      guard theirs != edit.base, theirs?.value != mine.value else { return nil }
      return Conflict(id: items[place].id, theirs: theirs?.value, mine: mine.value)
    }.sorted { $0.id.key < $1.id.key }
  }

  /// Throws the problem of a file in which an edited key is missing: it may be in what can't be read.
  private func checkThatEditedKeysAreRead() throws(Problem) {
    guard let problem = file.problems.first else { return }
    for key in edits.keys where file.index(of: key) == nil { throw problem }
  }

  /// Takes the contents of the file for all items that aren't edited.
  private mutating func showFile() {
    var contents: [String: TranslationItem.Content] = [:]
    setAside = []
    for case .entry(let entry) in file.pieces where entry.isSound {
      let key = entry.key.value
      contents[key] = Self.content(of: entry)
      if places[key] == nil, let text = SetAsideTranslation(entry) { setAside.append(text) }
    }
    for place in items.indices { showEntry(at: place, contents[items[place].id.key]) }
  }

  /// Takes a content of the file for an item that isn't edited here.
  private mutating func showEntry(at place: Int, _ content: TranslationItem.Content?) {
    let key = items[place].id.key
    guard items[place].content != content, edits[key] == nil, !heldKeys.contains(key) else {
      return
    }
    items[place].content = content
    foreignKeys.insert(key)
  }

  private static func content(of entry: StringsEntry) -> TranslationItem.Content {
    TranslationItem.Content(value: entry.value.value, note: entry.note)
  }

  /// Returns the nearest key before an item that the file has, or is given.
  private func previous(of item: TranslationItem, in editor: TableEditor) -> String? {
    guard let place = places[item.id.key] else { return nil }
    return items[..<place].last { editor.has($0.id.key) }?.id.key
  }

  private func write(_ item: TranslationItem, to editor: inout TableEditor) {
    guard let content = item.content else { return }
    let key = item.id.key
    if editor.has(key) {
      editor.set(key, content.value, note: content.note)
    } else {
      let previous = previous(of: item, in: editor)
      editor.insert(key, content.value, note: content.note, after: previous)
    }
  }

  private static func read(_ path: String) throws(Problem) -> [UInt8]? {
    do throws(Problem) {
      return try FileReader.bytes(of: path)
    } catch {
      if error.kind == .missingFile { return nil }
      throw error
    }
  }
}
