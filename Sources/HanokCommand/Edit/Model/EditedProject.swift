import HanokLocalization
import HanokUnicode

/// A language's tables beside those of the source language, as a translator edits them.
///
/// Tables are added as they are read, so that the first one is shown before the others are there.
struct EditedProject: Sendable {
  /// A change of an item, which can be undone.
  private struct Change: Sendable {
    let id: TranslationItem.ID
    let old: TranslationItem.Content?
    let new: TranslationItem.Content?
  }

  /// The tables on the disk, of which some aren't read yet; nil for tables in memory.
  let files: TranslationProject?
  /// The language that is edited.
  let language: LanguageTag
  /// The names of the source language's tables, in order.
  let tableNames: [String]
  /// The tables that were read, in order.
  private(set) var tables: [TranslationTable] = []
  private var undone: [Change] = []
  private var done: [Change] = []

  /// Creates a project without reading a table.
  ///
  /// - Parameter toolkit: The folder of the toolkit's tables, whose translations the package may have,
  ///   too; nil without one.
  init(
    _ folder: LocalizationFolder, toolkit: LocalizationFolder? = nil, language: LanguageTag,
    tables: [String]? = nil
  ) {
    files = TranslationProject(folder, toolkit: toolkit)
    self.language = language
    tableNames = (tables ?? folder.source?.tables ?? []).sorted(by: Self.isBefore)
  }

  /// Creates a project of tables in memory.
  init(_ tables: [TranslationTable], language: LanguageTag) {
    files = nil
    self.language = language
    tableNames = tables.map(\.name)
    self.tables = tables
  }

  /// The folder of the tables; nil for tables in memory.
  var folder: LocalizationFolder? { files?.folder }

  /// Adds a table that was read; the tables stay in order.
  mutating func add(_ table: TranslationTable) {
    tables.append(table)
    tables.sort { Self.isBefore($0.name, $1.name) }
  }

  /// Whether a table comes before another one: Hanok's own words come after the program's.
  private static func isBefore(_ name: String, _ other: String) -> Bool {
    (name.hasPrefix("Hanok") ? 1 : 0, name) < (other.hasPrefix("Hanok") ? 1 : 0, other)
  }

  /// Returns an item, or nil if there is none.
  subscript(_ id: TranslationItem.ID) -> TranslationItem? {
    guard let index = tables.firstIndex(where: { $0.name == id.table }),
      let place = tables[index].place(of: id.key)
    else { return nil }
    return tables[index].items[place]
  }

  /// Returns the letters of controls, and the labels that they are for, beside a message that is one.
  func siblings(of id: TranslationItem.ID) -> [TranslationItem] {
    tables.first { $0.name == id.table }?.siblings(of: id.key) ?? []
  }

  /// The number of messages that were read.
  var count: Int { tables.reduce(0) { $0 + $1.items.count } }

  /// The number of messages that are translated.
  var translatedCount: Int { tables.reduce(0) { $0 + $1.translatedCount } }

  /// Whether there is a translation that isn't saved yet.
  var hasEdits: Bool { tables.contains(where: \.hasEdits) }

  /// Replaces the translation of an item, in a way that can be undone.
  ///
  /// - Parameter text: The translation; an empty one marks the item as yet to be translated.
  /// - Returns: Whether something has changed.
  @discardableResult
  mutating func translate(_ id: TranslationItem.ID, as text: String) -> Bool {
    guard let item = self[id] else { return false }
    let change = Change(id: id, old: item.content, new: item.content(translated: text))
    if change.old == change.new { return false }
    set(id, change.new)
    done.append(change)
    undone = []
    return true
  }

  /// Whether there is a change to undo.
  var canUndo: Bool { !done.isEmpty }
  /// Whether there is an undone change.
  var canRedo: Bool { !undone.isEmpty }

  /// Undoes the last change, and returns its item.
  mutating func undo() -> TranslationItem.ID? {
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    restore(change.id, change.old)
    return change.id
  }

  /// Redoes the last undone change, and returns its item.
  mutating func redo() -> TranslationItem.ID? {
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    set(change.id, change.new)
    return change.id
  }

  /// Writes the edits of all tables.
  ///
  /// - Returns: The entries that somebody else has changed meanwhile.
  /// - Throws: The first problem of a file; the other tables are written.
  mutating func save() throws(Problem) -> [TranslationTable.Conflict] {
    var conflicts: [TranslationTable.Conflict] = []
    var failure: Problem?
    for index in tables.indices {
      do throws(Problem) { conflicts += try tables[index].save() } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return conflicts
  }

  /// Decides on a conflict.
  mutating func settle(_ conflict: TranslationTable.Conflict, keepsMine: Bool) {
    guard let index = tables.firstIndex(where: { $0.name == conflict.id.table }) else { return }
    tables[index].settle(conflict, keepsMine: keepsMine)
  }

  /// Returns translations of the same source text elsewhere, each once.
  func suggestions(for item: TranslationItem, atMost count: Int) -> [String] {
    var found: [String] = []
    for table in tables {
      for other in table.items where other.source == item.source && other.id != item.id {
        let text = other.translation
        guard other.state == .translated, !found.contains(text), text != item.translation
        else { continue }
        found.append(text)
        if found.count == count { return found }
      }
    }
    return found
  }

  /// Restores what an entry was; one that was added stays, as yet to be translated.
  private mutating func restore(_ id: TranslationItem.ID, _ old: TranslationItem.Content?) {
    set(id, old ?? self[id]?.content(translated: ""))
  }

  private mutating func set(_ id: TranslationItem.ID, _ content: TranslationItem.Content?) {
    guard let index = tables.firstIndex(where: { $0.name == id.table }) else { return }
    tables[index].edit(id.key, content)
  }
}
